import { useQuery } from "@tanstack/react-query";
import { blogListQuery } from "@/api/queries/blog-list";
import { BlogCard } from "@/components/blog-card";
import { useBlogTexts } from "@/texts/blogs";

const SHOWN = 3;

/** The newest other posts, under a post; nothing while there are none. */
export function MorePosts({ besides }: { besides: string }) {
  const texts = useBlogTexts();
  const { data } = useQuery(blogListQuery({ page: 1, q: "" }));
  const others = data?.items.filter(({ _id }) => _id !== besides).slice(0, SHOWN) ?? [];
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="more-posts" className="border-t border-line pt-8">
      <h2 id="more-posts" className="mb-4 text-xl font-semibold">
        {texts.more}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {others.map((blog) => (
          <li key={blog._id}>
            <BlogCard blog={blog} />
          </li>
        ))}
      </ul>
    </section>
  );
}
