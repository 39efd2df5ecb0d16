import { isCodeTrouble } from "@/lib/code";
import { ApiError } from "./client";

/** Whether something failed for want of an answer, so that the same may work in a moment. */
export function isConnectionTrouble(error: unknown): boolean {
  return (error instanceof ApiError && error.status === 0) || isCodeTrouble(error);
}
