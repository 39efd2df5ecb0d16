import { Star } from "lucide-react";
import { Link } from "react-router-dom";
import { sendView } from "@/api/views";
import type { Product } from "@/api/types";
import { FavouriteButton } from "@/components/favourite-button";
import { LISTINGS, PICTURE_SIZES } from "@/config/generated";
import { productPath } from "@/config/listings";
import { cx } from "@/lib/cx";
import { languageOf } from "@/lib/language-of";
import type { Parts } from "@/lib/parts";
import { FEW_LEFT, sellingFacts } from "@/shopping/product-facts";
import { useFormat } from "@/texts/use-format";
import { useTexts } from "@/texts/use-texts";
import { Fragment, type ReactNode } from "react";
import { Money } from "./money";
import { Picture } from "./picture";

interface ProductCardProps {
  product: Product;
  /** How wide its picture is shown; that of the product grid unless told. */
  sizes?: string;
  /** In the first row of a page: its picture loads at once, and it is laid out with the page. */
  eager?: boolean;
  /** Level of the title's heading. */
  heading?: "h2" | "h3";
  /** An own control in the card's foot, such as the admin's Delete. */
  action?: ReactNode;
  /** Another at the foot's end, such as Compare, which takes its place itself. */
  tool?: Parts;
}

/**
 * One product of any listing. All of it leads to its page, and opening it counts the view first (contract 10). Its title is
 * small on phones and on small laptops, where six stand beside each other.
 */
export function ProductCard({
  product,
  sizes = PICTURE_SIZES.grid,
  eager = false,
  heading: Heading = "h3",
  action,
  tool,
}: ProductCardProps) {
  const texts = useTexts();
  const { preorder } = LISTINGS[product.listing];
  const facts = sellingFacts(product);
  return (
    <article
      className={cx(
        "group relative flex h-full flex-col rounded-lg border border-line bg-ground transition-colors hover:border-field",
        // Browsers may leave out of their first frame what is laid out late, even where it is in sight.
        !eager && "far-later",
      )}
    >
      <div className="rounded-t-lg bg-soft p-3">
        <Picture
          path={product.mainImage}
          alt=""
          sizes={sizes}
          eager={eager}
          className="aspect-square w-full object-contain"
        />
      </div>
      <div className="flex flex-1 flex-col gap-1 p-3">
        <div className="flex items-center gap-2 text-xs text-muted">
          <p
            lang={languageOf(product.brand)}
            className="min-w-0 flex-1 truncate tracking-wide uppercase"
          >
            {product.brand}
          </p>
          {product.rating && <Rated rating={product.rating} />}
        </div>
        <Heading
          lang={languageOf(product.title)}
          className="line-clamp-2 min-h-[2lh] text-sm leading-snug font-semibold break-words sm:text-base lg:text-sm min-[90rem]:text-base"
        >
          {product.title}
        </Heading>
        <Money product={product} className="min-h-[2lh] content-start" />
        <Facts facts={facts} />
        <StockLine stock={product.stock} preorder={preorder} />
        <div
          className={cx(
            "mt-auto flex flex-wrap items-center justify-between gap-2 pt-2",
            action !== undefined && "pr-9 sm:pr-24",
          )}
        >
          <Link
            to={productPath(product.listing, product._id)}
            onClick={() => sendView(product)}
            className="py-1 text-sm font-semibold text-accent group-hover:underline after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
          >
            <span>{texts.product.seeDetails}</span>{" "}
            <span className="sr-only">{texts.product.seeDetailsOf(product.title)}</span>
          </Link>
          {action !== undefined && <div className="relative z-10">{action}</div>}
        </div>
      </div>
      {tool}
      <FavouriteButton
        product={product}
        className="absolute top-0.5 right-0.5 isolate z-10 before:absolute before:inset-1 before:-z-10 before:rounded-full before:bg-ground/90"
      />
    </article>
  );
}

/** What its reviews come to. */
function Rated({ rating: { average, count } }: { rating: NonNullable<Product["rating"]> }) {
  const texts = useTexts();
  const { digits, number } = useFormat();
  return (
    <p className="flex shrink-0 items-center gap-1">
      <Star size={12} aria-hidden="true" className="fill-current" />
      <span aria-hidden="true">{`${digits(average)} (${number(count)})`}</span>
      <span className="sr-only">{texts.product.rated(average, count)}</span>
    </p>
  );
}

/** A fact as short as this stays in one piece: a number is not parted from its unit. */
const WHOLE_FACT = 16;

/** One line where there is room for it, two on a narrow card: what stands there is said to its end. */
function Facts({ facts }: { facts: readonly string[] }) {
  return (
    <p className="line-clamp-2 min-h-[2lh] text-sm text-muted">
      {facts.map((fact, index) => (
        <Fragment key={fact}>
          <span
            lang={languageOf(fact)}
            className={fact.length <= WHOLE_FACT ? "whitespace-nowrap" : undefined}
          >
            {index < facts.length - 1 ? `${fact} ·` : fact}
          </span>{" "}
        </Fragment>
      ))}
    </p>
  );
}

/** Says something about stock only when it matters to the decision; cards beside it are as high anyway. */
function StockLine({ stock, preorder }: { stock: number; preorder: boolean }) {
  const texts = useTexts();
  if (preorder) return <p className="text-sm text-muted">{texts.product.preorder}</p>;
  if (stock <= 0) return <p className="text-sm text-muted">{texts.product.notInStock}</p>;
  if (stock <= FEW_LEFT)
    return <p className="text-sm text-warning">{texts.product.onlyLeft(stock)}</p>;
  return null;
}
