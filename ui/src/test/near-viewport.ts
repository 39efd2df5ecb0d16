import { vi } from "vitest";

/** Lets everything be near the viewport, or nothing: jsdom has no layout. Ends with `vi.unstubAllGlobals()`. */
export function stubViewport({ near }: { near: boolean }): void {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      readonly #notify: IntersectionObserverCallback;
      constructor(notify: IntersectionObserverCallback) {
        this.#notify = notify;
      }
      observe(target: Element) {
        const entry = { target, isIntersecting: near } as unknown as IntersectionObserverEntry;
        queueMicrotask(() => this.#notify([entry], this as unknown as IntersectionObserver));
      }
      unobserve() {
        // Nothing is kept.
      }
      disconnect() {
        // Nothing is kept.
      }
    },
  );
}
