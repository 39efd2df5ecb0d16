/* Draws one picture smaller away from the page, which would stand still for seconds meanwhile. */
import type { FromWorker, ToWorker } from "../messages";
import { drawOn, redraw, type Drawn } from "../redraw";

declare const self: DedicatedWorkerGlobalScope;

self.addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  void answer(data).then((reply) => self.postMessage(reply));
});

async function answer({ file, opaque }: ToWorker): Promise<FromWorker> {
  if (!("createImageBitmap" in self && "OffscreenCanvas" in self)) return "unable";
  let picture: ImageBitmap;
  try {
    // Turned as its EXIF says. Without `resize…`, which want the sides after the turn and are slower than drawing.
    picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch (error) {
    // A browser that does not know the option is no verdict on the picture.
    return error instanceof TypeError ? "unable" : "undecoded";
  }
  try {
    return await redraw(picture, opaque, (width, height) => draw(picture, width, height));
  } catch {
    return "unable";
  } finally {
    picture.close();
  }
}

function draw(picture: ImageBitmap, width: number, height: number): Drawn {
  const canvas = new OffscreenCanvas(width, height);
  // Kept in ordinary memory: graphics cards refuse pictures of more than 16,384 pixels a side.
  const context = canvas.getContext("2d", { willReadFrequently: true });
  return {
    ...drawOn(context, picture, [width, height]),
    encode: (type, quality) => canvas.convertToBlob({ type, quality }),
  };
}
