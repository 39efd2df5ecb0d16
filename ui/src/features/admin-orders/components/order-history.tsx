import type { AdminOrder } from "@/api/types";
import { Written } from "@/components/ui/written";
import { languageOf } from "@/lib/language-of";
import { useFormat } from "@/texts/use-format";
import { useAdminOrderTexts } from "@/texts/admin-orders";

/** Who did what with an order, and when; the oldest first, folded until it is asked for. */
export function OrderHistory({ history }: Pick<AdminOrder, "history">) {
  const format = useFormat();
  const texts = useAdminOrderTexts();
  return (
    <details className="min-w-0 text-sm open:basis-full">
      <summary className="inline-flex min-h-9 cursor-pointer items-center rounded-md px-1 font-semibold text-muted hover:text-ink">
        {texts.history(history.length)}
      </summary>
      <ol className="mt-1 mb-2 flex flex-col gap-2 border-l-2 border-line pl-4">
        {history.map(({ at, action, by, delivery, detail }, index) => (
          <li key={index} className="break-words">
            <span className="font-semibold">{texts.happened[action]}</span>
            {by !== "" && <span>{` ${texts.by(by)}`}</span>}
            <span className="block text-muted">
              <time dateTime={at}>{format.moment(at)}</time>
              {delivery !== "" && (
                <Written words={delivery} within={(time) => ` · ${texts.promised(time)}`} />
              )}
            </span>
            {detail !== "" && (
              <span lang={languageOf(detail)} className="block wrap-anywhere whitespace-pre-line">
                {detail}
              </span>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}
