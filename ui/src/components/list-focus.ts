import { useEffect, useRef, type RefObject } from "react";
import { NavigationType, useLocation } from "react-router-dom";
import { useNavigationType } from "@/lib/navigation-type";

/** What an address says of a list besides its page. */
function restOf(search: string): string {
  const params = new URLSearchParams(search);
  params.delete("page");
  return params.toString();
}

/**
 * Keeps the focus in a list, whose element has `tabIndex={-1}`: after another of its pages was opened its top is in
 * sight and has the focus, and where the thing with the focus has left the list, the list has it. A search that leads
 * to the first page leaves the focus in its field.
 */
export function useListFocus(
  list: RefObject<HTMLElement | null>,
  page: number,
  ids: readonly string[],
): void {
  const navigation = useNavigationType();
  const rest = restOf(useLocation().search);
  const before = useRef({ page, rest });
  useEffect(() => {
    const turned = before.current.page !== page && before.current.rest === rest;
    before.current = { page, rest };
    if (!turned || navigation !== NavigationType.Push) return;
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView({ block: "start" });
  }, [list, page, rest, navigation]);

  const inside = useRef(false);
  useEffect(() => {
    function onFocus({ target }: FocusEvent) {
      // A dialog stands for what opened it.
      if (!(target instanceof Element) || target.closest('[role="dialog"]')) return;
      inside.current = list.current?.contains(target) ?? false;
    }
    document.addEventListener("focusin", onFocus);
    return () => document.removeEventListener("focusin", onFocus);
  }, [list]);

  const shown = ids.join();
  useEffect(() => {
    if (!inside.current) return;
    // A dialog that closes gives the focus back once more after this.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) list.current?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [list, shown]);
}
