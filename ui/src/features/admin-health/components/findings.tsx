import { CircleCheck, TriangleAlert } from "lucide-react";
import { Link } from "react-router-dom";
import type { Finding } from "@/api/types";
import { paths } from "@/config/paths";
import { useAdminTexts } from "@/texts/admin";
import { useFindingTexts } from "@/texts/admin-findings";
import { useHealthTexts } from "@/texts/admin-health";

/** Where something can be done about it in the back office. */
const PLACES: Partial<Record<Finding, { to: string; page: "overview" | "settings" }>> = {
  mail_nowhere: { to: paths.adminPage("settings"), page: "settings" },
  mail_failed: { to: paths.admin, page: "overview" },
  mail_waiting: { to: paths.admin, page: "overview" },
};

/** What the owner should do something about, the worst first; or that all is well. */
export function Findings({ findings }: { findings: readonly Finding[] }) {
  const texts = useHealthTexts();
  const well = findings.length === 0;
  return (
    <>
      <p role="status" className="flex items-center gap-2 text-lg font-semibold">
        {well ? (
          <CircleCheck size={22} aria-hidden="true" className="shrink-0 text-accent" />
        ) : (
          <TriangleAlert size={22} aria-hidden="true" className="shrink-0 text-offer" />
        )}
        <span>{well ? texts.well : texts.needed(findings.length)}</span>
      </p>
      {!well && (
        <ul className="mt-4 grid gap-3">
          {findings.map((finding) => (
            <FindingCard key={finding} finding={finding} />
          ))}
        </ul>
      )}
    </>
  );
}

function FindingCard({ finding }: { finding: Finding }) {
  const { pages } = useAdminTexts();
  const { todo: label } = useHealthTexts();
  const { title, meaning, todo } = useFindingTexts().findings[finding];
  const place = PLACES[finding];
  return (
    <li className="rounded-lg border border-offer p-4 sm:p-5">
      <h2 className="font-semibold">{title}</h2>
      <p className="mt-1 max-w-2xl">{meaning}</p>
      <p className="mt-2 max-w-2xl">
        <span className="font-semibold">{label}</span> <span>{todo}</span>
      </p>
      {place && (
        <Link
          to={place.to}
          className="mt-1 inline-flex min-h-11 items-center text-accent underline sm:min-h-9"
        >
          {pages[place.page]}
        </Link>
      )}
    </li>
  );
}
