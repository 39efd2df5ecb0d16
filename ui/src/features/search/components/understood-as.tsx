import { X } from "lucide-react";
import { Link, useLocation } from "react-router-dom";
import type { Understood } from "@/api/types";
import { usePartLabel } from "@/components/suggest/use-part-label";
import { paths } from "@/config/paths";
import { languageOf } from "@/lib/language-of";
import { useSearchTexts } from "@/texts/search";

interface UnderstoodAsProps {
  /** At least one. */
  parts: readonly Understood[];
  /** How many products fit all of them. */
  fits: number;
  total: number;
}

/** What a search was understood as: each part leads to the search without it. What nothing fits is told apart. */
export function UnderstoodAs({ parts, fits, total }: UnderstoodAsProps) {
  const texts = useSearchTexts();
  const labelOf = usePartLabel();
  const met = parts.filter((part) => part.met);
  const unmet = parts.filter((part) => !part.met);
  const leftOut = total > 0 && unmet.length > 0;
  if (met.length === 0) return null;
  return (
    <div className="mb-1 flex flex-col gap-2 md:mb-4">
      <div className="flex items-center gap-x-3">
        <p id="understood-as" className="shrink-0 text-sm text-muted">
          {texts.showing}
        </p>
        {/* One line on phones, where products come first; it can be swiped. */}
        <ul
          aria-labelledby="understood-as"
          className="-mr-4 no-scrollbar flex min-w-0 gap-2 overflow-x-auto py-1 pr-4 pl-1 md:mx-0 md:flex-wrap md:overflow-visible md:px-0"
        >
          {met.map((part) => (
            <li key={`${part.kind} ${part.text} ${part.number}`} className="max-w-full shrink-0">
              <PartChip part={part} label={labelOf(part)} />
            </li>
          ))}
        </ul>
      </div>
      {leftOut && (
        <p className="text-sm text-muted">{texts.leftOut(unmet.map(labelOf).join(", "))}</p>
      )}
      {!leftOut && fits > 0 && fits < total && (
        <p className="text-sm text-muted">{texts.near(fits)}</p>
      )}
    </div>
  );
}

const CHIP =
  "relative inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full border border-field bg-ground pl-3.5 text-sm";

function PartChip({ part, label }: { part: Understood; label: string }) {
  const texts = useSearchTexts();
  const { search } = useLocation();
  const text = (
    <span lang={languageOf(label)} className="truncate">
      {label}
    </span>
  );
  // Without its only part a search asks for nothing.
  if (part.without === "") return <span className={`${CHIP} pr-3.5`}>{text}</span>;
  const rest = new URLSearchParams(search);
  rest.delete("page");
  return (
    <Link
      to={{ pathname: paths.searchedFor(part.without), search: rest.toString() }}
      aria-label={texts.without(label)}
      className={`${CHIP} pr-2.5 transition-colors after:absolute after:-inset-1 hover:border-ink`}
    >
      {text}
      <X size={16} aria-hidden="true" className="shrink-0" />
    </Link>
  );
}
