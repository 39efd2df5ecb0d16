let width = 1440;
const listeners = new Set<() => void>();

/** `(width < 640px)` and `(width >= 40rem)`, as the components ask them; anything else does not match. */
function matches(query: string): boolean {
  const found = /\(width (<|>=) ([\d.]+)(px|rem)\)/.exec(query);
  if (!found) return false;
  const limit = Number(found[2]) * (found[3] === "rem" ? 16 : 1);
  return found[1] === "<" ? width < limit : width >= limit;
}

/** Sets the width that media queries see, and tells the components that follow them. jsdom has no layout. */
export function setWindowWidth(pixels: number): void {
  width = pixels;
  window.matchMedia = (query) =>
    ({
      media: query,
      get matches() {
        return matches(query);
      },
      addEventListener: (_: string, notify: () => void) => listeners.add(notify),
      removeEventListener: (_: string, notify: () => void) => listeners.delete(notify),
    }) as unknown as MediaQueryList;
  listeners.forEach((notify) => notify());
}
