import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { applyFieldErrors, serverFault } from "@/api/apply-field-errors";
import { ApiError } from "@/api/client";
import type { ErrorBody, Quote } from "@/api/types";
import { useCheckout } from "../api/checkout";
import { quoteQuery, type Question } from "../api/quote";
import { beginAttempt, endAttempt, pendingAttempt } from "./attempt";
import { FIELDS, orderOf, type CheckoutValues } from "./checkout-values";

/** Why nothing was ordered: what failed, or lines that cannot be had. */
export interface Refusal {
  error?: unknown;
  lines: boolean;
}

type Reply = Awaited<ReturnType<ReturnType<typeof useCheckout>["mutateAsync"]>>;

interface Placing {
  form: UseFormReturn<CheckoutValues>;
  who: string;
  /** The basket that the quote is about, and the same as JSON. */
  question: Question;
  asked: string;
  quote: Quote | undefined;
  onPlaced: (reply: Reply, values: CheckoutValues) => void;
}

const hasGone = (quote: Quote) => quote.lines.some(({ available }) => !available);

/**
 * Sends the order under one key until it is answered, so that it is placed once at most. A refusal with today's quote
 * shows it, and the next press agrees to it (contract 11).
 */
export function usePlace({ form, who, question, asked, quote, onPlaced }: Placing) {
  const queryClient = useQueryClient();
  const [refusal, setRefusal] = useState<Refusal>();
  const checkout = useCheckout();

  function refused(error: unknown) {
    const status = error instanceof ApiError ? error.status : 0;
    const body = (error instanceof ApiError ? (error.body ?? {}) : {}) as Partial<ErrorBody> & {
      quote?: Quote;
    };
    // Nothing was ordered under this key; without an answer nobody knows.
    if (status >= 400 && status < 500) endAttempt();
    if (body.quote) queryClient.setQueryData(quoteQuery(asked, who).queryKey, body.quote);
    if (applyFieldErrors(error, FIELDS, form.setError)) return;
    if (body.code === "transaction_used") {
      const fault = serverFault({ message: body.message ?? "", code: body.code });
      form.setError("transaction", fault, { shouldFocus: true });
      return;
    }
    setRefusal({ error, lines: body.quote !== undefined && hasGone(body.quote) });
  }

  async function place(values: CheckoutValues): Promise<void> {
    if (!quote) return;
    setRefusal(undefined);
    // A coupon that is not good is not sent: the total that is shown is without it.
    const { coupon, ...basket } = question;
    const order = orderOf(quote.coupon && coupon ? { ...basket, coupon } : basket, values);
    const content = JSON.stringify([who, order]);
    const pending = pendingAttempt(content);
    if (!pending && hasGone(quote)) {
      setRefusal({ lines: true });
      return;
    }
    const { key, total } = pending ?? beginAttempt(content, quote.total);
    try {
      const reply = await checkout.mutateAsync({ order, total, key });
      endAttempt();
      onPlaced(reply, values);
    } catch (error) {
      refused(error);
    }
  }

  return { place, refusal, forgive: () => setRefusal(undefined) };
}
