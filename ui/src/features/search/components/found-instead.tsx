import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { useProductsById } from "@/api/queries/products-by-id";
import { suggestQuery } from "@/api/queries/suggest";
import type { Product } from "@/api/types";
import { ListCard, ProductGrid } from "@/components/listing/product-grid";
import { buttonClass } from "@/components/ui/button";
import { menuCategoryPath } from "@/config/categories";
import { brandLabel, categoryLabel } from "@/texts/category-names";
import { paths } from "@/config/paths";
import { languageOf } from "@/lib/language-of";
import { useSuggestTexts } from "@/texts/suggest";
import { useTexts } from "@/texts/use-texts";

interface FoundInsteadProps {
  text: string;
  /** What the search found, which is little or nothing. */
  listed: readonly Product[];
}

/** What else may have been meant by a search that finds little: a typing error, or a name in Bengali. */
export function FoundInstead({ text, listed }: FoundInsteadProps) {
  const texts = useSuggestTexts();
  const base = useTexts();
  const { data, isPlaceholderData } = useQuery(suggestQuery(text));
  const isListed = (id: string) => listed.some(({ _id }) => _id === id);
  const others = data?.products.map(({ _id }) => _id).filter((id) => !isListed(id)) ?? [];
  const { products } = useProductsById(others);
  if (!data || isPlaceholderData) return null;
  const { corrected, categories, brands } = data;
  const ways = listed.length === 0 ? categories.length + brands.length : 0;
  if (others.length + ways === 0) return null;
  const title = corrected === null ? texts.perhaps : texts.foundInstead(corrected);
  return (
    <section aria-label={title} className="pt-10">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 lang={languageOf(title)} className="min-w-0 text-xl font-semibold break-words">
          {title}
        </h2>
        {corrected !== null && (
          <Link
            to={paths.searchedFor(corrected)}
            className="py-2 font-semibold text-accent hover:underline"
          >
            {texts.allResults(corrected)}
          </Link>
        )}
      </div>
      {categories.length + brands.length > 0 && (
        <ul className="mb-4 flex flex-wrap gap-2">
          {brands.map(({ name, category }) => (
            <li key={name}>
              <Link
                to={paths.brand(category.toLowerCase(), name)}
                className={buttonClass("secondary")}
              >
                {texts.brandIn(brandLabel(name), categoryLabel(category, base))}
              </Link>
            </li>
          ))}
          {categories.map(({ name }) => (
            <li key={name}>
              <Link to={menuCategoryPath(name.toLowerCase())} className={buttonClass("secondary")}>
                {categoryLabel(name, base)}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <ProductGrid>
        {products.map((product) => (
          <li key={product._id}>
            <ListCard product={product} eager={false} />
          </li>
        ))}
      </ProductGrid>
    </section>
  );
}
