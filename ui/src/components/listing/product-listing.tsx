import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useRef, type ReactNode } from "react";
import { Link, NavigationType, useNavigationType } from "react-router-dom";
import { productListQuery } from "@/api/queries/product-list";
import type { Product } from "@/api/types";
import { PageTitle } from "@/components/page-title";
import { Breadcrumb, type Crumb } from "@/components/ui/breadcrumb";
import { Button, buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Pagination } from "@/components/ui/pagination";
import { ProductCard } from "@/components/ui/product-card";
import { ProductCardSkeleton } from "@/components/ui/product-card-skeleton";
import { paths } from "@/config/paths";
import { PRODUCTS_PER_PAGE } from "@/config/product-kinds";
import { cx } from "@/lib/cx";
import { useSession } from "@/session/use-session";
import { useListingTexts } from "@/texts/listing";
import { ListSearch } from "./list-search";
import type { ListSource } from "./list-source";
import { ListToolbar } from "./list-toolbar";
import { hasDefaultBound, priceBounds, useListingState, type ListingState } from "./listing-state";

// Only admins download what deletes.
const DeleteProductButton = lazy(() => import("./delete-product-button"));

/** Cards in the first row of the widest grid: their pictures load at once. */
const FIRST_ROW = 4;

interface ProductListingProps {
  title: string;
  crumbs: readonly Crumb[];
  source: ListSource;
  /** Where the search box leads to another page instead of filtering this list. */
  onSearch?: (text: string) => void;
  /** Between the title and the list. */
  children?: ReactNode;
}

/** The one listing screen of the shop (specification 2). Its whole state is in the address. */
export function ProductListing({ title, crumbs, source, onSearch, children }: ProductListingProps) {
  const texts = useListingTexts();
  const { state, update, pageSearch } = useListingState(source.sliderMax);
  const list = useProductList(source, state);
  const top = useRef<HTMLElement>(null);
  useListTopOnPageChange(top, state);

  const { pageCount } = list;
  const beyond = pageCount > 0 && state.page > pageCount;
  useEffect(() => {
    if (beyond) update({ page: pageCount }, { replace: true });
  });

  const filtered = state.q !== "" || state.max !== undefined;
  return (
    <div className="page pb-16">
      <PageTitle title={title} />
      <Breadcrumb crumbs={crumbs} />
      <h1 className="mb-4 text-2xl font-semibold break-words">{title}</h1>
      {children}
      <ListToolbar
        state={state}
        sliderMax={source.sliderMax}
        onChange={update}
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
      <section
        ref={top}
        tabIndex={-1}
        aria-label={texts.list}
        aria-busy={list.loading || list.stale}
        className="pt-4 outline-none"
      >
        <div className="mb-3 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1">
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
        ) : list.loading || beyond ? (
          <Grid>
            {Array.from({ length: PRODUCTS_PER_PAGE }, (_, index) => (
              <li key={index}>
                <ProductCardSkeleton />
              </li>
            ))}
          </Grid>
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
              <Button
                variant="secondary"
                onClick={() => update({ q: "", max: undefined, all: false })}
              >
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
            <Grid stale={list.stale}>
              {list.items.map((product, index) => (
                <li key={product._id}>
                  <Card product={product} eager={index < FIRST_ROW} />
                </li>
              ))}
            </Grid>
            <Pagination
              page={state.page}
              pageCount={pageCount}
              hrefOf={(page) => ({ search: pageSearch(page) })}
            />
          </>
        )}
      </section>
    </div>
  );
}

/** The shown page of the list, and how many items its default lower bound hides. */
function useProductList(source: ListSource, state: ListingState) {
  const q = state.q === "" ? undefined : state.q;
  const shown = useQuery(
    productListQuery(source.path, {
      ...source.fixed,
      ...priceBounds(state, source),
      limit: PRODUCTS_PER_PAGE,
      page: state.page,
      q,
      sort: state.sort,
    }),
  );
  const bound = hasDefaultBound(state, source);
  const hidden = useQuery({
    ...productListQuery(source.path, {
      ...source.fixed,
      limit: 1,
      max: source.defaultMin - 1,
      q,
    }),
    // The list itself comes first on a slow connection.
    enabled: bound && shown.isSuccess,
  });
  const total = shown.data?.total;
  return {
    items: shown.data?.items ?? [],
    total,
    pageCount: Math.ceil((total ?? 0) / PRODUCTS_PER_PAGE),
    hidden: bound ? (hidden.data?.total ?? 0) : 0,
    loading: shown.isPending,
    stale: shown.isPlaceholderData,
    error: shown.data === undefined ? shown.error : null,
    retry: () => void shown.refetch(),
  };
}

/** After another page of the same list was opened, the list's top is in sight and has the focus. */
function useListTopOnPageChange(top: React.RefObject<HTMLElement | null>, state: ListingState) {
  const { page, ...rest } = state;
  const list = JSON.stringify(rest);
  const before = useRef({ page, list });
  const navigation = useNavigationType();
  useEffect(() => {
    const sameList = before.current.list === list;
    const moved = sameList && before.current.page !== page && navigation === NavigationType.Push;
    before.current = { page, list };
    if (!moved) return;
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: "start" });
  }, [page, list, navigation, top]);
}

function Grid({ stale = false, children }: { stale?: boolean; children: ReactNode }) {
  return (
    <ul
      className={cx(
        "grid grid-cols-2 gap-3 transition-opacity md:gap-4 lg:grid-cols-4",
        stale && "opacity-60",
      )}
    >
      {children}
    </ul>
  );
}

/** A card with the admin's Delete where an admin looks. */
function Card({ product, eager }: { product: Product; eager: boolean }) {
  const isAdmin = useSession().user?.role === "admin";
  return (
    <ProductCard
      product={product}
      heading="h2"
      eager={eager}
      action={
        isAdmin ? (
          <Suspense fallback={null}>
            <DeleteProductButton product={product} />
          </Suspense>
        ) : undefined
      }
    />
  );
}
