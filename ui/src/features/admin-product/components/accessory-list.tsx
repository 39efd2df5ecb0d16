import { ArrowDown, ArrowUp, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { SuggestedProduct } from "@/api/types";
import { SquareControl } from "@/components/admin/square-control";
import { useAccessoryTexts } from "@/texts/admin-accessories";
import { useFormat } from "@/texts/use-format";
import { AccessoryFace } from "./accessory-face";

interface AccessoryListProps {
  chosen: readonly SuggestedProduct[];
  disabled: boolean;
  onChange: (chosen: readonly SuggestedProduct[]) => void;
}

/** What is chosen, in the order in which shoppers see it. The focus stays with the product that moves. */
export function AccessoryList({ chosen, disabled, onChange }: AccessoryListProps) {
  const format = useFormat();
  const texts = useAccessoryTexts();
  const box = useRef<HTMLDivElement>(null);
  const focusNext = useRef<string>(undefined);
  const [said, setSaid] = useState("");

  useEffect(() => {
    if (focusNext.current === undefined) return;
    const controls = box.current?.querySelectorAll<HTMLElement>("[data-control]") ?? [];
    const control = [...controls].find(({ dataset }) => dataset.control === focusNext.current);
    focusNext.current = undefined;
    (control ?? box.current)?.focus();
  }, [chosen]);

  function step(from: number, by: -1 | 1) {
    const product = chosen[from];
    const to = from + by;
    if (!product || to < 0 || to >= chosen.length) return;
    const others = chosen.filter((_, index) => index !== from);
    focusNext.current = `${product._id} ${by}`;
    setSaid(texts.moved(product.title, to + 1, chosen.length));
    onChange([...others.slice(0, to), product, ...others.slice(to)]);
  }

  function remove(index: number) {
    // The one that takes its place, else the list.
    focusNext.current = `${(chosen[index + 1] ?? chosen[index - 1])?._id} remove`;
    setSaid(texts.removed(chosen[index]?.title ?? ""));
    onChange(chosen.filter((_, other) => other !== index));
  }

  return (
    <>
      <div ref={box} tabIndex={-1} className="outline-none">
        {chosen.length === 0 ? (
          <p>{texts.none}</p>
        ) : (
          <ol aria-label={texts.list} className="flex flex-col gap-2">
            {chosen.map((product, index) => (
              <li
                key={product._id}
                className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg border border-line p-2"
              >
                <span aria-hidden="true" className="w-5 text-right text-sm text-muted tabular-nums">
                  {format.number(index + 1)}
                </span>
                <AccessoryFace product={product} />
                <div className="ml-auto flex items-center gap-1">
                  <SquareControl
                    data-control={`${product._id} -1`}
                    aria-label={texts.up(product.title)}
                    aria-disabled={index === 0}
                    disabled={disabled}
                    onClick={() => step(index, -1)}
                  >
                    <ArrowUp size={18} aria-hidden="true" />
                  </SquareControl>
                  <SquareControl
                    data-control={`${product._id} 1`}
                    aria-label={texts.down(product.title)}
                    aria-disabled={index === chosen.length - 1}
                    disabled={disabled}
                    onClick={() => step(index, 1)}
                  >
                    <ArrowDown size={18} aria-hidden="true" />
                  </SquareControl>
                  <SquareControl
                    data-control={`${product._id} remove`}
                    aria-label={texts.remove(product.title)}
                    disabled={disabled}
                    onClick={() => remove(index)}
                    className="text-offer hover:bg-offer-soft"
                  >
                    <X size={18} aria-hidden="true" />
                  </SquareControl>
                </div>
              </li>
            ))}
          </ol>
        )}
      </div>
      <p className="sr-only" aria-live="polite">
        {said}
      </p>
    </>
  );
}
