import { CodeError, codeTry } from "./trouble";

/** A piece of the interface's code that comes when it is needed. */
export interface Code<T> {
  /** Brings it; fails with a {@link CodeError}. */
  load: () => Promise<T>;
  /** Brings it before it is needed. Nothing comes of it where it does not arrive. */
  warm: () => void;
  /** The code, for a component: once it is there it is there at once, else the component waits, or fails as `load`. */
  useCode: () => T;
}

/** What React reads of a promise, so that it need not wait for one that has settled. */
type Tracked<T> = Promise<T> & {
  status?: "fulfilled" | "rejected";
  value?: T;
  reason?: unknown;
};

function track<T>(promise: Tracked<T>): Tracked<T> {
  promise.then(
    (value) => Object.assign(promise, { status: "fulfilled", value }),
    (reason: unknown) => Object.assign(promise, { status: "rejected", reason }),
  );
  return promise;
}

/** Like React's `lazy`, for code that may be asked for again after it did not arrive. */
export function codeOf<T>(fetchCode: () => Promise<T>): Code<T> {
  let loading: Tracked<T> | undefined;
  let failedAt: number | undefined;

  function load(): Promise<T> {
    // A failure stands until a person tries again: React asks several times before it shows it.
    if (failedAt !== undefined && failedAt !== codeTry()) loading = failedAt = undefined;
    loading ??= track(
      fetchCode().catch((error: unknown) => {
        failedAt = codeTry();
        throw new CodeError("a part of the interface did not arrive", { cause: error });
      }),
    );
    return loading;
  }

  function warm(): void {
    load().catch(() => {
      loading = failedAt = undefined;
    });
  }

  function useCode(): T {
    const code = load() as Tracked<T>;
    if (code.status === "fulfilled") return code.value as T;
    // As React's `lazy` does it: what `use` waits for inside an event of the testing library never wakes again.
    throw code.status === "rejected" ? code.reason : code;
  }

  return { load, warm, useCode };
}
