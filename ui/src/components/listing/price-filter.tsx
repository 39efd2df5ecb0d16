import { Slider } from "radix-ui";
import { useState } from "react";
import { useListingTexts } from "@/texts/listing";

interface PriceFilterProps {
  /** Where the slider was left, in taka; undefined while untouched. */
  max: number | undefined;
  sliderMax: number;
  /** Undefined at the right end, which is no bound (contract 10). */
  onCommit: (max: number | undefined) => void;
}

/** The highest price, chosen on a slider (specification 2 and 9). Nothing is asked for before it is let go. */
export function PriceFilter({ max, sliderMax, onCommit }: PriceFilterProps) {
  const texts = useListingTexts();
  const [dragged, setDragged] = useState<number>();
  const [maxBefore, setMaxBefore] = useState(max);
  if (max !== maxBefore) {
    setMaxBefore(max);
    setDragged(undefined);
  }
  const value = dragged ?? max ?? sliderMax;
  const label = value < sliderMax ? texts.upTo(value) : texts.anyPrice;
  return (
    <div className="flex gap-x-3 gap-y-1 max-md:items-center md:flex-col">
      {/* As wide for every price, or the slider would move under the thumb. */}
      <span className="min-w-34 shrink-0 text-sm font-semibold tabular-nums">{label}</span>
      <Slider.Root
        className="relative flex h-11 touch-none items-center select-none max-md:flex-1"
        min={0}
        max={sliderMax}
        step={sliderMax / 200}
        value={[value]}
        onValueChange={([next]) => setDragged(next)}
        onValueCommit={([next]) => {
          if (next === undefined) return;
          setDragged(undefined);
          onCommit(next < sliderMax ? next : undefined);
        }}
      >
        <Slider.Track className="relative h-1.5 grow rounded-full bg-line">
          <Slider.Range className="absolute h-full rounded-full bg-accent" />
        </Slider.Track>
        <Slider.Thumb
          aria-label={texts.maxPrice}
          aria-valuetext={label}
          className="block size-6 rounded-full border-2 border-accent bg-ground"
        />
      </Slider.Root>
    </div>
  );
}
