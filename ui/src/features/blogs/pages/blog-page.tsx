import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router-dom";
import { ApiError } from "@/api/client";
import { blogQuery } from "@/api/queries/blog";
import { ErrorScreen } from "@/components/error-screen";
import { PageTitle } from "@/components/page-title";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { ErrorState } from "@/components/ui/error-state";
import { Picture } from "@/components/ui/picture";
import { Spinner } from "@/components/ui/spinner";
import { paths } from "@/config/paths";
import { useFormat } from "@/texts/use-format";
import { languageOf } from "@/lib/language-of";
import { useBlogTexts } from "@/texts/blogs";
import { BlogBody } from "../components/blog-body";
import { MorePosts } from "../components/more-posts";
import { SharePost } from "../components/share-post";

/** One blog post (specification 2, Blogs). */
export function BlogPage() {
  const texts = useBlogTexts();
  const format = useFormat();
  const { id = "" } = useParams();
  const { data: blog, error, isPending, refetch } = useQuery(blogQuery(id));

  if (isPending) {
    return (
      <div className="page py-16">
        <PageTitle title={texts.title} />
        <h1 className="sr-only">{texts.title}</h1>
        <Spinner label={texts.loading} />
      </div>
    );
  }
  if (!blog) {
    if (error instanceof ApiError && error.status === 404) {
      return <ErrorScreen status={404} message={texts.notFound} />;
    }
    return (
      <div className="page py-10">
        <PageTitle title={texts.title} />
        <h1 className="sr-only">{texts.title}</h1>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </div>
    );
  }
  return (
    <div className="page">
      <PageTitle title={blog.title} />
      <Breadcrumb crumbs={[{ label: texts.title, to: paths.blogs }, { label: blog.title }]} />
      <article className="mx-auto max-w-3xl pb-8">
        <h1
          lang={languageOf(blog.title)}
          className="text-2xl leading-tight font-semibold break-words md:text-3xl"
        >
          {blog.title}
        </h1>
        <time dateTime={blog.createdAt} className="mt-3 block text-sm text-muted">
          {format.day(blog.createdAt)}
        </time>
        <Picture
          path={blog.photo}
          alt=""
          sizes="(width < 52rem) 100vw, 768px"
          width={1200}
          height={675}
          eager
          className="my-6 aspect-video w-full rounded-lg bg-soft object-cover"
        />
        <BlogBody text={blog.description} />
        <div className="mt-8 flex flex-wrap gap-x-6 gap-y-2 font-semibold text-accent">
          {blog.socialLink && (
            <a
              href={blog.socialLink}
              target="_blank"
              rel="noopener nofollow"
              className="py-1 hover:underline"
            >
              <span>{texts.source}</span>
              <span className="sr-only">{` ${texts.newTab}`}</span>
            </a>
          )}
          <Link to={paths.blogs} className="py-1 hover:underline">
            {texts.backToList}
          </Link>
        </div>
        <div className="mt-6 border-t border-line pt-6">
          <SharePost title={blog.title} link={window.location.origin + paths.blog(blog._id)} />
        </div>
      </article>
      <MorePosts besides={blog._id} />
    </div>
  );
}
