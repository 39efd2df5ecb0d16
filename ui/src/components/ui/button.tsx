import type { ComponentProps } from "react";
import { cx } from "@/lib/cx";

type Variant = "primary" | "secondary" | "quiet" | "danger";
type Size = "md" | "sm" | "lg";

const VARIANTS: Record<Variant, string> = {
  primary: "bg-accent text-white hover:bg-accent-strong",
  secondary: "border border-field bg-ground text-ink hover:border-ink",
  quiet: "text-ink hover:bg-soft",
  danger: "border border-offer bg-ground text-offer hover:bg-offer-soft",
};

const SIZES: Record<Size, string> = {
  sm: "min-h-9 px-3 text-sm",
  md: "min-h-11 px-4 text-base",
  lg: "min-h-12 px-6 text-base",
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

interface ButtonProps extends ComponentProps<"button"> {
  variant?: Variant;
  size?: Size;
  /** While true the button is disabled, keeps its width and shows `busyText`. */
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
  disabled,
  type = "button",
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      disabled={disabled === true || busy}
      aria-busy={busy || undefined}
      className={buttonClass(variant, size, className)}
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
