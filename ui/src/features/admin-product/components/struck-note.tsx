import { useQuery } from "@tanstack/react-query";
import type { Product } from "@/api/types";
import { useProductFormTexts } from "@/texts/admin-product";
import { useFormat } from "@/texts/use-format";
import { struckQuery } from "../api/struck";

/** Until when shoppers see the price crossed out beside the saved offer, or why they do not (contract 4). */
export function StruckNote({ product }: { product: Product }) {
  const { _id, price, offerPrice, offerOnly, updatedAt } = product;
  const texts = useProductFormTexts().struck;
  const format = useFormat();
  const reduced = offerPrice > 0 && offerPrice < price;
  const { data } = useQuery({ ...struckQuery(_id, updatedAt), enabled: reduced });
  if (!reduced || !data) return null;
  const until = data.struckUntil ? format.day(data.struckUntil) : undefined;
  return (
    <p className="col-span-2 text-sm text-muted">
      {until === undefined ? texts.never : offerOnly ? texts.over(until) : texts.until(until)}
    </p>
  );
}
