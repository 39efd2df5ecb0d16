import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { exclusiveBannerQuery } from "@/api/queries/banners";
import type { Product } from "@/api/types";
import { sendView } from "@/api/views";
import { ErrorState } from "@/components/ui/error-state";
import { Money } from "@/components/ui/money";
import { Picture } from "@/components/ui/picture";
import { Skeleton } from "@/components/ui/skeleton";
import { HOME_PRODUCTS, LISTINGS } from "@/config/generated";
import { productPath } from "@/config/listings";
import { languageOf } from "@/lib/language-of";
import { useHomeTexts } from "@/texts/home";
import { useTexts } from "@/texts/use-texts";
import { homeProductsQuery } from "../api/home-products";
import { altOf } from "../lib/banner-alt";
import { BannerLink } from "./banner-link";

const { exclusive } = LISTINGS;

/** The Exclusive banner with the list of the newest exclusive products beside it (specification 2). */
export function ExclusiveSection() {
  const texts = useTexts();
  const home = useHomeTexts();
  const banner = useQuery(exclusiveBannerQuery());
  const { data, error, isPending, refetch } = useQuery(homeProductsQuery("exclusive"));
  if (data?.length === 0) return null;
  const hasBanner = banner.isPending || Boolean(banner.data?.exclusiveBanner);
  return (
    <section aria-label={home.exclusive}>
      <div className="mb-4 flex min-h-11 items-center justify-between">
        <h2 className="font-semibold sm:text-xl">{home.exclusive}</h2>
        <Link
          to={exclusive.pagePath}
          className="py-3 text-sm font-semibold whitespace-nowrap text-accent hover:underline"
        >
          <span>{texts.common.viewAll}</span> <span className="sr-only">{home.exclusive}</span>
        </Link>
      </div>
      <div className={hasBanner ? "grid gap-4 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]" : ""}>
        {hasBanner &&
          (banner.isPending ? (
            <Skeleton className="aspect-square rounded-lg md:aspect-auto" />
          ) : (
            <BannerLink
              words={banner.data?.words}
              over="over-top px-6 pt-6 text-2xl md:text-xl lg:text-2xl"
              link={banner.data?.link}
              otherwise={exclusive.pagePath}
              className="max-md:aspect-square"
            >
              <Picture
                path={banner.data?.exclusiveBanner}
                alt={altOf(banner.data?.alt, banner.data?.words, home.exclusiveBanner)}
                sizes="(width < 48rem) 100vw, 520px"
                width={960}
                height={1100}
                focus={banner.data?.focus}
                className="absolute inset-0 size-full object-cover object-top"
              />
            </BannerLink>
          ))}
        {error && !data ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <ul
            aria-busy={isPending}
            className="grid content-start gap-x-4 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2"
          >
            {data
              ? data.map((product) => <Row key={product._id} product={product} />)
              : Array.from({ length: HOME_PRODUCTS }, (_, index) => (
                  <li key={index} className="border-b border-line py-3">
                    <Skeleton className="h-16 rounded-md" />
                  </li>
                ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function Row({ product }: { product: Product }) {
  return (
    <li className="border-b border-line far-later [--about:5.5rem]">
      <Link
        to={productPath("exclusive", product._id)}
        onClick={() => sendView(product)}
        className="group flex items-center gap-3 rounded-md py-3 -outline-offset-2"
      >
        <Picture
          path={product.mainImage}
          alt=""
          sizes="64px"
          className="size-16 shrink-0 rounded-md bg-soft object-contain p-1"
        />
        <span className="min-w-0 flex-1">
          <span
            lang={languageOf(product.title)}
            className="line-clamp-1 leading-snug font-semibold break-words group-hover:text-accent"
          >
            {product.title}
          </span>
          <Money product={product} />
        </span>
      </Link>
    </li>
  );
}
