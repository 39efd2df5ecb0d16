import { useState } from "react";
import type { AdminOrder } from "@/api/types";
import { toast } from "@/lib/toast";
import { useOrderListTexts } from "@/texts/admin-order-list";

/** So many orders can be chosen at once. */
export const MOST_CHOSEN = 100;

/** The orders that a person has ticked. */
export interface Selection {
  /** In the order they were chosen, over all pages and searches of the list. */
  orders: AdminOrder[];
  has: (id: string) => boolean;
  set: (orders: readonly AdminOrder[], chosen: boolean) => void;
  clear: () => void;
}

/** Keeps what is ticked over all pages until it is cleared. Orders on the page are as the list shows them now. */
export function useSelection(shown: readonly AdminOrder[]): Selection {
  const texts = useOrderListTexts();
  const [chosen, setChosen] = useState<ReadonlyMap<string, AdminOrder>>(new Map());
  const fresh = new Map(shown.map((order) => [order._id, order]));

  function set(orders: readonly AdminOrder[], wanted: boolean) {
    const added = orders.filter(({ _id }) => !chosen.has(_id));
    if (wanted && chosen.size + added.length > MOST_CHOSEN) toast.warning(texts.most(MOST_CHOSEN));
    setChosen((current) => {
      const next = new Map(current);
      for (const order of orders) {
        if (!wanted) next.delete(order._id);
        else if (next.size < MOST_CHOSEN) next.set(order._id, order);
      }
      return next;
    });
  }

  return {
    orders: [...chosen.values()].map((order) => fresh.get(order._id) ?? order),
    has: (id) => chosen.has(id),
    set,
    clear: () => setChosen(new Map()),
  };
}
