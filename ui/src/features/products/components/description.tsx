import { useId, useState } from "react";
import { languageOf } from "@/lib/language-of";
import { useDetailTexts } from "@/texts/product-detail";
import { previewOf } from "../lib/preview";

/** The description; a long one opens from its preview (specification 5). Line breaks stay. */
export function Description({ text }: { text: string }) {
  const texts = useDetailTexts();
  const id = useId();
  const [open, setOpen] = useState(false);
  if (text === "") return null;
  const preview = previewOf(text);
  return (
    <section className="rounded-lg border border-line p-4 md:px-6">
      <h2 className="mb-2 text-xl font-semibold">{texts.description}</h2>
      <p id={id} lang={languageOf(text)} className="max-w-prose break-words whitespace-pre-line">
        {open ? text : (preview ?? text)}
      </p>
      {preview !== undefined && (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="mt-1 min-h-11 font-semibold text-accent hover:underline print:hidden"
        >
          {open ? texts.showLess : texts.showMore}
        </button>
      )}
    </section>
  );
}
