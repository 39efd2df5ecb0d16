import { bengali, english } from "@/lib/format";
import { LanguageContext, type Language } from "@/texts/language";
import { useBlogTexts } from "@/texts/blogs";
import { useHomeTexts } from "@/texts/home";
import { useListingTexts } from "@/texts/listing";
import { useDetailTexts } from "@/texts/product-detail";
import { useStoreTexts } from "@/texts/stores";
import { useTexts } from "@/texts/use-texts";
import { renderToString } from "react-dom/server";
import { written, type Piece } from "./template";

/** A number that stands for any other in a text. */
const ANY = 40;

/** A text about a number, with `{n}` in its place. */
const withNumber = (text: (n: number) => string) => text(ANY).replace(/40|৪০/, "{n}");

/** Texts that the server puts into templates itself, because the address or the product says which. */
function useNames(): Record<string, string> {
  const texts = useTexts();
  const detail = useDetailTexts();
  const home = useHomeTexts();
  const blogs = useBlogTexts();
  const stores = useStoreTexts();
  const listing = useListingTexts();
  const names: Record<string, string> = {
    "text breadcrumb": texts.common.breadcrumb,
    "text viewAll": texts.common.viewAll,
    "text readMore": texts.common.readMore,
    "text homeHeading": home.heading("{shop}", "{place}"),
    "text bestDeals": home.bestDeals,
    "text recentlyAdded": home.recentlyAdded,
    "text now": texts.money.now,
    "text original": texts.money.original,
    "text save": texts.money.save("{n}"),
    "text toBeAnnounced": texts.money.toBeAnnounced,
    "text inStock": texts.product.inStock,
    "text notInStock": texts.product.notInStock,
    "text oneView": detail.views(1),
    "text views": withNumber(detail.views),
    "text points": withNumber(detail.points),
    "text emi": detail.emi,
    "text noEmi": detail.noEmi,
    "text color": detail.color,
    "text ram": detail.ram,
    "text warranty": detail.warranty,
    "text delivery": detail.delivery,
    "text specifications": detail.specifications,
    "text description": detail.description,
    "text notFound": texts.errors.notFound,
    "text blogNotFound": blogs.notFound,
    "text blogTitle": blogs.title,
    "text noBlogs": blogs.none,
    "text beyond": listing.beyond,
    "text beyondHint": listing.beyondHint,
    "text lastPage": listing.lastPage,
    "text blogSource": blogs.source,
    "text allPosts": blogs.backToList,
    "text storesTitle": stores.title,
    "text storesIntro": stores.intro,
  };
  for (const [field, name] of Object.entries(detail.spec)) names[`spec ${field}`] = name;
  return names;
}

/** How a day of each month is written. */
function days(language: Language): Record<string, string> {
  const { day } = { en: english, bn: bengali }[language];
  return Object.fromEntries(
    Array.from({ length: 12 }, (_, month) => {
      const written = day(`2026-${String(month + 1).padStart(2, "0")}-09T06:00:00Z`);
      const withTokens = written.replace(/9|৯/, "{{day}}").replace(/2026|২০২৬/, "{{year}}");
      return [`day ${month + 1}`, withTokens];
    }),
  );
}

function Names({ language }: { language: Language }) {
  const names = { ...useNames(), ...days(language) };
  return Object.entries(names).map(([name, text]) => (
    <li key={name} data-name={name}>
      {text}
    </li>
  ));
}

/** All of them by name, as HTML. */
export function names(language: Language): Record<string, Piece[]> {
  const html = renderToString(
    <LanguageContext value={language}>
      <Names language={language} />
    </LanguageContext>,
  );
  const found = html.matchAll(/<li data-name="([^"]*)">(.*?)<\/li>/g);
  return Object.fromEntries([...found].map(([, name, text]) => [name!, written(text!)]));
}
