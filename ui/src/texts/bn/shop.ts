import "./months";
import type { useAccountTexts } from "../account";
import type { useAlertTexts } from "../alerts";
import type { useBannerTexts } from "../banner-dots";
import type { useBlogTexts } from "../blogs";
import type { useCheckoutTexts } from "../checkout";
import type { useChooseTexts } from "../choose";
import type { useCompareTexts } from "../compare";
import type { useTrayTexts } from "../compare-tray";
import type { useConnectionTexts } from "../connection";
import type { useContactTexts } from "../contact";
import type { useDashboardTexts } from "../dashboard";
import type { useEmiTexts } from "../emi";
import type { useFacetTexts } from "../facets";
import type { useFormTexts } from "../forms";
import type { useHomeTexts } from "../home";
import type { useInvoiceTexts } from "../invoice";
import type { useLegalTexts } from "../legal";
import type { useListingTexts } from "../listing";
import type { useOrderViewTexts } from "../order-view";
import type { useDetailTexts } from "../product-detail";
import type { useQuickOrderTexts } from "../quick-order";
import type { useReviewTexts } from "../reviews";
import type { SessionTexts } from "../sessions";
import type { useSharingTexts } from "../sharing";
import type { useShoppingTexts } from "../shopping";
import type { useStoreTexts } from "../stores";
import type { useSearchTexts } from "../search";
import type { useSuggestTexts } from "../suggest";
import type { useTrackTexts } from "../track";
import type { useTexts } from "../use-texts";
import type { ServerTexts, TextsOf } from "../language";
import { account } from "./account";
import { bannerDots } from "./banner-dots";
import { base } from "./base";
import { alerts } from "./alerts";
import { blogs } from "./blogs";
import { checkout } from "./checkout";
import { choose } from "./choose";
import { compare } from "./compare";
import { compareTray } from "./compare-tray";
import { connection } from "./connection";
import { contact } from "./contact";
import { dashboard } from "./dashboard";
import { emi } from "./emi";
import { facets } from "./facets";
import { forms } from "./forms";
import { home } from "./home";
import { invoice } from "./invoice";
import { legal } from "./legal";
import { listing } from "./listing";
import { orderView } from "./order-view";
import { productDetail } from "./product-detail";
import { quickOrder } from "./quick-order";
import { reviews } from "./reviews";
import { server } from "./server";
import { sessions } from "./sessions";
import { sharing } from "./sharing";
import { shopping } from "./shopping";
import { stores } from "./stores";
import { search } from "./search";
import { suggest } from "./suggest";
import { track } from "./track";

interface ShopAreas {
  account: TextsOf<typeof useAccountTexts>;
  alerts: TextsOf<typeof useAlertTexts>;
  bannerDots: TextsOf<typeof useBannerTexts>;
  blogs: TextsOf<typeof useBlogTexts>;
  checkout: TextsOf<typeof useCheckoutTexts>;
  choose: TextsOf<typeof useChooseTexts>;
  compare: TextsOf<typeof useCompareTexts>;
  compareTray: TextsOf<typeof useTrayTexts>;
  connection: TextsOf<typeof useConnectionTexts>;
  contact: TextsOf<typeof useContactTexts>;
  dashboard: TextsOf<typeof useDashboardTexts>;
  emi: TextsOf<typeof useEmiTexts>;
  facets: TextsOf<typeof useFacetTexts>;
  forms: TextsOf<typeof useFormTexts>;
  home: TextsOf<typeof useHomeTexts>;
  invoice: TextsOf<typeof useInvoiceTexts>;
  legal: TextsOf<typeof useLegalTexts>;
  listing: TextsOf<typeof useListingTexts>;
  orderView: TextsOf<typeof useOrderViewTexts>;
  productDetail: TextsOf<typeof useDetailTexts>;
  quickOrder: TextsOf<typeof useQuickOrderTexts>;
  reviews: TextsOf<typeof useReviewTexts>;
  sessions: SessionTexts;
  sharing: TextsOf<typeof useSharingTexts>;
  shopping: TextsOf<typeof useShoppingTexts>;
  stores: TextsOf<typeof useStoreTexts>;
  search: TextsOf<typeof useSearchTexts>;
  suggest: TextsOf<typeof useSuggestTexts>;
  track: TextsOf<typeof useTrackTexts>;
  base: TextsOf<typeof useTexts>;
  server: ServerTexts;
}

/** The Bengali texts of the shop's pages, by area. */
export const areas: ShopAreas = {
  account,
  bannerDots,
  base,
  alerts,
  blogs,
  checkout,
  choose,
  compare,
  compareTray,
  connection,
  contact,
  dashboard,
  emi,
  facets,
  forms,
  home,
  invoice,
  legal,
  listing,
  orderView,
  productDetail,
  quickOrder,
  reviews,
  server,
  sessions,
  sharing,
  shopping,
  stores,
  search,
  suggest,
  track,
};
