import { useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useProductsById } from "@/api/queries/products-by-id";
import type { Product } from "@/api/types";
import { paths } from "@/config/paths";
import { compareKind, compareList } from "@/shopping/compare-list";
import { isProductId } from "@/shopping/product-id";
import { comparedIds, compareSearch, onlyDifferences } from "./compare-address";

/**
 * What the page compares. The address says it, so that it can be shared; without one the remembered list becomes the
 * address. What is shown is remembered in turn, so that the buttons on other pages agree with the page.
 */
export function useComparison() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const ids = comparedIds(params);
  const differences = onlyDifferences(params);
  const { products: there, complete, ...state } = useProductsById(ids);
  const kind = there[0]?.category;
  const products = there.filter(({ category }) => category === kind);
  const others = there.filter(({ category }) => category !== kind);
  const shown = others.length > 0 ? products.map(({ _id }) => _id) : ids;
  const [removed, setRemoved] = useState<string>();

  const asked = ids.length > 0;
  useEffect(() => {
    const kept = compareList.get();
    if (!asked && kept.length > 0) {
      void navigate(paths.compare + compareSearch(kept, false), { replace: true });
    }
  }, [asked, navigate]);

  const found = complete ? products.map(({ _id }) => _id).join(",") : undefined;
  useEffect(() => {
    if (found === undefined) return;
    compareList.set(found.split(",").filter(isProductId));
    if (kind !== undefined) compareKind.set([kind]);
  }, [found, kind]);

  function show(next: readonly string[], only: boolean, replace = false) {
    void navigate(paths.compare + compareSearch(next, only), { replace });
  }

  function remove({ _id, title }: Product) {
    const next = products.map((product) => product._id).filter((id) => id !== _id);
    compareList.set(next);
    setRemoved(title);
    show(next, differences);
  }

  return {
    ...state,
    products,
    /** How many of the asked products the shop no longer has. */
    gone: complete ? ids.length - there.length : 0,
    /** Those of another kind than the first, which stand beside nothing. */
    others,
    /** Title of the one that was taken away last. */
    removed,
    remove,
    differences,
    toggleDifferences: () => show(ids, !differences, true),
    /** The page's address without what is not shown. */
    link: window.location.origin + paths.compare + compareSearch(shown, differences),
  };
}
