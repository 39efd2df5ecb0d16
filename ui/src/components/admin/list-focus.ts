import { useEffect, useRef, type RefObject } from "react";
import { NavigationType, useNavigationType } from "react-router-dom";

/**
 * Keeps the focus in a list, whose element has `tabIndex={-1}`: after another of its pages was opened its top is in
 * sight and has the focus, and so it is when the thing with the focus was deleted.
 */
export function useListFocus(
  list: RefObject<HTMLElement | null>,
  page: number,
  ids: readonly string[],
): void {
  const navigation = useNavigationType();
  const before = useRef(page);
  useEffect(() => {
    const turned = before.current !== page && navigation === NavigationType.Push;
    before.current = page;
    if (!turned) return;
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView({ block: "start" });
  }, [list, page, navigation]);

  const shown = ids.join();
  const last = useRef(shown);
  useEffect(() => {
    const first = last.current === "";
    if (last.current === shown) return;
    last.current = shown;
    if (first) return;
    // A dialog that closes gives the focus back once more after this.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) list.current?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [list, shown]);
}
