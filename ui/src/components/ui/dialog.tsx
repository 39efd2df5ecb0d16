import { X } from "lucide-react";
import { Dialog as Primitive } from "radix-ui";
import { cx } from "@/lib/cx";
import type { Parts } from "@/lib/parts";
import { useBackCloses } from "@/lib/use-back-closes";
import { useFocusReturn } from "@/lib/use-focus-return";
import { useTexts } from "@/texts/use-texts";

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  children: Parts;
  /** Buttons; stay in sight while the rest scrolls. */
  footer?: Parts;
  className?: string;
  /** False where the browser's Back has a meaning of its own. */
  backCloses?: boolean;
}

/** What is pressed in a toast is not pressed beside the dialog. */
function stayForToasts(event: Event) {
  if (event.target instanceof Element && event.target.closest("[data-sonner-toaster]")) {
    event.preventDefault();
  }
}

/** A decision over the page; a sheet from the bottom on phones. Import it lazily: it brings a library. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  className,
  backCloses = true,
}: DialogProps) {
  const texts = useTexts();
  const focusReturn = useFocusReturn();
  useBackCloses(open && backCloses, () => onOpenChange(false));
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-50 bg-ink/50" />
        <Primitive.Content
          {...focusReturn}
          onInteractOutside={stayForToasts}
          {...(description === undefined ? { "aria-describedby": undefined } : {})}
          className={cx(
            "fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] flex-col rounded-t-lg bg-ground shadow-float",
            "sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:w-[min(32rem,calc(100vw-2rem))] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-lg",
            className,
          )}
        >
          <div className="flex items-start justify-between gap-4 px-4 pt-4 sm:px-6 sm:pt-6">
            <Primitive.Title className="text-xl font-semibold">{title}</Primitive.Title>
            <Primitive.Close
              aria-label={texts.common.close}
              className="-m-2 inline-flex size-11 shrink-0 items-center justify-center rounded-md hover:bg-soft"
            >
              <X size={20} aria-hidden="true" />
            </Primitive.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto px-4 py-4 sm:px-6">
            {description !== undefined && (
              <Primitive.Description className="mb-4 text-muted">
                {description}
              </Primitive.Description>
            )}
            {children}
          </div>
          {footer !== undefined && (
            <div
              data-dialog-foot
              className="flex flex-wrap justify-end gap-3 border-t border-line px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-6"
            >
              {footer}
            </div>
          )}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
