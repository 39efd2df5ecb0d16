import { client, unwrap } from "@/api/client";

/** The browser did not keep the session's cookie, as those inside other apps may refuse to. */
export class CookieRefused extends Error {
  override readonly name = "CookieRefused";
}

/** Throws {@link CookieRefused} where somebody has just signed in and the server does not know it in the next call. */
export async function checkSessionKept(who: "user" | "customer"): Promise<void> {
  // No answer says nothing about cookies.
  const me = await unwrap(client.GET("/api/me")).catch(() => undefined);
  if (me && !me[who]) throw new CookieRefused();
}
