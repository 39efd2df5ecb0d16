import { said, type Said } from "@/texts/language";
import type { ErrorBody } from "./types";

/** Each call is wrapped in {@link unwrap} or {@link unwrapList}. */
export { transport as client } from "./transport";

/** A reply that is not a success, or no reply at all (status 0), in words for a person. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  /** Seconds to wait before another try, where the server says so. */
  readonly retryAfter: number | undefined;
  /** The whole body: the faults of fields (`apply-field-errors.ts`), and what else it carries (409 with the current product). */
  readonly body: unknown;

  constructor(status: number, message: string, retryAfter?: number, body?: unknown) {
    super(message);
    // Asked for when it is shown: the reader may choose another language meanwhile.
    Object.defineProperty(this, "message", {
      get: () => said({ ...(body as Partial<Said> | undefined), message }),
    });
    this.status = status;
    this.retryAfter = retryAfter;
    this.body = body;
  }
}

interface RawReply<T> {
  data?: T;
  error?: unknown;
  response: Response;
}

/** What a reply that is not a success says, in the one shape of contract 2. */
export function errorOfReply(status: number, error: unknown, wait: string | null): ApiError {
  const body: Partial<ErrorBody> = typeof error === "object" && error !== null ? error : {};
  const retryAfter = Number(wait);
  return new ApiError(
    status,
    body.message ?? body.error ?? "",
    Number.isFinite(retryAfter) && retryAfter > 0 ? retryAfter : undefined,
    error,
  );
}

/** Whether a reply says in its body that it is none of success, whatever its status (specification 7). */
export function saysNo(body: unknown): boolean {
  return typeof body === "object" && body !== null && "success" in body && body.success === false;
}

function errorOf({ data, error, response }: RawReply<unknown>): ApiError {
  return errorOfReply(response.status, error ?? data, response.headers.get("Retry-After"));
}

async function settle<T>(call: Promise<RawReply<T>>): Promise<RawReply<T>> {
  try {
    return await call;
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === "AbortError") throw cause;
    const failure = new ApiError(0, "");
    failure.cause = cause;
    throw failure;
  }
}

/** The body of a successful reply; anything else throws {@link ApiError}. */
export async function unwrap<T>(call: Promise<RawReply<T>>): Promise<T> {
  const reply = await settle(call);
  const { response, error, data } = reply;
  if (!response.ok || error !== undefined || saysNo(data)) throw errorOf(reply);
  return reply.data as T;
}

/** One page of a list, and how many items the whole list has. */
export interface Page<T> {
  items: T[];
  total: number;
}

/** The items of a list reply with the total of its `X-Total-Count`. */
export async function unwrapList<T>(call: Promise<RawReply<T[]>>): Promise<Page<T>> {
  const reply = await settle(call);
  if (!reply.response.ok || reply.error !== undefined) throw errorOf(reply);
  const items = reply.data ?? [];
  const total = Number(reply.response.headers.get("X-Total-Count") ?? items.length);
  return { items, total: Number.isFinite(total) ? total : items.length };
}

/** The server's own text for a failure, or `fallback` where there is none. */
export function errorText(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.message !== "" ? error.message : fallback;
}
