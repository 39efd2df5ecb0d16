import { ChevronRight } from "lucide-react";
import { useRef, useState, type KeyboardEvent } from "react";
import { Link } from "react-router-dom";
import { DEFAULT_BRANDS, defaultCategoryOf, menuCategoryPath } from "@/config/categories";
import { MENU_CATEGORIES } from "@/config/generated";
import { paths } from "@/config/paths";
import { cx } from "@/lib/cx";
import { useBackCloses } from "@/lib/use-back-closes";
import { useTexts } from "@/texts/use-texts";
import { BrandLogo } from "./brand-logo";

/** Moves the focus among the controls of a pane; true when it did. */
function moveFocus(pane: HTMLElement | null, step: number): boolean {
  const items = [...(pane?.querySelectorAll<HTMLElement>("button, a") ?? [])];
  const at = items.findIndex((item) => item === document.activeElement);
  const target = at < 0 ? items[0] : items[(at + step + items.length) % items.length];
  target?.focus();
  return target !== undefined;
}

/**
 * Categories on the left, the chosen one's brands on the right. It is mounted anew each time it opens, which resets
 * what was chosen (specification 2).
 */
export default function CategoryPanel({ onEscape }: { onEscape: () => void }) {
  const texts = useTexts();
  useBackCloses(true, onEscape);
  const [chosen, setChosen] = useState<string>();
  const left = useRef<HTMLUListElement>(null);
  const right = useRef<HTMLDivElement>(null);
  const category = MENU_CATEGORIES.find(({ slug }) => slug === chosen);
  const brands: readonly string[] = category?.brands ?? DEFAULT_BRANDS;

  function onKeyDown(event: KeyboardEvent) {
    const inLeft = left.current?.contains(document.activeElement) === true;
    const pane = inLeft ? left.current : right.current;
    let handled = true;
    if (event.key === "Escape") onEscape();
    else if (event.key === "ArrowDown") handled = moveFocus(pane, 1);
    else if (event.key === "ArrowUp") handled = moveFocus(pane, -1);
    else if (event.key === "ArrowRight") handled = moveFocus(right.current, inLeft ? 0 : 1);
    else if (event.key === "ArrowLeft" && !inLeft) {
      const back =
        left.current?.querySelector<HTMLElement>("[aria-pressed=true]") ??
        left.current?.querySelector<HTMLElement>("button");
      back?.focus();
    } else handled = false;
    if (handled) event.preventDefault();
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of what is inside; takes no focus itself
    <div className="page grid grid-cols-[15rem_1fr] gap-8 py-6" onKeyDown={onKeyDown}>
      <ul ref={left} className="border-r border-line pr-4">
        {MENU_CATEGORIES.map(({ slug }) => (
          <li key={slug}>
            <button
              type="button"
              aria-pressed={slug === chosen}
              onClick={() => setChosen(slug)}
              className={cx(
                "flex min-h-11 w-full items-center justify-between rounded-md px-3 text-left transition-colors",
                slug === chosen ? "bg-accent-soft font-semibold text-accent" : "hover:bg-soft",
              )}
            >
              <span>{texts.categories[slug]}</span>
              <ChevronRight size={16} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <div ref={right} aria-live="polite">
        <div className="mb-4 flex items-center justify-between">
          <h2 className="text-lg font-semibold">
            {category
              ? texts.header.brandsOf(texts.categories[category.slug])
              : texts.header.popularBrands}
          </h2>
          <Link
            to={category ? menuCategoryPath(category.slug) : paths.allCategory}
            className="py-2 font-semibold text-accent hover:underline"
          >
            {category
              ? texts.header.allOf(texts.categories[category.slug])
              : texts.header.allCategories}
          </Link>
        </div>
        <ul className="grid grid-cols-4 gap-2 xl:grid-cols-5">
          {brands.map((brand) => (
            <li key={brand}>
              <Link
                to={paths.brand(category?.slug ?? defaultCategoryOf(brand), brand)}
                className="group flex min-h-22 flex-col items-center justify-center gap-2 rounded-lg border border-line px-2 text-sm text-muted transition-colors hover:border-field hover:text-ink"
              >
                <BrandLogo brand={brand} />
                <span>{brand}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
