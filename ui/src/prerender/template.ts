/*
 * Templates made of drawings. A component is drawn with a token, `{{name}}`, in place of each text; what stands between
 * the tokens is the template. Where a page shows one thing or another, it is drawn in each case, and the places where
 * the drawings differ become a choice. A list is drawn with one more item than before, and what came in is its item.
 * Whatever the components do, the templates follow.
 */

import { difference, elementBefore, tokensOf, type Change } from "./difference";

/** What a template is made of, in the form that the server reads. */
export type Piece =
  | string
  | { value: string }
  | { choice: string; cases: Record<string, Piece[]> }
  | { list: string; item: Piece[] };

/** A decision of a page, and how each of its cases changes the scene; the scene as it is is the first case. */
export interface Choice<Scene> {
  choice: string;
  cases: Record<string, (scene: Scene) => Scene>;
}

/** A list of a page, and the scene with so many items. */
export interface List<Scene> {
  list: string;
  /** How many items the scene has as it is. */
  count: number;
  of: (scene: Scene, count: number) => Scene;
  /** The items in front are drawn differently: a choice of each item, `yes` for those and `no` for the others. */
  front?: { choice: string; count: number };
}

export type Part<Scene> = Choice<Scene> | List<Scene>;

/** A place among the tokens of the scene as it is. Where `start` is `end`, something may come in. */
interface Place {
  start: number;
  end: number;
}

/** What is shown there depends on these choices. */
interface ChoicePlace extends Place {
  choices: readonly string[];
  /** What stands there in the case of an item in front of its list; only for that choice. */
  front?: string[];
}

/** A list is shown there, with so many items. */
interface ListPlace extends Place {
  list: string;
  count: number;
}

type Node = ChoicePlace | ListPlace;

/** The template of everything that `draw` can show of a scene. */
export function template<Scene>(
  scene: Scene,
  draw: (scene: Scene) => string,
  parts: readonly Part<Scene>[],
): Piece[] {
  return new Drawings(scene, draw, parts).template();
}

/** HTML with its tokens taken out. */
export function written(html: string): Piece[] {
  return html
    .split(/\{\{(\w+)\}\}/)
    .map((part, index): Piece => (index % 2 === 1 ? { value: part } : part))
    .filter((piece) => piece !== "");
}

class Drawings<Scene> {
  private readonly base: string[];
  private readonly choices: ReadonlyMap<string, Choice<Scene>>;
  private readonly drawn = new Map<string, Change[]>();

  constructor(
    private readonly scene: Scene,
    private readonly draw: (scene: Scene) => string,
    private readonly parts: readonly Part<Scene>[],
  ) {
    this.base = tokensOf(draw(scene));
    this.choices = new Map(
      parts.flatMap((part) => ("choice" in part ? [[part.choice, part] as const] : [])),
    );
  }

  template(): Piece[] {
    const nodes = this.parts.flatMap((part): Node[] =>
      "list" in part ? this.placesOfList(part) : this.placesOfChoice(part),
    );
    return this.pieces({ start: 0, end: this.base.length }, joined(nodes));
  }

  /** What the scene's drawing becomes in some cases. */
  private changes(cases: Readonly<Record<string, string>>): Change[] {
    const key = JSON.stringify(cases);
    let found = this.drawn.get(key);
    if (!found) {
      const scene = Object.entries(cases).reduce(
        (changed, [choice, name]) => this.choices.get(choice)!.cases[name]!(changed),
        this.scene,
      );
      found = difference(this.base, tokensOf(this.draw(scene)));
      this.drawn.set(key, found);
    }
    return found;
  }

  private placesOfChoice({ choice, cases }: Choice<Scene>): Node[] {
    const [, ...others] = Object.keys(cases);
    const places = others.flatMap((name) => this.changes({ [choice]: name }));
    return covering(places).map((place) => ({ ...place, choices: [choice] }));
  }

  private placesOfList({ list, of, count, front }: List<Scene>): Node[] {
    const withItems = (n: number) => difference(this.base, tokensOf(this.draw(of(this.scene, n))));
    const later = front ? withItems(Math.max(front.count, count) + 1) : [];
    return withItems(count + 1).flatMap(({ start: end, end: to, with: item }): Node[] => {
      if (end !== to || !item[0]?.startsWith("<")) {
        throw new Error(`one more of ${list} changes more than the list: ${item.join("")}`);
      }
      let start = end;
      for (let n = 0; n < count; n++) start = elementBefore(this.base, start);
      const nodes: Node[] = [{ start, end, list, count }];
      if (front) {
        const first = this.base.slice(start, this.endOfFirst({ start, end, list, count }));
        const last = later.find((change) => change.start === end)?.with ?? [];
        for (const change of difference(first, last.slice(elementBefore(last, last.length)))) {
          nodes.push({
            start: start + change.start,
            end: start + change.end,
            choices: [front.choice],
            front: change.with,
          });
        }
      }
      return nodes;
    });
  }

  private endOfFirst({ end, count }: ListPlace): number {
    let at = end;
    for (let n = 1; n < count; n++) at = elementBefore(this.base, at);
    return at;
  }

