import { createContext, useCallback, useEffect, useRef, useState } from "react";

/** How the work on a chosen picture ended: the form may go on, or not without a person, as it was called off or refused. */
export type PictureEnd = "done" | "stopped" | "refused";

/** The work on a picture that was chosen. */
export interface PictureRun {
  /** Never rejects. */
  end: Promise<PictureEnd>;
  /** Calls it off; forgets what was refused. */
  cancel: () => void;
  /** Leads to the field. */
  focus: () => void;
}

/**
 * Tells the form around a field of pictures that one of them is not ready yet. Answers how to withdraw it, which one that
 * was refused has to be: nobody sends a form without a picture that they meant to send with it.
 */
export type Announce = (run: PictureRun) => () => void;

export const PictureWorkContext = createContext<Announce>(() => () => undefined);

/**
 * The work on a form's pictures. A form that is submitted meanwhile waits for it; it is not sent while there is a picture
 * that cannot be taken.
 */
export function usePictureWork(submit: () => void) {
  const runs = useRef(new Set<PictureRun>());
  const latest = useRef(submit);
  const [waiting, setWaiting] = useState(false);
  const [ready, setReady] = useState(0);

  useEffect(() => {
    latest.current = submit;
  });
  // Not before the pictures are in the form that is drawn: one that was ready a moment ago may not be in it yet.
  useEffect(() => {
    if (ready > 0) latest.current();
  }, [ready]);

  const add = useCallback<Announce>((run) => {
    const withdraw = () => void runs.current.delete(run);
    runs.current.add(run);
    void run.end.then((end) => end !== "refused" && withdraw());
    return withdraw;
  }, []);

  const cancel = useCallback(() => {
    for (const run of runs.current) run.cancel();
  }, []);

  async function settle(): Promise<PictureRun | undefined> {
    while (runs.current.size > 0) {
      const under = [...runs.current];
      const ends = await Promise.all(under.map((run) => run.end));
      const stuck = under.find(
        (run, index) =>
          ends[index] === "stopped" || (ends[index] === "refused" && runs.current.has(run)),
      );
      if (stuck) return stuck;
    }
    return undefined;
  }

  function submitWhenReady() {
    if (waiting) return;
    if (runs.current.size === 0) return setReady((count) => count + 1);
    setWaiting(true);
    void settle().then((stuck) => {
      setWaiting(false);
      if (stuck) stuck.focus();
      else setReady((count) => count + 1);
    });
  }

  return { add, cancel, waiting, submit: submitWhenReady };
}
