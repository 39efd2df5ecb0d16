import { useSyncExternalStore } from "react";
import { useMedia } from "@/lib/use-media";

/** How far under the upper edge: the header's search and account stay in reach. */
export const UNDER_HEADER = { wide: 84, phone: 120 };
/** The width of phones, as what shows toasts has it. */
const PHONE = "(width < 601px)";
/** No toast is as high. */
const ROOM = 200;
/** Nor further from the right edge. */
const ASIDE = 380;

/** At the upper or the lower edge, or so many pixels above the lower one. */
type Place = "top" | "bottom" | number;

function subscribe(notify: () => void): () => void {
  // Dialogs open and close as children of the body.
  const watch = new MutationObserver(notify);
  watch.observe(document.body, { childList: true });
  window.addEventListener("resize", notify);
  return () => {
    watch.disconnect();
    window.removeEventListener("resize", notify);
  };
}

/** Beside the head and the buttons of the foremost dialog, on phones next to it; undefined where none is open. */
function besideDialog(): Place | undefined {
  const dialog = [...document.querySelectorAll("[role=dialog]")].at(-1);
  if (!dialog) return undefined;
  const { top, right } = dialog.getBoundingClientRect();
  const above = window.innerHeight - top + 8;
  if (window.matchMedia(PHONE).matches) {
    if (top >= UNDER_HEADER.phone + ROOM) return above;
  } else if (top >= UNDER_HEADER.wide + ROOM || right <= window.innerWidth - ASIDE) return "top";
  const foot = dialog.querySelector("[data-dialog-foot]");
  return foot ? window.innerHeight - foot.getBoundingClientRect().top + 8 : "bottom";
}

/** Where toasts stand: at the top (specification 9), on phones above what floats at the lower edge. */
export function useToastPlace(): Place {
  const beside = useSyncExternalStore(subscribe, besideDialog);
  const phone = useMedia(PHONE);
  return beside ?? (phone ? "bottom" : "top");
}
