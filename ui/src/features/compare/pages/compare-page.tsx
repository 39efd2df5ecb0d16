import { useEffect, useRef, type MouseEvent } from "react";
import { Link, NavigationType } from "react-router-dom";
import type { Product } from "@/api/types";
import { PageTitle } from "@/components/page-title";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { paths } from "@/config/paths";
import { useNavigationType } from "@/lib/navigation-type";
import { COMPARED_AT_MOST } from "@/shopping/compare-list";
import { useCompareTexts } from "@/texts/compare";
import { CompareBar } from "../components/compare-bar";
import { CompareTable } from "../components/compare-table";
import { useComparison } from "../lib/use-comparison";

/** Up to four products side by side by what they have. */
export function ComparePage() {
  const texts = useCompareTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const { products, loading, error, retry, gone, others, removed, ...comparison } = useComparison();

  // What had the focus goes as it is pressed.
  const focusHeading = () => heading.current?.focus();
  const navigation = useNavigationType();
  useEffect(() => {
    // So does the tray, on the way here.
    if (navigation === NavigationType.Push && document.activeElement === document.body)
      heading.current?.focus();
  }, [navigation]);
  function remove(product: Product) {
    comparison.remove(product);
    focusHeading();
  }
  function keep() {
    comparison.keep?.();
    focusHeading();
  }
  function follow({ metaKey, ctrlKey, shiftKey }: MouseEvent) {
    // In another tab or window this page stays as it is.
    if (!metaKey && !ctrlKey && !shiftKey) focusHeading();
  }

  return (
    <div className="page pb-24" aria-busy={loading}>
      <PageTitle title={texts.title} />
      <Breadcrumb crumbs={[{ label: texts.title }]} />
      <h1 ref={heading} tabIndex={-1} className="mb-2 text-2xl font-semibold outline-none">
        {texts.title}
      </h1>
      <p role="status" className="mb-4 min-h-[1.5em] text-muted">
        {[
          removed !== undefined && texts.removed(removed),
          products.length > 0 && texts.count(products.length),
          gone > 0 && texts.gone(gone),
          others.length > 0 && texts.otherKind(others.length),
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      {others[0] && (
        <p className="mb-4">
          <Link
            to={paths.compared(others.map(({ _id }) => _id))}
            onClick={follow}
            className="inline-block py-2 font-semibold break-words text-accent hover:underline"
          >
            {texts.compareOthers(others[0].title)}
          </Link>
        </p>
      )}
      {error ? (
        <ErrorState error={error} onRetry={retry} />
      ) : loading ? (
        <div className="grid grid-cols-2 gap-4 md:grid-cols-4">
          {Array.from({ length: COMPARED_AT_MOST }, (_, index) => (
            <Skeleton key={index} className="h-96 rounded-lg" />
          ))}
        </div>
      ) : products.length === 0 ? (
        <EmptyState title={texts.empty} hint={texts.emptyHint(COMPARED_AT_MOST)}>
          <Link to={paths.allCategory} className={buttonClass("secondary")}>
            {texts.browse}
          </Link>
        </EmptyState>
      ) : (
        <>
          <CompareBar
            products={products}
            link={comparison.link}
            onlyDifferences={comparison.differences}
            onToggle={comparison.toggleDifferences}
            onKeep={comparison.keep && keep}
          />
          <CompareTable
            products={products}
            onlyDifferences={comparison.differences && products.length > 1}
            onRemove={remove}
          />
        </>
      )}
    </div>
  );
}
