import type { ComponentProps, SyntheticEvent } from "react";
import { cx } from "@/lib/cx";

type Variant = "primary" | "secondary" | "quiet" | "danger";
type Size = "md" | "sm" | "lg" | "bar";

const VARIANTS: Record<Variant, string> = {
  primary: "bg-accent text-white hover:bg-accent-strong",
  secondary: "border border-field bg-ground text-ink hover:border-ink",
  quiet: "text-ink hover:bg-soft",
  danger: "border border-offer bg-ground text-offer hover:bg-offer-soft",
};

const SIZES: Record<Size, string> = {
  // For a mouse; a thumb gets no less than of the others.
  sm: "min-h-11 px-3 text-sm sm:min-h-9",
  md: "min-h-11 px-4 text-base",
  lg: "min-h-12 px-6 text-base",
  // Beside others in a bar; its words may take two lines.
  bar: "min-h-12 min-w-0 px-2 text-sm leading-tight",
};

/** The look of a button, for links that act like one. */
export function buttonClass(variant: Variant = "primary", size: Size = "md", extra?: string) {
  return cx(
    "inline-flex items-center justify-center gap-2 rounded-md font-semibold transition-colors",
    "disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55",
    VARIANTS[variant],
    SIZES[size],
    extra,
  );
}

/** For a button that does nothing now: its form is not sent either, by Enter in a field of it. */
function swallow(event: SyntheticEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/** `disabled` is for what cannot be used; with `aria-disabled` a button keeps the focus. */
interface ButtonProps extends ComponentProps<"button"> {
  variant?: Variant;
  size?: Size;
  /** While true the button does nothing, keeps the focus and its width, and shows `busyText`. */
  busy?: boolean;
  busyText?: string;
}

export function Button({
  variant,
  size,
  busy = false,
  busyText,
  className,
  children,
  type = "button",
  onClick,
  "aria-disabled": still,
  ...rest
}: ButtonProps) {
  const inert = busy || still === true || still === "true";
  return (
    <button
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={inert || undefined}
      className={buttonClass(variant, size, className)}
      onClick={inert ? swallow : onClick}
      {...rest}
    >
      {busyText === undefined ? (
        children
      ) : (
        // The other text holds its width in the same cell without being there, so that the button does not move.
        <span
          data-held={busy && typeof children === "string" ? children : busyText}
          className="grid justify-items-center after:invisible after:col-start-1 after:row-start-1 after:h-0 after:content-[attr(data-held)]"
        >
          <span className="col-start-1 row-start-1">{busy ? busyText : children}</span>
        </span>
      )}
    </button>
  );
}
