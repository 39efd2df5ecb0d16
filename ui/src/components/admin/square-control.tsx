import type { ComponentProps } from "react";
import { cx } from "@/lib/cx";

/** A square button; one that has nothing to do now keeps the focus. */
export function SquareControl({ className, ...rest }: ComponentProps<"button">) {
  return (
    <button
      type="button"
      className={cx(
        "inline-flex size-11 items-center justify-center rounded-md hover:bg-soft",
        "disabled:opacity-40 aria-disabled:cursor-default aria-disabled:opacity-40",
        className,
      )}
      {...rest}
    />
  );
}
