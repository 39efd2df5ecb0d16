import { useTexts } from "@/texts/use-texts";

/** Says that something loads, to the eye and to a screen reader. */
export function Spinner({ label }: { label?: string }) {
  const texts = useTexts();
  return (
    <span role="status" className="inline-flex items-center gap-2 text-muted">
      <span
        aria-hidden="true"
        className="size-5 animate-spin rounded-full border-2 border-line border-t-accent"
      />
      <span>{label ?? texts.common.loading}</span>
    </span>
  );
}
