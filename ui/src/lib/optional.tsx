import { useEffect, useState, type ComponentType } from "react";

/**
 * A part in its own chunk that a page can do without: nothing is there until it has arrived. Where it cannot be had,
 * the page stays as it is, and the next time it is mounted it is tried again.
 */
export function optional<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined;

  return function Optional(props: Props) {
    const [, setArrived] = useState(false);
    useEffect(() => {
      if (Part) return;
      load().then(
        (loaded) => {
          Part = loaded;
          setArrived(true);
        },
        (error: unknown) => console.error("A part of the page could not be loaded:", error),
      );
    }, []);
    return Part ? <Part {...props} /> : null;
  };
}
