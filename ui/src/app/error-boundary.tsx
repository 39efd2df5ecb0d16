import { Component, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { ApiError } from "@/api/client";
import { ErrorScreen } from "@/components/error-screen";
import { useTexts } from "@/texts/use-texts";

interface BoundaryProps {
  /** Another place gets another chance. */
  place: string;
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
    return this.state.failed ? <Failure error={this.state.error} /> : this.props.children;
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
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  return <Boundary place={key}>{children}</Boundary>;
}
