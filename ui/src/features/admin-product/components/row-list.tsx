import { Plus, X } from "lucide-react";
import { useRef, useState, type ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { cx } from "@/lib/cx";
import { useProductFormTexts } from "@/texts/admin-product";

interface RowListProps {
  /** The keys of the rows, in their order. */
  ids: readonly string[];
  most: number;
  texts: {
    add: string;
    refused: string;
    row: (n: number) => string;
    remove: (n: number) => string;
  };
  /** Whether every row is filled: only then another may be added (specification 5). */
  allFilled: boolean;
  /** Rows without frames under one row of labels, where there is room for it. */
  compact?: boolean;
  /** What is wrong with the list as a whole. */
  error: string | undefined;
  onAdd: () => void;
  onRemove: (index: number) => void;
  children: (index: number) => ReactNode;
}

// The labels stay for screen readers.
const COMPACT = "sm:rounded-none sm:border-0 sm:p-0 sm:[&:not(:first-child)_label]:sr-only";

/** Rows that can be added, once those that are there are filled, and removed. */
export function RowList({
  ids,
  most,
  texts,
  allFilled,
  compact = false,
  error,
  onAdd,
  onRemove,
  children,
}: RowListProps) {
  const { mostRows } = useProductFormTexts();
  const [refused, setRefused] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  const full = ids.length >= most;
  const complaint = refused && !allFilled ? texts.refused : error;
  return (
    <>
      {ids.length > 0 && (
        <ul className="flex flex-col gap-3">
          {ids.map((id, index) => (
            <li
              key={id}
              aria-label={texts.row(index + 1)}
              className={cx(
                "group flex items-start gap-2 rounded-lg border border-line p-3",
                compact && COMPACT,
              )}
            >
              <div className="min-w-0 flex-1">{children(index)}</div>
              <Button
                variant="quiet"
                aria-label={texts.remove(index + 1)}
                className={cx(
                  "w-11 shrink-0 !px-0",
                  compact ? "-m-1 sm:m-0 sm:group-first:mt-[1.7rem]" : "-m-1",
                )}
                onClick={() => {
                  onRemove(index);
                  add.current?.focus();
                }}
              >
                <X size={18} aria-hidden="true" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {complaint !== undefined && (
        <p role="alert" className="text-sm text-offer">
          {complaint}
        </p>
      )}
      <Button
        ref={add}
        variant="secondary"
        className="self-start"
        disabled={full}
        onClick={() => {
          setRefused(!allFilled);
          if (allFilled) onAdd();
        }}
      >
        <Plus size={18} aria-hidden="true" />
        <span>{texts.add}</span>
      </Button>
      {full && <p className="text-sm text-muted">{mostRows(most)}</p>}
    </>
  );
}
