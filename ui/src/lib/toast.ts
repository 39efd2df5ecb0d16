type ToastKind = "success" | "error" | "message" | "warning";

interface ToastButton {
  label: string;
  onClick: () => void;
}

/** One thing to do about a toast, as a button in it. With more to say it is a small panel, which Escape closes, too. */
export interface ToastAction extends ToastButton {
  /** What the toast is about. */
  detail?: string;
  /** Another thing to do, the foremost one. */
  other?: ToastButton;
}

type Shown = [kind: ToastKind, text: string, action?: ToastAction];
type Listener = (...shown: Shown) => void;

let listener: Listener | undefined;
const waiting: Shown[] = [];

function show(...shown: Shown): void {
  if (listener) listener(...shown);
  else waiting.push(shown);
}

/** Shows a text at the top right for 5 seconds (specification 9). The library behind it loads with the first one. */
export const toast = {
  success: (text: string, action?: ToastAction) => show("success", text, action),
  error: (text: string, action?: ToastAction) => show("error", text, action),
  warning: (text: string, action?: ToastAction) => show("warning", text, action),
  message: (text: string, action?: ToastAction) => show("message", text, action),
};

/** Hands every toast to `next`, those that were waiting first. Returns how to stop. */
export function listenToToasts(next: Listener): () => void {
  listener = next;
  for (const shown of waiting.splice(0)) next(...shown);
  return () => {
    if (listener === next) listener = undefined;
  };
}
