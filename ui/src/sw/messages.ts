/** What pages and the service worker say to each other. */
export type ToWorker =
  /** Answered on the port with the build that the worker belongs to. */
  | "build"
  /** A person asked for the new version. */
  | "take-over"
  /** The page is of the worker's build already; take over unless others have pages open. */
  | "take-over-if-alone";

/** Where the worker is, and every cache of ours begins with this. */
export const WORKER_PATH = "/sw.js";
export const CACHE_PREFIX = "haat-";
