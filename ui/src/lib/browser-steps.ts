type Heard = (event: PopStateEvent) => void;

let heard: Heard | undefined;

// Listeners of the window are called in the order in which they came, captured or not: this one is there before the
// router, since the program's entry imports this file.
window.addEventListener("popstate", (event) => heard?.(event));

/** Hears the browser's own Back and Forward before the router does, and may keep them from it. Answers how to stop. */
export function hearBrowserSteps(listener: Heard): () => void {
  heard = listener;
  return () => {
    if (heard === listener) heard = undefined;
  };
}
