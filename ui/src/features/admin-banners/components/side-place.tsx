import { useId } from "react";
import { useBannerTexts } from "@/texts/admin-banners";

interface SidePlaceProps {
  /** 1 or 2; undefined until it is chosen. */
  place: number | undefined;
  disabled: boolean;
  onChange: (place: number) => void;
}

/** Which of the two live side banners a single new picture replaces. */
export function SidePlace({ place, disabled, onChange }: SidePlaceProps) {
  const texts = useBannerTexts();
  const group = useId();
  return (
    <fieldset disabled={disabled}>
      <legend className="text-sm font-semibold">{texts.sidePlace}</legend>
      <div className="mt-1 flex flex-wrap gap-x-6">
        {[1, 2].map((n) => (
          <label key={n} className="inline-flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name={group}
              checked={place === n}
              onChange={() => onChange(n)}
              className="size-5 shrink-0 accent-accent"
            />
            <span>{texts.blocks.side.one(n)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
