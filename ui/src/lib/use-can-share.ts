import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether the browser hands links to other apps; not while the page is drawn without one (entry-server.tsx). */
export function useCanShare(): boolean {
  return useSyncExternalStore(
    never,
    () => typeof navigator.share === "function",
    () => false,
  );
}
