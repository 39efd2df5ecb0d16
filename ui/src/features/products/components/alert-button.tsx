import { Bell } from "lucide-react";
import { Suspense, useState } from "react";
import type { Product } from "@/api/types";
import { lazyPart } from "@/components/lazy-part";
import { Button } from "@/components/ui/button";
import { effectivePrice } from "@/shopping/money";
import { useAlertTexts } from "@/texts/alerts";
import { awaitedOf } from "../lib/awaited";

const AlertDialog = lazyPart(() => import("./alert-dialog"));

/** Opens the dialog that asks for one e-mail about a product: once it is back, costs less, or has a price. */
export function AlertButton({ product }: { product: Product }) {
  const texts = useAlertTexts();
  const [open, setOpen] = useState(false);
  const awaited = awaitedOf(product);
  return (
    <>
      <Button
        variant="secondary"
        className="max-md:w-full"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        onPointerEnter={AlertDialog.warm}
      >
        <Bell size={18} aria-hidden="true" />
        <span>{texts[awaited]}</span>
      </Button>
      {open && (
        <Suspense fallback={null}>
          <AlertDialog
            id={product._id}
            title={product.title}
            price={effectivePrice(product)}
            awaited={awaited}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
