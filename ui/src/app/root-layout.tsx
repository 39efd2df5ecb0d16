import { Outlet, ScrollRestoration } from "react-router-dom";
import { useTexts } from "@/texts/use-texts";

/** What every page stands in: header, the one main, footer. Pages bring the h1. */
export function RootLayout() {
  const texts = useTexts();
  return (
    <>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-md focus:bg-ground focus:px-4 focus:py-2"
      >
        {texts.common.skipToContent}
      </a>
      <main id="content" tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      <ScrollRestoration />
    </>
  );
}
