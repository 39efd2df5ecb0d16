import { flushSync } from "react-dom";
import type { Navigator } from "react-router-dom";
import { hearBrowserSteps } from "./browser-steps";

/**
 * What lies over the page (dialogs, menus, the picture viewer) closes on the browser's Back, as people with a phone
 * expect. Each has an entry of its own above the page's in the history, with the page's address and `layer` 1, 2, …;
 * closing it in another way steps back, and a page that is gone to from there takes the entry's place, so that none is
 * left behind. The router never hears of these steps.
 */
const layers: (() => void)[] = [];

/** What the router keeps with an entry, and our mark. */
interface Entry {
  key?: string;
  idx?: number;
  layer?: number;
}

const entry = (): Entry => (window.history.state ?? {}) as Entry;

/** How many of the entries at this place are layers, and the router's key of the page under them. */
let depth = 0;
let page: string | undefined;
/** A step of our own is under way; the navigation that came meanwhile waits for it. */
let moving = false;
let waiting: (() => void)[] = [];
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
    const state = entry();
    window.history.pushState({ ...state, idx: (state.idx ?? 0) + 1, layer: depth }, "");
  }
}

// Later: the interface may close and open several at once.
const settleSoon = () => queueMicrotask(settle);

/** We are at another entry of the same page. */
function moved(to: number): void {
  depth = to;
  if (!renewed) return;
  const { idx } = entry();
  const state = { ...renewed.state, idx, ...(to === 0 ? {} : { layer: to }) };
  window.history.replaceState(state, "", renewed.url);
  if (to === 0) arrive();
}

/** Whoever refuses to close (an order is being sent) stays, and gets its entry back. */
function closeAbove(kept: number): void {
  const closed = layers.slice(kept).reverse();
  if (closed.length === 0) return;
  flushSync(() => closed.forEach((close) => close()));
}

hearBrowserSteps((event) => {
  const { layer = 0, key } = (event.state ?? {}) as Entry;
  if (moving) {
    event.stopImmediatePropagation();
    moving = false;
    moved(layer);
    const work = waiting;
    waiting = [];
    for (const go of work) go();
    if (work.length === 0) settleSoon();
  } else if (key === page && layer !== depth) {
    // Back closes; Forward to what was closed leads nowhere.
    event.stopImmediatePropagation();
    moved(layer);
    closeAbove(layer);
    settleSoon();
  } else {
    arrive();
    // What is still open goes with the page under it, and tells so.
    if (layers.length === 0) settleSoon();
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

/** The router's navigator, knowing that there may be layers above the page. */
export function layeredNavigator(navigator: Navigator): Navigator {
  const layered = Object.create(navigator) as Navigator;
  const now = (go: () => void) => {
    if (moving) waiting.push(go);
    else go();
  };
  const moveOn = (go: () => void) => {
    const { pathname } = window.location;
    go();
    arrive();
    // What is open over a page that is left goes with it, and tells so.
    if (pathname === window.location.pathname) settleSoon();
  };
  layered.push = (...target) =>
    now(() => {
      if (depth === 0) moveOn(() => navigator.push(...target));
      else if (depth === 1 && !renewed) moveOn(() => navigator.replace(...target));
      else {
        waiting.push(() => moveOn(() => navigator.push(...target)));
        step(-depth);
      }
    });
  layered.replace = (...target) =>
    now(() => {
      if (depth === 0) {
        moveOn(() => navigator.replace(...target));
        return;
      }
      navigator.replace(...target);
      renewed = { state: entry(), url: window.location.href };
      window.history.replaceState({ ...renewed.state, layer: depth }, "");
    });
  layered.go = (steps) => now(() => navigator.go(steps < 0 ? steps - depth : steps));
  return layered;
}
