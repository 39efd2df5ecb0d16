import { cx } from "@/lib/cx";
import { languageOf } from "@/lib/language-of";

/** What became of a form, above it; read out when it appears. */
export function FormMessage({ kind, text }: { kind: "success" | "error"; text: string }) {
  return (
    <p
      lang={languageOf(text)}
      role={kind === "error" ? "alert" : "status"}
      className={cx(
        "mb-4 rounded-md px-4 py-3 text-sm font-semibold",
        kind === "error" ? "bg-offer-soft text-offer" : "bg-accent-soft text-accent",
      )}
    >
      {text}
    </p>
  );
}
