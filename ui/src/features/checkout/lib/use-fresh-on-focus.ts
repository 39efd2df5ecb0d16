import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { meQuery } from "@/api/queries/me";

/** Asks anew who is there, and what it all costs, whenever the window has the focus again: it may have been in sight all the while. */
export function useFreshOnFocus(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const ask = () => {
      for (const { queryKey } of [meQuery(), { queryKey: ["quote"] }]) {
        void queryClient.refetchQueries({ queryKey, type: "active" }, { cancelRefetch: false });
      }
    };
    window.addEventListener("focus", ask);
    return () => window.removeEventListener("focus", ask);
  }, [queryClient]);
}
