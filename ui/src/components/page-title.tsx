import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { useTexts } from "@/texts/use-texts";

/**
 * The document's title, and the canonical address that phones share, kept right while the app changes pages.
 * The elements that the server wrote are changed in place: a second title would lose against them.
 */
export function PageTitle({ title }: { title?: string }) {
  const texts = useTexts();
  const { pathname } = useLocation();
  const full = title === undefined ? texts.common.homeTitle : texts.common.pageTitle(title);
  useEffect(() => {
    document.title = full;
  }, [full]);
  useEffect(() => {
    document
      .querySelector('link[rel="canonical"]')
      ?.setAttribute("href", window.location.origin + pathname);
  }, [pathname]);
  return null;
}
