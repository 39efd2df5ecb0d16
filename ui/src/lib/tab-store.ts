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

/** The names under which something is kept. */
function names(): string[] {
  try {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));
    return [...known.keys(), ...keys.map((key) => key.slice(PREFIX.length))];
  } catch {
    return [...known.keys()];
  }
}

/** Forgets all of it: after a logout it is nobody else's matter. */
export function clearTab(): void {
  for (const name of names()) keepInTab(name, undefined);
}

/** Forgets what others typed than who is there now, but for what they handed over: a session may end by itself. */
export function forgetOthers(now: string | undefined): void {
  for (const name of names()) {
    const kept = readInTab(name) as { who?: unknown; handed?: unknown } | null;
    if (kept?.who && kept.who !== now && !kept.handed) keepInTab(name, undefined);
  }
}
