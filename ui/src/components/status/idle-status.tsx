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
    const whenIdle = () =>
      // Safari has none.
      "requestIdleCallback" in window
        ? window.requestIdleCallback(start, { timeout: 5_000 })
        : setTimeout(start, 1_000);
    if (document.readyState === "complete") {
      whenIdle();
      return;
    }
    window.addEventListener("load", whenIdle, { once: true });
    return () => window.removeEventListener("load", whenIdle);
  }, []);

  if (!idle) return null;
  return (
    <Suspense fallback={null}>
      <Status />
    </Suspense>
  );
}
