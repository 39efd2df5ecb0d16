import { Check } from "lucide-react";
import { useId } from "react";
import { Picture } from "@/components/ui/picture";
import { cx } from "@/lib/cx";
import { languageOf } from "@/lib/language-of";
import { useDetailTexts } from "@/texts/product-detail";

interface Option {
  name: string;
  difference: number;
  picture?: string;
}

interface ChooserProps {
  label: string;
  options: readonly Option[];
  /** Name of the chosen one. */
  chosen: string | undefined;
  /** Why nothing was ordered: the variant is missing. */
  complaint: string | undefined;
  /** Chooses it, or clears it where it is chosen already (specification 4). */
  onToggle: (name: string) => void;
}

/** One of a product's variants, with what each adds to the price. Nothing where there is nothing to choose. */
export function Chooser({ label, options, chosen, complaint, onToggle }: ChooserProps) {
  const texts = useDetailTexts();
  const id = useId();
  if (options.length === 0) return null;
  return (
    <div
      role="group"
      aria-labelledby={id}
      aria-describedby={complaint === undefined ? undefined : `${id}-missing`}
      data-missing={complaint === undefined ? undefined : ""}
    >
      <p id={id} className="mb-2 text-sm font-semibold">
        {label}
      </p>
      <div className="flex flex-wrap gap-2">
        {options.map(({ name, difference, picture }) => {
          const pressed = name === chosen;
          return (
            <button
              key={name}
              type="button"
              aria-pressed={pressed}
              onClick={() => onToggle(name)}
              className={cx(
                "relative flex min-h-11 items-center gap-2 rounded-md border-2 px-3 py-1.5 text-left transition-colors",
                pressed ? "border-accent bg-accent-soft" : "border-line hover:border-field",
              )}
            >
              {picture !== undefined && (
                <Picture
                  path={picture}
                  alt=""
                  sizes="36px"
                  className="size-9 shrink-0 object-contain"
                />
              )}
              <span className="flex flex-col leading-tight">
                <span
                  lang={languageOf(name)}
                  className={cx("wrap-anywhere", pressed && "font-semibold")}
                >
                  {name}
                </span>{" "}
                {difference !== 0 && (
                  <span className="text-sm text-muted tabular-nums">
                    {texts.difference(difference)}
                  </span>
                )}
              </span>
              {pressed && (
                <span className="absolute -top-2 -right-2 rounded-full bg-accent p-0.5 text-white">
                  <Check size={14} strokeWidth={3} aria-hidden="true" />
                </span>
              )}
            </button>
          );
        })}
      </div>
      {complaint !== undefined && (
        <p id={`${id}-missing`} role="alert" className="mt-2 text-sm font-semibold text-offer">
          {complaint}
        </p>
      )}
    </div>
  );
}
