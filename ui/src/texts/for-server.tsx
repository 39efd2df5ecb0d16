import { renderToString } from "react-dom/server";
import { listingNames, type Listing } from "@/config/listings";
import { useAccountTexts } from "./account";
import { useAdminTexts } from "./admin";
import { useBlogTexts } from "./blogs";
import { useCompareTexts } from "./compare";
import { useDashboardTexts } from "./dashboard";
import { en } from "./en";
import * as englishHeads from "./heads";
import { LanguageContext, loadTexts } from "./language";
import { LANGUAGES, SPOKEN, type Language } from "./languages";
import { useLegalTexts } from "./legal";
import { useListingTexts } from "./listing";
import type { PlaceWords } from "./place";
import { useQuickOrderTexts } from "./quick-order";
import { useStoreTexts } from "./stores";
import { useCheckoutTexts } from "./checkout";
import { useTrackTexts } from "./track";
import { useTexts } from "./use-texts";

/*
 * What the server has of these texts: the head of a page is there even where nothing is drawn. scripts/for-server.mjs
 * writes it to src/site/texts.json, which the server bakes in. What it fills in itself stands there as {names}.
 */

const HEADS = import.meta.glob<{ heads: englishHeads.HeadTexts; locale: string }>("./*/heads.ts", {
  eager: true,
});
const PLACES = import.meta.glob<{ place: PlaceWords }>("./*/place.ts", { eager: true });

/** What a page of a listing is called, and says of itself. */
interface ListingTexts {
  title: string;
  description: string;
}

/** English says it in the code that shows it (en.ts): its words, from what that makes of signs. */
const inEnglish = en.common.inCities;
const englishPlace: PlaceWords = {
  around: inEnglish(["{cities}"]),
  and: inEnglish(["", ""]).slice(inEnglish([""]).length),
  city: "{city}",
  known: {},
};

/** What pages call themselves and each other, and the names that the shop gives. */
function useNames() {
  const { common, header, listings, errors, money, product, categories } = useTexts();
  const account = useAccountTexts();
  const legal = useLegalTexts();
  const listing = useListingTexts();
  const checkout = useCheckoutTexts();
  const titles = {
    shop: common.shopName,
    page: common.pageTitle("{title}", "{shop}"),
    homePage: common.homeTitle("{shop}", "{place}"),
    home: common.home,
    missing: errors.oops,
    allCategories: listing.allCategories,
    brandIn: listing.brandIn("{brand}", "{category}"),
    search: listing.search,
    searchFor: listing.searchTitle("{text}"),
    blogs: useBlogTexts().title,
    stores: useStoreTexts().title,
    terms: legal.terms,
    policy: legal.policy,
    compare: useCompareTexts().title,
    track: useTrackTexts().title,
    cart: checkout.cartTitle,
    checkout: checkout.title,
    placed: checkout.placed.title,
    quickOrder: useQuickOrderTexts().title,
    login: account.login.title,
    register: account.register.title,
    forgotPassword: account.forgot.emailTitle,
    dashboard: useDashboardTexts().title,
    adminLogin: useAdminTexts().login.title,
    backOffice: header.backOffice,
  };
  return {
    titles,
    listings,
    categories,
    prices: {
      noPrice: money.toBeAnnounced,
      saving: money.save("{amount}"),
      orderedAhead: product.preorder,
    },
  };
}

function Ask({ answer }: { answer: (names: ReturnType<typeof useNames>) => void }) {
  answer(useNames());
  return null;
}

/** A file of a language's folder. */
function fileOf<T>(files: Record<string, T>, language: Language, name: string): T {
  const file = files[`./${language}/${name}.ts`];
  if (!file) throw new Error(`texts/${language}/${name}.ts is not there`);
  return file;
}

async function textsIn(language: Language) {
  const { font = "", writing, parts } = SPOKEN[language];
  if (!(await loadTexts(language, "shop", "admin"))) throw new Error(`No texts in ${language}`);
  const asked: ReturnType<typeof useNames>[] = [];
  renderToString(
    <LanguageContext value={language}>
      <Ask answer={(found) => asked.push(found)} />
    </LanguageContext>,
  );
  const { titles, listings, categories, prices } = asked[0]!;
  const { digits, groups, currency } = writing;
  const { place } = parts ? fileOf(PLACES, language, "place") : { place: englishPlace };
  const { heads, locale } = parts
    ? fileOf(HEADS, language, "heads")
    : { heads: englishHeads.heads, locale: englishHeads.locale };
  const { listings: descriptions, ...others } = heads;
  const listingTexts = listingNames.map((name) => [
    name,
    { title: listings[name].title, description: descriptions[name] },
  ]);
  return {
    code: language,
    locale,
    font,
    writing: { digits, groups, currency },
    place,
    categories,
    listings: Object.fromEntries(listingTexts) as Record<Listing, ListingTexts>,
    titles,
    heads: { ...others, ...prices },
  };
}

/** All of it, as the file has it. */
export async function textsForServer(): Promise<string> {
  const languages = [];
  for (const language of LANGUAGES) languages.push(await textsIn(language));
  return `${JSON.stringify({ languages }, null, 2)}\n`;
}
