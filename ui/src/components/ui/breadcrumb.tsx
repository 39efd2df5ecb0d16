import { Link } from "react-router-dom";
import { cx } from "@/lib/cx";
import { languageOf } from "@/lib/language-of";
import { useTexts } from "@/texts/use-texts";

export interface Crumb {
  label: string;
  to?: string;
}

interface BreadcrumbProps {
  crumbs: readonly Crumb[];
  /** On phones without the page itself, whose heading is in sight anyway. */
  compact?: boolean;
}

/** The way to this page. Home is added in front; the last crumb is the page itself. */
export function Breadcrumb({ crumbs, compact = false }: BreadcrumbProps) {
  const texts = useTexts();
  const all: Crumb[] = [{ label: texts.common.home, to: "/" }, ...crumbs];
  return (
    <nav
      aria-label={texts.common.breadcrumb}
      className={cx("text-sm text-muted print:hidden", compact ? "-mb-1 md:mb-0 md:py-3" : "py-3")}
    >
      <ol className="flex min-w-0 flex-wrap items-center gap-x-2">
        {all.map(({ label, to }, index) => {
          const last = index === all.length - 1;
          return (
            <li
              key={`${index}-${label}`}
              className={cx(
                "flex min-w-0 items-center gap-x-2",
                compact && last && "max-md:hidden",
              )}
            >
              {to !== undefined && !last ? (
                <Link
                  to={to}
                  lang={languageOf(label)}
                  className={cx(
                    "inline-block wrap-anywhere hover:text-accent hover:underline",
                    // On phones the way back to the list is pressed often.
                    compact ? "py-2.5 md:py-1" : "py-1",
                  )}
                >
                  {label}
                </Link>
              ) : (
                <span
                  lang={languageOf(label)}
                  aria-current={last ? "page" : undefined}
                  className="truncate py-1 text-ink"
                >
                  {label}
                </span>
              )}
              {/* Behind its step: a line never begins with it. */}
              {!last && (
                <span
                  aria-hidden="true"
                  className={compact && index === all.length - 2 ? "max-md:hidden" : undefined}
                >
                  /
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
