import { PageTitle } from "@/components/page-title";
import { usePlace, useShopName } from "@/components/use-shop-name";
import { useKeptList } from "@/lib/kept-list";
import { optional } from "@/lib/optional";
import type { VisibleCounts } from "@/lib/use-visible-count";
import { viewedList } from "@/shopping/viewed-list";
import { useHomeTexts } from "@/texts/home";
import { BlogSection } from "../components/blog-section";
import { CategoryTiles } from "../components/category-tiles";
import { ContactWidget } from "../components/contact-widget";
import { ExclusiveSection } from "../components/exclusive-section";
import { ProductCarousel } from "../components/product-carousel";
import { TopBanners } from "../components/top-banners";
import { UpcomingSection } from "../components/upcoming-section";
import { SecondBanner, ThirdBanners } from "../components/wide-banners";

// Only who has looked at something downloads it.
const RecentlyViewed = optional(
  async () => (await import("@/components/strip/recently-viewed")).RecentlyViewed,
);

/** Specification 9, carousel visible counts. */
const BEST_DEALS: VisibleCounts = {
  below: [
    [640, 2],
    [1024, 3],
  ],
  otherwise: 6,
  basis: "basis-1/2 min-[640px]:basis-1/3 min-[1024px]:basis-1/6",
};
const RECENTLY_ADDED: VisibleCounts = {
  below: [
    [640, 2],
    [1024, 4],
  ],
  otherwise: 6,
  basis: "basis-1/2 min-[640px]:basis-1/4 min-[1024px]:basis-1/6",
};

/** The shop's front (specification 2, Home page). */
export function HomePage() {
  const texts = useHomeTexts();
  const shop = useShopName();
  const place = usePlace();
  const viewed = useKeptList(viewedList).length > 0;
  return (
    <div className="page flex flex-col gap-10 pt-2 md:pt-4 lg:gap-14 lg:pt-0">
      <PageTitle />
      <h1 className="sr-only">{texts.heading(shop, place)}</h1>
      {/* A phone's first screen. */}
      <div className="flex flex-col gap-3 md:gap-8 lg:gap-14">
        <TopBanners />
        <CategoryTiles />
        <ProductCarousel listing="bestdeal" title={texts.bestDeals} counts={BEST_DEALS} eager />
      </div>
      <SecondBanner />
      <ProductCarousel listing="product" title={texts.recentlyAdded} counts={RECENTLY_ADDED} />
      <ThirdBanners />
      <UpcomingSection />
      <ExclusiveSection />
      {viewed && <RecentlyViewed />}
      <BlogSection />
      <ContactWidget />
    </div>
  );
}