  /** The pieces of a place, with the nodes in it. */
  private pieces(place: Place, nodes: readonly Node[]): Piece[] {
    const out: Piece[] = [];
    let at = place.start;
    for (let n = 0; n < nodes.length;) {
      const node = nodes[n++]!;
      const inner: Node[] = [];
      while (n < nodes.length && nodes[n]!.start < node.end) inner.push(nodes[n++]!);
      out.push(...written(this.base.slice(at, node.start).join("")));
      out.push(...("list" in node ? [this.list(node, inner)] : this.choice(node, inner)));
      at = node.end;
    }
    return [...out, ...written(this.base.slice(at, place.end).join(""))];
  }

  private list(node: ListPlace, inner: readonly Node[]): Piece {
    const end = this.endOfFirst(node);
    const item = inner.filter((other) => other.end <= end);
    return { list: node.list, item: this.pieces({ start: node.start, end }, item) };
  }

  private choice(node: ChoicePlace, inner: readonly Node[]): Piece[] {
    const { choices, front } = node;
    if (front) {
      const cases = { yes: this.pieces(node, inner), no: written(front.join("")) };
      return [{ choice: choices[0]!, cases }];
    }
    const inCases = (left: readonly string[], cases: Record<string, string>): Piece[] => {
      const [choice, ...rest] = left;
      if (choice === undefined) {
        return Object.keys(cases).length === 0
          ? this.pieces(node, inner)
          : written(changed(this.base, node, this.changes(cases)).join(""));
      }
      const names = Object.keys(this.choices.get(choice)!.cases);
      const all = names.map((name, index) => {
        const chosen = index === 0 ? cases : { ...cases, [choice]: name };
        return [name, inCases(rest, chosen)] as const;
      });
      const [first] = all;
      const alike = all.every(([, shown]) => JSON.stringify(shown) === JSON.stringify(first![1]));
      return alike ? first![1] : [{ choice, cases: Object.fromEntries(all) }];
    };
    return inCases(choices, {});
  }
}

/** The tokens of a place after a change of the whole. */
function changed(base: readonly string[], { start, end }: Place, changes: readonly Change[]) {
  const out: string[] = [];
  let at = start;
  for (const change of changes.filter((c) => c.start >= start && c.end <= end)) {
    out.push(...base.slice(at, change.start), ...change.with);
    at = change.end;
  }
  return [...out, ...base.slice(at, end)];
}

/** Places as few as possible that cover all: those that touch become one. */
function covering(places: readonly Place[]): Place[] {
  const out: Place[] = [];
  for (const { start, end } of [...places].sort((a, b) => a.start - b.start || a.end - b.end)) {
    const last = out.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else out.push({ start, end });
  }
  return out;
}

/** In the order of the page, outer places before inner ones. Choices about the same place decide there together. */
function joined(nodes: readonly Node[]): Node[] {
  const out: Node[] = [];
  for (const node of [...nodes].sort(byPlace)) {
    const same = out.find((other) => crosses(other, node));
    if (!same) {
      out.push(node);
      continue;
    }
    if ("list" in same || "list" in node || same.front || node.front) {
      throw new Error(`${nameOf(same)} and ${nameOf(node)} cannot decide about the same place`);
    }
    same.start = Math.min(same.start, node.start);
    same.end = Math.max(same.end, node.end);
    same.choices = [...new Set([...same.choices, ...node.choices])];
  }
  return out.length === nodes.length ? out : joined(out);
}

/** Whether two places are the same, or reach into each other. One inside the other is another matter. */
function crosses(a: Node, b: Node): boolean {
  if (a.start === b.start && a.end === b.end) return true;
  const inside = (x: Place, y: Place) => x.start >= y.start && x.end <= y.end;
  return a.start < b.end && b.start < a.end && !inside(a, b) && !inside(b, a);
}

function byPlace(a: Node, b: Node): number {
  // What comes in before a place is not inside it.
  const between = (node: Node) => (node.start === node.end ? 0 : 1);
  return a.start - b.start || between(a) - between(b) || b.end - a.end;
}

const nameOf = (node: Node) => ("list" in node ? node.list : node.choices.join(" and "));

/** What a template shows in these cases and with lists of these lengths; tokens stay. For tests. */
export function filled(
  of: readonly Piece[],
  parts: readonly Part<unknown>[],
  cases: Readonly<Record<string, string>>,
  lengths: Readonly<Record<string, number>>,
): string {
  const show = (piece: Piece): string => {
    if (typeof piece === "string") return piece;
    if ("value" in piece) return `{{${piece.value}}}`;
    if ("choice" in piece) {
      return filled(piece.cases[cases[piece.choice] ?? ""] ?? [], parts, cases, lengths);
    }
    const list = parts.find((part) => "list" in part && part.list === piece.list);
    const front = list && "list" in list ? list.front : undefined;
    return Array.from({ length: lengths[piece.list] ?? 0 }, (_, index) => {
      const own = front ? { [front.choice]: index < front.count ? "yes" : "no" } : {};
      return filled(piece.item, parts, { ...cases, ...own }, lengths);
    }).join("");
  };
  return of.map(show).join("");
}
