import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter, matchRoutes } from "react-router-dom";
import { App } from "@/app/app";
import { preloadPage } from "@/app/page";
import { createQueryClient } from "@/app/query-client";
import { routes } from "@/app/routes";
import { loadTexts } from "@/texts/language";
import { textPartsOf } from "@/texts/text-parts";
import { rememberedLanguage } from "@/texts/use-language";
import "./styles.css";

function start() {
  const root = document.getElementById("root");
  if (!root) throw new Error("index.html has no #root");
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <App queryClient={createQueryClient()} />
      </BrowserRouter>
    </StrictMode>,
  );
}

// What the server put into #root stays visible until the page's own chunk is there. A chunk that cannot be loaded
// fails again inside the app, where the error page can say so.
const matches = matchRoutes(routes, window.location) ?? [];
Promise.all([
  ...matches.map(({ route }) => preloadPage(route.handle)),
  loadTexts(rememberedLanguage(), ...textPartsOf(window.location.pathname)),
]).then(start, start);

/** After a new release an open page asks for chunks that are gone; a fresh page knows the new ones. Once a minute at most. */
window.addEventListener("vite:preloadError", (event) => {
  const last = Number(sessionStorage.getItem("haat-reloaded"));
  if (Date.now() - last < 60_000 || !navigator.onLine) return;
  event.preventDefault();
  sessionStorage.setItem("haat-reloaded", String(Date.now()));
  window.location.reload();
});
