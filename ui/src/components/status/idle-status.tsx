import { lazy, Suspense, useEffect, useState, type ReactElement } from "react";

const Nothing = (): ReactElement | null => null;
// Missing code of this part is no reason for an error page.
const Status = lazy(async () => ({
  default: await import("./status").then(
    (part): typeof Nothing => part.Status,
    () => Nothing,
  ),
}));

/** Its own chunk comes when the page has loaded and has nothing else to do. */
export function IdleStatus() {
  const [idle, setIdle] = useState(false);

  useEffect(() => {
    const start = () => setIdle(true);
    let stop: (() => void) | undefined;
    const whenIdle = () => {
      // Safari has none.
      if ("requestIdleCallback" in window) {
        const handle = window.requestIdleCallback(start, { timeout: 5_000 });
        stop = () => window.cancelIdleCallback(handle);
      } else {
        const timer = setTimeout(start, 1_000);
        stop = () => clearTimeout(timer);
      }
    };
    if (document.readyState === "complete") whenIdle();
    else window.addEventListener("load", whenIdle, { once: true });
    return () => {
      window.removeEventListener("load", whenIdle);
      stop?.();
    };
  }, []);

  if (!idle) return null;
  return (
    <Suspense fallback={null}>
      <Status />
    </Suspense>
  );
}
