import { useEffect, useRef, type ReactNode } from "react";

/** The heading of a step. It takes the focus where the step before went away with it. */
export function StepHeading({ id, children }: { id: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <h2
      ref={heading}
      id={id}
      tabIndex={-1}
      className="text-lg font-semibold [overflow-wrap:anywhere] outline-none"
    >
      {children}
    </h2>
  );
}
