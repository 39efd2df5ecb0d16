import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { meQuery } from "@/api/queries/me";
import { newKey } from "@/lib/new-key";

const STORE = "haat-ordered";

/** Tells the other tabs that something was ordered: the cart that they show may be empty by now. */
export function tellOrdered(): void {
  try {
    localStorage.setItem(STORE, newKey());
  } catch {
    // They ask when they are looked at again.
  }
}

/** Asks who is there, and what their cart has, when another tab has ordered. */
export function useOrderedElsewhere(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key === STORE) void queryClient.invalidateQueries(meQuery());
    };
    window.addEventListener("storage", follow);
    return () => window.removeEventListener("storage", follow);
  }, [queryClient]);
}
