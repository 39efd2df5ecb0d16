import { useEffect, useRef } from "react";
import { toast, Toaster } from "sonner";
import type { listenToToasts } from "@/lib/toast";
import { useTexts } from "@/texts/use-texts";

type Shown = Parameters<Parameters<typeof listenToToasts>[0]>;

/** Shows what {@link Toasts} collected; each entry once. */
export default function ToastHost({ first }: { first: Shown[] }) {
  const texts = useTexts().common;
  const shown = useRef(0);
  useEffect(() => {
    for (const [kind, text, action] of first.slice(shown.current)) toast[kind](text, { action });
    shown.current = first.length;
  }, [first]);
  return (
    <Toaster
      position="top-right"
      duration={5000}
      closeButton
      containerAriaLabel={texts.toasts}
      // Under the header, whose search and account stay in reach.
      offset={{ top: 84, right: 16 }}
      mobileOffset={{ top: 68, right: 16, left: 16 }}
      style={{ fontFamily: "inherit" }}
      toastOptions={{
        closeButtonAriaLabel: texts.closeToast,
        classNames: {
          toast: "!border-line !text-sm !text-ink !shadow-float",
          success: "[&_[data-icon]]:text-accent",
          error: "[&_[data-icon]]:text-offer",
          warning: "[&_[data-icon]]:text-warning",
          actionButton: "!min-h-9 !bg-accent !px-3 !font-semibold !text-white",
        },
      }}
    />
  );
}
