import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { ADMIN } from "./fixtures";
import { errorReply, listReply, server } from "./server";

export const CHROME =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
export const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";

const HERE = {
  _id: "s1",
  current: true,
  createdAt: "2026-01-08T03:04:05Z",
  lastUsedAt: "2026-01-09T03:04:05Z",
  userAgent: CHROME,
  address: "203.0.113.7",
};
const THERE = { ...HERE, _id: "s2", current: false, userAgent: IPHONE, address: "203.0.113.8" };

export const CODES = Array.from({ length: 10 }, (_, n) => `AAAA-BBBB-000${n}`);

/** An account that behaves as the server's does. */
export function serveAccount({ totp = false, left = 0, sessions = [THERE, HERE] } = {}) {
  const state = { totp, left, sessions: [...sessions], sent: [] as unknown[] };
  const refuse = (field: string, text: string) => errorReply(400, text, { [field]: text });
  server.use(
    http.get("/api/admin/account", () =>
      HttpResponse.json({ ...ADMIN, totp: state.totp, recoveryCodesLeft: state.left }),
    ),
    http.get("/api/admin/sessions", () => listReply(state.sessions)),
    http.delete("/api/admin/sessions/:id", ({ params }) => {
      state.sessions = state.sessions.filter(({ _id }) => _id !== params.id);
      return HttpResponse.json({ acknowledged: true, deletedCount: 1 });
    }),
    http.put("/api/admin/password", async ({ request }) => {
      const body = (await request.json()) as { oldPassword: string; newPassword: string };
      state.sent.push(body);
      if (body.oldPassword !== "right") return refuse("oldPassword", "Incorrect password.");
      if (body.newPassword === "password1") {
        return refuse("newPassword", "Please choose a less common password.");
      }
      state.sessions = state.sessions.filter(({ current }) => current);
      return HttpResponse.json({ success: true, message: "Password updated successfully!" });
    }),
    http.post("/api/admin/totp", async ({ request }) => {
      const { password } = (await request.json()) as { password: string };
      if (password !== "right") return refuse("password", "Incorrect password.");
      return HttpResponse.json({
        secret: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
        uri: "otpauth://totp/Haat:owner?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
        qr: "data:image/svg+xml,%3Csvg%3E",
      });
    }),
    http.post("/api/admin/totp/confirm", async ({ request }) => {
      const { code } = (await request.json()) as { code: string };
      if (code !== "123456") return refuse("code", "Invalid code.");
      state.totp = true;
      state.left = 10;
      state.sessions = state.sessions.filter(({ current }) => current);
      return HttpResponse.json({
        success: true,
        message: "Two-step sign-in is on.",
        recoveryCodes: CODES,
      });
    }),
    http.delete("/api/admin/totp", async ({ request }) => {
      const body = (await request.json()) as { password: string; code: string };
      state.sent.push(body);
      if (body.password !== "right") return refuse("password", "Incorrect password.");
      if (body.code !== "AAAA-BBBB-0001") return refuse("code", "Invalid code.");
      state.totp = false;
      state.left = 0;
      return HttpResponse.json({ success: true, message: "Two-step sign-in is off." });
    }),
  );
  return state;
}

/** A part of the account's page, by its heading. */
export const part = async (name: string) => within(await screen.findByRole("region", { name }));

/** The owner is signed in. */
export function signedInOwner() {
  server.use(http.get("/api/me", () => HttpResponse.json({ user: ADMIN, customer: null })));
}
