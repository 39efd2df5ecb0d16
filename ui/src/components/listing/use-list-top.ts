import { useEffect, useRef, type RefObject } from "react";
import { NavigationType } from "react-router-dom";
import { useNavigationType } from "@/lib/navigation-type";

/** After another page of the same list was opened, the list's top is in sight and has the focus. */
export function useListTopOnPageChange<State extends { page: number }>(
  top: RefObject<HTMLElement | null>,
  state: State,
) {
  const { page, ...rest } = state;
  const list = JSON.stringify(rest);
  const before = useRef({ page, list });
  const navigation = useNavigationType();
  useEffect(() => {
    const sameList = before.current.list === list;
    const moved = sameList && before.current.page !== page && navigation === NavigationType.Push;
    before.current = { page, list };
    if (!moved) return;
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: "start" });
  }, [page, list, navigation, top]);
}
