import type { ReactNode } from "react";
import { cx } from "@/lib/cx";

interface FiguresTableProps {
  caption: string;
  /** The first is of what the rows are about, the others of numbers. */
  headings: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** The numbers of a chart as a table; a long one scrolls in its place. */
export function FiguresTable({ caption, headings, rows }: FiguresTableProps) {
  const numeric = (column: number) => column > 0 && "text-right tabular-nums whitespace-nowrap";
  return (
    <div
      role="group"
      aria-label={caption}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard scrolls it, too
      tabIndex={0}
      className="max-h-80 overflow-auto rounded-md"
    >
      <table className="w-full text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="sticky top-0 bg-ground text-muted">
            {headings.map((heading, column) => (
              <th
                key={heading}
                scope="col"
                className={cx("py-2 pr-2 text-left font-semibold", numeric(column))}
              >
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...numbers] }) => (
            <tr key={key} className="border-t border-line">
              <th scope="row" className="py-2 pr-2 text-left font-normal break-words">
                {first}
              </th>
              {numbers.map((cell, index) => (
                <td key={headings[index + 1]} className={cx("py-2 pr-2", numeric(index + 1))}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
