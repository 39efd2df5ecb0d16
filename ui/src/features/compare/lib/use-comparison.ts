import { useEffect, useEffectEvent, useLayoutEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useProductsById } from "@/api/queries/products-by-id";
import type { Product } from "@/api/types";
import { paths } from "@/config/paths";
import { useKeptList } from "@/lib/kept-list";
import { compareList } from "@/shopping/compare-list";
import { comparedIds, compareSearch, onlyDifferences } from "./compare-address";

/** Whether all of these are among those. */
const within = (these: readonly string[], those: readonly string[]) =>
  these.every((id) => those.includes(id));

/**
 * What the page compares. The address says it, so that it can be shared; without one the remembered list becomes the
 * address. What is shown is remembered in turn where nothing of the person's own list is lost by that, so that the
 * buttons on other pages agree with the page; else only when the person says so.
 */
export function useComparison() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const own = useKeptList(compareList);
  const ids = comparedIds(params);
  const differences = onlyDifferences(params);
  const { products: there, complete, ...state } = useProductsById(ids);
  const kind = there[0]?.category;
  const products = there.filter(({ category }) => category === kind);
  const others = there.filter(({ category }) => category !== kind);
  const shown = products.map(({ _id }) => _id);
  const address = ids.join(",");
  const [removed, setRemoved] = useState<{ title: string; address: string }>();

  const asked = ids.length > 0;
  useEffect(() => {
    const kept = compareList.get();
    if (!asked && kept.length > 0) {
      void navigate(paths.compare + compareSearch(kept, false), { replace: true });
    }
  }, [asked, navigate]);

  const remember = useEffectEvent(() => {
    const gone = ids.filter((id) => there.every(({ _id }) => _id !== id));
    if (within(compareList.get(), [...shown, ...gone])) compareList.set(shown, kind);
  });
  const found = complete ? shown.join(",") : undefined;
  // Before the browser paints, as what the page offers depends on it.
  useLayoutEffect(() => {
    if (found !== undefined) remember();
  }, [found]);

  function show(next: readonly string[], only: boolean, replace = false) {
    void navigate(paths.compare + compareSearch(next, only), { replace });
  }

  function remove({ _id, title }: Product) {
    const next = ids.filter((id) => id !== _id);
    // Another list than the page's keeps the product, though the page shows it no more.
    if (within(own, ids)) compareList.set(own.filter((id) => id !== _id));
    setRemoved({ title, address: next.join(",") });
    show(next, differences);
  }

  return {
    ...state,
    products,
    /** How many of the asked products the shop no longer has. */
    gone: complete ? ids.length - there.length : 0,
    /** Those of another kind than the first, which stand beside nothing. */
    others,
    /** Title of the one that was taken away last, until something else is shown. */
    removed: removed?.address === address ? removed.title : undefined,
    remove,
    /** Makes what is shown the person's own list, where that is another one. */
    keep:
      own.length > 0 && !(within(own, shown) && within(shown, own))
        ? () => compareList.set(shown, kind)
        : undefined,
    differences,
    toggleDifferences: () => show(ids, !differences, true),
    /** The page's address without what is not shown. */
    link:
      window.location.origin +
      paths.compare +
      compareSearch(others.length > 0 ? shown : ids, differences),
  };
}
