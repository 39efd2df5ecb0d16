import type { ReactNode } from "react";
import { cx } from "@/lib/cx";

interface FigureProps {
  head?: boolean;
  /** On paper and wide screens alone. */
  roomy?: boolean;
  /** Of a row that follows another one closely. */
  tight?: boolean;
  children: ReactNode;
}

/** A cell of a number. */
export function Figure({ head = false, roomy = false, tight = false, children }: FigureProps) {
  const className = cx(
    "pl-3 text-right whitespace-nowrap tabular-nums",
    head ? "py-2 font-semibold" : tight ? "py-1" : "py-3",
    roomy && "max-sm:hidden print:table-cell",
  );
  if (!head) return <td className={className}>{children}</td>;
  return (
    <th scope="col" className={className}>
      {children}
    </th>
  );
}
