import { ApiError, errorText } from "@/api/client";
import { Button } from "@/components/ui/button";
import { FormMessage } from "@/components/ui/form-message";
import { useCheckoutTexts } from "@/texts/checkout";
import { useFormat } from "@/texts/use-format";
import { useTexts } from "@/texts/use-texts";
import type { Refusal } from "../lib/use-place";

interface PlaceButtonProps {
  formId: string;
  total: number;
  busy: boolean;
  /** The total is of just what is on the page. */
  ready: boolean;
  refusal: Refusal | undefined;
}

/** Orders for what it says, and tells why it could not. */
export function PlaceButton({ formId, total, busy, ready, refusal }: PlaceButtonProps) {
  const texts = useCheckoutTexts();
  const { processing } = useTexts().common;
  const format = useFormat();
  const error = refusal?.error;
  const unanswered = error instanceof ApiError && error.status === 0;
  return (
    <div>
      {error !== undefined && (
        <FormMessage
          kind="error"
          text={unanswered ? texts.noAnswer : errorText(error, texts.failed)}
        />
      )}
      <Button
        type="submit"
        form={formId}
        size="lg"
        className="w-full"
        busy={busy}
        busyText={processing}
        {...(ready ? {} : { disabled: true })}
      >
        {texts.place(format.taka(total))}
      </Button>
    </div>
  );
}
