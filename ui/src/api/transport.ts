import type { Client } from "openapi-fetch";
import type { UrlParams } from "./boot";
import type { paths } from "./schema";

/** What a call is given besides its method and path; the rest goes to `fetch` as it is. */
interface CallOptions extends Omit<RequestInit, "body" | "headers"> {
  params?: { path?: UrlParams; query?: UrlParams };
  body?: unknown;
  headers?: Record<string, string>;
}

/** What a refusal says; what is not JSON, such as a proxy's page, stays text. */
function refusal(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** What is undefined is left out; the order stays. */
function searchOf(query: UrlParams = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return given.length === 0 ? "" : `?${search}`;
}

const call =
  (method: string) =>
  async (template: string, { params, body, headers, ...init }: CallOptions = {}) => {
    const path = template.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String(params?.path?.[name])),
    );
    const response = await fetch(window.location.origin + path + searchOf(params?.query), {
      ...init,
      method,
      headers: body === undefined ? headers : { "Content-Type": "application/json", ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) return { error: refusal(text), response };
    // A success in another form is none: something between here and the shop answered.
    return { data: text === "" ? undefined : (JSON.parse(text) as unknown), response };
  };

/**
 * The calls of the server's OpenAPI document, with the types of `openapi-fetch` and the little of it that they need: the
 * library itself is two kilobytes of a first visit.
 */
export const transport = {
  GET: call("GET"),
  POST: call("POST"),
  PUT: call("PUT"),
  PATCH: call("PATCH"),
  DELETE: call("DELETE"),
} as unknown as Pick<Client<paths>, "GET" | "POST" | "PUT" | "PATCH" | "DELETE">;
