import type { LogLine } from "@/api/types";
import { Part } from "@/components/admin/part";
import { StatusText } from "@/components/admin/status-text";
import { languageOf } from "@/lib/language-of";
import { useHealthTexts } from "@/texts/admin-health";
import { useFormat } from "@/texts/use-format";

/** The last warnings and errors of the log, folded up. */
export function LogLines({ lines }: { lines: readonly LogLine[] }) {
  const format = useFormat();
  const texts = useHealthTexts().log;
  return (
    <Part title={texts.title} hint={texts.hint}>
      {lines.length === 0 ? (
        <p>{texts.empty}</p>
      ) : (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-accent hover:underline">
            {texts.show(lines.length)}
          </summary>
          <ol className="border-b border-line text-sm">
            {lines.map(({ at, isError, text, requestId }, place) => (
              <li key={place} className="border-t border-line py-2.5">
                <p className="flex flex-wrap gap-x-4 text-muted">
                  <time dateTime={at} className="tabular-nums">
                    {format.moment(at)}
                  </time>
                  <StatusText kind={isError ? "bad" : "waiting"}>
                    {isError ? texts.error : texts.warning}
                  </StatusText>
                </p>
                <p lang={languageOf(text)} className="wrap-anywhere">
                  {text}
                </p>
                {requestId !== null && (
                  <p className="wrap-anywhere text-muted">
                    <span>{texts.request}</span> <span lang="en">{requestId}</span>
                  </p>
                )}
              </li>
            ))}
          </ol>
        </details>
      )}
    </Part>
  );
}
