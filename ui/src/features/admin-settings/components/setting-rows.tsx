import { Plus, X } from "lucide-react";
import { useId, useRef, type ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";

interface SettingRowsProps {
  /** The keys of the rows, in their order. */
  ids: readonly string[];
  most: number;
  texts: {
    add: string;
    row: (n: number) => string;
    remove: (n: number) => string;
    /** Why no more can be added. */
    full: string;
  };
  /** What is wrong with the list as a whole. */
  error: string | undefined;
  onAdd: () => void;
  onRemove: (index: number) => void;
  children: (index: number) => ReactNode;
}

/** Rows of a setting that can be added and removed. */
export function SettingRows(props: SettingRowsProps) {
  const { ids, most, texts, error, onAdd, onRemove, children } = props;
  const id = useId();
  const add = useRef<HTMLButtonElement>(null);
  const full = ids.length >= most;
  return (
    <div className="flex flex-col gap-3">
      {ids.length > 0 && (
        <ul className="flex flex-col gap-3">
          {ids.map((key, index) => (
            <li key={key} className="flex items-start gap-2 rounded-lg border border-line p-3">
              <div role="group" aria-label={texts.row(index + 1)} className="min-w-0 flex-1">
                {children(index)}
              </div>
              <Button
                variant="quiet"
                aria-label={texts.remove(index + 1)}
                className="-m-1 w-11 shrink-0 !px-0"
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
      {error !== undefined && (
        <div role="alert">
          <FieldError id={id} text={error} />
        </div>
      )}
      <Button
        ref={add}
        variant="secondary"
        className="self-start"
        aria-disabled={full}
        onClick={() => {
          if (!full) onAdd();
        }}
      >
        <Plus size={18} aria-hidden="true" />
        <span>{texts.add}</span>
      </Button>
      {full && <p className="text-sm text-muted">{texts.full}</p>}
    </div>
  );
}
