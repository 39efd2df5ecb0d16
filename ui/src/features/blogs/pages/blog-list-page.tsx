import { useQuery } from "@tanstack/react-query";
import { Suspense, useRef, type ReactNode, type Ref } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { blogListQuery } from "@/api/queries/blog-list";
import { BlogCard } from "@/components/blog-card";
import { lazyPart } from "@/components/lazy-part";
import { ListEnd } from "@/components/listing/list-end";
import { ListSearch } from "@/components/listing/list-search";
import { useListTopOnPageChange } from "@/components/listing/use-list-top";
import { PageTitle } from "@/components/page-title";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Pagination } from "@/components/ui/pagination";
import { Skeleton } from "@/components/ui/skeleton";
import { BLOGS_PER_PAGE } from "@/config/generated";
import { paths } from "@/config/paths";
import { pageNumber } from "@/lib/page-number";
import { cx } from "@/lib/cx";
import { useSession } from "@/session/use-session";
import { useBlogTexts } from "@/texts/blogs";

const DeleteBlogButton = lazyPart(() => import("@/components/delete-blog-button"));

/** The address of a page of the list, with its search. */
function addressOf(page: number, q: string): string {
  const search = new URLSearchParams();
  if (q !== "") search.set("q", q);
  if (page > 1) search.set("page", String(page));
  const query = search.toString();
  return query === "" ? paths.blogs : `${paths.blogs}?${query}`;
}

/** All blog posts with a search, 6 a page; page and search live in the address (specification 2, Blogs). */
export function BlogListPage() {
  const texts = useBlogTexts();
  const [params, setParams] = useSearchParams();
  const q = (params.get("q") ?? "").trim();
  const page = pageNumber(params.get("page"));
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(
    blogListQuery({ page, q }),
  );
  const top = useRef<HTMLElement>(null);
  useListTopOnPageChange(top, { page, q });
  const pageCount = Math.ceil((data?.total ?? 0) / BLOGS_PER_PAGE);
  // Delete is for whoever has a role, whatever it is; customers have none (contract 3).
  const mayDelete = Boolean(useSession().user?.role);

  return (
    <div className="page">
      <PageTitle title={texts.title} />
      <Breadcrumb crumbs={[{ label: texts.title }]} />
      <div className="mb-6 grid items-center gap-4 sm:grid-cols-[1fr_minmax(0,24rem)]">
        <h1 className="text-2xl font-semibold">{texts.title}</h1>
        <ListSearch
          live
          label={texts.searchLabel}
          placeholder={texts.searchPlaceholder}
          value={q}
          onSearch={(text) => setParams(text === "" ? {} : { q: text }, { replace: q !== "" })}
        />
      </div>
      {isPending ? (
        <Grid busy>
          {Array.from({ length: BLOGS_PER_PAGE }, (_, index) => (
            <li key={index}>
              <Skeleton className="h-96 rounded-lg" />
            </li>
          ))}
        </Grid>
      ) : !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data.items.length === 0 && pageCount > 0 ? (
        <ListEnd page={page} pageCount={pageCount} hrefOf={(n) => addressOf(n, q)} />
      ) : data.items.length === 0 ? (
        <EmptyState title={texts.none} hint={q === "" ? undefined : texts.noneHint}>
          {q !== "" && (
            <Link to={paths.blogs} className={buttonClass("secondary")}>
              {texts.showAll}
            </Link>
          )}
        </EmptyState>
      ) : (
        <>
          <Grid ref={top} label={texts.list} stale={isPlaceholderData}>
            {data.items.map((blog) => (
              <li key={blog._id}>
                <BlogCard
                  blog={blog}
                  heading="h2"
                  action={
                    mayDelete ? (
                      <Suspense fallback={null}>
                        <DeleteBlogButton blog={blog} />
                      </Suspense>
                    ) : undefined
                  }
                />
              </li>
            ))}
          </Grid>
          <Pagination page={page} pageCount={pageCount} hrefOf={(n) => addressOf(n, q)} />
        </>
      )}
    </div>
  );
}

function Grid({
  ref,
  label,
  busy = false,
  stale = false,
  children,
}: {
  ref?: Ref<HTMLElement>;
  label?: string;
  busy?: boolean;
  stale?: boolean;
  children: ReactNode;
}) {
  return (
    <section ref={ref} tabIndex={-1} aria-label={label} className="outline-none">
      <ul
        aria-busy={busy || undefined}
        className={cx(
          "grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3",
          stale && "opacity-60",
        )}
      >
        {children}
      </ul>
    </section>
  );
}
