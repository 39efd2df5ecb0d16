import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { useTexts } from "@/texts/use-texts";
import { usePlace, useShopName } from "./use-shop-name";

/** The page that the server sent, and the address that it said stands for it. */
let sent: { pathname: string; canonical: string } | undefined;

/**
 * The document's title, and the canonical address that phones share, kept right while the app changes pages.
 * The elements that the server wrote are changed in place: a second title would lose against them. What it said of its
 * own page stays: several addresses may show the same, and search engines run this code too.
 */
export function PageTitle({ title }: { title?: string }) {
  const texts = useTexts();
  const { pathname } = useLocation();
  const shop = useShopName();
  const place = usePlace();
  const { homeTitle, pageTitle } = texts.common;
  const full = title === undefined ? homeTitle(shop, place) : pageTitle(title, shop);
  useEffect(() => {
    document.title = full;
  }, [full]);
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (!link) return;
    sent ??= { pathname, canonical: link.href };
    link.href =
      pathname === sent.pathname
        ? sent.canonical
        : new URL(pathname, new URL(sent.canonical).origin).href;
  }, [pathname]);
  return null;
}
