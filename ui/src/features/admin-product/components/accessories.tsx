import { useQuery } from "@tanstack/react-query";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { useAccessoryTexts } from "@/texts/admin-accessories";
import { chosenQuery } from "../api/accessories";
import { AccessoryPicker, SECTION } from "./accessory-picker";
import { FormSection } from "./form-section";

/** What goes with a product, chosen and saved apart from its form. */
export function Accessories({ product }: { product: string }) {
  const texts = useAccessoryTexts();
  const { data, error, refetch } = useQuery(chosenQuery(product));
  return (
    <FormSection name={SECTION} title={texts.title} hint={texts.hint}>
      {data ? (
        <AccessoryPicker product={product} saved={data} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy="true" className="flex flex-col gap-2">
          <Skeleton className="h-16 rounded-lg" />
          <Skeleton className="h-11 rounded-md" />
        </div>
      )}
    </FormSection>
  );
}
