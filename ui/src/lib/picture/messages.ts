import type { PictureSize } from "./file";

/** A picture that the worker is to draw anew. */
export interface ToWorker {
  file: File;
  /** Nothing can shine through it. */
  opaque: boolean;
}

/**
 * The new picture, or the size of one that is too large; `undecoded` where this browser cannot read it, `unable` where
 * the page has to try.
 */
export type FromWorker = Blob | PictureSize | "undecoded" | "unable";
