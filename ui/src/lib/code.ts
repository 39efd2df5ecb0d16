/** A part of the interface's code that did not arrive. */
export class CodeError extends Error {
  override readonly name = "CodeError";
}

let attempts = 0;

/** A number for everything that happens between two attempts of a person to load what did not arrive. */
export function codeAttempt(): number {
  return attempts;
}

/** From now on code that did not arrive is asked for once more. */
export function tryCodeAgain(): void {
  attempts += 1;
}

/** What browsers, and Vite, say of code that did not arrive. */
const NO_CODE =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

export function isCodeTrouble(error: unknown): boolean {
  return error instanceof CodeError || (error instanceof Error && NO_CODE.test(error.message));
}

/** A piece of the interface's code that comes when it is needed. */
export interface Code<T> {
  /** Brings it; fails with a {@link CodeError}. */
  load: () => Promise<T>;
  /** Brings it before it is needed. Nothing comes of it where it does not arrive. */
  warm: () => void;
  /** The code, for a component: once it is there it is there at once, else the component waits, or fails as `load`. */
  useCode: () => T;
}

/** How far a piece of code is. */
type State<T> = { is: "here"; code: T } | { is: "missing"; reason: unknown };

/** Like React's `lazy`, for code that may be asked for again after it did not arrive. */
export function codeOf<T>(fetchCode: () => Promise<T>): Code<T> {
  let loading: Promise<T> | undefined;
  /** Fulfilled once it is known how the loading ended; never rejected. */
  let settled: Promise<void> | undefined;
  let state: State<T> | undefined;
  let failedAt: number | undefined;

  function load(): Promise<T> {
    // A failure stands until a person tries again: React asks several times before it shows it.
    if (failedAt !== undefined && failedAt !== codeAttempt()) forget();
    if (!loading) {
      loading = fetchCode().catch((error: unknown) => {
        failedAt = codeAttempt();
        throw new CodeError("a part of the interface did not arrive", { cause: error });
      });
      settled = loading.then(
        (code) => void (state = { is: "here", code }),
        (reason: unknown) => void (state = { is: "missing", reason }),
      );
    }
    return loading;
  }

  function forget(): void {
    loading = settled = state = failedAt = undefined;
  }

  function warm(): void {
    load().catch(forget);
  }

  function useCode(): T {
    // Whoever loads it hears of a failure; here it is told by what is thrown.
    load().catch(() => undefined);
    if (state?.is === "here") return state.code;
    // As React's `lazy` does it: what `use` waits for inside an event of the testing library never wakes again.
    throw state ? state.reason : settled;
  }

  return { load, warm, useCode };
}
