import { Button } from "@/components/ui/button";
import type { Parts } from "@/lib/parts";

interface SelectionBarProps {
  texts: { region: string; selected: (n: number) => string; clear: string };
  /** How many are chosen. */
  count: number;
  onClear: () => void;
  /** What can be done with them. */
  children: Parts;
}

/** What can be done with what is chosen in a list; at the bottom of the screen while there is anything. */
export function SelectionBar({ texts, count, onClear, children }: SelectionBarProps) {
  return (
    <section
      aria-label={texts.region}
      className={
        count === 0
          ? "sr-only"
          : "sticky bottom-2 z-20 mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-line bg-ground p-3 shadow-float sm:bottom-4"
      }
    >
      <p role="status" className="mr-auto font-semibold">
        {count > 0 && texts.selected(count)}
      </p>
      {count > 0 && (
        <>
          <Button variant="quiet" size="sm" className="min-h-11" onClick={onClear}>
            {texts.clear}
          </Button>
          {children}
        </>
      )}
    </section>
  );
}
