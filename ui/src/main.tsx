import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter, matchRoutes } from "react-router-dom";
import { App, Pages } from "@/app/app";
import { preloadPage } from "@/app/page";
import { createQueryClient } from "@/app/query-client";
import { pages } from "@/app/pages";
import { layeredWindow } from "@/lib/back-layers";
import { reloadForMissingCode } from "@/lib/new-build";
import { watchTyping } from "@/lib/typed";
import { loadTexts } from "@/texts/language";
import { textPartsOf } from "@/texts/text-parts";
import { rememberedLanguage } from "@/texts/use-language";
import "./styles.css";

/** @param whole Whether all is there that the page was drawn with on the server. */
function start(whole: boolean) {
  const root = document.getElementById("root");
  if (!root) throw new Error("index.html has no #root");
  // What the server drew is taken over; what it drew for another language, or not at all, is drawn here.
  const drawn = whole && root.dataset.drawn === rememberedLanguage();
  const app = (
    <StrictMode>
      <App queryClient={createQueryClient()} drawn={drawn}>
        <BrowserRouter window={layeredWindow}>
          <Pages />
        </BrowserRouter>
      </App>
    </StrictMode>
  );
  if (drawn) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

reloadForMissingCode();
// From the start: what is typed before the page is idle would be lost as well.
watchTyping();

// What the server put into #root stays visible until the page's own chunk is there. A chunk that cannot be loaded
// fails again inside the app, where the error page can say so.
const matches = matchRoutes(pages, window.location) ?? [];
Promise.all([
  loadTexts(rememberedLanguage(), ...textPartsOf(window.location.pathname)),
  ...matches.map(({ route }) => preloadPage(route.handle)),
]).then(
  ([texts]) => start(texts),
  () => start(false),
);
