import { Link } from "react-router-dom";
import { buttonClass } from "@/components/ui/button";
import { CATEGORY_PAGES } from "@/config/generated";
import { paths } from "@/config/paths";
import { useSearchTexts } from "@/texts/search";
import { useTexts } from "@/texts/use-texts";

/** Where to go on from a search that finds nothing at all: the shop's categories. */
export function NextSteps() {
  const texts = useSearchTexts();
  const { categories } = useTexts();
  return (
    <nav aria-labelledby="next-steps" className="pt-8">
      <h2 id="next-steps" className="mb-3 text-lg font-semibold">
        {texts.lookThrough}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {CATEGORY_PAGES.map((slug) => (
          <li key={slug}>
            <Link to={paths.category(slug)} className={buttonClass("secondary")}>
              {categories[slug]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
