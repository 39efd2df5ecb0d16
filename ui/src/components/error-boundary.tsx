import { Component, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { Failure } from "./failure";

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

  private readonly retry = () => this.setState({ error: undefined, failed: false });

  override render() {
    if (!this.state.failed) return this.props.children;
    const failure = <Failure error={this.state.error} onRetry={this.retry} />;
    return this.props.alone ? <main id="content">{failure}</main> : failure;
  }
}

/** Shows the error page of specification 2 in place of what failed, until a retry, or the person goes elsewhere. */
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
