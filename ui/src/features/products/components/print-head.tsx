import { useSettings } from "@/api/queries/settings";
import { useShopName } from "@/components/use-shop-name";

/** On paper: whose product it is, how to reach the shop, and where the product is to be seen. */
export function PrintHead({ path }: { path: string }) {
  const shop = useShopName();
  const phones = useSettings()?.phones.filter(Boolean) ?? [];
  return (
    <div className="mb-6 hidden items-baseline justify-between gap-6 border-b border-line pb-3 print:flex">
      <p className="text-xl font-semibold">{shop}</p>
      <p className="text-right text-sm">
        <span className="block font-semibold">{phones.join(" · ")}</span>
        {/* Drawn with the shop's own address, read under the one by which the reader came. */}
        <span lang="en" className="block wrap-anywhere text-muted" suppressHydrationWarning>
          {window.location.origin + path}
        </span>
      </p>
    </div>
  );
}
