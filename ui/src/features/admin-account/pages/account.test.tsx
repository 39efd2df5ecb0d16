import { renderHook, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, it, vi } from "vitest";
import { ADMIN } from "@/test/fixtures";
import { homeHandlers } from "@/test/home-handlers";
import { renderApp } from "@/test/render-app";
import { errorReply, listReply, server } from "@/test/server";
import { browserWords } from "@/components/sessions/user-agent";
import { useSessionTexts } from "@/texts/sessions";

const CHROME =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
const IPHONE =
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

const CODES = Array.from({ length: 10 }, (_, n) => `AAAA-BBBB-000${n}`);

/** An account that behaves as the server's does. */
function serveAccount({ totp = false, left = 0, sessions = [THERE, HERE] } = {}) {
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

beforeEach(() => {
  server.use(http.get("/api/me", () => HttpResponse.json({ user: ADMIN, customer: null })));
});

const part = async (name: string) => within(await screen.findByRole("region", { name }));

it("shows who is signed in", async () => {
  serveAccount();
  renderApp("/029A/admin/account");
  const profile = await part("Who you are");
  expect(profile.getByText("Owner")).toBeInTheDocument();
  expect(profile.getByText("owner@haat.example")).toBeInTheDocument();
});

it("offers another try when the account cannot be loaded", async () => {
  server.use(http.get("/api/admin/account", () => errorReply(503, "The shop is busy.")));
  const { user } = renderApp("/029A/admin/account");
  expect(await screen.findByText("The shop is busy.")).toBeInTheDocument();
  serveAccount();
  await user.click(screen.getByRole("button", { name: "Retry" }));
  await part("Who you are");
});

it("changes the password after every rule is kept, and tells of the ended sessions", async () => {
  const state = serveAccount();
  const { user } = renderApp("/029A/admin/account");
  const password = await part("Password");
  const fill = async (old: string, chosen: string, again: string) => {
    for (const [label, text] of [
      [/^Old Password/, old],
      [/^New Password \*/, chosen],
      [/^New Password again/, again],
    ] as const) {
      const field = password.getByLabelText(label);
      await user.clear(field);
      if (text !== "") await user.type(field, text);
    }
    await user.click(password.getByRole("button", { name: "Change Password" }));
  };
  await fill("", "", "");
  expect(password.getByText("Please enter your old password.")).toBeInTheDocument();
  expect(password.getByText("Please enter the new password.")).toBeInTheDocument();
  await fill("wrong", "short", "short");
  expect(password.getByText("The password needs at least 8 characters.")).toBeInTheDocument();
  await fill("wrong", "a longer one", "another one");
  expect(password.getByText("Passwords do not match")).toBeInTheDocument();
  expect(state.sent).toEqual([]);

  await fill("wrong", "a longer one", "a longer one");
  expect(await password.findByText("Incorrect password.")).toBeInTheDocument();
  expect(password.getByLabelText(/^Old Password/)).toHaveFocus();
  expect(password.getByLabelText(/^New Password again/)).toHaveValue("a longer one");
  await fill("right", "password1", "password1");
  expect(await password.findByText("Please choose a less common password.")).toBeInTheDocument();

  expect((await part("Sessions")).getAllByRole("listitem")).toHaveLength(2);
  await fill("right", "a longer one", "a longer one");
  expect(await password.findByText("Password updated successfully!")).toBeInTheDocument();
  expect(state.sent.at(-1)).toEqual({ oldPassword: "right", newPassword: "a longer one" });
  expect(password.getByLabelText(/^Old Password/)).toHaveValue("");
  await waitFor(async () =>
    expect((await part("Sessions")).getAllByRole("listitem")).toHaveLength(1),
  );
});

it("says when there were too many tries", async () => {
  serveAccount();
  server.use(
    http.put("/api/admin/password", () =>
      errorReply(429, "Too many attempts. Please try again in 15 minutes."),
    ),
  );
  const { user } = renderApp("/029A/admin/account");
  const password = await part("Password");
  await user.type(password.getByLabelText(/^Old Password/), "right");
  await user.type(password.getByLabelText(/^New Password \*/), "a longer one");
  await user.type(password.getByLabelText(/^New Password again/), "a longer one");
  await user.click(password.getByRole("button", { name: "Change Password" }));
  expect(await password.findByRole("alert")).toHaveTextContent(
    "Too many attempts. Please try again in 15 minutes.",
  );
});

it("turns two-step sign-in on: password, code, recovery codes", async () => {
  serveAccount();
  const { user } = renderApp("/029A/admin/account");
  const factor = await part("Two-step sign-in");
  expect(factor.getByText("Off")).toBeInTheDocument();
  await user.click(factor.getByRole("button", { name: "Turn on" }));
  const password = factor.getByLabelText(/^Password/);
  expect(password).toHaveFocus();
  await user.click(factor.getByRole("button", { name: "Next" }));
  expect(await factor.findByText("Please enter your password.")).toBeInTheDocument();
  await user.type(password, "wrong{Enter}");
  expect(await factor.findByText("Incorrect password.")).toBeInTheDocument();
  await user.clear(password);
  await user.type(password, "right{Enter}");

  expect(
    await factor.findByRole("heading", { name: "Scan this with your authenticator app" }),
  ).toHaveFocus();
  expect(factor.getByRole("img", { name: "QR code for your authenticator app" })).toHaveAttribute(
    "src",
    "data:image/svg+xml,%3Csvg%3E",
  );
  expect(factor.getByText("JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP")).toBeInTheDocument();
  const code = factor.getByLabelText(/^Code from the app/);
  expect(code).toHaveAttribute("autocomplete", "one-time-code");
  expect(code).toHaveAccessibleDescription("Your other sessions end with it. This one stays.");
  expect((await part("Sessions")).getAllByRole("listitem")).toHaveLength(2);
  await user.type(code, "12345{Enter}");
  expect(await factor.findByText("The code has 6 digits.")).toBeInTheDocument();
  await user.clear(code);
  await user.type(code, "000000{Enter}");
  expect(await factor.findByText("Invalid code.")).toBeInTheDocument();
  await user.clear(code);
  await user.type(code, "১২৩ ৪৫৬{Enter}");

  expect(await factor.findByRole("heading", { name: "Your recovery codes" })).toHaveFocus();
  await waitFor(async () =>
    expect((await part("Sessions")).getAllByRole("listitem")).toHaveLength(1),
  );
  expect(factor.getAllByRole("listitem").map((item) => item.textContent)).toEqual(CODES);
  expect(factor.getByText(/They are shown only now\./)).toBeInTheDocument();
  await user.click(factor.getByRole("button", { name: "Copy" }));
  expect(await screen.findByText("Copied.")).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(CODES.join("\n"));

  await user.click(factor.getByRole("button", { name: "I have saved them" }));
  expect(await factor.findByText("10 recovery codes left")).toBeInTheDocument();
  expect(factor.queryByText(CODES[0] ?? "")).not.toBeInTheDocument();
  await waitFor(() => expect(factor.getByRole("button", { name: "Turn off" })).toHaveFocus());
});

it("downloads the recovery codes as a text file", async () => {
  serveAccount();
  const files: Blob[] = [];
  URL.createObjectURL = (blob) => {
    files.push(blob as Blob);
    return "blob:codes";
  };
  URL.revokeObjectURL = () => undefined;
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
  const { user } = renderApp("/029A/admin/account");
  const factor = await part("Two-step sign-in");
  await user.click(factor.getByRole("button", { name: "Turn on" }));
  await user.type(factor.getByLabelText(/^Password/), "right{Enter}");
  await user.type(await factor.findByLabelText(/^Code from the app/), "123456{Enter}");
  await user.click(await factor.findByRole("button", { name: "Download" }));
  expect(clicked).toHaveBeenCalledOnce();
  expect(files).toHaveLength(1);
  expect(files[0]?.size).toBe(
    `Recovery codes of owner@haat.example. Each signs in once.\n\n${CODES.join("\n")}\n`.length,
  );
});

it("lets a person go back from each step", async () => {
  serveAccount();
  const { user } = renderApp("/029A/admin/account");
  const factor = await part("Two-step sign-in");
  await user.click(factor.getByRole("button", { name: "Turn on" }));
  await user.click(factor.getByRole("button", { name: "Cancel" }));
  expect(factor.getByRole("button", { name: "Turn on" })).toHaveFocus();
  await user.click(factor.getByRole("button", { name: "Turn on" }));
  await user.type(factor.getByLabelText(/^Password/), "right{Enter}");
  await factor.findByLabelText(/^Code from the app/);
  await user.click(factor.getByRole("button", { name: "Cancel" }));
  expect(factor.getByText("Off")).toBeInTheDocument();
});

it("turns two-step sign-in off with password and code, and warns of few recovery codes", async () => {
  const state = serveAccount({ totp: true, left: 1 });
  const { user } = renderApp("/029A/admin/account");
  const factor = await part("Two-step sign-in");
  expect(factor.getByText("1 recovery code left")).toBeInTheDocument();
  expect(factor.getByText(/^Few recovery codes are left\./)).toBeInTheDocument();
  await user.click(factor.getByRole("button", { name: "Turn off" }));
  const code = factor.getByLabelText(/^Code from the app, or a recovery code/);
  expect(code).toHaveAttribute("autocomplete", "one-time-code");
  await user.type(factor.getByLabelText(/^Password/), "wrong{Enter}");
  expect(
    await factor.findByText("Please enter a code from your app or a recovery code."),
  ).toBeInTheDocument();
  expect(state.sent).toEqual([]);
  await user.type(code, "000000{Enter}");
  expect(await factor.findByText("Incorrect password.")).toBeInTheDocument();
  expect(factor.getByLabelText(/^Password/)).toHaveFocus();
  await user.clear(factor.getByLabelText(/^Password/));
  await user.type(factor.getByLabelText(/^Password/), "right{Enter}");
  expect(await factor.findByText("Invalid code.")).toBeInTheDocument();
  expect(code).toHaveFocus();
  await user.clear(code);
  await user.type(code, "AAAA-BBBB-0001{Enter}");
  expect(await screen.findByText("Two-step sign-in is off.")).toBeInTheDocument();
  expect(state.sent.at(-1)).toEqual({ password: "right", code: "AAAA-BBBB-0001" });
  expect(await factor.findByText("Off")).toBeInTheDocument();
});

it("lists the sessions in words and ends another one", async () => {
  serveAccount();
  const { user } = renderApp("/029A/admin/account");
  const sessions = await part("Sessions");
  const rows = await sessions.findAllByRole("listitem");
  expect(rows[0]).toHaveTextContent("Chrome 140 on Windows");
  expect(rows[0]).toHaveTextContent("This browser");
  expect(rows[0]).toHaveTextContent(
    "203.0.113.7 · Last used 9 Jan 2026, 09:04 · signed in 8 January 2026",
  );
  expect(rows[1]).not.toHaveTextContent("This browser");
  await user.click(
    sessions.getByRole("button", { name: "End session: Safari 18 on iPhone, 203.0.113.8" }),
  );
  expect(await screen.findByText("Session ended.")).toBeInTheDocument();
  await waitFor(() => expect(sessions.getAllByRole("listitem")).toHaveLength(1));
  await waitFor(() => expect(sessions.getByRole("list")).toHaveFocus());
});

it("signs out with the end of this session", async () => {
  serveAccount();
  server.use(...homeHandlers());
  const { user, router } = renderApp("/029A/admin/account");
  const sessions = await part("Sessions");
  await user.click(
    await sessions.findByRole("button", {
      name: "End session: Chrome 140 on Windows, 203.0.113.7",
    }),
  );
  expect(await screen.findByText("You have successfully logged out.")).toBeInTheDocument();
  await waitFor(() => expect(router.location.pathname).toBe("/"));
});

it("says when a session could not be ended", async () => {
  serveAccount();
  server.use(http.delete("/api/admin/sessions/:id", () => errorReply(404, "Session not found.")));
  const { user } = renderApp("/029A/admin/account");
  const sessions = await part("Sessions");
  await user.click(await sessions.findByRole("button", { name: /Safari 18/ }));
  expect(await screen.findByText("Session not found.")).toBeInTheDocument();
});

it.each([
  [CHROME, "Chrome 140 on Windows"],
  [IPHONE, "Safari 18 on iPhone"],
  [
    "Mozilla/5.0 (Linux; Android 15; SM-A166P) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36",
    "Samsung Internet 28 on Android",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0",
    "Edge 140 on Windows",
  ],
  [
    "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0",
    "Firefox 143 on Linux",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15",
    "Safari 18 on Mac",
  ],
  ["curl/8.9", "Unknown browser"],
  ["", "Unknown browser"],
])("reads %s as %s", (userAgent, words) => {
  const { result } = renderHook(() => useSessionTexts());
  expect(browserWords(userAgent, result.current)).toBe(words);
});
