import { Suspense } from "react";
import { Outlet } from "react-router-dom";
import { ErrorBoundary } from "./error-boundary";
import { TakenOver } from "./taken-over";
import { Spinner } from "./ui/spinner";

/** The place of a page inside a layout: its loading and its failure leave the layout standing. */
export function PageSlot() {
  return (
    <ErrorBoundary>
      <Suspense
        fallback={
          <div className="page py-16">
            <Spinner />
          </div>
        }
      >
        <Outlet />
        <TakenOver />
      </Suspense>
    </ErrorBoundary>
  );
}
