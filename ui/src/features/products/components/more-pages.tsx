import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import type { Parts } from "@/lib/parts";

interface MorePagesProps {
  /** The name of the list. */
  label: string;
  /** What the button for the next page says. */
  more: string;
  pages: number;
  /** What the first page holds. */
  first: Parts;
  page: (page: number) => Parts;
}

/** A list that grows by a page at each press of a button; the focus goes to where the new page begins. */
export function MorePages({ label, more, pages, first, page }: MorePagesProps) {
  const [shown, setShown] = useState(1);
  const latest = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shown > 1) latest.current?.focus({ preventScroll: true });
  }, [shown]);
  const further = Math.max(0, Math.min(shown, pages) - 1);
  return (
    <>
      <section aria-label={label} className="flex flex-col gap-5">
        {first}
        {Array.from({ length: further }, (_, index) => index + 2).map((number) => (
          <div
            key={number}
            ref={number === shown ? latest : undefined}
            tabIndex={-1}
            className="flex flex-col gap-5 outline-none"
          >
            {page(number)}
          </div>
        ))}
      </section>
      {shown < pages && (
        <Button variant="secondary" className="mt-5" onClick={() => setShown(shown + 1)}>
          {more}
        </Button>
      )}
    </>
  );
}
