import { useQuery } from "@tanstack/react-query";
import { Link, useLocation } from "react-router-dom";
import { blogListQuery, BLOGS_PER_PAGE } from "@/api/queries/blog-list";
import { AdminList, RowsSkeleton } from "@/components/admin/admin-list";
import { AdminPage } from "@/components/admin/admin-page";
import { AdminSearch } from "@/components/admin/admin-search";
import { useListAddress } from "@/components/admin/list-address";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { paths } from "@/config/paths";
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
  const { page, q } = address;
  const list = useQuery(blogListQuery({ page, q }));

  return (
    <AdminPage title={pages.blogs} main={{ label: pages.addBlog, to: ADD }}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="w-full sm:w-96">
          <AdminSearch
            address={address}
            label={texts.search}
            placeholder={texts.searchPlaceholder}
          />
        </div>
        <p role="status" className="text-sm text-muted">
          {list.data && (q === "" ? texts.count : texts.found)(list.data.total)}
        </p>
      </div>
      <AdminList
        label={texts.list}
        list={list}
        address={address}
        size={BLOGS_PER_PAGE}
        skeleton={<RowsSkeleton rows={BLOGS_PER_PAGE} row="h-24 rounded-md" />}
        empty={
          <EmptyState title={texts.empty} hint={texts.emptyHint}>
            <Link to={ADD} className={buttonClass("secondary")}>
              {pages.addBlog}
            </Link>
          </EmptyState>
        }
        filtered={
          q !== "" && {
            title: texts.emptySearch,
            hint: texts.emptySearchHint,
            showAll: texts.clearSearch,
            onShowAll: () => address.change({ q: "" }),
          }
        }
      >
        {(items) => (
          <ul className="divide-y divide-line rounded-lg border border-line">
            {items.map((blog) => (
              <BlogRow key={blog._id} blog={blog} search={search} />
            ))}
          </ul>
        )}
      </AdminList>
    </AdminPage>
  );
}
