import { ChevronDown } from "lucide-react";
import { FIRST_NAME, useShopName } from "@/components/use-shop-name";
import type { LegalText } from "../content/types";
import { LegalSectionView } from "./legal-section";

/** The Bengali text under one in another language, folded until somebody wants it. */
export function InBengali({ text }: { text: LegalText }) {
  const known = useShopName();
  const shop = known === FIRST_NAME ? "হাট" : known;
  return (
    <details lang="bn" className="group rounded-lg border border-line p-4 md:px-6 print:hidden">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 font-semibold">
        <span>{`বাংলায় পড়ুন: ${text.title}`}</span>
        <ChevronDown
          size={20}
          aria-hidden="true"
          className="shrink-0 transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="flex flex-col gap-8 pt-4 pb-2">
        <p className="text-muted">{text.intro.replace("{shop}", () => shop)}</p>
        {text.sections.map((section) => (
          <LegalSectionView key={section.id} section={section} again />
        ))}
        <p>{text.contact}</p>
      </div>
    </details>
  );
}
