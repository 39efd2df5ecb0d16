import { isRouteErrorResponse, useRouteError } from "react-router-dom";
import { ErrorScreen } from "@/components/error-screen";
import { ApiError } from "@/api/client";
import { useTexts } from "@/texts/use-texts";

/** Any error of a route: its status text or message, and its code where it has one (specification 2). */
export function ErrorPage() {
  const error = useRouteError();
  const texts = useTexts();
  if (isRouteErrorResponse(error)) {
    return (
      <ErrorScreen status={error.status} message={error.statusText || texts.errors.unexpected} />
    );
  }
  if (error instanceof ApiError) {
    return (
      <ErrorScreen
        status={error.status || undefined}
        message={error.message || texts.errors.network}
      />
    );
  }
  return <ErrorScreen message={error instanceof Error ? error.message : texts.errors.unexpected} />;
}
