import type { useAccountTexts } from "../account";
import type { useBlogTexts } from "../blogs";
import type { useDashboardTexts } from "../dashboard";
import type { useEmiTexts } from "../emi";
import type { useFormTexts } from "../forms";
import type { useHomeTexts } from "../home";
import type { useListingTexts } from "../listing";
import type { useDetailTexts } from "../product-detail";
import type { useQuickOrderTexts } from "../quick-order";
import type { useShoppingTexts } from "../shopping";
import type { useStoreTexts } from "../stores";
import type { useTrackTexts } from "../track";
import type { useTexts } from "../use-texts";
import type { TextsOf } from "../language";
import { emi } from "./emi";

interface ShopAreas {
  account: TextsOf<typeof useAccountTexts>;
  blogs: TextsOf<typeof useBlogTexts>;
  dashboard: TextsOf<typeof useDashboardTexts>;
  emi: TextsOf<typeof useEmiTexts>;
  forms: TextsOf<typeof useFormTexts>;
  home: TextsOf<typeof useHomeTexts>;
  listing: TextsOf<typeof useListingTexts>;
  productDetail: TextsOf<typeof useDetailTexts>;
  quickOrder: TextsOf<typeof useQuickOrderTexts>;
  shopping: TextsOf<typeof useShoppingTexts>;
  stores: TextsOf<typeof useStoreTexts>;
  track: TextsOf<typeof useTrackTexts>;
  base: TextsOf<typeof useTexts>;
}

/** The Bengali texts of the shop's pages, by area. */
export const shop: Partial<ShopAreas> = { emi };
