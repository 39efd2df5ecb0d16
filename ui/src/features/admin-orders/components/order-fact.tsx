import type { Parts } from "@/lib/parts";

/** A fact of an order under its name. */
export function OrderFact({ name, children }: { name: string; children: Parts }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
