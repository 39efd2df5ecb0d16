import type { PictureSize } from "./file";
import type { FromWorker, ToWorker } from "./messages";
import { drawOn, redraw, type Drawn } from "./redraw";

/** A slow phone needs some seconds; what takes this long has run out of memory. */
const LIMIT_MS = 90_000;

interface Options {
  /** Some browsers show HEIC on pages alone: what a worker cannot read is tried there, too. */
  heic: boolean;
  signal: AbortSignal;
}

/** What became of a picture in one place; `stopped` where it was called off or took too long. */
type Outcome = FromWorker | "stopped";

let last: Promise<unknown> = Promise.resolve();

/**
 * Draws a picture anew, in a worker where the browser can do that there. One at a time: a decoded picture may take
 * hundreds of megabytes. The size of one that is too large; nothing where the browser cannot, or where it was called
 * off. Never rejects, as the next one waits for it.
 */
export function shrink(job: ToWorker, options: Options): Promise<Blob | PictureSize | undefined> {
  const run = last
    .then(() => (options.signal.aborted ? undefined : tryBoth(job, options)))
    .catch(() => undefined);
  last = run;
  return run;
}

async function tryBoth(job: ToWorker, { heic, signal }: Options) {
  let outcome = await limited(signal, (end) => inWorker(job, end));
  if (outcome === "unable" || (outcome === "undecoded" && heic)) {
    outcome = await limited(signal, (end) => onPage(job, end));
  }
  return typeof outcome === "string" ? undefined : outcome;
}

/** Waits for the work's end, but not for ever. The work answers what frees what it holds, which is done in any case. */
function limited(
  signal: AbortSignal,
  work: (end: (outcome: Outcome) => void) => () => void,
): Promise<Outcome> {
  return new Promise((resolve) => {
    let free: () => void = () => undefined;
    const end = (outcome: Outcome) => {
      clearTimeout(timer);
      signal.removeEventListener("abort", stop);
      free();
      resolve(outcome);
    };
    const stop = () => end("stopped");
    const timer = setTimeout(stop, LIMIT_MS);
    signal.addEventListener("abort", stop);
    free = work(end);
  });
}

function inWorker(job: ToWorker, end: (outcome: Outcome) => void): () => void {
  let worker: Worker | undefined;
  try {
    worker = new Worker(new URL("./worker/worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => end(data);
    // Its code did not arrive, or the browser knows no workers of this kind; or its answer cannot be read.
    worker.onerror = () => end("unable");
    worker.onmessageerror = () => end("unable");
    worker.postMessage(job);
  } catch {
    queueMicrotask(() => end("unable"));
  }
  return () => worker?.terminate();
}

function onPage({ file, opaque }: ToWorker, end: (outcome: Outcome) => void): () => void {
  const url = URL.createObjectURL(file);
  const picture = new Image();
  let ended = false;
  async function work(): Promise<Outcome> {
    picture.src = url;
    await picture.decode();
    const { naturalWidth: width, naturalHeight: height } = picture;
    return redraw({ width, height }, opaque, (w, h) => {
      if (ended) throw new Error("Nobody waits for the picture any more.");
      return draw(picture, w, h);
    });
  }
  work().then(end, () => end("undecoded"));
  return () => {
    ended = true;
    // Lets go of the decoded picture.
    picture.removeAttribute("src");
    URL.revokeObjectURL(url);
  };
}

function draw(picture: HTMLImageElement, width: number, height: number): Drawn {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  return {
    ...drawOn(canvas.getContext("2d"), picture, [width, height]),
    encode: (type, quality) =>
      new Promise((resolve, reject) => {
        const done = (blob: Blob | null) =>
          blob ? resolve(blob) : reject(new Error("The canvas cannot be written."));
        canvas.toBlob(done, type, quality);
      }),
  };
}
