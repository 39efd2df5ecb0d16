import { ApiError } from "@/api/client";
import { useOnline } from "@/lib/connection";
import { languageOf } from "@/lib/language-of";
import { isConnectionTrouble } from "@/api/trouble";
import { useConnectionTexts } from "@/texts/connection";
import { useTexts } from "@/texts/use-texts";
import { Retry } from "./retry";

interface ErrorStateProps {
  error: unknown;
  /** Tries again; without it the text stands alone. */
  onRetry?: () => void;
  title?: string;
}

/** Says that a part of a page could not be loaded, why, and offers another try. Being offline is told apart. */
export function ErrorState({ error, onRetry, title }: ErrorStateProps) {
  const texts = useTexts();
  const connection = useConnectionTexts();
  const online = useOnline();
  const noAnswer = isConnectionTrouble(error);
  const offline = noAnswer && !online;
  const message = offline
    ? connection.offlineHint
    : noAnswer
      ? texts.errors.network
      : error instanceof ApiError && error.message !== ""
        ? error.message
        : texts.errors.unexpected;
  return (
    <div
      role="alert"
      className="flex flex-col items-center gap-3 rounded-lg bg-soft px-6 py-12 text-center"
    >
      <p className="text-lg font-semibold">
        {offline ? connection.offline : (title ?? texts.errors.loadTitle)}
      </p>
      <p lang={languageOf(message)} className="max-w-md text-muted">
        {message}
      </p>
      {onRetry && <Retry error={error} onRetry={onRetry} />}
    </div>
  );
}
