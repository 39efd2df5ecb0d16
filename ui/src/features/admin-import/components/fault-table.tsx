import { MAX_IMPORT_FAULTS } from "@/config/generated-admin";
import { useImportTexts } from "@/texts/admin-import";
import { said } from "@/texts/language";
import type { ImportFault } from "../api/types";
import { ProblemTable } from "./problem-table";

/** What is wrong, by row and column of the file. */
export function FaultTable({ label, faults }: { label: string; faults: readonly ImportFault[] }) {
  const texts = useImportTexts().faults;
  const isCut = faults.length >= MAX_IMPORT_FAULTS;
  return (
    <ProblemTable
      label={label}
      heads={[texts.row, texts.column, texts.message]}
      width="w-24 sm:w-40"
      problems={faults.map(({ row, column, ...fault }) => ({
        row,
        where: column === "" ? <span className="text-muted">{texts.wholeRow}</span> : column,
        problem: said(fault),
      }))}
      more={(isCut ? texts.moreFirst : texts.more)(faults.length)}
      rest={isCut ? texts.rest(faults.length) : undefined}
    />
  );
}
