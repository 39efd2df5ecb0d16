import { createContext, useCallback, useEffect, useRef, useState } from "react";

/** How the work on a chosen picture ended: the form may go on, or not without a person. */
export type PictureEnd = "done" | "stopped";

/** The work on a picture that was chosen. */
export interface PictureRun {
  /** Never rejects. */
  end: Promise<PictureEnd>;
  cancel: () => void;
  /** Leads to the field. */
  focus: () => void;
}

/** Tells the form around a field of pictures that one of them is not ready yet. */
export const PictureWorkContext = createContext<(run: PictureRun) => void>(() => undefined);

/**
 * The work on a form's pictures. A form that is submitted meanwhile waits for it; where a picture cannot be taken it
 * is not sent at all, since the person meant to send it with the picture.
 */
export function usePictureWork(submit: () => void) {
  const runs = useRef(new Set<PictureRun>());
  const latest = useRef(submit);
  const [waiting, setWaiting] = useState(false);
  const [ready, setReady] = useState(0);

  useEffect(() => {
    latest.current = submit;
  });
  // Not before the pictures are in the form that is drawn.
  useEffect(() => {
    if (ready > 0) latest.current();
  }, [ready]);

  const add = useCallback((run: PictureRun) => {
    runs.current.add(run);
    void run.end.then(() => runs.current.delete(run));
  }, []);

  const cancel = useCallback(() => {
    for (const run of runs.current) run.cancel();
  }, []);

  async function settle(): Promise<PictureRun | undefined> {
    while (runs.current.size > 0) {
      const under = [...runs.current];
      const ends = await Promise.all(under.map((run) => run.end));
      const stopped = under.find((_, index) => ends[index] === "stopped");
      if (stopped) return stopped;
    }
    return undefined;
  }

  function submitWhenReady() {
    if (waiting) return;
    if (runs.current.size === 0) return submit();
    setWaiting(true);
    void settle().then((stopped) => {
      setWaiting(false);
      if (stopped) stopped.focus();
      else setReady((count) => count + 1);
    });
  }

  return { add, cancel, waiting, submit: submitWhenReady };
}
