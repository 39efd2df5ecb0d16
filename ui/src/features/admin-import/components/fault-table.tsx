import { useState } from "react";
import { Button } from "@/components/ui/button";
import { MAX_IMPORT_FAULTS } from "@/config/generated-admin";
import { useFormat } from "@/texts/use-format";
import { useImportTexts } from "@/texts/admin-import";
import { said } from "@/texts/language";
import type { ImportFault } from "../api/types";

/** Shown before somebody asks for more. */
const FIRST = 20;

/** What is wrong, by row and column of the file. */
export function FaultTable({ label, faults }: { label: string; faults: readonly ImportFault[] }) {
  const format = useFormat();
  const texts = useImportTexts().faults;
  const [all, setAll] = useState(false);
  const shown = all ? faults : faults.slice(0, FIRST);
  return (
    <>
      <table aria-label={label} className="w-full text-left text-sm">
        <thead>
          <tr className="border-b border-line text-muted">
            <th scope="col" className="w-12 py-2 pr-4 text-right font-normal sm:w-16">
              {texts.row}
            </th>
            <th scope="col" className="w-24 py-2 pr-4 font-normal sm:w-40">
              {texts.column}
            </th>
            <th scope="col" className="py-2 font-normal">
              {texts.message}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ row, column, ...fault }, index) => (
            <tr key={index} className="border-b border-line align-top">
              <td className="py-2 pr-4 text-right tabular-nums">{format.number(row)}</td>
              <td className="py-2 pr-4 [overflow-wrap:anywhere]">
                {column === "" ? <span className="text-muted">{texts.wholeRow}</span> : column}
              </td>
              <td className="py-2 [overflow-wrap:anywhere]">{said(fault)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < faults.length && (
        <Button variant="secondary" size="sm" className="mt-3" onClick={() => setAll(true)}>
          {(faults.length < MAX_IMPORT_FAULTS ? texts.more : texts.moreFirst)(faults.length)}
        </Button>
      )}
      {all && faults.length >= MAX_IMPORT_FAULTS && (
        <p className="mt-3 text-sm text-muted">{texts.rest(faults.length)}</p>
      )}
    </>
  );
}
