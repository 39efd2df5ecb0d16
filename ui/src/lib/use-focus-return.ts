import { useRef } from "react";

/**
 * Gives the focus back to what had it before a dialog opened. The dialog library does so by itself only for dialogs
 * with a trigger of its own; ours open from state.
 */
export function useFocusReturn() {
  const before = useRef<Element>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (before.current instanceof HTMLElement) before.current.focus();
    },
  };
}
