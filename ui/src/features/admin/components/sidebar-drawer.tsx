import { X } from "lucide-react";
import { Dialog } from "radix-ui";
import { useBackCloses } from "@/lib/use-back-closes";
import { useFocusReturn } from "@/lib/use-focus-return";
import { useAdminTexts } from "@/texts/admin";
import { useTexts } from "@/texts/use-texts";
import { Sidebar } from "./sidebar";

interface SidebarDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The sidebar on small screens (specification 2, Admin). */
export default function SidebarDrawer({ open, onOpenChange }: SidebarDrawerProps) {
  const common = useTexts().common;
  const texts = useAdminTexts();
  const focusReturn = useFocusReturn();
  useBackCloses(open, () => onOpenChange(false));
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-ink/50" />
        <Dialog.Content
          {...focusReturn}
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-50 flex w-[min(18rem,86vw)] slide-in flex-col bg-ground shadow-float"
        >
          <div className="flex items-center justify-between border-b border-line px-4">
            <Dialog.Title className="text-lg font-semibold">{texts.menu}</Dialog.Title>
            <Dialog.Close
              aria-label={common.close}
              className="-mr-2 inline-flex size-14 items-center justify-center"
            >
              <X size={22} aria-hidden="true" />
            </Dialog.Close>
          </div>
          <Sidebar onNavigate={() => onOpenChange(false)} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
