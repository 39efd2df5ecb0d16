import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState, type RefObject } from "react";
import { waitingQuery } from "@/api/admin/waiting";
import { ordersQuery } from "../api/orders";

/** New orders are counted up to this many. */
export const NEWS_LIMIT = 20;

/** So far from its top, in pixels, a page still counts as being there. */
const TOP = 40;

export interface NewOrdersState {
  /** Orders that came since the list was last seen; 0 for none. */
  count: number;
  /** They wait for `show`; otherwise the list shows them already. */
  held: boolean;
  show: () => void;
}

interface List {
  /** It begins with the newest orders. */
  head: boolean;
  /** It has orders of every status. */
  all: boolean;
  /** When its first order was placed; empty without any, undefined while it loads. */
  newest: string | undefined;
  refetch: () => Promise<unknown>;
  goToHead: () => void;
}

/** The later of two moments in one spelling; what is not known does not count. */
function later(a: string | undefined, b: string | undefined): string | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return b > a ? b : a;
}

/**
 * Lets new orders appear without a reload: at once where the owner looks at the top of the newest, else when they ask
 * for it, so that no card moves under a finger or while a delivery time is typed.
 */
export function useNewOrders(region: RefObject<HTMLElement | null>, list: List): NewOrdersState {
  const queryClient = useQueryClient();
  const { data: waiting, dataUpdatedAt } = useQuery(waitingQuery());
  const newest = waiting && (waiting.newestOrderAt ?? "");
  const [news, setNews] = useState({ count: 0, held: false });

  // Everything up to here has been seen: what the list began with, or else what there was when the page was opened.
  const [seen, setSeen] = useState<string>();
  const headNewest = list.head ? list.newest : undefined;
  const proven = list.head && list.all;
  const now = later(seen, proven || seen !== undefined ? headNewest : newest);
  if (now !== seen) setSeen(now);
  const unseen = newest !== undefined && seen !== undefined && newest > seen;

  const handled = useRef<string>(undefined);
  useEffect(() => {
    if (!unseen || handled.current === newest) return;
    const busy = region.current?.contains(document.activeElement) ?? false;
    const calm = list.head && window.scrollY <= TOP && !busy;
    async function bring(upTo: string, since: string) {
      const { items } = await queryClient.fetchQuery({
        ...ordersQuery({ page: 1, limit: NEWS_LIMIT, q: "", filters: {} }),
        staleTime: 0,
      });
      const count = items.filter(({ orderedAt }) => orderedAt > since).length;
      if (calm) {
        await list.refetch();
        setSeen(upTo);
      }
      setNews({ count, held: !calm && count > 0 });
    }
    handled.current = newest;
    bring(newest, seen).catch(() => {
      // The next poll tries again.
      handled.current = undefined;
    });
  }, [unseen, newest, seen, dataUpdatedAt, region, list, queryClient]);

  return {
    count: news.count,
    held: news.held && unseen,
    show: () => {
      setNews({ count: 0, held: false });
      setSeen(later(seen, newest));
      window.scrollTo(0, 0);
      region.current?.focus({ preventScroll: true });
      if (list.head) void list.refetch();
      else list.goToHead();
    },
  };
}
