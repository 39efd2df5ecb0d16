import type { Product, Settings } from "@/api/types";
import { ErrorScreen } from "@/components/error-screen";
import { ProductCard } from "@/components/ui/product-card";
import { CategoryTiles } from "@/features/home/components/category-tiles";
import { PolicyPage } from "@/features/legal/pages/policy-page";
import { TermsPage } from "@/features/legal/pages/terms-page";
import type { Language } from "@/texts/language";
import { draw, SETTINGS } from "./draw";
import { page, type Page } from "./page";
import { cardChoices, NUMBERS, PRODUCT } from "./product";
import { SETTING_PARTS } from "./shell";
import type { Part } from "./template";

/** The tiles of the home page. */
export const tiles = (language: Language): Page =>
  page("tiles", undefined, () => draw(<CategoryTiles />, { language }), []);

/** The error page of what the shop does not have. */
export const missing = (language: Language): Page =>
  page(
    "missing",
    undefined,
    () => draw(<ErrorScreen status={404} message="{{message}}" />, { language }),
    [],
  );

/** The settings that a page of law names. */
const LAW_PARTS: readonly Part<Settings>[] = SETTING_PARTS.filter(
  (part) => "choice" in part && ["phones", "email"].includes(part.choice),
);

/** Terms and conditions. */
export const terms = (language: Language): Page =>
  page("terms", SETTINGS, (settings) => draw(<TermsPage />, { language, settings }), LAW_PARTS);

/** The privacy policy. */
export const policy = (language: Language): Page =>
  page("policy", SETTINGS, (settings) => draw(<PolicyPage />, { language, settings }), LAW_PARTS);

interface CardScene {
  product: Product;
  eager: boolean;
}

/** A card of the home page's carousels. */
export const card = (language: Language): Page =>
  page<CardScene>(
    "card",
    { product: PRODUCT, eager: false },
    ({ product, eager }) =>
      draw(
        <ProductCard
          product={product}
          eager={eager}
          sizes="(width < 40rem) 44vw, (width < 64rem) 31vw, 200px"
        />,
        { language, numbers: NUMBERS },
      ),
    [
      {
        choice: "eager",
        cases: { no: (scene) => scene, yes: (scene) => ({ ...scene, eager: true }) },
      },
      ...cardChoices<CardScene>((scene, change) => ({
        ...scene,
        product: { ...scene.product, ...change },
      })),
    ],
  );
