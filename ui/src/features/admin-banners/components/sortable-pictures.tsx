import { ArrowLeft, ArrowRight, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { SquareControl } from "@/components/admin/square-control";
import { cx } from "@/lib/cx";
import { useFormat } from "@/texts/use-format";
import type { Parts } from "@/lib/parts";
import { usePictureTexts } from "@/texts/admin-pictures";

interface SortablePicturesProps {
  /** What the pictures are, for screen readers. */
  label: string;
  items: readonly { id: string; name: string; picture: Parts }[];
  /** The ids in their new order; one that was removed is missing. */
  onChange: (ids: string[]) => void;
  /** One picture must stay. */
  keepOne?: boolean;
  /** On phones they stand one under another, and the arrows show so. */
  stacked: boolean;
  disabled?: boolean;
  className: string;
}

/** Pictures that can be moved and removed, by buttons and by dragging. The focus stays with the picture that moves. */
export function SortablePictures({
  label,
  items,
  onChange,
  keepOne = false,
  stacked,
  disabled = false,
  className,
}: SortablePicturesProps) {
  const format = useFormat();
  const texts = usePictureTexts();
  const list = useRef<HTMLUListElement>(null);
  const focusNext = useRef<string>(undefined);
  const [dragged, setDragged] = useState<number>();
  const [said, setSaid] = useState("");

  useEffect(() => {
    if (focusNext.current === undefined) return;
    const controls = list.current?.querySelectorAll<HTMLElement>("[data-control]") ?? [];
    const control = [...controls].find(({ dataset }) => dataset.control === focusNext.current);
    focusNext.current = undefined;
    (control ?? list.current)?.focus();
  }, [items]);

  function move(from: number, to: number) {
    const item = items[from];
    if (!item || to < 0 || to >= items.length || to === from) return;
    const ids = items.map(({ id }) => id);
    ids.splice(from, 1);
    ids.splice(to, 0, item.id);
    setSaid(texts.moved(item.name, to + 1, items.length));
    onChange(ids);
  }

  function step(from: number, by: -1 | 1) {
    focusNext.current = `${items[from]?.id} ${by}`;
    move(from, from + by);
  }

  function remove(index: number) {
    // The one that takes its place, else the list.
    focusNext.current = `${(items[index + 1] ?? items[index - 1])?.id} remove`;
    onChange(items.filter((_, other) => other !== index).map(({ id }) => id));
  }

  const many = items.length > 1;
  const turn = stacked ? "max-sm:rotate-90" : undefined;
  return (
    <>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={label}
        className={cx("grid gap-4 outline-none", className)}
      >
        {items.map(({ id, name, picture }, index) => (
          <li
            key={id}
            draggable={many && !disabled}
            onDragStart={({ dataTransfer }) => {
              dataTransfer.effectAllowed = "move";
              setDragged(index);
            }}
            onDragOver={(event) => {
              if (dragged !== undefined) event.preventDefault();
            }}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged !== undefined) move(dragged, index);
            }}
            onDragEnd={() => setDragged(undefined)}
            className={cx("min-w-0", many && "cursor-move", dragged === index && "opacity-50")}
          >
            {picture}
            <div className="mt-1 flex items-center justify-end gap-1">
              {many && (
                <>
                  <span aria-hidden="true" className="mr-auto pl-1 text-sm text-muted tabular-nums">
                    {format.number(index + 1)}
                  </span>
                  <SquareControl
                    data-control={`${id} -1`}
                    aria-label={texts.moveLeft(name)}
                    aria-disabled={index === 0}
                    disabled={disabled}
                    onClick={() => step(index, -1)}
                  >
                    <ArrowLeft size={18} aria-hidden="true" className={turn} />
                  </SquareControl>
                  <SquareControl
                    data-control={`${id} 1`}
                    aria-label={texts.moveRight(name)}
                    aria-disabled={index === items.length - 1}
                    disabled={disabled}
                    onClick={() => step(index, 1)}
                  >
                    <ArrowRight size={18} aria-hidden="true" className={turn} />
                  </SquareControl>
                </>
              )}
              {(many || !keepOne) && (
                <SquareControl
                  data-control={`${id} remove`}
                  aria-label={texts.remove(name)}
                  disabled={disabled}
                  onClick={() => remove(index)}
                  className="ml-2 text-offer hover:bg-offer-soft"
                >
                  <X size={18} aria-hidden="true" />
                </SquareControl>
              )}
            </div>
          </li>
        ))}
      </ul>
      <p className="sr-only" aria-live="polite">
        {said}
      </p>
    </>
  );
}
