import { Component, useEffect, type ComponentType, type ReactNode } from "react";
import { codeOf, isCodeTrouble, tryCodeAgain, type Code } from "@/lib/code";
import { useComeBack } from "@/lib/connection";
import { toast } from "@/lib/toast";
import { useConnectionTexts } from "@/texts/connection";

/**
 * A part of a page whose code comes when it is first shown, such as a dialog. Where the code does not arrive the person
 * is told, the page and what was typed into it stay, and the part appears as soon as the shop answers.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> & Pick<Code<unknown>, "warm"> {
  const { warm, useCode } = codeOf(load);

  function Part(props: Props) {
    const { default: Loaded } = useCode();
    return <Loaded {...props} />;
  }

  function LazyPart(props: Props) {
    return (
      <PartBoundary>
        <Part {...props} />
      </PartBoundary>
    );
  }

  return Object.assign(LazyPart, { warm });
}

class PartBoundary extends Component<{ children: ReactNode }, { failure?: { error: unknown } }> {
  override state: { failure?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  private readonly retry = () => {
    tryCodeAgain();
    this.setState({ failure: undefined });
  };

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    // A mistake inside the part is the page's matter.
    if (!isCodeTrouble(failure.error)) throw failure.error;
    return <Missing onBack={this.retry} />;
  }
}

function Missing({ onBack }: { onBack: () => void }) {
  const texts = useConnectionTexts();
  useComeBack(true, onBack);
  useEffect(() => toast.error(texts.partMissing), [texts]);
  return null;
}
