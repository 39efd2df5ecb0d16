import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useParams, useSearchParams } from "react-router-dom";
import { PageTitle } from "@/components/page-title";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { LISTINGS } from "@/config/generated";
import { effectivePrice } from "@/shopping/money";
import { useSession } from "@/session/use-session";
import { missingVariants } from "@/shopping/missing-variant";
import { useQuickOrderTexts } from "@/texts/quick-order";
import { productQuery } from "../api/product";
import { OrderByPhone } from "../components/order-by-phone";
import { QuickOrderDone } from "../components/quick-order-done";
import { QuickOrderForm, type Placed } from "../components/quick-order-form";
import { QuickOrderProduct } from "../components/quick-order-product";
import { parseVariant, variantDifference } from "../lib/variant";

/** Order Now, without an account (specification 2, Product detail). */
export function BuyNowPage() {
  const { name: linked = "" } = useParams();
  const [params] = useSearchParams();
  const texts = useQuickOrderTexts();
  const { customer, loading } = useSession();
  const [asked, setAsked] = useState(0);
  const [placed, setPlaced] = useState<Placed>();
  const productId = params.get("id") ?? undefined;
  const parts = [
    ["color", texts.color],
    ["ram", texts.ram],
  ] as const;
  const wish = parts
    .flatMap(([key, text]) => (params.get(key) ? [text(params.get(key) ?? "")] : []))
    .join("\n");
  const queryClient = useQueryClient();

  const query = productQuery(LISTINGS.product.itemPath, productId ?? "");
  const { queryKey } = query;
  // An order by id is of that product, whatever an old or changed link calls it.
  const { data } = useQuery({ ...query, enabled: productId !== undefined });
  const name = data?.title ?? linked;

  /** The variant and the price that the page shows; an address may name what the product has no more. */
  function variantShown() {
    const product = queryClient.getQueryData(queryKey);
    if (!product) return {};
    const variant = parseVariant(params, product);
    return {
      color: variant.color?.color,
      ramStorage: variant.ram?.option,
      Price: effectivePrice(product) + variantDifference(variant),
    };
  }

  /** Whether everything is chosen that the page offers; leads to what is not. */
  function wholeVariant(): boolean {
    const product = queryClient.getQueryData(queryKey);
    if (!product || missingVariants(product, parseVariant(params, product)).length === 0)
      return true;
    setAsked((times) => times + 1);
    return false;
  }

  return (
    <div className="page pb-16">
      <PageTitle title={texts.title} />
      <Breadcrumb crumbs={[{ label: texts.title }]} />
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,36rem)_minmax(0,1fr)] lg:items-start lg:gap-10">
        <div className="rounded-lg border border-line p-4 md:p-6">
          <h1 className="text-2xl font-semibold">{texts.title}</h1>
          {placed ? (
            <QuickOrderDone placed={placed} name={name} />
          ) : (
            <>
              <p className="mt-2 mb-5 text-muted">{texts.intro}</p>
              {productId !== undefined && <QuickOrderProduct id={productId} asked={asked} />}
              <QuickOrderForm
                // A customer's own details come once the server has told them.
                key={`${linked} ${loading ? "" : (customer?._id ?? "")}`}
                name={name}
                productId={productId}
                wish={wish}
                wholeVariant={wholeVariant}
                variantShown={variantShown}
                onRefused={() => void queryClient.invalidateQueries({ queryKey })}
                customer={customer}
                onPlaced={setPlaced}
              />
            </>
          )}
        </div>
        {!placed && <OrderByPhone name={name} />}
      </div>
    </div>
  );
}
