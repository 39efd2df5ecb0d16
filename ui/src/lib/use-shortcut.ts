import { useEffect, useRef } from "react";

/** Whether keys are being typed as text, or a dialog or a menu is open, whose keys are its own. */
function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector('[role="dialog"],[role="alertdialog"],[role="menu"]')) return true;
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** Runs `action` when `key` is pressed alone and nobody is typing. Without an action the key stays the browser's. */
export function useShortcut(key: string, action: (() => void) | undefined): void {
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!latest.current || isBusy(event.target)) return;
      event.preventDefault();
      latest.current();
    }
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [key]);
}
