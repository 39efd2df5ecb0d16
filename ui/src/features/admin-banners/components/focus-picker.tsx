import { useId, type PointerEvent } from "react";
import { useController, type Control, type ControllerRenderProps } from "react-hook-form";
import { FieldError } from "@/components/ui/field";
import { Picture } from "@/components/ui/picture";
import { useBannerTexts } from "@/texts/admin-banners";
import { useFormat } from "@/texts/use-format";
import type { BannerWords } from "../api/banner-words";
import { BLOCKS, type BlockName } from "../lib/blocks";

type Words = Omit<BannerWords, "url">;

interface FocusPickerProps {
  name: BlockName;
  path: string;
  control: Control<Words>;
}

/** So many whole percent of a length. */
const percentOf = (part: number, whole: number) =>
  whole > 0 ? Math.round(Math.min(1, Math.max(0, part / whole)) * 100) : 50;

/**
 * What of a picture stays in sight where it is cut: a point in the whole picture, set by a click there or by two sliders,
 * and what phones show of it.
 */
export function FocusPicker({ name, path, control }: FocusPickerProps) {
  const { focus: texts } = useBannerTexts().words;
  const x = useController({ control, name: "focusX" });
  const y = useController({ control, name: "focusY" });
  const help = useId();
  const { width, height, sizes, phone } = BLOCKS[name];
  const focus = { x: x.field.value, y: y.field.value };

  function point({ currentTarget, clientX, clientY }: PointerEvent) {
    const box = currentTarget.getBoundingClientRect();
    x.field.onChange(percentOf(clientX - box.left, box.width));
    y.field.onChange(percentOf(clientY - box.top, box.height));
  }

  return (
    <fieldset aria-describedby={help} className="flex min-w-0 flex-col gap-2">
      <legend className="mb-2 text-sm font-semibold">{texts.title}</legend>
      {/* A finger that scrolls the page does not come up here. */}
      <div
        onPointerUp={point}
        className="relative cursor-crosshair overflow-hidden rounded-md bg-soft"
      >
        <Picture
          path={path}
          alt=""
          sizes={sizes}
          width={width}
          height={height}
          className="h-auto w-full"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute size-6 -translate-1/2 rounded-full border-2 border-white bg-accent/60 ring-2 ring-ink"
          style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
        />
      </div>
      <Slider label={texts.x} field={x.field} error={x.fieldState.error?.message} />
      <Slider label={texts.y} field={y.field} error={y.fieldState.error?.message} />
      <p id={help} className="text-sm text-muted">
        {texts.help}
      </p>
      <p className="text-sm font-semibold">{texts.phone}</p>
      <span
        className="block overflow-hidden rounded-md"
        style={{ aspectRatio: `${phone[0]} / ${phone[1]}` }}
      >
        <Picture
          path={path}
          alt=""
          sizes={sizes}
          width={width}
          height={height}
          focus={focus}
          className="size-full bg-soft object-cover"
        />
      </span>
    </fieldset>
  );
}

interface SliderProps {
  label: string;
  field: Omit<ControllerRenderProps<Words, "focusX" | "focusY">, "name">;
  error: string | undefined;
}

/** A whole percentage. */
function Slider({ label, field: { ref, value, onChange, onBlur }, error }: SliderProps) {
  const format = useFormat();
  const id = useId();
  const written = `${format.number(value)}%`;
  return (
    <div>
      <div className="flex justify-between gap-2 text-sm">
        <label htmlFor={id}>{label}</label>
        <output htmlFor={id} className="tabular-nums">
          {written}
        </output>
      </div>
      <input
        ref={ref}
        id={id}
        type="range"
        min={0}
        max={100}
        value={value}
        aria-valuetext={written}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={({ target }) => onChange(target.valueAsNumber)}
        onBlur={onBlur}
        className="block min-h-11 w-full accent-accent"
      />
      {error && <FieldError id={id} text={error} />}
    </div>
  );
}
