import { useEffect, useState } from "react";

/** What is done once the form is open again, such as leading to a field. */
type Next = (() => void) | undefined;

/** Runs a form's task while nothing can be typed into it, so that nothing typed meanwhile is lost by what it does. */
export function useLockedSubmit() {
  const [busy, setBusy] = useState(false);
  const [next, setNext] = useState<{ run: Next }>();
  useEffect(() => next?.run?.(), [next]);

  async function lock(task: () => Promise<Next>): Promise<void> {
    setBusy(true);
    const run = await task();
    setBusy(false);
    setNext({ run });
  }

  return { busy, lock };
}
