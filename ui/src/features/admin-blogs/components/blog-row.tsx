import { Link } from "react-router-dom";
import type { Blog } from "@/api/types";
import DeleteBlogButton from "@/components/delete-blog-button";
import { buttonClass } from "@/components/ui/button";
import { Picture } from "@/components/ui/picture";
import { paths } from "@/config/paths";
import { useFormat } from "@/texts/use-format";
import { languageOf } from "@/lib/language-of";
import { useAdminBlogTexts } from "@/texts/admin-blogs";

/** One post in the back office's list. `search` is the list's place, to come back to it. */
export function BlogRow({ blog, search }: { blog: Blog; search: string }) {
  const format = useFormat();
  const texts = useAdminBlogTexts();
  return (
    <li className="grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-x-4 gap-y-3 p-3 sm:grid-cols-[7.5rem_minmax(0,1fr)_auto] sm:px-4">
      <Picture
        path={blog.photo}
        alt=""
        sizes="120px"
        width={1200}
        height={675}
        className="aspect-video w-full self-start rounded-md bg-soft object-cover"
      />
      <div className="min-w-0">
        <p
          lang={languageOf(blog.title)}
          className="line-clamp-2 leading-snug font-semibold break-words"
        >
          {blog.title}
        </p>
        <p className="flex flex-wrap items-center gap-x-4 text-sm">
          <time dateTime={blog.createdAt} className="text-muted">
            {format.day(blog.createdAt)}
          </time>
          <Link to={paths.blog(blog._id)} className="py-1 text-accent hover:underline">
            <span>{texts.inShop}</span> <span className="sr-only">{texts.of(blog.title)}</span>
          </Link>
        </p>
      </div>
      <div className="col-span-2 flex items-center justify-end gap-3 sm:col-span-1 max-sm:[&>*]:min-h-11">
        <Link
          to={paths.adminBlog(blog._id)}
          state={{ search }}
          aria-label={texts.editOf(blog.title)}
          className={buttonClass("secondary", "sm")}
        >
          {texts.edit}
        </Link>
        <DeleteBlogButton blog={blog} />
      </div>
    </li>
  );
}
