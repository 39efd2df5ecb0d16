import { useQuery } from "@tanstack/react-query";
import { Link, useLocation, useParams } from "react-router-dom";
import { ApiError } from "@/api/client";
import { blogQuery } from "@/api/queries/blog";
import { AdminPage } from "@/components/admin/admin-page";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { paths } from "@/config/paths";
import { useAdminBlogTexts } from "@/texts/admin-blogs";
import { EditBlog } from "../components/edit-blog";

/** The list as it was left: its search and page travel with the link that leads here. */
function listOf(state: unknown): string {
  const search = (state as { search?: unknown } | null)?.search;
  return paths.adminPage("blogs") + (typeof search === "string" ? search : "");
}

/** One blog post, to be changed. Always the post as it is now: an older one would only be refused. */
export function EditBlogPage() {
  const texts = useAdminBlogTexts();
  const { id = "" } = useParams();
  const back = listOf(useLocation().state);
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    ...blogQuery(id),
    staleTime: 0,
    refetchOnMount: "always",
    // Nothing may take the form away once it stands.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const missing = error instanceof ApiError && error.status === 404;

  return (
    <AdminPage
      title={texts.editTitle}
      actions={
        <Link to={back} className={buttonClass("secondary")}>
          {texts.allPosts}
        </Link>
      }
    >
      {missing ? (
        <EmptyState title={texts.notFound} hint={texts.notFoundHint} />
      ) : !isFetchedAfterMount ? (
        <div aria-busy="true" className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <Skeleton className="h-[32rem] rounded-md" />
          <Skeleton className="h-72 rounded-md" />
        </div>
      ) : data ? (
        <EditBlog key={data._id} blog={data} back={back} />
      ) : (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
    </AdminPage>
  );
}
