import { CircleCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { buttonClass } from "@/components/ui/button";
import { paths } from "@/config/paths";
import { languageOf } from "@/lib/language-of";
import { useQuickOrderTexts } from "@/texts/quick-order";
import type { Placed } from "./quick-order-form";

/** In the form's place after a quick order: its number, and the way to follow it. */
export function QuickOrderDone({ placed, name }: { placed: Placed; name: string }) {
  const texts = useQuickOrderTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone with the form.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="mt-5 flex flex-col items-start gap-4">
      <h2
        ref={heading}
        tabIndex={-1}
        className="flex items-center gap-2 text-xl font-semibold text-accent outline-none"
      >
        <CircleCheck size={24} aria-hidden="true" className="shrink-0" />
        <span>{texts.thanks}</span>
      </h2>
      <p lang={languageOf(name)} className="wrap-anywhere">
        {name}
      </p>
      <div className="w-full rounded-lg bg-soft p-4">
        <p className="text-sm text-muted">{texts.number}</p>
        <p className="text-2xl font-semibold tracking-wide">{placed.orderNumber}</p>
        <p className="mt-1 text-sm text-muted">{texts.keep}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Link
          to={`${paths.track}?order=${encodeURIComponent(placed.orderNumber)}`}
          state={{ phone: placed.phone }}
          className={buttonClass("primary")}
        >
          {texts.track}
        </Link>
        <Link to={paths.products} className={buttonClass("secondary")}>
          {texts.goOn}
        </Link>
      </div>
    </div>
  );
}
