import { ApiError } from "@/api/client";
import { useTexts } from "@/texts/use-texts";
import { Button } from "./button";

interface ErrorStateProps {
  error: unknown;
  /** Tries again; without it the text stands alone. */
  onRetry?: () => void;
  title?: string;
}

/** Says that a part of a page could not be loaded, why, and offers another try. */
export function ErrorState({ error, onRetry, title }: ErrorStateProps) {
  const texts = useTexts();
  const message =
    error instanceof ApiError
      ? error.message || (error.status === 0 ? texts.errors.network : texts.errors.unexpected)
      : texts.errors.unexpected;
  return (
    <div
      role="alert"
      className="flex flex-col items-center gap-3 rounded-lg bg-soft px-6 py-12 text-center"
    >
      <p className="text-lg font-semibold">{title ?? texts.errors.loadTitle}</p>
      <p className="max-w-md text-muted">{message}</p>
      {onRetry && (
        <Button variant="secondary" onClick={onRetry}>
          {texts.common.retry}
        </Button>
      )}
    </div>
  );
}
