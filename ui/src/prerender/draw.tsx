import { QueryClient, QueryClientProvider, type QueryKey } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { settingsQuery } from "@/api/queries/settings";
import type { Branch, Settings } from "@/api/types";
import { bengali, english } from "@/lib/format";
import { LanguageContext, type Language } from "@/texts/language";

const FORMATS = { en: english, bn: bengali };

/** A letter that no text has: with it, a token counts as a text in Bengali letters. */
export const BENGALI_MARK = "\u0980";

const branch = (n: number): Branch => ({
  name: `{{name${n}}}`,
  shopNumber: `{{branch${n}}}`,
  floor: "",
  mall: "",
  area: "",
  city: "",
  photo: "",
  mapLink: "",
});

const WHATSAPP = "8809876543210";

/** What the owner may set, all of it set. */
export const SETTINGS: Settings = {
  shopName: "{{shopName}}",
  email: "{{email}}",
  phones: ["{{phone1}}", "{{phone2}}"],
  whatsapp: WHATSAPP,
  socialLink: "{{socialLink}}",
  openingHours: "{{openingHours}}",
  emiRate: 0,
  branches: [branch(1), branch(2)],
};

/** The year of every drawing: one that nothing else on a page is. */
export const YEAR = 2999;

interface Around {
  language: Language;
  /** The page's address; tokens may stand in its query. */
  location?: string;
  settings?: Settings;
  /** What the page has loaded already. */
  data?: readonly (readonly [QueryKey, unknown])[];
  /** Numbers by the name of their token: `{{n}}` as an amount of money, `{{nNumber}}` as a number, `{{nRaw}}` as plain digits, `{{nPlain}}` as plain Bengali digits. */
  numbers?: Readonly<Record<string, number>>;
  /** Times (RFC 3339) by the name of their token: `{{t}}` as a day, `{{tRaw}}` as it is. */
  times?: Readonly<Record<string, string>>;
}

/** Draws a part of the interface as a visitor sees it first, with tokens where the server puts texts. */
export function draw(
  content: ReactNode,
  { language, location = "/", settings = SETTINGS, data = [], numbers = {}, times = {} }: Around,
): string {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: Infinity, gcTime: Infinity } },
  });
  queryClient.setQueryData(settingsQuery().queryKey, settings);
  for (const [key, value] of data) queryClient.setQueryData(key, value);
  const html = renderToString(
    <StaticRouter location={location}>
      <QueryClientProvider client={queryClient}>
        <LanguageContext value={language}>{content}</LanguageContext>
      </QueryClientProvider>
    </StaticRouter>,
  );
  return withTokens(withoutTraces(html), language, numbers, times);
}

const ungrouped = (value: number) => value.toLocaleString("bn-BD", { useGrouping: false });

/** Without what React leaves for itself, and without what belongs into the document's head. */
function withoutTraces(html: string): string {
  const ids = new Map<string, string>();
  return html
    .replace(/<!--.*?-->/g, "")
    .replace(/^(<(link|meta|title)[^>]*>([^<]*<\/title>)?)+/, "")
    .replace(/ data-discover="true"/g, "")
    .replace(/_R_\w*_/g, (id) => {
      const short = ids.get(id) ?? `first-${ids.size + 1}`;
      ids.set(id, short);
      return short;
    });
}

function withTokens(
  html: string,
  language: Language,
  numbers: Readonly<Record<string, number>>,
  times: Readonly<Record<string, string>>,
): string {
  const format = FORMATS[language];
  const known: [string, string][] = [
    [WHATSAPP, "whatsapp"],
    [String(YEAR), "year"],
    [ungrouped(YEAR), "year"],
  ];
  for (const [name, value] of Object.entries(numbers)) {
    known.push(
      [format.taka(value), name],
      [format.number(value), `${name}Number`],
      [String(value), `${name}Raw`],
      [ungrouped(value), `${name}Plain`],
    );
  }
  for (const [name, value] of Object.entries(times)) {
    known.push([format.day(value), name], [value, `${name}Raw`]);
  }
  return (
    known
      .reduce((text, [shown, name]) => text.replaceAll(shown, `{{${name}}}`), html)
      // Inside addresses, tokens were encoded.
      .replace(/%7B%7B(\w+)%7D%7D/g, "{{$1}}")
      .replace(/\/(?:product|upcomings|bestdeal|exclusive|offer)\/\{\{id\}\}/g, "{{href}}")
      .replaceAll(BENGALI_MARK, "")
      .replaceAll(encodeURIComponent(BENGALI_MARK), "")
  );
}
