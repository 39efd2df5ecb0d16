import { Footer } from "@/components/layout/footer";
import { Header } from "@/components/layout/header";
import { PageSlot } from "@/components/page-slot";
import { useTexts } from "@/texts/use-texts";

/** What every page of the shop stands in: header, the one main, footer. Pages bring the h1. */
export function ShopLayout() {
  const texts = useTexts();
  return (
    <>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-md focus:bg-ground focus:px-4 focus:py-2"
      >
        {texts.common.skipToContent}
      </a>
      <Header />
      <main id="content" tabIndex={-1} className="min-h-[60vh] outline-none">
        <PageSlot />
      </main>
      <Footer />
    </>
  );
}
