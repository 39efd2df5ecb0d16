import type { FromWorker, ToWorker } from "./messages";
import { drawOn, redraw, type Drawn } from "./redraw";

/** A slow phone needs some seconds; what takes this long has run out of memory. */
const LIMIT_MS = 90_000;

let last: Promise<unknown> = Promise.resolve();

/**
 * Draws a picture anew, in a worker where the browser can do that there. One at a time: a decoded picture may take
 * hundreds of megabytes. Nothing where the browser cannot, or where it was called off.
 */
export function shrink(job: ToWorker, signal: AbortSignal): Promise<Blob | undefined> {
  const run = last.then(() => (signal.aborted ? undefined : tryBoth(job, signal)));
  last = run;
  return run;
}

async function tryBoth(job: ToWorker, signal: AbortSignal): Promise<Blob | undefined> {
  let found: FromWorker | "stopped" = await inWorker(job, signal);
  // Some browsers show HEIC on pages alone.
  if (found === "unable" || (found === "undecoded" && !job.opaque)) found = await onPage(job);
  return typeof found === "string" ? undefined : found;
}

function inWorker(job: ToWorker, signal: AbortSignal): Promise<FromWorker | "stopped"> {
  return new Promise((resolve) => {
    let worker: Worker;
    try {
      worker = new Worker(new URL("./worker/worker.ts", import.meta.url), { type: "module" });
    } catch {
      resolve("unable");
      return;
    }
    const end = (found: FromWorker | "stopped") => {
      clearTimeout(timer);
      signal.removeEventListener("abort", stop);
      worker.terminate();
      resolve(found);
    };
    const stop = () => end("stopped");
    const timer = setTimeout(stop, LIMIT_MS);
    signal.addEventListener("abort", stop);
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => end(data);
    // Its code did not arrive, or the browser knows no workers of this kind.
    worker.onerror = () => end("unable");
    worker.postMessage(job);
  });
}

async function onPage({ file, opaque }: ToWorker): Promise<FromWorker> {
  const url = URL.createObjectURL(file);
  try {
    const picture = new Image();
    picture.src = url;
    await picture.decode();
    const { naturalWidth: width, naturalHeight: height } = picture;
    return await redraw({ width, height }, opaque, (w, h) => draw(picture, w, h));
  } catch {
    return "undecoded";
  } finally {
    URL.revokeObjectURL(url);
  }
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
