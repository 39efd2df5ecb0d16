import { useEffect, useState } from "react";
import { ApiError } from "@/api/client";
import { useOnline } from "@/lib/connection";
import { healing } from "@/lib/new-build";
import { isConnectionTrouble } from "@/api/trouble";
import { isCodeTrouble } from "@/lib/code";
import { useConnectionTexts } from "@/texts/connection";
import { useTexts } from "@/texts/use-texts";
import { ErrorScreen } from "./error-screen";
import { Retry } from "./ui/retry";
import { Spinner } from "./ui/spinner";

interface FailureProps {
  error: unknown;
  onRetry: () => void;
}

/** The error page for whatever was thrown: being offline, a shop that does not answer, its refusal, or a mistake of ours. */
export function Failure({ error, onRetry }: FailureProps) {
  const texts = useTexts();
  if (isCodeTrouble(error)) return <CodeFailure error={error} onRetry={onRetry} />;
  if (isConnectionTrouble(error)) return <NoAnswer error={error} onRetry={onRetry} />;
  if (error instanceof ApiError) {
    return (
      <ErrorScreen
        status={error.status}
        message={error.message || texts.errors.unexpected}
        retry={
          error.status >= 500 ? (
            <Retry error={error} onRetry={onRetry} variant="primary" />
          ) : undefined
        }
      />
    );
  }
  return <ErrorScreen message={error instanceof Error ? error.message : texts.errors.unexpected} />;
}

/** Waits until it is known whether a reload brings a newer build, which would need no error page. */
function CodeFailure({ error, onRetry }: FailureProps) {
  const [waiting, setWaiting] = useState(true);
  useEffect(() => {
    let left = false;
    void healing().then(() => {
      if (!left) setWaiting(false);
    });
    return () => {
      left = true;
    };
  }, []);
  if (!waiting) return <NoAnswer error={error} onRetry={onRetry} />;
  return (
    <div className="page py-16">
      <Spinner />
    </div>
  );
}

function NoAnswer({ error, onRetry }: FailureProps) {
  const texts = useTexts();
  const connection = useConnectionTexts();
  const online = useOnline();
  const message = !online
    ? `${connection.offline}${connection.fullStop} ${connection.offlineHint}`
    : isCodeTrouble(error)
      ? connection.codeMissing
      : texts.errors.network;
  return (
    <ErrorScreen
      message={message}
      retry={<Retry error={error} onRetry={onRetry} variant="primary" />}
    />
  );
}
