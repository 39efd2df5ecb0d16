import { useState } from "react";
import { ApiError } from "@/api/client";
import type { CheckoutReply } from "../api/checkout";
import { endAttempt, isOfOther, isRefused, sendAttempt, type Attempt } from "../lib/attempt";
import { refusalOf, type Refusal } from "../lib/refusal";
import { PlaceButton } from "./place-button";

interface PendingOrderProps {
  attempt: Attempt;
  who: string;
  refusal: Refusal | undefined;
  onRefusal: (refusal: Refusal | undefined) => void;
  onOther: () => void;
  onPlaced: (reply: CheckoutReply, sent: Attempt, changed: boolean) => void;
}

/** What is known after a reload: nothing. */
const UNANSWERED: Refusal = { error: new ApiError(0, ""), lines: false };

/** An order without an answer whose basket is empty by now, as after an order: it can be sent again, just as it was. */
export function PendingOrder({
  attempt,
  who,
  refusal = UNANSWERED,
  onRefusal,
  onOther,
  onPlaced,
}: PendingOrderProps) {
  const [busy, setBusy] = useState(false);

  async function press() {
    setBusy(true);
    try {
      const reply = await sendAttempt(attempt, who);
      endAttempt();
      onPlaced(reply, attempt, false);
    } catch (error) {
      if (isRefused(error, true)) endAttempt();
      onRefusal(refusalOf(error, attempt.body.total));
      if (isOfOther(error)) onOther();
    }
    setBusy(false);
  }

  return (
    <div className="mx-auto mb-8 max-w-md">
      <PlaceButton
        onPress={() => void press()}
        total={attempt.body.total}
        busy={busy}
        ready
        refusal={refusal}
      />
    </div>
  );
}
