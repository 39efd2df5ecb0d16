import { createContext, use, useEffect } from "react";

/** What keeps a page that has something unsaved from being left without a question. */
export interface Leaving {
  /** From now on there is a question, until what this answers is called. */
  hold: () => () => void;
  /** Does what leads away from the page: at once, or after the question. With `drafts` what is lost are those. */
  leave: (action: () => void, drafts?: boolean) => void;
  /** Nothing is to be asked any more: the page leaves because its work is done. */
  letGo: () => void;
}

/** Without a frame that asks, every page can be left. */
export const LeavingContext = createContext<Leaving>({
  hold: () => () => undefined,
  leave: (action) => action(),
  letGo: () => undefined,
});

/** The ways to leave a page, for what is no link. */
export function useLeaving(): Pick<Leaving, "leave" | "letGo"> {
  return use(LeavingContext);
}

/**
 * While there is something unsaved, the browser asks before it closes or reloads the page, and the page's frame before
 * it shows another one.
 */
export function useUnsavedWarning(unsaved: boolean): void {
  const { hold } = use(LeavingContext);
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    const release = hold();
    return () => {
      window.removeEventListener("beforeunload", ask);
      release();
    };
  }, [unsaved, hold]);
}
