import { Suspense, useEffect, useState } from "react";
import type { Product } from "@/api/types";
import { CompareSlot } from "@/components/compare/compare-slot";
import { lazyPart } from "@/components/lazy-part";
import { PageTitle } from "@/components/page-title";
import { Breadcrumb, type Crumb } from "@/components/ui/breadcrumb";
import { Money } from "@/components/ui/money";
import { LISTINGS } from "@/config/generated";
import { productPath } from "@/config/listings";
import { keepFirst } from "@/lib/kept-list";
import { effectivePrice } from "@/shopping/money";
import { useMedia } from "@/lib/use-media";
import { missingVariants } from "@/shopping/missing-variant";
import { viewedList } from "@/shopping/viewed-list";
import { useSharingTexts } from "@/texts/sharing";
import { useFormat } from "@/texts/use-format";
import { picturesOf } from "../lib/pictures";
import { useOrdering } from "../lib/use-ordering";
import { useVariant, variantDifference, variantSearch } from "../lib/variant";
import { AlertButton } from "./alert-button";
import { AskOnWhatsApp } from "./ask-on-whatsapp";
import { BuyActions, BuyBar } from "./buy-actions";
import { Description } from "./description";
import { DetailHeader } from "./detail-header";
import { DetailTools } from "./detail-tools";
import { Badges, DeliveryTerms, Standing } from "./facts";
import { Gallery } from "./gallery";
import { Opinions } from "./opinions";
import { PrintHead } from "./print-head";
import { ProductStrips } from "./product-strips";
import { Promises } from "./promises";
import { Specifications } from "./specifications";
import { VariantChoosers } from "./variant-choosers";

const ConfirmOrderDialog = lazyPart(() => import("@/components/ordering/confirm-order-dialog"));

interface ProductDetailProps {
  product: Product;
  /** The way here; the product's title follows. */
  crumbs: readonly Crumb[];
}

/** Everything a product's page says, for products of every listing (specification 2, Product detail). */
export function ProductDetail({ product, crumbs }: ProductDetailProps) {
  const sharing = useSharingTexts();
  const format = useFormat();
  const phone = useMedia("(width < 48rem)");
  const { variant, search, toggle } = useVariant(product);
  const ordering = useOrdering(product, variant, search);
  const [asked, setAsked] = useState(0);
  /** Goes on with an order, or leads to the variant that it lacks. */
  const chosenFirst = (order: () => void) => () => {
    if (missingVariants(product, variant).length === 0) order();
    else setAsked((times) => times + 1);
  };
  const buy = chosenFirst(ordering.buy);
  const { preorder } = LISTINGS[product.listing];
  const difference = variantDifference(variant);
  const base = effectivePrice(product);
  useEffect(() => keepFirst(viewedList, product._id), [product._id]);
  const link =
    window.location.origin + productPath(product.listing, product._id) + variantSearch(variant);
  const about = sharing.product(product.title, base === 0 ? "" : format.taka(base + difference));
  return (
    <>
      <article className="page md:pb-16">
        <PageTitle title={product.title} />
        <Breadcrumb compact crumbs={[...crumbs, { label: product.title }]} />
        <PrintHead path={productPath(product.listing, product._id)} />
        <div className="relative grid gap-3 md:grid-cols-2 md:gap-10 print:grid-cols-[2fr_3fr] print:gap-8">
          <div className="min-w-0">
            <Gallery
              title={product.title}
              pictures={picturesOf(product)}
              wanted={variant.color?.image}
            />
          </div>
          <DetailTools product={product} about={about} link={link} />
          <div className="flex min-w-0 flex-col gap-5">
            <div className="flex flex-col gap-2 md:gap-4">
              <DetailHeader product={product} />
              <Money product={product} difference={difference} size="lg" />
              <Standing product={product} preorder={preorder} />
            </div>
            <Badges product={product} price={base === 0 ? 0 : base + difference} />
            <VariantChoosers product={product} variant={variant} toggle={toggle} asked={asked} />
            <DeliveryTerms product={product} />
            <BuyActions
              product={product}
              variant={variant}
              chosenFirst={chosenFirst}
              onBuy={phone === true ? undefined : buy}
            />
            <Promises product={product} price={base === 0 ? 0 : base + difference} />
            <div className="flex flex-wrap gap-3">
              <AskOnWhatsApp about={about} link={link} />
              <AlertButton product={product} />
            </div>
          </div>
        </div>
        <div className="mt-10 grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start print:mt-6 print:grid-cols-1">
          <Specifications specifications={product.specifications} />
          <Description text={product.description} />
        </div>
        <Opinions product={product} />
        {phone !== false && (
          <BuyBar product={product} variant={variant} chosenFirst={chosenFirst} onBuy={buy} />
        )}
        {ordering.open && (
          <Suspense fallback={null}>
            <ConfirmOrderDialog
              {...ordering.open}
              onClose={ordering.close}
              onSignedOut={ordering.signedOut}
            />
          </Suspense>
        )}
      </article>
      <ProductStrips id={product._id} />
      <CompareSlot />
    </>
  );
}
