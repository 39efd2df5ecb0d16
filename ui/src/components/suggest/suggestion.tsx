import { Clock, LayoutGrid, Search, Tag, Trash2 } from "lucide-react";
import { sendView } from "@/api/views";
import { Money } from "@/components/ui/money";
import { Picture } from "@/components/ui/picture";
import { menuCategoryPath } from "@/config/categories";
import { brandLabel, categoryLabel } from "@/texts/category-names";
import { paths } from "@/config/paths";
import { productPath } from "@/config/listings";
import { cx } from "@/lib/cx";
import { keepFirst } from "@/lib/kept-list";
import { languageOf } from "@/lib/language-of";
import { searchList } from "@/shopping/search-list";
import { useSuggestTexts } from "@/texts/suggest";
import { useTexts } from "@/texts/use-texts";
import type { Option } from "./options";
import { lineClass, optionProps, SuggestionLine } from "./suggestion-line";
import { usePartLabel } from "./use-part-label";

interface SuggestionProps {
  option: Option;
  id: string;
  active: boolean;
  /** After it was chosen and leads elsewhere. */
  onChosen: (text: string | undefined) => void;
}

/** One line of the list of suggestions. */
export function Suggestion({ option, ...line }: SuggestionProps) {
  const texts = useSuggestTexts();
  const base = useTexts();
  const labelOf = usePartLabel();
  switch (option.kind) {
    case "product": {
      const { product } = option;
      return (
        <SuggestionLine
          {...line}
          to={productPath(product.listing, product._id)}
          onChoose={() => sendView(product)}
        >
          <span className="shrink-0 rounded-md bg-soft p-1">
            <Picture
              path={product.mainImage}
              alt=""
              sizes="40px"
              className="size-10 object-contain"
            />
          </span>
          <span className="min-w-0 flex-1">
            <span lang={languageOf(product.title)} className="line-clamp-2 leading-snug">
              {product.title}
            </span>
            {/* One line; what does not fit wraps out of sight. */}
            <Money product={product} className="h-[1.5em] overflow-hidden" />
          </span>
        </SuggestionLine>
      );
    }
    case "category":
      return (
        <SuggestionLine
          {...line}
          icon={LayoutGrid}
          to={menuCategoryPath(option.name.toLowerCase())}
        >
          <span>{categoryLabel(option.name, base)}</span>
        </SuggestionLine>
      );
    case "brand":
      return (
        <SuggestionLine
          {...line}
          icon={Tag}
          to={paths.brand(option.category.toLowerCase(), option.name)}
        >
          <span>
            {texts.brandIn(brandLabel(option.name), categoryLabel(option.category, base))}
          </span>
        </SuggestionLine>
      );
    case "clear":
      return (
        <button
          type="button"
          {...optionProps(line)}
          onClick={() => searchList.set([])}
          className={lineClass(line.active)}
        >
          <Trash2 size={18} aria-hidden="true" className="shrink-0 text-muted" />
          <span>{texts.clearRecent}</span>
        </button>
      );
    case "understood":
    case "search":
    case "corrected":
    case "recent": {
      const { kind, text } = option;
      const shown =
        kind === "recent"
          ? text
          : kind === "search"
            ? texts.allResults(text)
            : kind === "understood"
              ? option.parts.map(labelOf).join(" · ")
              : texts.didYouMean(brandLabel(text));
      return (
        <SuggestionLine
          {...line}
          icon={kind === "recent" ? Clock : Search}
          to={paths.searchedFor(text)}
          text={text}
          onChoose={() => keepFirst(searchList, text)}
        >
          <span
            lang={languageOf(kind === "understood" ? shown : text)}
            className={cx("min-w-0 break-words", kind !== "recent" && "font-semibold text-accent")}
          >
            {shown}
          </span>
        </SuggestionLine>
      );
    }
  }
}
