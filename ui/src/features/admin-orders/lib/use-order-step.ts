import { useEffect, useRef, useState } from "react";
import type { AdminOrder } from "@/api/types";
import { headingOf } from "./heading";
import type { OrderStep } from "./order-status";

/**
 * Which step of which order is asked for. The order is as the list shows it now, or as it was when it left the list.
 */
export function useOrderStep(shown: readonly AdminOrder[]) {
  const [asked, setAsked] = useState<{ order: AdminOrder; step: OrderStep }>();
  const last = useRef<AdminOrder>(undefined);

  useEffect(() => {
    const order = last.current;
    if (asked || !order) return undefined;
    last.current = undefined;
    // After the dialog gave the focus back: a step that is done has taken its button away.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) {
        document.getElementById(headingOf(order))?.focus({ preventScroll: true });
      }
    });
    return () => clearTimeout(timer);
  }, [asked]);

  const fresh = asked && shown.find(({ _id }) => _id === asked.order._id);
  return {
    asked: asked && { ...asked, order: fresh ?? asked.order },
    open: (order: AdminOrder, step: OrderStep) => {
      last.current = order;
      setAsked({ order, step });
    },
    close: () => setAsked(undefined),
  };
}
