import type { ReactElement } from "react";
import { useRoutes } from "react-router-dom";
import { productListQuery } from "@/api/queries/product-list";
import type { Product } from "@/api/types";
import { kindSource, searchSource, type ListSource } from "@/components/listing/list-source";
import { ProductListing } from "@/components/listing/product-listing";
import { AllCategoryPage } from "@/features/products/pages/all-category-page";
import { SearchPage } from "@/features/search/pages/search-page";
import type { Language } from "@/texts/language";
import { useListingTexts } from "@/texts/listing";
import { draw } from "./draw";
import { page, type Page } from "./page";
import { withoutPages } from "./pages";
import { cardChoices, NUMBERS, PRODUCT } from "./product";
import type { Choice, Part } from "./template";

/** Cards in the first row of the widest grid: their pictures load at once. */
const FIRST_ROW = 4;

const TOTAL = 40_000_006;
const HIDDEN = 30_000_007;
/** The right end of the price slider; lists differ in it. */
const UP_TO = 10_000_008;

/** A page beyond the last. */
const BEYOND = 900_000_009;

interface Scene {
  items: readonly Product[];
  total: number;
  hidden: number;
  q: string;
  sort: "lowToHigh" | "highToLow" | undefined;
  /** The slider was moved. */
  upTo: boolean;
  crumbs: number;
  /** A page is asked for that the list does not have. */
  beyond: boolean;
}

const SCENE: Scene = {
  items: [PRODUCT],
  total: TOTAL,
  hidden: HIDDEN,
  q: "",
  sort: undefined,
  upTo: false,
  crumbs: 2,
  beyond: false,
};

/** What every list of products has. */
const PARTS: readonly Part<Scene>[] = [
  {
    list: "items",
    count: 1,
    of: (scene, count) => ({ ...scene, items: Array<Product>(count).fill(scene.items[0]!) }),
    front: { choice: "eager", count: FIRST_ROW },
  },
  ...cardChoices<Scene>((scene, change) => ({
    ...scene,
    items: scene.items.map((product) => ({ ...product, ...change })),
  })),
  {
    choice: "list",
    cases: {
      some: (scene) => scene,
      beyond: (scene) => ({ ...scene, items: [], beyond: true }),
      empty: (scene) => ({ ...scene, items: [] }),
      // Only here are the chips of what was chosen drawn: they take a row of their own.
      emptyFiltered: (scene) => ({ ...scene, items: [], q: "{{q}}" }),
    },
  },
  {
    choice: "total",
    cases: { many: (scene) => scene, one: (scene) => ({ ...scene, total: 1 }) },
  },
  {
    choice: "bound",
    cases: { any: (scene) => scene, upTo: (scene) => ({ ...scene, upTo: true }) },
  },
  {
    choice: "sort",
    cases: {
      none: (scene) => scene,
      lowToHigh: (scene) => ({ ...scene, sort: "lowToHigh" }),
      highToLow: (scene) => ({ ...scene, sort: "highToLow" }),
    },
  },
];

const HIDDEN_ITEMS: Choice<Scene> = {
  choice: "hidden",
  cases: {
    many: (scene) => scene,
    one: (scene) => ({ ...scene, hidden: 1 }),
    none: (scene) => ({ ...scene, hidden: 0 }),
  },
};

const CRUMBS: Choice<Scene> = {
  choice: "crumbs",
  cases: {
    two: (scene) => scene,
    one: (scene) => ({ ...scene, crumbs: 1 }),
    none: (scene) => ({ ...scene, crumbs: 0 }),
  },
};

function Routed({ path, element }: { path: string; element: ReactElement }) {
  return useRoutes([{ path, element }]);
}

/** Draws a list at its address, with its first page loaded. */
function drawList(
  language: Language,
  { items, total, hidden, q, sort, upTo, beyond }: Scene,
  source: ListSource,
  path: string,
  location: string,
  element: ReactElement,
): string {
  const words = q === "" ? undefined : q;
  const { fixed, defaultMin } = source;
  const min = defaultMin > 0 ? defaultMin : undefined;
  const number = beyond ? BEYOND : 1;
  const shown = { ...fixed, limit: 8, page: number, q: words, sort, min };
  const below = { ...fixed, limit: 1, max: defaultMin - 1, q: words };
  const search = new URLSearchParams({
    ...(words && { q: words }),
    ...(sort && { sort }),
    ...(beyond && { page: String(BEYOND) }),
  });
  const html = draw(<Routed path={path} element={element} />, {
    language,
    location: `${location}?${search}`,
    numbers: {
      ...NUMBERS,
      total: TOTAL,
      hidden: HIDDEN,
      slider: source.sliderMax,
    },
    data: [
      [productListQuery(source.path, shown).queryKey, { items, total }],
      [productListQuery(source.path, below).queryKey, { items: [], total: hidden }],
    ],
  });
  const listed = withoutPages(language, upTo ? withSliderMoved(language, html) : html);
  return beyond ? withLastHref(language, listed) : listed;
}

function LastPageLabel() {
  return useListingTexts().lastPage;
}

/** A list that ended, with the address of its last page as the server has it, and numbered pages where it has more. */
function withLastHref(language: Language, html: string): string {
  const link = new RegExp(
    `href="[^"]*"(>${draw(<LastPageLabel />, { language })}</a></div>)({{pages}})?`,
  );
  return html.replace(link, 'href="/{{lastHref}}"$1{{pages}}');
}

/** What the slider says of where it stands. */
function SliderLabel({ upTo }: { upTo: number | undefined }) {
  const texts = useListingTexts();
  return upTo === undefined ? texts.anyPrice : texts.upTo(upTo);
}

/** A list's drawing with another place of its slider, which changes nothing but what the slider says. */
function withSliderMoved(language: Language, html: string): string {
  const label = (upTo?: number) =>
    draw(<SliderLabel upTo={upTo} />, { language, numbers: { upTo: UP_TO - 1 } });
  return html
    .replaceAll(label(), label(UP_TO - 1))
    .replace('aria-valuenow="{{sliderRaw}}"', 'aria-valuenow="{{upToRaw}}"');
}

/** A listing, a category, a brand. */
export const listing = (language: Language): Page =>
  page(
    "listing",
    SCENE,
    (scene) => {
      const source = { ...kindSource("product"), sliderMax: UP_TO };
      const crumbs = [
        { label: "{{crumb1}}", to: "/{{path1}}" },
        { label: "{{crumb2}}", to: "/{{path2}}" },
        { label: "{{here}}" },
      ].slice(2 - scene.crumbs);
      const list = <ProductListing title="{{title}}" crumbs={crumbs} source={source} />;
      return drawList(language, scene, source, "/products", "/products", list);
    },
    [...PARTS, HIDDEN_ITEMS, CRUMBS],
  );

/** All categories, and the listing `product` below them. */
export const allCategories = (language: Language): Page =>
  page(
    "allCategories",
    SCENE,
    (scene) =>
      drawList(
        language,
        scene,
        kindSource("product"),
        "/allcategory",
        "/allcategory",
        <AllCategoryPage />,
      ),
    [...PARTS, HIDDEN_ITEMS],
  );

/** What there is for some words. */
export const search = (language: Language): Page =>
  page(
    "search",
    SCENE,
    (scene) =>
      drawList(
        language,
        scene,
        searchSource("{{text}}"),
        "/searchedfor/:text",
        "/searchedfor/%7B%7Btext%7D%7D",
        <SearchPage />,
      ),
    PARTS,
  );
