type Heard = (event: PopStateEvent) => void;

const listeners: Heard[] = [];

// Listeners of the window are called in the order in which they came, captured or not: this one is there before the
// router, since the program's entry imports this file.
window.addEventListener("popstate", (event) => {
  for (const listener of [...listeners]) {
    listener(event);
    // What stops it has dealt with it: `cancelBubble` reads so.
    if (event.cancelBubble) return;
  }
});

/**
 * Hears the browser's own Back and Forward before the router does, and may keep them from it and from those who came
 * later. Answers how to stop.
 */
export function hearBrowserSteps(listener: Heard): () => void {
  listeners.push(listener);
  return () => {
    listeners.splice(listeners.indexOf(listener), 1);
  };
}
