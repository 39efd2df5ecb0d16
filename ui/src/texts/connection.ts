import { defineTexts } from "./language";

/** What the interface says about the connection to the shop, and about its own new versions. */
export const useConnectionTexts = defineTexts("connection", {
  offline: "You are offline",
  /** The sign that ends a sentence. */
  fullStop: ".",
  offlineHint: "Check your connection. This loads by itself as soon as you are back online.",
  stillNothing: "Still no answer. Check your connection and try again.",
  codeMissing: "This page could not be loaded.",
  partMissing: "This could not be loaded. It appears as soon as the shop answers.",
  bar: "You are offline. What you see may have changed since.",
  back: "You are back online.",
  updateReady: "A new version of the shop is ready",
  update: "Update",
  typed: "What you have typed on this page will be lost.",
  updateAnyway: "Update anyway",
  later: "Later",
  updating: "Updating...",
});
