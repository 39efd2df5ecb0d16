import { Link, type To } from "react-router-dom";
import { cx } from "@/lib/cx";
import { useFormat } from "@/texts/use-format";
import { useTexts } from "@/texts/use-texts";

/** The page numbers to show: first, last and those around the current one; 0 stands for a gap. */
export function pageNumbers(current: number, count: number): number[] {
  const wanted = new Set([1, count, current - 1, current, current + 1]);
  if (current <= 3) [2, 3, 4].forEach((n) => wanted.add(n));
  if (current >= count - 2) [count - 1, count - 2, count - 3].forEach((n) => wanted.add(n));
  const numbers = [...wanted].filter((n) => n >= 1 && n <= count).sort((a, b) => a - b);
  return numbers.flatMap((n, index) => {
    const before = numbers[index - 1];
    if (before === undefined || n - before === 1) return [n];
    return n - before === 2 ? [n - 1, n] : [0, n];
  });
}

interface PaginationProps {
  page: number;
  pageCount: number;
  /** The address of another page of the list. */
  hrefOf: (page: number) => To;
}

/** Numbered pages as links; nothing while there is only one (specification 2). */
export function Pagination({ page, pageCount, hrefOf }: PaginationProps) {
  const texts = useTexts();
  const format = useFormat();
  if (pageCount <= 1) return null;
  const box = "inline-flex min-h-11 min-w-11 items-center justify-center rounded-md px-3";
  return (
    <nav aria-label={texts.common.pagination} className="mt-8">
      <ul className="flex flex-wrap items-center justify-center gap-1">
        {pageNumbers(page, pageCount).map((n, index) => (
          <li key={n === 0 ? `gap-${index}` : n}>
            {n === 0 ? (
              <span aria-hidden="true" className="px-1 text-muted">
                …
              </span>
            ) : (
              <Link
                to={hrefOf(n)}
                aria-label={texts.common.page(n)}
                aria-current={n === page ? "page" : undefined}
                className={cx(
                  box,
                  n === page ? "bg-accent font-semibold text-white" : "hover:bg-soft",
                )}
              >
                {format.number(n)}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
