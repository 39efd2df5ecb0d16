import type { DragEvent, ReactNode } from "react";
import { FormProvider, type UseFormReturn } from "react-hook-form";
import { bringsFiles } from "@/components/admin/picture-drop";
import { PictureWorkContext, type usePictureWork } from "@/components/admin/picture-work";
import type { ProductValues } from "../lib/product-values";

interface ProductFormProps {
  form: UseFormReturn<ProductValues>;
  label: string;
  /** Nothing can be typed while it is sent. */
  busy: boolean;
  /** Submits the form, once its pictures are ready. */
  pictures: ReturnType<typeof usePictureWork>;
  /** The buttons, which stay in sight. */
  bar: ReactNode;
  children: ReactNode;
}

/** A browser leaves the page for a file that is dropped where nothing takes it. */
function missed(event: DragEvent) {
  if (event.isDefaultPrevented() || !bringsFiles(event)) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = "none";
}

/** A product's form: its fields, and a bar with its buttons at the bottom of the screen. */
export function ProductForm({ form, label, busy, pictures, bar, children }: ProductFormProps) {
  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label={label}
        onSubmit={(event) => {
          event.preventDefault();
          pictures.submit();
        }}
        onDragOver={missed}
        onDrop={missed}
        // What has the focus is not under the bar.
        className="[&_button]:scroll-mb-36 [&_input]:scroll-mb-36 [&_textarea]:scroll-mb-36"
      >
        <fieldset disabled={busy} className="min-w-0">
          <PictureWorkContext value={pictures.add}>{children}</PictureWorkContext>
        </fieldset>
        <div className="sticky bottom-0 z-20 -mx-4 border-t border-line bg-ground px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6 lg:-mx-8 lg:px-8">
          {bar}
        </div>
      </form>
    </FormProvider>
  );
}
