import { ChevronDown } from "lucide-react";
import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { cx } from "@/lib/cx";
import { useFormat } from "@/texts/use-format";
import { useFacetTexts } from "@/texts/facets";

interface FilterMenuProps {
  label: string;
  /** How many choices of it are active. */
  active: number;
  /** Class names of the panel, such as its width. */
  className: string;
  children: ReactNode;
}

/** A button that opens choices in place, on large screens. It closes on Esc, outside, and when the focus leaves. */
export function FilterMenu({ label, active, className, children }: FilterMenuProps) {
  const texts = useFacetTexts();
  const { number } = useFormat();
  const id = useId();
  const [open, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: PointerEvent | FocusEvent) => {
      if (event.target instanceof Node && !menu.current?.contains(event.target)) setOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    document.addEventListener("keydown", closeOnEscape);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
      document.removeEventListener("keydown", closeOnEscape);
    };
  }, [open]);

  return (
    <div ref={menu} className="relative min-w-0 flex-auto xl:flex-none">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={active > 0 ? texts.menuActive(label, active) : undefined}
        onClick={() => setOpen(!open)}
        className={cx(
          "inline-flex min-h-11 w-full items-center justify-center gap-1.5 rounded-md border bg-ground px-2 text-sm font-semibold whitespace-nowrap transition-colors xl:gap-2 xl:px-4 xl:text-base",
          active > 0
            ? "border-accent text-accent ring-1 ring-accent"
            : "border-field text-ink hover:border-ink",
        )}
      >
        <span>{label}</span>
        {active > 0 && (
          <span className="min-w-5 rounded-full bg-accent px-1 text-center text-xs leading-5 text-white">
            {number(active)}
          </span>
        )}
        <ChevronDown
          size={16}
          aria-hidden="true"
          className={cx("shrink-0 transition-transform", open && "rotate-180")}
        />
      </button>
      {open && (
        <div
          id={id}
          className={cx(
            "absolute top-full right-0 z-20 mt-2 max-h-[min(26rem,60dvh)] overflow-y-auto rounded-lg border border-line bg-ground p-3 shadow-float",
            className,
          )}
        >
          {children}
        </div>
      )}
    </div>
  );
}
