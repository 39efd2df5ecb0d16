import { MessageCircle, X } from "lucide-react";
import { Suspense, useEffect, useRef, useState } from "react";
import { lazyPart } from "@/components/lazy-part";
import { Spinner } from "@/components/ui/spinner";
import { cx } from "@/lib/cx";
import { useBackCloses } from "@/lib/use-back-closes";
import { useHomeTexts } from "@/texts/home";
import { useTexts } from "@/texts/use-texts";

const ContactForm = lazyPart(() => import("./contact-form"));

/** The floating Contact Us button and its form; closes after a message was sent (specification 4). */
export function ContactWidget() {
  const texts = useTexts();
  const home = useHomeTexts();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  useBackCloses(open, close);

  useEffect(() => {
    if (!open) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener("keydown", closeOnEscape);
    return () => document.removeEventListener("keydown", closeOnEscape);
  }, [open]);

  return (
    <div
      className={cx(
        "fixed right-3 bottom-[max(1rem,env(safe-area-inset-bottom))] flex flex-col items-end gap-3 sm:right-4 print:hidden",
        // What the header's search suggests lies over the button, and the form over the header.
        open ? "z-40" : "z-20",
      )}
    >
      {open && (
        <section
          id="contact-widget"
          aria-label={home.contact}
          className="flex max-h-[calc(100dvh-6rem)] w-[min(23rem,calc(100vw-2rem))] flex-col overflow-y-auto rounded-lg border border-line bg-ground p-5 shadow-float"
        >
          <Suspense fallback={<Spinner />}>
            <ContactForm onSent={close} />
          </Suspense>
        </section>
      )}
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={open ? "contact-widget" : undefined}
        onClick={() => setOpen(!open)}
        onPointerEnter={ContactForm.warm}
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full bg-accent font-semibold text-white shadow-float transition-colors hover:bg-accent-strong sm:min-h-12 sm:px-5"
      >
        {open ? (
          <>
            <X size={20} aria-hidden="true" />
            <span className="max-sm:sr-only">{texts.common.close}</span>
          </>
        ) : (
          <>
            <MessageCircle size={20} aria-hidden="true" />
            <span className="max-sm:sr-only">{home.contact}</span>
          </>
        )}
      </button>
    </div>
  );
}
