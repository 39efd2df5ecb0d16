import { useFormat } from "@/texts/use-format";

interface Fact {
  label: string;
  value: number;
  /** Something to look at. */
  warn?: boolean;
}

/** Numbers of an import, side by side. */
export function Facts({ label, facts }: { label: string; facts: readonly Fact[] }) {
  const format = useFormat();
  return (
    <dl aria-label={label} className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3">
      {facts.map(({ label: name, value, warn }) => (
        <div key={name} className="rounded-lg border border-line px-4 py-3">
          <dt className="text-sm text-muted">{name}</dt>
          <dd className={`text-lg font-semibold tabular-nums ${warn === true ? "text-offer" : ""}`}>
            {format.number(value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
