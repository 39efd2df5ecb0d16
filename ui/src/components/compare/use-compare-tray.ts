import { useEffect, useSyncExternalStore } from "react";
import { useProductsById } from "@/api/queries/products-by-id";
import { useKeptList } from "@/lib/kept-list";
import { toast } from "@/lib/toast";
import {
  COMPARED_AT_MOST,
  compareKind,
  compareList,
  compareWish,
  compareWith,
} from "@/shopping/compare-list";
import { useTrayTexts } from "@/texts/compare-tray";

/**
 * The products of the list as the shop has them: those that are gone leave it and take no place. What a person wishes
 * to add to a full list goes in where that made room, else the person is told; another kind of device is asked about.
 */
export function useCompareTray(ids: readonly string[]) {
  const texts = useTrayTexts();
  const { products, complete, error } = useProductsById(ids);
  const [kept] = useKeptList(compareKind);
  const wish = useSyncExternalStore(compareWish.subscribe, compareWish.get);
  const kind = (complete ? products[0]?.category : undefined) ?? kept;
  const living = complete ? products.map(({ _id }) => _id).join() : undefined;
  const failed = error !== null;

  useEffect(() => {
    const all = compareList.get();
    const there = living === undefined ? all : all.filter((id) => living.split(",").includes(id));
    if (kind !== undefined && kind !== kept) compareKind.set([kind]);
    if (wish && there.length === 0) {
      compareWith([], wish);
      compareWish.set(undefined);
      return;
    }
    if (there.length < all.length) compareList.set(there);
    if (!wish || kind !== wish.category || (living === undefined && !failed)) return;
    if (there.length < COMPARED_AT_MOST) compareWith(there, wish);
    else toast.warning(texts.full(COMPARED_AT_MOST));
    compareWish.set(undefined);
  }, [living, failed, kind, kept, wish, texts]);

  return {
    products,
    other: wish && kind !== undefined && kind !== wish.category ? wish : undefined,
  };
}
