import type { Parts } from "@/lib/parts";
import { Button } from "../ui/button";

interface DraftNoticeProps {
  /** Says that a form begins with what was typed at an earlier visit. */
  children: Parts;
  discard: string;
  onDiscard: () => void;
}

/** Tells of the draft that a form begins with, and how to be rid of it. */
export function DraftNotice({ children, discard, onDiscard }: DraftNoticeProps) {
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-accent-soft px-4 py-3 text-sm">
      <div role="status">{children}</div>
      <Button variant="secondary" size="sm" onClick={onDiscard}>
        {discard}
      </Button>
    </div>
  );
}
