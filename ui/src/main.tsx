import { StrictMode } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter, matchRoutes } from "react-router-dom";
import { App, Pages } from "@/app/app";
import { preloadPage } from "@/app/page";
import { createQueryClient } from "@/app/query-client";
import { pages } from "@/app/pages";
import { layeredWindow } from "@/lib/back-layers";
import { reloadForMissingCode } from "@/lib/new-build";
import { standBy } from "@/lib/stand-by";
import { watchTyping } from "@/lib/typed";
import { loadTexts } from "@/texts/language";
import { textPartsOf } from "@/texts/text-parts";
import { rememberedLanguage } from "@/texts/use-language";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
const language = rememberedLanguage();
// What the server drew is taken over; what it drew for another language, or not at all, is drawn here.
const isDrawn = root.dataset.drawn === language;

/** Whether this is still the page that the server drew: Back may lead to another one before its script runs. */
function isWhereDrawn(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  if (!entry) return true;
  const { pathname, search } = new URL(entry.name);
  return pathname === window.location.pathname && search === window.location.search;
}

/** Brings what the page is drawn with; whether all of it came. */
async function load(): Promise<boolean> {
  try {
    const matches = matchRoutes(pages, window.location) ?? [];
    const [texts] = await Promise.all([
      loadTexts(language, ...textPartsOf(window.location.pathname)),
      ...matches.map(({ route }) => preloadPage(route.handle)),
    ]);
    return texts;
  } catch {
    return false;
  }
}

function start(root: HTMLElement, drawn: boolean) {
  const app = (
    <StrictMode>
      <App queryClient={createQueryClient()} drawn={drawn}>
        <BrowserRouter window={layeredWindow}>
          <Pages />
        </BrowserRouter>
      </App>
    </StrictMode>
  );
  // At once, while it is certain which page this is.
  if (drawn) flushSync(() => hydrateRoot(root, app));
  else createRoot(root).render(app);
}

reloadForMissingCode();
// From the start: what is typed before the page is idle would be lost as well.
watchTyping();

/**
 * The interface runs.
 *
 * What the server put into #root stays visible until the page's own chunk is there. A chunk that cannot be loaded
 * fails again inside the app, where the error page can say so.
 */
export const started = load()
  .then((whole) => (isWhereDrawn() ? whole : load()))
  .then((whole) => whole || (isDrawn && standBy(load)))
  .then((whole) => start(root, whole && isDrawn && isWhereDrawn()));
