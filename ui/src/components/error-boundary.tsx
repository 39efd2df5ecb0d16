import { Component, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { tryCodeAgain } from "@/lib/code";
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
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: undefined, failed: false };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { error, failed: true };
  }

  // Not while rendering: a page that fails as soon as the person comes to it would be given chance after chance.
  override componentDidUpdate(before: BoundaryProps, stateBefore: BoundaryState) {
    if (stateBefore.failed && this.state.failed && before.place !== this.props.place) this.retry();
  }

  private readonly retry = () => {
    tryCodeAgain();
    this.setState({ error: undefined, failed: false });
  };

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
