import { ApiError } from "@/api/client";

/** A part of the interface's code that did not arrive. */
export class CodeError extends Error {
  override readonly name = "CodeError";
}

let tries = 0;

/** A number for everything that happens between two tries of a person to load what did not arrive. */
export function codeTry(): number {
  return tries;
}

/** From now on code that did not arrive is asked for once more. */
export function tryCodeAgain(): void {
  tries += 1;
}

/** What browsers, and Vite, say of code that did not arrive. */
const NO_CODE =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

export function isCodeTrouble(error: unknown): boolean {
  return error instanceof CodeError || (error instanceof Error && NO_CODE.test(error.message));
}

/** Whether something failed for want of an answer, so that the same may work in a moment. */
export function isConnectionTrouble(error: unknown): boolean {
  return (error instanceof ApiError && error.status === 0) || isCodeTrouble(error);
}
