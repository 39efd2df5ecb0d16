import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { ApiError, errorText } from "@/api/client";
import type { AdminOrder } from "@/api/types";
import { useSessionCheck } from "@/session/use-session-check";
import { useAdminOrderTexts } from "@/texts/admin-orders";
import { useTexts } from "@/texts/use-texts";
import { forgetOrders } from "../api/keep-order";
import { ORDER_LISTS } from "../api/orders";
import { stockRefusal } from "./stock-refusal";

/** An order of a run that stayed as it was, and why. */
export interface Failure {
  order: AdminOrder;
  reason: string;
}

/** How far one change of many orders is. */
export interface Run {
  running: boolean;
  /** Nothing was begun yet, or everything was tried or stopped. */
  ended: boolean;
  /** How many were tried. */
  tried: number;
  done: readonly AdminOrder[];
  failures: readonly Failure[];
}

const NOTHING: Run = { running: false, ended: false, tried: 0, done: [], failures: [] };

/** Runs one call after the other, goes on after a refusal, and shows in the list what came of it. */
export function useRun() {
  const queryClient = useQueryClient();
  const sessionEnded = useSessionCheck();
  const { errors } = useTexts();
  const { left } = useAdminOrderTexts();
  const [run, setRun] = useState(NOTHING);
  const stopped = useRef(false);

  function reasonOf(error: unknown): string {
    const offline = error instanceof ApiError && error.status === 0;
    return (
      stockRefusal(error, left) ?? errorText(error, offline ? errors.network : errors.unexpected)
    );
  }

  async function start(
    orders: readonly AdminOrder[],
    send: (order: AdminOrder) => Promise<unknown>,
  ) {
    stopped.current = false;
    let now: Run = { ...NOTHING, running: true };
    setRun(now);
    for (const order of orders) {
      // Pressed while the last call ran.
      if (stopped.current) break;
      try {
        await send(order);
        now = { ...now, tried: now.tried + 1, done: [...now.done, order] };
      } catch (error) {
        const failure = { order, reason: reasonOf(error) };
        now = { ...now, tried: now.tried + 1, failures: [...now.failures, failure] };
        if (sessionEnded(error)) break;
      }
      setRun(now);
    }
    await forgetOrders(queryClient);
    await queryClient.refetchQueries({ queryKey: ORDER_LISTS, type: "active" });
    setRun({ ...now, running: false, ended: true });
    return now;
  }

  return {
    run,
    start,
    /** After the call that is on its way. */
    stop: () => {
      stopped.current = true;
    },
  };
}
