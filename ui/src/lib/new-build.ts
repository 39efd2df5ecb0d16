import { isReachable } from "./connection";
import { hasTyped } from "./typed";

const STORE = "haat-reloaded";
const AT_MOST_EVERY_MS = 60_000;

/** What the window hears when a reload would help, and would lose what was typed. */
export const RELOAD_WANTED = "haat-reload-wanted";

let running: Promise<void> | undefined;

/**
 * After an upgrade an open page asks for code that is gone; a fresh page knows the new one. Reloads once a minute at
 * most, and only where the shop answers: a reload without it would leave the person with the browser's own error page.
 */
async function reloadIfItHelps(): Promise<void> {
  try {
    if (Date.now() - Number(sessionStorage.getItem(STORE)) < AT_MOST_EVERY_MS) return;
    if (!navigator.onLine || !(await isReachable())) return;
    if (hasTyped()) {
      window.dispatchEvent(new Event(RELOAD_WANTED));
      return;
    }
    sessionStorage.setItem(STORE, String(Date.now()));
  } catch {
    // Without storage nobody would know of the last time, and the page might reload for ever.
    return;
  }
  window.location.reload();
  await new Promise(() => undefined);
}

/** Heals pages of an old build from now on. */
export function reloadForMissingCode(): void {
  window.addEventListener("vite:preloadError", () => {
    running = reloadIfItHelps();
  });
}

/** Settles when no reload will come of the last piece of code that was missing. */
export function healing(): Promise<void> {
  return running ?? Promise.resolve();
}
