/*
 * What the back office keeps of a half-filled form: texts and pictures for the browser, the preview of an import for the
 * tab. All of it is of one admin, whose id stands beside it. It goes at the logout, and where somebody else signs in. A
 * session that merely ran out leaves it: whoever typed it signs in again and goes on.
 */

const OWNER = "haat-drafts-of";

/** Holds the drafts' pictures. Text storage holds no files; this one of the browser does. */
export const PICTURES_DATABASE = "haat-drafts";

const PREFIXES = { browser: "haat-draft-", tab: "haat-import-" } as const;

/** How long something is kept: in this browser, or until the tab is closed. */
export type DraftPlace = keyof typeof PREFIXES;

const PLACES = Object.keys(PREFIXES) as DraftPlace[];

const storageOf = (place: DraftPlace) => (place === "browser" ? localStorage : sessionStorage);

const keysIn = (place: DraftPlace) =>
  Object.keys(storageOf(place)).filter((key) => key.startsWith(PREFIXES[place]));

/** Whose drafts a place has; null where nobody is signed in who could have any. */
export function draftsOwner(place: DraftPlace): string | null {
  try {
    return storageOf(place).getItem(OWNER);
  } catch {
    return null;
  }
}

/** What was kept under a name; null where nothing was. */
export function readDraft(place: DraftPlace, name: string): string | null {
  try {
    return storageOf(place).getItem(PREFIXES[place] + name);
  } catch {
    return null;
  }
}

/** Keeps a text for `owner`; false where the browser keeps nothing, or the drafts are not theirs any more. */
export function keepDraft(
  place: DraftPlace,
  name: string,
  text: string,
  owner: string | null,
): boolean {
  if (owner === null || draftsOwner(place) !== owner) return false;
  try {
    storageOf(place).setItem(PREFIXES[place] + name, text);
    return true;
  } catch (error) {
    console.error("The draft cannot be kept:", error);
    return false;
  }
}

export function dropDraft(place: DraftPlace, name: string): void {
  try {
    storageOf(place).removeItem(PREFIXES[place] + name);
  } catch {
    // Nothing was kept, either.
  }
}

/** Whether this browser has a draft of a form. */
export function hasDrafts(): boolean {
  try {
    return keysIn("browser").length > 0;
  } catch {
    return false;
  }
}

function forgetIn(place: DraftPlace): void {
  try {
    for (const key of [...keysIn(place), OWNER]) storageOf(place).removeItem(key);
    if (place === "browser") indexedDB.deleteDatabase(PICTURES_DATABASE);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/** Removes every draft; none is kept from now on until an admin is there again. */
export function forgetDrafts(): void {
  PLACES.forEach(forgetIn);
}

/** Makes the drafts those of this admin, and removes somebody else's. */
export function claimDrafts(owner: string): void {
  for (const place of PLACES) {
    const before = draftsOwner(place);
    if (before === owner) continue;
    if (before !== null) forgetIn(place);
    try {
      storageOf(place).setItem(OWNER, owner);
    } catch {
      // Nothing will be kept.
    }
  }
}

/** Calls `notify` when another tab logs out, or signs somebody else in; what this tab kept is gone by then. */
export function watchDrafts(owner: string, notify: () => void): () => void {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key !== OWNER || newValue === owner) return;
    forgetIn("tab");
    notify();
  };
  window.addEventListener("storage", follow);
  return () => window.removeEventListener("storage", follow);
}
