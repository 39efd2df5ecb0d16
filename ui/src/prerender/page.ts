import { template, type Part, type Piece } from "./template";

/** One page that the server can fill. */
export interface Page {
  name: string;
  template: () => Piece[];
  /** Each of its scenes, for tests: what is drawn, and what the template shows in its place. */
  parts: readonly Part<unknown>[];
  drawn: (
    cases: Readonly<Record<string, string>>,
    lengths: Readonly<Record<string, number>>,
  ) => string;
}

/** A page of a scene, with what may differ on it. */
export function page<Scene>(
  name: string,
  scene: Scene,
  draw: (scene: Scene) => string,
  parts: readonly Part<Scene>[],
): Page {
  return {
    name,
    parts: parts as unknown as readonly Part<unknown>[],
    template: () => {
      try {
        return template(scene, draw, parts);
      } catch (error) {
        throw new Error(`the page "${name}" cannot be drawn for the server`, { cause: error });
      }
    },
    drawn: (cases, lengths) =>
      draw(
        parts.reduce<Scene>((changed, part) => {
          if ("list" in part) return part.of(changed, lengths[part.list] ?? part.count);
          return part.cases[cases[part.choice] ?? ""]?.(changed) ?? changed;
        }, scene),
      ),
  };
}
