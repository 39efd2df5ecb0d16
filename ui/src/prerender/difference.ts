/** HTML cut between tags, attributes and texts; put together again, it is the same. */
export function tokensOf(html: string): string[] {
  const tokens: string[] = [];
  for (const [, tag, text] of html.matchAll(/(<[^>]*>)|([^<]+)/g)) {
    if (text !== undefined) tokens.push(text);
    else if (tag!.startsWith("</")) tokens.push(tag!);
    else tokens.push(...(tag!.match(/<[^\s>/]+|\s[^\s=>/]+(?:="[^"]*")?|\/?>/g) ?? []));
  }
  if (tokens.join("") !== html) throw new Error(`not understood as HTML: ${html}`);
  return tokens;
}

/** A place in tokens that other tokens take. Where `start` is `end`, something comes in. */
export interface Change {
  start: number;
  end: number;
  with: string[];
}

/** An element or a text, and where its tokens stand. */
interface Node {
  start: number;
  end: number;
  /** All of it, to compare. */
  html: string;
  /** Of an element: where its tag ends, and what is in it. */
  element?: { tagEnd: number; children: Node[] };
}

/** What turns the tokens `a` into `b`: attributes, or whole elements and texts that are neighbours. */
export function difference(a: readonly string[], b: readonly string[]): Change[] {
  return ofChildren(a, b, parsed(a), parsed(b), { start: 0, end: a.length });
}

/** Elements and texts of tokens, beside one another. */
function parsed(tokens: readonly string[]): Node[] {
  const root: Node[] = [];
  const open: Node[] = [];
  const close = (end: number) => {
    const node = open.pop();
    if (!node) throw new Error(`an element ends that did not begin: ${tokens.join("")}`);
    node.end = end;
    node.html = tokens.slice(node.start, end).join("");
  };
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    const beside = open.at(-1)?.element?.children ?? root;
    if (token.startsWith("</")) {
      close(i + 1);
    } else if (token.startsWith("<")) {
      const start = i;
      while (!/^\/?>$/.test(tokens[i]!)) i++;
      const node = { start, end: i + 1, html: "", element: { tagEnd: i + 1, children: [] } };
      beside.push(node);
      open.push(node);
      if (tokens[i] === "/>") close(i + 1);
    } else {
      beside.push({ start: i, end: i + 1, html: token });
    }
  }
  if (open.length > 0) throw new Error(`an element does not end: ${tokens.join("")}`);
  return root;
}

/** What differs between two rows of neighbours; `inside` is the room of the first row. */
function ofChildren(
  a: readonly string[],
  b: readonly string[],
  rowA: readonly Node[],
  rowB: readonly Node[],
  inside: { start: number; end: number },
): Change[] {
  const changes: Change[] = [];
  let [i, j] = [0, 0];
  const runs = unlike(
    rowA.map(({ html }) => html),
    rowB.map(({ html }) => html),
  );
  for (const [fromA, toA, fromB, toB] of runs) {
    [i, j] = [fromA, fromB];
    const alike =
      toA - i === toB - j &&
      rowA.slice(i, toA).every((node, n) => sameTag(a, b, node, rowB[j + n]!));
    if (alike) {
      for (; i < toA; i++, j++) changes.push(...ofElement(a, b, rowA[i]!, rowB[j]!));
    } else {
      changes.push({
        start: rowA[i]?.start ?? rowA[i - 1]?.end ?? inside.start,
        end: toA > i ? rowA[toA - 1]!.end : (rowA[i]?.start ?? rowA[i - 1]?.end ?? inside.start),
        with: toB > j ? b.slice(rowB[j]!.start, rowB[toB - 1]!.end) : [],
      });
    }
  }
  return changes;
}

function sameTag(a: readonly string[], b: readonly string[], nodeA: Node, nodeB: Node): boolean {
  return (
    nodeA.element !== undefined && nodeB.element !== undefined && a[nodeA.start] === b[nodeB.start]
  );
}

/** What differs between two elements of one kind: attributes, and what is in them. */
function ofElement(a: readonly string[], b: readonly string[], nodeA: Node, nodeB: Node): Change[] {
  const [elementA, elementB] = [nodeA.element!, nodeB.element!];
  const attributesA = a.slice(nodeA.start, elementA.tagEnd);
  const attributesB = b.slice(nodeB.start, elementB.tagEnd);
  const attributes = unlike(attributesA, attributesB).map(([fromA, toA, fromB, toB]) => ({
    start: nodeA.start + fromA,
    end: nodeA.start + toA,
    with: attributesB.slice(fromB, toB),
  }));
  const inside = { start: elementA.tagEnd, end: nodeA.end };
  return [...attributes, ...ofChildren(a, b, elementA.children, elementB.children, inside)];
}

type Run = readonly [fromA: number, toA: number, fromB: number, toB: number];

/** The runs in which two rows differ, beside their longest common row; what can be told of the front is told of it. */
function unlike(a: readonly string[], b: readonly string[]): Run[] {
  const width = b.length + 1;
  const common = new Uint32Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      common[i * width + j] =
        a[i] === b[j]
          ? common[(i + 1) * width + j + 1]! + 1
          : Math.max(common[(i + 1) * width + j]!, common[i * width + j + 1]!);
    }
  }
  const runs: Run[] = [];
  let [i, j] = [0, 0];
  const over = () => i === a.length && j === b.length;
  const same = () => i < a.length && j < b.length && a[i] === b[j];
  while (!over()) {
    if (same()) {
      i++;
      j++;
      continue;
    }
    const [fromA, fromB] = [i, j];
    while (!over() && !same()) {
      const inB =
        j < b.length &&
        (i === a.length || common[i * width + j + 1]! >= common[(i + 1) * width + j]!);
      if (inB) j++;
      else i++;
    }
    runs.push([fromA, i, fromB, j]);
  }
  return runs;
}

/** Where the element begins that ends right before a place. */
export function elementBefore(tokens: readonly string[], end: number): number {
  let depth = 0;
  for (let i = end - 1; i >= 0; i--) {
    const token = tokens[i]!;
    if (token.startsWith("</") || token === "/>") depth++;
    else if (token.startsWith("<") && --depth === 0) return i;
  }
  throw new Error(`no element ends there: ${tokens.slice(0, end).join("")}`);
}
