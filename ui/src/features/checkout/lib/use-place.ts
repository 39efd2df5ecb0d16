import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { applyFieldErrors, faultsOf, serverFault } from "@/api/apply-field-errors";
import { settingsQuery } from "@/api/queries/settings";
import type { Quote } from "@/api/types";
import type { CheckoutReply } from "../api/checkout";
import { quoteQuery, type Question } from "../api/quote";
import {
  beginAttempt,
  endAttempt,
  isOfOther,
  isRefused,
  pendingAttempt,
  refusalBody,
  sendAttempt,
  type Attempt,
} from "./attempt";
import { FIELDS, orderOf, type CheckoutValues } from "./checkout-values";
import { hasGone, quoteOf, refusalOf, type Refusal } from "./refusal";

interface Placing {
  form: UseFormReturn<CheckoutValues>;
  who: string;
  /** The basket that the quote is about, and the same as JSON. */
  question: Question;
  asked: string;
  quote: Quote | undefined;
  /** Whether the quote is of just what is on the page, and can be paid. */
  ready: boolean;
  onRefusal: (refusal: Refusal | undefined) => void;
  onOther: () => void;
  /** `changed`: the form is another by now than the one that was sent. */
  onPlaced: (reply: CheckoutReply, sent: Attempt, changed: boolean) => void;
}

/**
 * Sends the order under one key until it is answered, so that it is placed once at most: what got no answer is sent
 * again, just as it was, before anything else is. A refusal with today's quote shows it, and the next press agrees to it
 * (contract 11).
 */
export function usePlace(placing: Placing) {
  const { form, who, question, asked, quote, ready, onRefusal, onOther, onPlaced } = placing;
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const pressed = useRef(false);

  /** What the form says, whatever prices and coupons are. */
  const formText = (values: CheckoutValues) => JSON.stringify(orderOf(question, values, 1));

  function bodyOf(values: CheckoutValues, { coupon: good, total }: Quote) {
    // A coupon that is not good is not sent: the total that is shown is without it.
    const { coupon, ...basket } = question;
    const order = orderOf(good && coupon ? { ...basket, coupon } : basket, values, total);
    return { ...order, total, customer: who };
  }

  /** Shows why an order of what is on the page was refused. */
  function refused(error: unknown, before: number) {
    const today = quoteOf(error);
    if (today) queryClient.setQueryData(quoteQuery(asked, who).queryKey, today);
    const { zone, branch, paymentMethod } = faultsOf(error);
    // The owner changed what is offered.
    if (zone ?? branch ?? paymentMethod) void queryClient.invalidateQueries(settingsQuery());
    if (applyFieldErrors(error, FIELDS, form.setError)) return;
    const { code, message = "" } = refusalBody(error);
    if (code === "transaction_used") {
      form.setError("transaction", serverFault({ message, code }), { shouldFocus: true });
      return;
    }
    onRefusal(refusalOf(error, before));
    if (isOfOther(error)) onOther();
  }

  async function placeNew(values: CheckoutValues): Promise<void> {
    if (!quote || !ready) return;
    if (hasGone(quote)) {
      onRefusal({ lines: true });
      return;
    }
    const attempt = beginAttempt(bodyOf(values, quote), formText(values));
    try {
      const reply = await sendAttempt(attempt, who);
      endAttempt();
      onPlaced(reply, attempt, false);
    } catch (error) {
      if (isRefused(error, false)) endAttempt();
      refused(error, attempt.body.total);
    }
  }

  /** Sends what got no answer again. True where today's form is not to be sent after it. */
  async function settled(attempt: Attempt): Promise<boolean> {
    const values = form.getValues();
    const same = quote && JSON.stringify(bodyOf(values, quote)) === JSON.stringify(attempt.body);
    try {
      const reply = await sendAttempt(attempt, who);
      endAttempt();
      onPlaced(reply, attempt, attempt.form !== formText(values));
      return true;
    } catch (error) {
      const over = isRefused(error, true);
      if (over) endAttempt();
      if (over && !same) return false;
      if (over) refused(error, attempt.body.total);
      else onRefusal({ error, lines: false });
      if (!over && isOfOther(error)) onOther();
      return true;
    }
  }

  async function place(): Promise<void> {
    if (pressed.current) return;
    pressed.current = true;
    setBusy(true);
    onRefusal(undefined);
    const pending = pendingAttempt(who);
    if (!pending || !(await settled(pending))) await form.handleSubmit(placeNew)();
    pressed.current = false;
    setBusy(false);
  }

  return { place, busy, pending: pendingAttempt(who) !== undefined };
}
