/** What a visitor wanted who was asked to sign in first. */
export interface Intent {
  action: "buy" | "favourite" | "checkout";
  /** Empty where it is about no single product. */
  productId: string;
  /** The page that it was wanted on, with its query. */
  path: string;
}

const STORE = "haat-intent";
/** Later than this nobody remembers having wanted it. */
const LIFE_MS = 30 * 60_000;

/** Keeps it in this tab until somebody signs in; a newer wish replaces an older one. */
export function keepIntent(intent: Intent): void {
  try {
    sessionStorage.setItem(STORE, JSON.stringify({ ...intent, at: Date.now() }));
  } catch {
    // Without storage the person presses the button again.
  }
}

/** The wish, once; undefined when there is none, or it is too old. */
export function takeIntent(): Intent | undefined {
  try {
    const { at, ...intent } = JSON.parse(sessionStorage.getItem(STORE) ?? "{}") as Partial<
      Intent & { at: number }
    >;
    sessionStorage.removeItem(STORE);
    if (at === undefined || Date.now() - at > LIFE_MS) return undefined;
    const { action, productId, path } = intent;
    // Only this shop's own pages: whatever else stands there, nobody is led away.
    if (!action || productId === undefined || !path || !/^\/(?!\/)/.test(path)) return undefined;
    return { ...intent, action, productId, path };
  } catch {
    return undefined;
  }
}
