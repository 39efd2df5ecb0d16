/** Wraps every text in two font elements, as a browser's translator does; React's own text nodes are then out of the page. */
export function translatePage(root: HTMLElement = document.body): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts.filter(({ data }) => data.trim() !== "")) {
    const inner = document.createElement("font");
    inner.textContent = text.data;
    const outer = document.createElement("font");
    outer.append(inner);
    text.replaceWith(outer);
  }
}
