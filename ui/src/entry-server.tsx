import "./server/browserless";
import "core-js/web/url";
import "core-js/web/url-search-params";
import { renderToString } from "react-dom/server";
import { matchRoutes, StaticRouter } from "react-router-dom";
import { embed } from "@/api/boot";
import { App, Pages } from "@/app/app";
import { preloadPage } from "@/app/page";
import { createQueryClient } from "@/app/query-client";
import { routes } from "@/app/routes";
import { loadTexts, type Language } from "@/texts/language";
import { rememberLanguage } from "@/texts/use-language";

export { LANGUAGES } from "@/texts/languages";

/** What the server knows of a page that is asked for. */
interface Asked {
  /** Path and query, as in the address. */
  location: string;
  language: Language;
  /** The public address of the shop. */
  origin: string;
  /** Answers by the address of their calls, as they are embedded in the page. */
  data: Readonly<Record<string, unknown>>;
}

/** What React puts before a page for the document's head; the server writes that itself. */
const FOR_THE_HEAD = /^(<(link|meta)[^>]*>)+/;

/** What React leaves, without a word, where a part failed: the browser draws that part, late; without script nobody does. */
const FAILED_PART = "<!--$!-->";

/**
 * The HTML of `#root` for a page, as a visitor sees it first, who is nobody in particular. The browser hydrates it with
 * the same data (main.tsx).
 *
 * @param json {@link Asked}
 */
export async function draw(json: string): Promise<string> {
  const { location, language, origin, data } = JSON.parse(json) as Asked;
  const [pathname = "/"] = location.split("?");
  Object.assign(window.location, { origin, pathname });
  rememberLanguage(language);
  await Promise.all([
    ...(matchRoutes(routes, pathname) ?? []).map(({ route }) => preloadPage(route.handle)),
    loadTexts(language, "shop"),
  ]);
  embed(data);
  const queryClient = createQueryClient();
  try {
    const html = renderToString(
      <App queryClient={queryClient} drawn>
        <StaticRouter location={location}>
          <Pages />
        </StaticRouter>
      </App>,
    ).replace(FOR_THE_HEAD, "");
    if (html.includes(FAILED_PART)) console.error(`a part of ${location} failed`);
    return html;
  } finally {
    queryClient.clear();
  }
}
