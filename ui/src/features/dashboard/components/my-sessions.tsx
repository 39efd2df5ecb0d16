import { useId } from "react";
import { SessionList } from "@/components/sessions/session-list";
import { useSessionTexts } from "@/texts/sessions";
import { customerSessions } from "../api/sessions";

/** Where the customer is signed in. */
export function MySessions() {
  const texts = useSessionTexts();
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-10 border-t border-line pt-6">
      <h2 id={id} className="text-lg font-semibold">
        {texts.title}
      </h2>
      <p className="mt-1 mb-4 text-sm text-muted">{texts.hint}</p>
      <SessionList calls={customerSessions} />
    </section>
  );
}
