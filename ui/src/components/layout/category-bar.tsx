import { ChevronDown, LayoutGrid } from "lucide-react";
import { Suspense, useEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { lazyPart } from "@/components/lazy-part";
import { CATEGORY_PAGES } from "@/config/generated";
import { paths } from "@/config/paths";
import { cx } from "@/lib/cx";
import { useTexts } from "@/texts/use-texts";
import { Spinner } from "@/components/ui/spinner";

const CategoryPanel = lazyPart(() => import("./category-panel"));

/** The button of the two-pane brand panel, and the category pages beside it; on large screens (specification 2). */
export function CategoryBar() {
  const texts = useTexts();
  const location = useLocation();
  const [open, setOpen] = useState(false);
  const [openedAt, setOpenedAt] = useState(location.key);
  const bar = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  // Going to another page closes the panel.
  if (open && openedAt !== location.key) setOpen(false);

  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !bar.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener("pointerdown", closeOutside);
    return () => document.removeEventListener("pointerdown", closeOutside);
  }, [open]);

  function close() {
    setOpen(false);
    button.current?.focus();
  }

  function toggle() {
    setOpenedAt(location.key);
    setOpen(!open);
  }

  return (
    <div ref={bar} className="relative z-20 hidden border-b border-line bg-ground lg:block">
      <nav aria-label={texts.header.categoriesNav} className="page flex items-center gap-1">
        <button
          ref={button}
          type="button"
          aria-expanded={open}
          aria-controls="category-panel"
          onClick={toggle}
          onPointerEnter={CategoryPanel.warm}
          onFocus={CategoryPanel.warm}
          onKeyDown={(event) => {
            if (event.key === "Escape" && open) close();
          }}
          className="inline-flex min-h-11 items-center gap-2 rounded-md pr-3 font-semibold transition-colors hover:text-accent"
        >
          <LayoutGrid size={18} aria-hidden="true" />
          <span>{texts.header.categories}</span>
          <ChevronDown
            size={16}
            aria-hidden="true"
            className={cx("transition-transform", open && "rotate-180")}
          />
        </button>
        <ul className="flex">
          {CATEGORY_PAGES.map((slug) => (
            <li key={slug}>
              <Link
                to={paths.category(slug)}
                className="inline-flex min-h-11 items-center px-3 text-sm text-muted transition-colors hover:text-accent"
              >
                {texts.categories[slug]}
              </Link>
            </li>
          ))}
          <li>
            <Link
              to={paths.exclusives}
              className="inline-flex min-h-11 items-center px-3 text-sm text-muted transition-colors hover:text-accent"
            >
              {texts.header.exclusive}
            </Link>
          </li>
        </ul>
      </nav>
      {open && (
        <div
          id="category-panel"
          className="absolute inset-x-0 top-full border-b border-line bg-ground shadow-float"
        >
          <Suspense
            fallback={
              <div className="page py-8">
                <Spinner />
              </div>
            }
          >
            <CategoryPanel onEscape={close} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
