import { Cable, Headphones, Laptop, Smartphone, Tablet, Tv, type LucideIcon } from "lucide-react";
import { Link } from "react-router-dom";
import { CATEGORY_PAGES } from "@/config/generated";
import { paths } from "@/config/paths";
import { cx } from "@/lib/cx";
import { useHomeTexts } from "@/texts/home";
import { useTexts } from "@/texts/use-texts";

const ICONS: Record<(typeof CATEGORY_PAGES)[number], LucideIcon> = {
  phone: Smartphone,
  laptop: Laptop,
  tablet: Tablet,
  tv: Tv,
  accessories: Cable,
  gadgets: Headphones,
};

/** The six category pages: on phones a strip that a finger moves sideways, else tiles. */
export function CategoryTiles() {
  const texts = useTexts();
  const home = useHomeTexts();
  return (
    <nav aria-label={home.categories}>
      <ul className="-mx-4 -my-1 no-scrollbar flex snap-x scroll-px-4 gap-2 overflow-x-auto px-4 py-1 md:m-0 md:grid md:grid-cols-6 md:gap-4 md:overflow-visible md:p-0">
        {CATEGORY_PAGES.map((slug) => {
          const Icon = ICONS[slug];
          return (
            <li key={slug} className="snap-start">
              <Link
                to={paths.category(slug)}
                className="flex min-h-11 items-center gap-2 rounded-full bg-soft px-4 text-center text-sm font-semibold whitespace-nowrap transition-colors hover:bg-accent-soft hover:text-accent md:flex-col md:rounded-lg md:px-1 md:py-6 lg:text-base"
              >
                <Icon
                  strokeWidth={1.5}
                  aria-hidden="true"
                  // Upright the tablet looks like the phone.
                  className={cx("size-5 md:size-7", slug === "tablet" && "rotate-90")}
                />
                <span>{texts.categories[slug]}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
