import { useRoutes } from "react-router-dom";
import { ShopLayout } from "@/app/shop-layout";
import type { Settings } from "@/api/types";
import type { Language } from "@/texts/language";
import { draw, SETTINGS } from "./draw";
import type { Part } from "./template";
import { page, type Page } from "./page";

function Shell() {
  return useRoutes([{ element: <ShopLayout />, children: [{ path: "*", element: "{{main}}" }] }]);
}

const unset = (change: Partial<Settings>) => ({
  yes: (settings: Settings) => settings,
  no: (settings: Settings): Settings => ({ ...settings, ...change }),
});

/** What vanishes from a page while the owner has not set it. */
export const SETTING_PARTS: readonly Part<Settings>[] = [
  {
    choice: "phones",
    cases: {
      two: (settings) => settings,
      one: (settings) => ({ ...settings, phones: [SETTINGS.phones[0]!, ""] }),
      none: (settings) => ({ ...settings, phones: ["", ""] }),
    },
  },
  { choice: "whatsapp", cases: unset({ whatsapp: "" }) },
  { choice: "email", cases: unset({ email: "" }) },
  { choice: "socialLink", cases: unset({ socialLink: "" }) },
  { choice: "openingHours", cases: unset({ openingHours: "" }) },
];

/** Header, the one main, footer. */
export const shell = (language: Language): Page =>
  page("shell", SETTINGS, (settings) => draw(<Shell />, { language, settings }), SETTING_PARTS);
