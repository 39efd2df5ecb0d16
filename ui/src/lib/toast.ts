type Kind = "success" | "error" | "message" | "warning";
type Listener = (kind: Kind, text: string) => void;

let listener: Listener | undefined;
const waiting: [Kind, string][] = [];

function show(kind: Kind, text: string): void {
  if (listener) listener(kind, text);
  else waiting.push([kind, text]);
}

/** Shows a text at the top right for 5 seconds (specification 9). The library behind it loads with the first one. */
export const toast = {
  success: (text: string) => show("success", text),
  error: (text: string) => show("error", text),
  warning: (text: string) => show("warning", text),
  message: (text: string) => show("message", text),
};

/** Hands every toast to `next`, those that were waiting first. Returns how to stop. */
export function listenToToasts(next: Listener): () => void {
  listener = next;
  for (const [kind, text] of waiting.splice(0)) next(kind, text);
  return () => {
    if (listener === next) listener = undefined;
  };
}
