import { useState } from "react";
import { faultText } from "@/components/admin/use-picture-runs";
import { Button } from "@/components/ui/button";
import { languageOf } from "@/lib/language-of";
import { useImportPictureTexts } from "@/texts/admin-import-pictures";
import { usePictureTexts } from "@/texts/admin-pictures";
import { useFormat } from "@/texts/use-format";
import type { NamedPicture } from "../lib/match-pictures";
import type { SendFault } from "../lib/send-pictures";

/** Shown before somebody asks for more, and then. */
const FIRST = 20;
const MOST = 500;

interface PictureProblemsProps {
  names: readonly NamedPicture[];
  faults: ReadonlyMap<string, SendFault>;
}

/** The rows whose picture was not found or not sent, with what to do about it. */
export function PictureProblems({ names, faults }: PictureProblemsProps) {
  const format = useFormat();
  const texts = useImportPictureTexts();
  const text = useProblemText(faults);
  const [all, setAll] = useState(false);
  const problems = names.flatMap((named) => {
    const problem = text(named);
    return problem === undefined ? [] : named.rows.map((row) => ({ ...row, problem }));
  });
  if (problems.length === 0) return null;
  const most = Math.min(problems.length, MOST);
  const shown = problems.slice(0, all ? MOST : FIRST);
  const title = texts.problems(problems.length);
  return (
    <section aria-label={title}>
      <h4 className="font-semibold text-offer">{title}</h4>
      <p className="mb-2 text-sm text-muted">{texts.problemsHint}</p>
      <table aria-label={title} className="w-full text-left text-sm">
        <thead>
          <tr className="border-b border-line text-muted">
            <th scope="col" className="w-12 py-2 pr-4 text-right font-normal sm:w-16">
              {texts.row}
            </th>
            <th scope="col" className="w-24 py-2 pr-4 font-normal sm:w-60">
              {texts.product}
            </th>
            <th scope="col" className="py-2 font-normal">
              {texts.problem}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ row, title: product, color, problem }, index) => (
            <tr key={index} className="border-b border-line align-top">
              <td className="py-2 pr-4 text-right tabular-nums">{format.number(row)}</td>
              <td lang={languageOf(product)} className="py-2 pr-4 [overflow-wrap:anywhere]">
                {color === "" ? product : `${product} (${color})`}
              </td>
              <td className="py-2 [overflow-wrap:anywhere]">{problem}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < most && (
        <Button variant="secondary" className="mt-3" onClick={() => setAll(true)}>
          {(most < problems.length ? texts.moreFirst : texts.more)(most)}
        </Button>
      )}
    </section>
  );
}

function useProblemText(faults: ReadonlyMap<string, SendFault>) {
  const texts = useImportPictureTexts();
  const pictures = usePictureTexts();

  function said({ at, why }: SendFault): string {
    if (at === "address") {
      return why.fault === "status" ? texts.address.status(why.status) : texts.address[why.fault];
    }
    if (at === "zip") return texts.file[why];
    return at === "picture" ? faultText(pictures, why) : why.message || texts.failed;
  }

  return ({ name, place }: NamedPicture): string | undefined => {
    if (place === "missing") return texts.noFile(name);
    if (place === "unclear") return texts.unclear(name);
    if (place === "insecure") return texts.insecure(name);
    const fault = place === "came" ? undefined : faults.get(name);
    return fault && texts.ofName(name, said(fault));
  };
}
