import { createContext, use, useEffect } from "react";

/** Told once the page inside the layout is the browser's own. */
export const TakenOverContext = createContext<() => void>(() => undefined);

/** Stands beside a page, and says when it is there. */
export function TakenOver() {
  const tell = use(TakenOverContext);
  useEffect(() => tell(), [tell]);
  return null;
}
