import { useState, type ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { cx } from "@/lib/cx";
import { useFormat } from "@/texts/use-format";

/** Shown before somebody asks for more. */
const FIRST = 20;

interface ProblemTableProps {
  label: string;
  /** What stands above the three columns. */
  heads: readonly [row: string, where: string, problem: string];
  /** Class names that give the second column its width. */
  width: string;
  problems: readonly {
    row: number;
    where: ReactNode;
    lang?: string | undefined;
    problem: string;
  }[];
  /** What the button says that shows all of them. */
  more: string;
  /** Below them, once all are shown: that there are still others. */
  rest?: string | undefined;
}

/** What is wrong in a file, by its rows; the first ones until somebody asks for all. */
export function ProblemTable({ label, heads, width, problems, more, rest }: ProblemTableProps) {
  const format = useFormat();
  const [all, setAll] = useState(false);
  const [row, where, problem] = heads;
  const shown = all ? problems : problems.slice(0, FIRST);
  return (
    <>
      <table aria-label={label} className="w-full text-left text-sm">
        <thead>
          <tr className="border-b border-line text-muted">
            <th scope="col" className="w-12 py-2 pr-4 text-right font-normal sm:w-16">
              {row}
            </th>
            <th scope="col" className={cx("py-2 pr-4 font-normal", width)}>
              {where}
            </th>
            <th scope="col" className="py-2 font-normal">
              {problem}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((one, index) => (
            <tr key={index} className="border-b border-line align-top">
              <td className="py-2 pr-4 text-right tabular-nums">{format.number(one.row)}</td>
              <td lang={one.lang} className="py-2 pr-4 [overflow-wrap:anywhere]">
                {one.where}
              </td>
              <td className="py-2 [overflow-wrap:anywhere]">{one.problem}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < problems.length && (
        <Button
          variant="secondary"
          size="sm"
          className="mt-3 min-h-11"
          onClick={() => setAll(true)}
        >
          {more}
        </Button>
      )}
      {all && rest !== undefined && <p className="mt-3 text-sm text-muted">{rest}</p>}
    </>
  );
}
