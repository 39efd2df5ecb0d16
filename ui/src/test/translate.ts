/** Wraps every text in two font elements, as a browser's translator does; React's own text nodes are then out of the page. */
export function translatePage(root: Node = document.body): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node: Node | null = root; node; node = walker.nextNode()) {
    if (node instanceof Text) texts.push(node);
  }
  for (const text of texts) {
    const within = text.parentElement;
    if (text.data.trim() === "" || !within || within.closest("font, style, script")) continue;
    const inner = document.createElement("font");
    inner.textContent = text.data;
    const outer = document.createElement("font");
    outer.append(inner);
    text.replaceWith(outer);
  }
}

/** Translates the page, and from then on what comes into it; returns what ends that. */
export function keepTranslating(): () => void {
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach((node) => translatePage(node));
  });
  translatePage();
  if (!document.querySelector("font font")) throw new Error("nothing is translated");
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
