import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { toast, Toaster } from "sonner";
import { languageOf } from "@/lib/language-of";
import type { listenToToasts, ToastAction } from "@/lib/toast";
import { useTexts } from "@/texts/use-texts";
import { Button } from "./button";
import { UNDER_HEADER, useToastPlace } from "./toast-place";

type Shown = Parameters<Parameters<typeof listenToToasts>[0]>;

/** Shows what {@link Toasts} collected; each entry once. */
export default function ToastHost({ first }: { first: Shown[] }) {
  const texts = useTexts().common;
  const place = useToastPlace();
  // Above a bar and what floats at the lower edge (styles.css).
  const bottom = typeof place === "number" ? place : "var(--floats)";
  const shown = useRef(0);
  const panels = useRef<(string | number)[]>([]);
  useEffect(() => {
    for (const [kind, text, action] of first.slice(shown.current)) {
      if (action?.detail === undefined) {
        toast[kind](text, { action });
        continue;
      }
      const id = `panel-${shown.current}-${panels.current.length}`;
      panels.current.push(id);
      const close = () => toast.dismiss(id);
      toast[kind](text, { id, description: <Panel action={action} close={close} /> });
    }
    shown.current = first.length;
  }, [first]);
  useEffect(() => {
    function closePanels(event: KeyboardEvent) {
      // What lies over the page closes first.
      if (event.key !== "Escape" || event.defaultPrevented) return;
      for (const id of panels.current.splice(0)) toast.dismiss(id);
    }
    window.addEventListener("keydown", closePanels);
    return () => window.removeEventListener("keydown", closePanels);
  }, []);
  return (
    <Toaster
      position={place === "top" ? "top-right" : "bottom-right"}
      duration={5000}
      closeButton
      containerAriaLabel={texts.toasts}
      icons={{ close: <X size={18} aria-hidden="true" /> }}
      offset={{ top: UNDER_HEADER.wide, right: 16, bottom }}
      mobileOffset={{ top: UNDER_HEADER.phone, right: 16, left: 16, bottom }}
      style={{ fontFamily: "inherit" }}
      toastOptions={{
        closeButtonAriaLabel: texts.closeToast,
        classNames: {
          // A dialog takes the pointer from all that is not in it.
          toast: "pointer-events-auto !border-line !text-sm !text-ink !shadow-float",
          title: "!font-normal not-last:!font-semibold",
          content: "min-w-0 flex-1",
          icon: "mt-0.5 self-start",
          closeButton:
            "!static order-last !-my-3 !-mr-3 !size-11 shrink-0 !transform-none self-start !rounded-md !border-0 !bg-transparent !text-muted hover:!bg-soft",
          success: "[&_[data-icon]]:text-accent",
          error: "[&_[data-icon]]:text-offer",
          warning: "[&_[data-icon]]:text-warning",
          actionButton: "!min-h-11 sm:!min-h-9 !bg-accent !px-3 !font-semibold !text-white",
        },
      }}
    />
  );
}

const PANEL_BUTTON = "flex-1";

/** What a toast is about, and two ways on. */
function Panel({ action, close }: { action: ToastAction; close: () => void }) {
  const { detail = "", label, onClick, other } = action;
  const goOn = (go: () => void) => () => {
    close();
    go();
  };
  return (
    <div className="mt-1 flex flex-col gap-3 text-sm text-muted">
      <p lang={languageOf(detail)} className="line-clamp-2 wrap-anywhere">
        {detail}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" className={PANEL_BUTTON} onClick={goOn(onClick)}>
          {label}
        </Button>
        {other && (
          <Button size="sm" className={PANEL_BUTTON} onClick={goOn(other.onClick)}>
            {other.label}
          </Button>
        )}
      </div>
    </div>
  );
}
