/** A picture that the worker is to draw anew. */
export interface ToWorker {
  file: File;
  /** Nothing can shine through it. */
  opaque: boolean;
}

/** The new picture; `undecoded` where this browser cannot read it, `unable` where the page has to try. */
export type FromWorker = Blob | "undecoded" | "unable";
