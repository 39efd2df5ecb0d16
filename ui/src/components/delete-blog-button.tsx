import { useDeleteBlog } from "@/api/delete-blog";
import type { Blog } from "@/api/types";
import { languageOf } from "@/lib/language-of";
import { useBlogTexts } from "@/texts/blogs";
import { DeleteButton } from "./delete-button";

/** Deletes a post; for users with a role (specification 2, Blogs). */
export default function DeleteBlogButton({ blog }: { blog: Blog }) {
  const texts = useBlogTexts();
  const { mutateAsync } = useDeleteBlog();
  return (
    <DeleteButton
      texts={texts}
      id={blog._id}
      label={texts.deleteOf(blog.title)}
      remove={() => mutateAsync(blog._id)}
    >
      <p lang={languageOf(blog.title)} className="font-semibold">
        {blog.title}
      </p>
    </DeleteButton>
  );
}
