import { useEffect, useEffectEvent, useSyncExternalStore } from "react";

/** How often the shop is asked whether it answers again, while something waits for it in a window in sight. */
const LOOK_EVERY_MS = 10_000;

function listen(listener: () => void) {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/** Whether the browser has a network at all. It may have one that leads nowhere. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  );
}

/** Whether the shop answers. */
export async function isReachable(): Promise<boolean> {
  try {
    return (await fetch("/healthz", { cache: "no-store" })).ok;
  } catch {
    return false;
  }
}

const waiting = new Set<() => void>();
let timer: number | undefined;
let looking = false;

async function look() {
  if (looking || !navigator.onLine || document.visibilityState === "hidden") return;
  looking = true;
  const reachable = await isReachable();
  looking = false;
  if (reachable) for (const comeBack of [...waiting]) comeBack();
}

const lookNow = () => void look();

function wait(comeBack: () => void) {
  waiting.add(comeBack);
  if (waiting.size === 1) {
    window.addEventListener("online", lookNow);
    timer = window.setInterval(lookNow, LOOK_EVERY_MS);
  }
  return () => {
    waiting.delete(comeBack);
    if (waiting.size > 0) return;
    window.removeEventListener("online", lookNow);
    window.clearInterval(timer);
  };
}

/** Settles when the shop answers: at once after the browser found a network, else soon. */
export function comesBack(): Promise<void> {
  return new Promise((resolve) => {
    const stop = wait(() => {
      stop();
      resolve();
    });
  });
}

/** While `active`, calls `comeBack` when the shop answers: at once after the browser found a network, else soon. */
export function useComeBack(active: boolean, comeBack: () => void): void {
  const call = useEffectEvent(comeBack);
  useEffect(() => (active ? wait(() => call()) : undefined), [active]);
}
