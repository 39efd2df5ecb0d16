import { Link } from "react-router-dom";
import { languageOf } from "@/lib/language-of";
import { useTexts } from "@/texts/use-texts";

export interface Crumb {
  label: string;
  to?: string;
}

/** The way to this page. Home is added in front; the last crumb is the page itself. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const texts = useTexts();
  const all: Crumb[] = [{ label: texts.common.home, to: "/" }, ...crumbs];
  return (
    <nav aria-label={texts.common.breadcrumb} className="py-3 text-sm text-muted">
      <ol className="flex min-w-0 flex-wrap items-center gap-x-2">
        {all.map(({ label, to }, index) => {
          const last = index === all.length - 1;
          return (
            <li key={`${index}-${label}`} className="flex min-w-0 items-center gap-x-2">
              {to !== undefined && !last ? (
                <Link
                  to={to}
                  lang={languageOf(label)}
                  className="inline-block py-1 wrap-anywhere hover:text-accent hover:underline"
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
              {!last && <span aria-hidden="true">/</span>}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
