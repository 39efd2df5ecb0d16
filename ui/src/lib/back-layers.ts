import { flushSync } from "react-dom";

/**
 * What lies over the page (dialogs, menus, the picture viewer) closes on the browser's Back, as people with a phone
 * expect. Each has an entry of its own above the page's in the history, with the page's address and `layer` 1, 2, …;
 * closing it in another way steps back, and a page that is gone to from there takes the entry's place, so that none is
 * left behind. The router never hears of these steps: it is given {@link layeredWindow} for a window.
 */
const layers: (() => void)[] = [];

/** What the router keeps with an entry, and our mark. */
interface Entry {
  key?: string;
  layer?: number;
}

const entry = (): Entry => (window.history.state ?? {}) as Entry;

/** How many of the entries at this place are layers, and the router's key of the page under them. */
let depth = 0;
let page: string | undefined;
/** A step of our own is under way; what the router did meanwhile waits for it. */
let moving = false;
let waiting: (() => void)[] = [];
/** Where the router is by what waits. */
let ahead: { state: unknown; location: URL } | undefined;
/** Where a layer replaced the address, the entries under it still have the old one. */
let renewed: { state: Entry; url: string } | undefined;

/** Another page stands in the entry where we are. */
function arrive(): void {
  depth = entry().layer ?? 0;
  page = entry().key;
  renewed = undefined;
}

function step(by: number): void {
  moving = true;
  window.history.go(by);
}

/** Makes the history fit what is open. */
function settle(): void {
  if (moving) return;
  if (depth > layers.length) step(layers.length - depth);
  while (depth < layers.length) {
    depth += 1;
    window.history.pushState({ ...entry(), layer: depth }, "");
  }
}

// Later: the interface may close and open several at once.
const settleSoon = () => queueMicrotask(settle);

/** We are at another entry of the same page. */
function moved(to: number): void {
  depth = to;
  if (!renewed) return;
  const { state, url } = renewed;
  window.history.replaceState(to === 0 ? state : { ...state, layer: to }, "", url);
  if (to === 0) arrive();
}

/** Whoever refuses to close (an order is being sent) stays, and gets its entry back. */
function closeAbove(kept: number): void {
  const closed = layers.slice(kept).reverse();
  if (closed.length === 0) return;
  flushSync(() => closed.forEach((close) => close()));
}

const routers = new Set<() => void>();

window.addEventListener("popstate", () => {
  const { layer = 0, key } = entry();
  if (moving) {
    moving = false;
    moved(layer);
    const work = waiting;
    waiting = [];
    ahead = undefined;
    for (const go of work) go();
    if (work.length === 0) settleSoon();
  } else if (key === page && layer !== depth) {
    // Back closes; Forward to what was closed leads nowhere.
    moved(layer);
    closeAbove(layer);
    settleSoon();
  } else {
    arrive();
    // What is still open goes with the page under it, and tells so.
    if (layers.length === 0) settleSoon();
    for (const router of [...routers]) router();
  }
});

// After a reload nothing is open any more, and the entry is stepped down from.
arrive();
settle();

/** Something opens over the page, and `close` closes it. Answers how to tell that it has closed. */
export function openLayer(close: () => void): () => void {
  layers.push(close);
  settleSoon();
  return () => {
    layers.splice(layers.indexOf(close), 1);
    settleSoon();
  };
}

type Write = (state: unknown, title: string, url?: string) => void;

/** Does it after the step that is under way; the router may believe that it is done. */
function later(write: Write, state: unknown, url = ""): void {
  waiting.push(() => write(state, "", url));
  ahead = { state, location: new URL(url, layeredWindow.location.href) };
}

/** Writes the entry of another page, or of another query. */
function moveOn(how: "pushState" | "replaceState", state: unknown, url?: string): void {
  const { pathname } = window.location;
  window.history[how](state, "", url);
  arrive();
  // What is open over a page that is left goes with it, and tells so.
  if (pathname === window.location.pathname) settleSoon();
}

const pushState: Write = (state, _, url) => {
  if (!moving && depth === 0) moveOn("pushState", state, url);
  else if (!moving && depth === 1 && !renewed) moveOn("replaceState", state, url);
  else {
    later(pushState, state, url);
    if (!moving) step(-depth);
  }
};

const replaceState: Write = (state, _, url) => {
  if (moving) later(replaceState, state, url);
  else if (depth === 0) moveOn("replaceState", state, url);
  else {
    window.history.replaceState({ ...(state as Entry), layer: depth }, "", url);
    renewed = { state: state as Entry, url: window.location.href };
  }
};

function go(steps: number): void {
  if (moving) waiting.push(() => go(steps));
  else window.history.go(steps < 0 ? steps - depth : steps);
}

/** What a router needs of a window, without what lies over the page. */
export const layeredWindow = {
  get location() {
    return ahead?.location ?? window.location;
  },
  history: {
    get state(): unknown {
      return ahead ? ahead.state : entry();
    },
    pushState,
    replaceState,
    go,
  },
  addEventListener: (_: "popstate", heard: () => void) => routers.add(heard),
  removeEventListener: (_: "popstate", heard: () => void) => routers.delete(heard),
} as unknown as Window;
