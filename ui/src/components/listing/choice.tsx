import { languageOf } from "@/lib/language-of";
import { useFormat } from "@/texts/use-format";
import { useFacetTexts } from "@/texts/facets";

interface ChoiceProps {
  type: "checkbox" | "radio";
  name?: string;
  label: string;
  /** How many products it would show; undefined while that is not known. */
  count?: number | undefined;
  checked: boolean;
  disabled?: boolean;
  onChange: () => void;
}

/** One choice of a filter, with the number of products that it would show. */
export function Choice({ label, count, ...input }: ChoiceProps) {
  const texts = useFacetTexts();
  const { number } = useFormat();
  return (
    <label className="flex min-h-11 items-center gap-3 rounded-md px-2 hover:bg-soft has-disabled:text-muted md:min-h-9">
      <input {...input} className="size-5 shrink-0 accent-accent" />
      <span lang={languageOf(label)} className="min-w-0 flex-1 break-words">
        {label}
      </span>{" "}
      {count !== undefined && (
        <span className="text-sm text-muted tabular-nums">
          <span aria-hidden="true">{number(count)}</span>
          <span className="sr-only">{texts.products(count)}</span>
        </span>
      )}
    </label>
  );
}
