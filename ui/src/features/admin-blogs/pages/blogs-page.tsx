import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { Link, useLocation } from "react-router-dom";
import { blogListQuery } from "@/api/queries/blog-list";
import { AdminPage } from "@/components/admin/admin-page";
import { AdminSearch } from "@/components/admin/admin-search";
import { useListAddress, usePageCount } from "@/components/admin/list-address";
import { useListFocus } from "@/components/admin/list-focus";
import { Button, buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Pagination } from "@/components/ui/pagination";
import { Skeleton } from "@/components/ui/skeleton";
import { BLOGS_PER_PAGE, MAX_QUERY } from "@/config/generated";
import { paths } from "@/config/paths";
import { cx } from "@/lib/cx";
import { useAdminTexts } from "@/texts/admin";
import { useAdminBlogTexts } from "@/texts/admin-blogs";
import { BlogRow } from "../components/blog-row";

const ADD = paths.adminPage("addblog");

/** All blog posts, newest first, with search and pages in the address. */
export function BlogsPage() {
  const { pages } = useAdminTexts();
  const texts = useAdminBlogTexts();
  const { search } = useLocation();
  const address = useListAddress();
  const q = address.q.slice(0, MAX_QUERY);
  const { data, error, isFetching, isPending, isPlaceholderData, refetch } = useQuery(
    blogListQuery({ page: address.page, q }),
  );
  const pageCount = usePageCount(address, data?.total, BLOGS_PER_PAGE, isFetching);
  const list = useRef<HTMLElement>(null);
  useListFocus(list, address.page, data?.items.map(({ _id }) => _id) ?? []);

  return (
    <AdminPage title={pages.blogs} main={{ label: pages.addBlog, to: ADD }}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="w-full sm:w-96">
          <AdminSearch
            value={q}
            label={texts.search}
            placeholder={texts.searchPlaceholder}
            onSearch={(text) => address.change({ q: text }, q !== "" && text !== "")}
          />
        </div>
        <p role="status" className="text-sm text-muted">
          {data && (q === "" ? texts.count : texts.found)(data.total)}
        </p>
      </div>
      <section
        ref={list}
        tabIndex={-1}
        aria-label={texts.list}
        aria-busy={isPending || isPlaceholderData}
        className="scroll-mt-16 outline-none"
      >
        {error && !data ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : isPending || address.page > pageCount ? (
          <div className="flex flex-col gap-3">
            {Array.from({ length: BLOGS_PER_PAGE }, (_, index) => (
              <Skeleton key={index} className="h-24 rounded-md" />
            ))}
          </div>
        ) : data && data.items.length > 0 ? (
          <ul
            className={cx(
              "divide-y divide-line rounded-lg border border-line",
              isPlaceholderData && "opacity-60",
            )}
          >
            {data.items.map((blog) => (
              <BlogRow key={blog._id} blog={blog} search={search} />
            ))}
          </ul>
        ) : q === "" ? (
          <EmptyState title={texts.empty} hint={texts.emptyHint}>
            <Link to={ADD} className={buttonClass("secondary")}>
              {pages.addBlog}
            </Link>
          </EmptyState>
        ) : (
          <EmptyState title={texts.emptySearch} hint={texts.emptySearchHint}>
            <Button variant="secondary" onClick={() => address.change({ q: "" })}>
              {texts.clearSearch}
            </Button>
          </EmptyState>
        )}
        <Pagination page={address.page} pageCount={pageCount} hrefOf={address.hrefOf} />
      </section>
    </AdminPage>
  );
}
