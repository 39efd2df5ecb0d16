import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { sendView } from "@/api/views";
import { buttonClass } from "@/components/ui/button";
import { Money } from "@/components/ui/money";
import { Picture } from "@/components/ui/picture";
import { Skeleton } from "@/components/ui/skeleton";
import { LISTINGS } from "@/config/generated";
import { productPath } from "@/config/listings";
import { languageOf } from "@/lib/language-of";
import { useHomeTexts } from "@/texts/home";
import { useTexts } from "@/texts/use-texts";
import { offerSaleQuery } from "../api/home-products";

/** So many rows of its specifications fit beside two rows of cards. */
const FACTS = 4;

/** The newest product of the offer sale, large; nothing while there is none. */
export function OfferSaleCard() {
  const texts = useTexts();
  const home = useHomeTexts();
  const { data: product, isPending } = useQuery(offerSaleQuery());
  if (isPending) return <Skeleton className="min-h-96 rounded-lg" />;
  if (!product) return null;
  const { specifications } = product;
  return (
    <article className="flex flex-col rounded-lg bg-offer-soft p-5">
      <h2 className="text-xl font-semibold text-offer">{home.offerSale}</h2>
      <Picture
        path={product.mainImage}
        alt=""
        sizes="240px"
        className="my-4 min-h-56 w-full flex-1 basis-56 object-contain"
      />
      <p lang={languageOf(product.brand)} className="text-xs tracking-wide text-muted uppercase">
        {product.brand}
      </p>
      <h3
        lang={languageOf(product.title)}
        className="mt-1 line-clamp-3 text-lg leading-snug font-semibold break-words"
      >
        {product.title}
      </h3>
      <Money product={product} size="lg" className="mt-2" />
      <dl className="mt-3 text-sm">
        {(Array.isArray(specifications) ? specifications.slice(0, FACTS) : []).map((row, index) => (
          <div key={index} lang={languageOf(row.value)} className="border-t border-line py-1.5">
            <dt className="truncate text-muted">{row.field}</dt>
            <dd className="truncate">{row.value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-auto flex flex-col gap-1 pt-5">
        <Link
          to={productPath("offer", product._id)}
          onClick={() => sendView(product)}
          className={buttonClass("primary")}
        >
          <span>{texts.product.seeDetails}</span>{" "}
          <span className="sr-only">{texts.product.seeDetailsOf(product.title)}</span>
        </Link>
        <Link
          to={LISTINGS.offer.pagePath}
          className="py-2 text-center text-sm font-semibold text-accent hover:underline"
        >
          <span>{texts.common.viewAll}</span> <span className="sr-only">{home.offerSale}</span>
        </Link>
      </div>
    </article>
  );
}
