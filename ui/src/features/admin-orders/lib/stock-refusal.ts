import { ApiError } from "@/api/client";

/** Why a step was refused, with the line of which there is too little; undefined where the refusal names none. */
export function stockRefusal(
  error: unknown,
  left: (name: string, stock: number) => string,
): string | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  const { name, stock } = (error.body ?? {}) as { name?: string; stock?: number };
  if (name === undefined || stock === undefined) return undefined;
  return `${error.message} ${left(name, stock)}`;
}
