const PREFIX = "haat-tab-";

/** What the browser does not keep lasts as long as the page. */
const known = new Map<string, unknown>();

/** What {@link keepInTab} kept under a name, whatever it is: storage can be damaged. */
export function readInTab(name: string): unknown {
  if (known.has(name)) return known.get(name);
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + name) ?? "null");
  } catch {
    return null;
  }
}

/** Keeps something until this tab is closed, or {@link clearTab}; undefined takes it away. */
export function keepInTab(name: string, value: unknown): void {
  known.delete(name);
  try {
    if (value === undefined) sessionStorage.removeItem(PREFIX + name);
    else sessionStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    if (value !== undefined) known.set(name, value);
  }
}

/** Forgets all of it: after a logout it is nobody else's matter. */
export function clearTab(): void {
  known.clear();
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
    }
  } catch {
    // Nothing was kept, either.
  }
}
