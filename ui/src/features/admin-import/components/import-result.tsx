import { Link } from "react-router-dom";
import { buttonClass } from "@/components/ui/button";
import { paths } from "@/config/paths";
import { useImportTexts } from "@/texts/admin-import";
import { said } from "@/texts/language";
import type { ImportProgress } from "../api/types";
import { Facts } from "./facts";
import { FaultTable } from "./fault-table";
import { StepHeading } from "./step-heading";

interface ImportResultProps {
  progress: ImportProgress;
  state: "done" | "failed" | "cancelled";
  /** This page without an import. */
  start: string;
}

/** What became of an import. */
export function ImportResult({ progress, state, start }: ImportResultProps) {
  const texts = useImportTexts().result;
  const { added, updated, unchanged, failed, failures, withoutPicture } = progress;
  return (
    <section aria-labelledby="result" className="flex flex-col gap-6">
      <div>
        <StepHeading id="result">{texts.titles[state]}</StepHeading>
        <p className={state === "failed" ? "text-offer" : "text-muted"}>{said(progress)}</p>
      </div>
      <Facts
        label={texts.facts}
        facts={[
          { label: texts.added, value: added },
          { label: texts.updated, value: updated },
          { label: texts.unchanged, value: unchanged },
          { label: texts.failed, value: failed, warn: failed > 0 },
          ...(withoutPicture > 0
            ? [{ label: texts.withoutPicture, value: withoutPicture, warn: true }]
            : []),
        ]}
      />
      {withoutPicture > 0 && <p className="text-sm text-muted">{texts.withoutPictureHint}</p>}
      <div className="flex flex-wrap gap-3">
        <Link to={start} className={buttonClass("primary")}>
          {texts.another}
        </Link>
        <Link to={paths.adminPage("allproductadmin")} className={buttonClass("secondary")}>
          {texts.see}
        </Link>
      </div>
      {failures.length > 0 && (
        <section aria-label={texts.failures(failed)}>
          <h3 className="mb-2 font-semibold text-offer">{texts.failures(failed)}</h3>
          <FaultTable label={texts.failures(failed)} faults={failures} />
        </section>
      )}
    </section>
  );
}
