import { Component, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { ApiError } from "@/api/client";
import { ErrorScreen } from "./error-screen";
import { useTexts } from "@/texts/use-texts";

interface BoundaryProps {
  /** Another place gets another chance. */
  place: string;
  alone: boolean;
  children: ReactNode;
}

interface BoundaryState {
  error: unknown;
  failed: boolean;
  place: string;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: undefined, failed: false, place: this.props.place };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { error, failed: true };
  }

  static getDerivedStateFromProps(
    props: BoundaryProps,
    state: BoundaryState,
  ): Partial<BoundaryState> | null {
    return props.place === state.place
      ? null
      : { error: undefined, failed: false, place: props.place };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const failure = <Failure error={this.state.error} />;
    return this.props.alone ? <main id="content">{failure}</main> : failure;
  }
}

function Failure({ error }: { error: unknown }) {
  const texts = useTexts();
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

/** Shows the error page of specification 2 in place of what failed, until the person goes elsewhere. */
export function ErrorBoundary({
  alone = false,
  children,
}: {
  /** Around whole pages: the error page brings the main element itself. */
  alone?: boolean;
  children: ReactNode;
}) {
  const { key } = useLocation();
  return (
    <Boundary place={key} alone={alone}>
      {children}
    </Boundary>
  );
}
