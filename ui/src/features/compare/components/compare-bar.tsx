import { MessageCircle, Plus, Scale } from "lucide-react";
import { Link } from "react-router-dom";
import type { Product } from "@/api/types";
import { Button, buttonClass } from "@/components/ui/button";
import { paths } from "@/config/paths";
import { cx } from "@/lib/cx";
import { COMPARED_AT_MOST } from "@/shopping/compare-list";
import { useCompareTexts } from "@/texts/compare";

interface CompareBarProps {
  products: readonly Product[];
  /** The page's own address, to be shared. */
  link: string;
  onlyDifferences: boolean;
  onToggle: () => void;
  /** Makes these products the person's own list, where that is another one. */
  onKeep: (() => void) | undefined;
}

/** Above the table: only differences, sharing, and adding another product, which goes to the person's own list. */
export function CompareBar({ products, link, onlyDifferences, onToggle, onKeep }: CompareBarProps) {
  const texts = useCompareTexts();
  const room = COMPARED_AT_MOST - products.length;
  const titles = products.map(({ title }) => title).join(" / ");
  const category = products[0]?.category.toLowerCase();
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-2 gap-y-2 sm:gap-x-4">
      {products.length > 1 && (
        <button
          type="button"
          role="switch"
          aria-checked={onlyDifferences}
          onClick={onToggle}
          className="mr-auto inline-flex min-h-11 items-center gap-3 rounded-md pr-2 font-semibold sm:mr-0"
        >
          <span
            aria-hidden="true"
            className={cx(
              "inline-flex h-6 w-11 items-center rounded-full border-2 p-0.5 transition-colors",
              onlyDifferences ? "justify-end border-accent bg-accent" : "border-field bg-ground",
            )}
          >
            <span
              className={cx("size-4 rounded-full", onlyDifferences ? "bg-white" : "bg-field")}
            />
          </span>
          <span>{texts.onlyDifferences}</span>
        </button>
      )}
      <a
        href={`https://wa.me/?text=${encodeURIComponent(`${titles}\n${link}`)}`}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass("secondary", "md", "max-sm:px-3")}
      >
        <MessageCircle size={18} aria-hidden="true" />
        <span className="max-sm:sr-only">{texts.share}</span>
      </a>
      {onKeep ? (
        <>
          <Button variant="secondary" onClick={onKeep}>
            <Scale size={18} aria-hidden="true" />
            <span>{texts.keep}</span>
          </Button>
          <p className="text-sm text-muted">{texts.keepHint}</p>
        </>
      ) : (
        room > 0 && (
          <>
            <Link
              to={category === undefined ? paths.allCategory : paths.searchCategory(category)}
              className={buttonClass("secondary", "md", "max-sm:px-3")}
            >
              <Plus size={18} aria-hidden="true" />
              <span className="max-sm:sr-only">{texts.add}</span>
            </Link>
            <p className="text-sm text-muted max-sm:sr-only">{texts.addHint(room)}</p>
          </>
        )
      )}
    </div>
  );
}
