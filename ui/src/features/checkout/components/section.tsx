import { useId, type Ref } from "react";
import type { Parts } from "@/lib/parts";

interface SectionProps {
  title: string;
  /** The heading, which can be given the focus. */
  heading?: Ref<HTMLHeadingElement>;
  children: Parts;
}

/** A part of the checkout under its heading. */
export function Section({ title, heading, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h2
        id={id}
        ref={heading}
        tabIndex={heading ? -1 : undefined}
        className="text-xl font-semibold outline-none"
      >
        {title}
      </h2>
      {children}
    </section>
  );
}
