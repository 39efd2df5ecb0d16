import { Cable, Headphones, Laptop, Smartphone, Tablet, Tv, type LucideIcon } from "lucide-react";
import { Link } from "react-router-dom";
import { CATEGORY_PAGES } from "@/config/generated";
import { paths } from "@/config/paths";
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

/** The six category pages as tiles. */
export function CategoryTiles() {
  const texts = useTexts();
  const home = useHomeTexts();
  return (
    <nav aria-label={home.categories}>
      <ul className="grid grid-cols-3 gap-3 md:grid-cols-6 md:gap-4">
        {CATEGORY_PAGES.map((slug) => {
          const Icon = ICONS[slug];
          return (
            <li key={slug}>
              <Link
                to={paths.category(slug)}
                className="flex flex-col items-center gap-2 rounded-lg bg-soft px-1 py-4 text-center text-xs font-semibold transition-colors hover:bg-accent-soft hover:text-accent min-[24rem]:text-sm md:py-6 lg:text-base"
              >
                <Icon
                  size={28}
                  strokeWidth={1.5}
                  aria-hidden="true"
                  // Upright it looks like the phone.
                  className={slug === "tablet" ? "rotate-90" : undefined}
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
