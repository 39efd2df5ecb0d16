import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { BlogCard } from "@/components/blog-card";
import { Carousel } from "@/components/ui/carousel";
import { CarouselSkeleton } from "@/components/ui/carousel-skeleton";
import { Skeleton } from "@/components/ui/skeleton";
import { paths } from "@/config/paths";
import type { VisibleCounts } from "@/lib/use-visible-count";
import { useHomeTexts } from "@/texts/home";
import { useTexts } from "@/texts/use-texts";
import { homeBlogsQuery } from "../api/home-blogs";

/** Specification 9: 1 below 633 px, 2 below 1024 px, otherwise 3. */
const COUNTS: VisibleCounts = {
  below: [
    [633, 1],
    [1024, 2],
  ],
  otherwise: 3,
  basis: "basis-full min-[633px]:basis-1/2 min-[1024px]:basis-1/3",
};

/** The latest blog posts as a carousel; nothing when they cannot be loaded (specification 8). */
export function BlogSection() {
  const texts = useTexts();
  const home = useHomeTexts();
  const { data, isPending } = useQuery(homeBlogsQuery());
  if (isPending) {
    return (
      <section aria-label={home.blogs} aria-busy="true">
        <h2 className="mb-4 flex min-h-10 items-center text-lg leading-snug font-semibold sm:min-h-11 sm:text-xl">
          {home.blogs}
        </h2>
        <CarouselSkeleton counts={COUNTS}>
          <Skeleton className="h-96 rounded-lg" />
        </CarouselSkeleton>
      </section>
    );
  }
  if (!data || data.length === 0) return null;
  return (
    <Carousel
      label={home.blogs}
      counts={COUNTS}
      action={
        <Link
          to={paths.blogs}
          className="py-3 text-sm font-semibold whitespace-nowrap text-accent hover:underline"
        >
          <span>{texts.common.viewAll}</span> <span className="sr-only">{home.blogs}</span>
        </Link>
      }
    >
      {data.map((blog) => (
        <BlogCard key={blog._id} blog={blog} />
      ))}
    </Carousel>
  );
}
