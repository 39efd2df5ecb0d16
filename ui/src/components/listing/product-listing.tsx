import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import type { Understood } from "@/api/types";
import { CompareSlot } from "@/components/compare/compare-slot";
import { PageTitle } from "@/components/page-title";
import { Breadcrumb, type Crumb } from "@/components/ui/breadcrumb";
import { Button, buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Pagination } from "@/components/ui/pagination";
import { ProductCardSkeleton } from "@/components/ui/product-card-skeleton";
import { paths } from "@/config/paths";
import { PRODUCTS_PER_PAGE } from "@/config/generated";
import type { Parts } from "@/lib/parts";
import { useListingTexts } from "@/texts/listing";
import { FilterButton } from "./filter-button";
import { FilterChips } from "./filter-chips";
import { FilterMenus } from "./filter-menus";
import { ListEnd } from "./list-end";
import { ListSearch } from "./list-search";
import type { ListSource } from "./list-source";
import { ListToolbar } from "./list-toolbar";
import { useListingState } from "./listing-state";
import { ListCard, ProductGrid } from "./product-grid";
import { useListFilters } from "./use-list-filters";
import { useListTopOnPageChange } from "./use-list-top";
import { useProductList } from "./use-product-list";

/** Cards in the first row of the widest grid: their pictures load at once. */
const FIRST_ROW = 4;

interface ProductListingProps {
  title: string;
  crumbs: readonly Crumb[];
  source: ListSource;
  /** Where the search box leads to another page instead of filtering this list. */
  onSearch?: (text: string) => void;
  /** What a search was understood as, where that is more than its words; and how many products fit all of it. */
  understood?: (parts: readonly Understood[], fits: number, total: number) => Parts;
  /** Below a list that has nothing, where no filter is to blame. */
  nextSteps?: Parts;
  /** Between the title and the list. */
  children?: Parts;
}

/** The one listing screen of the shop (specification 2). Its whole state is in the address. */
export function ProductListing({
  title,
  crumbs,
  source,
  onSearch,
  understood,
  nextSteps,
  children,
}: ProductListingProps) {
  const texts = useListingTexts();
  const { state, update, pageSearch } = useListingState(source.sliderMax);
  const list = useProductList(source, state);
  const top = useRef<HTMLElement>(null);
  useListTopOnPageChange(top, state);

  const { pageCount } = list;
  const beyond = pageCount > 0 && state.page > pageCount;
  // Without script it stands; else the last page is on its way in the next moment.
  const ended = beyond && !list.stale;
  const turning = list.stale && pageCount > 0 && (beyond || list.items.length === 0);
  const hrefOf = (page: number) => ({ search: pageSearch(page) });
  useEffect(() => {
    if (beyond) update({ page: pageCount }, { replace: true });
  });

  const filters = useListFilters(source, state, update, list.complete);
  const filtered = state.q !== "" || state.max !== undefined || filters.active > 0;
  const clear = () =>
    update({ q: "", min: undefined, max: undefined, brands: [], specs: [], all: false });
  return (
    <div className="page pb-16">
      <PageTitle title={title} />
      <Breadcrumb compact crumbs={crumbs} />
      <h1 className="mb-2 text-xl leading-snug font-semibold break-words md:mb-4 md:text-2xl md:leading-normal">
        {title}
      </h1>
      {children}
      {list.understood.length > 0 && understood?.(list.understood, list.fits, list.total ?? 0)}
      <ListToolbar
        state={state}
        sliderMax={source.sliderMax}
        onChange={update}
        filterMenus={<FilterMenus filters={filters} />}
        filterButton={<FilterButton filters={filters} total={list.total} onClear={clear} />}
        search={
          onSearch ? (
            <ListSearch value={source.fixed.text ?? ""} onSearch={onSearch} live={false} />
          ) : (
            <ListSearch
              value={state.q}
              live
              onSearch={(q) => update({ q }, { replace: state.q !== "" && q !== "" })}
            />
          )
        }
      />
      <FilterChips state={state} onChange={update} onClear={list.total === 0 ? undefined : clear} />
      <section
        ref={top}
        tabIndex={-1}
        aria-label={texts.list}
        aria-busy={list.loading || list.stale}
        className="pt-2 outline-none md:pt-4"
      >
        <div className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-1 md:mb-3 md:min-h-11">
          <p role="status" className="text-sm text-muted">
            {list.total !== undefined && texts.count(list.total)}
          </p>
          {list.hidden > 0 && (
            <div className="flex flex-1 items-center justify-between gap-x-3 text-sm sm:justify-start">
              <p>{texts.hidden(list.hidden, source.defaultMin)}</p>
              <Button
                variant="secondary"
                size="sm"
                className="whitespace-nowrap"
                onClick={() => update({ all: true })}
              >
                {texts.showAll}
              </Button>
            </div>
          )}
        </div>
        {list.error ? (
          <ErrorState error={list.error} onRetry={list.retry} />
        ) : list.loading || turning ? (
          <ProductGrid>
            {Array.from({ length: PRODUCTS_PER_PAGE }, (_, index) => (
              <li key={index}>
                <ProductCardSkeleton />
              </li>
            ))}
          </ProductGrid>
        ) : ended ? (
          <ListEnd page={state.page} pageCount={pageCount} hrefOf={hrefOf} />
        ) : list.items.length === 0 ? (
          <EmptyState
            title={texts.empty}
            hint={
              filtered
                ? texts.emptyFiltered
                : source.fixed.text !== undefined
                  ? texts.emptySearch
                  : texts.emptyList
            }
          >
            {filtered ? (
              <Button variant="secondary" onClick={clear}>
                {texts.clearFilters}
              </Button>
            ) : (
              <Link to={paths.allCategory} className={buttonClass("secondary")}>
                {texts.browseCategories}
              </Link>
            )}
          </EmptyState>
        ) : (
          <>
            <ProductGrid stale={list.stale}>
              {list.items.map((product, index) => (
                <li key={product._id}>
                  <ListCard product={product} eager={index < FIRST_ROW} />
                </li>
              ))}
            </ProductGrid>
            <Pagination page={state.page} pageCount={pageCount} hrefOf={hrefOf} />
          </>
        )}
      </section>
      {!filtered && list.complete && list.total === 0 && nextSteps}
      <CompareSlot />
    </div>
  );
}
