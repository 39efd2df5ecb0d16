import { useEffect, useRef } from "react";
import { toast, Toaster } from "sonner";
import type { listenToToasts } from "@/lib/toast";

type Shown = Parameters<Parameters<typeof listenToToasts>[0]>;

/** Shows what {@link Toasts} collected; each entry once. */
export default function ToastHost({ first }: { first: Shown[] }) {
  const shown = useRef(0);
  useEffect(() => {
    for (const [kind, text] of first.slice(shown.current)) toast[kind](text);
    shown.current = first.length;
  }, [first]);
  return (
    <Toaster
      position="top-right"
      duration={5000}
      closeButton
      richColors
      toastOptions={{ className: "font-sans" }}
    />
  );
}
