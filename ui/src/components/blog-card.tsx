import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { Blog } from "@/api/types";
import { Picture } from "@/components/ui/picture";
import { BLOG_PREVIEW } from "@/config/generated";
import { paths } from "@/config/paths";
import { useFormat } from "@/texts/use-format";
import { languageOf } from "@/lib/language-of";
import { cutText } from "@/lib/preview";
import { useTexts } from "@/texts/use-texts";

/** One blog post in a list; all of it leads to the post. */
export function BlogCard({
  blog,
  heading: Heading = "h3",
  action,
}: {
  blog: Blog;
  heading?: "h2" | "h3";
  /** An own control, such as Delete. */
  action?: ReactNode;
}) {
  const texts = useTexts();
  const format = useFormat();
  // The server gives no more of a long post to the first drawing (specification 5).
  const preview = cutText(blog.description, BLOG_PREVIEW);
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-lg border border-line bg-ground transition-colors hover:border-field">
      <Picture
        path={blog.photo}
        alt=""
        sizes="(width < 40rem) 92vw, (width < 64rem) 46vw, 410px"
        width={1200}
        height={675}
        className="aspect-video w-full bg-soft object-cover"
      />
      <div className="flex flex-1 flex-col gap-2 p-4">
        <time dateTime={blog.createdAt} className="text-xs text-muted">
          {format.day(blog.createdAt)}
        </time>
        <Heading
          lang={languageOf(blog.title)}
          className="line-clamp-2 text-lg leading-snug font-semibold wrap-anywhere"
        >
          {blog.title}
        </Heading>
        <p lang={languageOf(preview)} className="wrap-anywhere text-muted">
          {preview}
        </p>
        <div className="mt-auto flex items-center justify-between gap-2 pt-2">
          <Link
            to={paths.blog(blog._id)}
            className="py-1 text-sm font-semibold text-accent group-hover:underline after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent"
          >
            <span>{texts.common.readMore}</span>
            <span className="sr-only">{texts.common.readMoreOf(blog.title)}</span>
          </Link>
          {action !== undefined && <div className="relative z-10">{action}</div>}
        </div>
      </div>
    </article>
  );
}
