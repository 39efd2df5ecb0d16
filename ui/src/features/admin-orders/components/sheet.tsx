import type { ReactNode } from "react";
import type { Parts } from "@/lib/parts";

/** A sheet of paper. */
export function Sheet({ label, children }: { label: string; children: Parts }) {
  return (
    <section
      aria-label={label}
      className="mx-auto w-full max-w-3xl rounded-lg border border-line bg-ground p-5 text-sm sm:p-10 print:max-w-none print:rounded-none print:border-0 print:p-0"
    >
      {children}
    </section>
  );
}

/** Two parts beside each other, on paper too. */
export function SheetColumns({ children }: { children: Parts }) {
  return (
    <div className="grid gap-6 py-6 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] print:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      {children}
    </div>
  );
}

/** A part of a sheet under its name. */
export function SheetBlock({ name, children }: { name: string; children: Parts }) {
  return (
    <div className="min-w-0">
      <h2 className="pb-1 text-xs font-semibold text-muted">{name}</h2>
      {children}
    </div>
  );
}

/** Facts beside their names. */
export function SheetFacts({ children }: { children: Parts }) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-4 gap-y-1">
      {children}
    </dl>
  );
}

/** One of them. */
export function SheetFact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-muted">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
