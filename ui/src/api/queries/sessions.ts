import { queryOptions } from "@tanstack/react-query";
import type { Session } from "../types";

/** The calls about where somebody is signed in; a customer's page must not load an admin's. */
export interface SessionCalls {
  /** Whose: an admin's or a customer's. */
  who: "user" | "customer";
  list: (signal: AbortSignal) => Promise<Session[]>;
  end: (id: string) => Promise<unknown>;
}

/** Where somebody is signed in; this browser first, then the last used. */
export const sessionsQuery = ({ who, list }: SessionCalls) =>
  queryOptions({
    queryKey: [who === "user" ? "admin" : "customer", "sessions"],
    queryFn: ({ signal }) => list(signal),
    select: (sessions) => sessions.toSorted((a, b) => Number(b.current) - Number(a.current)),
    refetchOnMount: "always",
  });
