import { screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, it } from "vitest";
import type { AdminUser } from "@/api/types";
import { ADMIN } from "@/test/fixtures";
import { renderApp } from "@/test/render-app";
import { errorReply, listReply, server } from "@/test/server";

const ASK = "Please enter the code from your authenticator app.";
const sent: unknown[] = [];

beforeEach(() => {
  let signedIn: AdminUser | null = null;
  sent.length = 0;
  server.use(
    http.get("/api/me", () => HttpResponse.json({ user: signedIn, customer: null })),
    http.post("/getuserinfo", async ({ request }) => {
      const body = (await request.json()) as { password: string; code?: string };
      sent.push(body);
      if (body.password !== "right") return errorReply(401, "Invalid email or password.");
      if (body.code === undefined) {
        return HttpResponse.json(
          { success: false, message: ASK, error: ASK, codeRequired: true },
          { status: 401 },
        );
      }
      if (!["123456", "ABCD-EFGH-2345"].includes(body.code))
        return errorReply(401, "Invalid code.");
      signedIn = ADMIN;
      return HttpResponse.json(ADMIN);
    }),
    http.get("/dashboard-stats", () => errorReply(503, "The shop is busy.")),
    http.get("/api/admin/statistics", () => errorReply(503, "The shop is busy.")),
    http.get("/orders", () => listReply([])),
  );
});

async function enterPassword() {
  const app = renderApp("/029A");
  await app.user.type(await screen.findByLabelText(/^E-mail/), "owner@haat.example");
  await app.user.type(screen.getByLabelText(/^Password/), "right");
  await app.user.click(screen.getByRole("button", { name: /Sign In/ }));
  return { ...app, code: await screen.findByLabelText(/^Code/) };
}

it("asks for the app's code when the password was right", async () => {
  const { user, router, code } = await enterPassword();
  expect(code).toHaveFocus();
  expect(code).toHaveAttribute("autocomplete", "one-time-code");
  expect(code).toHaveAttribute("inputmode", "numeric");
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  await user.keyboard("{Enter}");
  expect(await screen.findByText(ASK)).toBeInTheDocument();
  await user.keyboard("12345{Enter}");
  expect(await screen.findByText("The code has 6 digits.")).toBeInTheDocument();
  expect(sent).toHaveLength(1);

  await user.clear(code);
  await user.type(code, "000 000{Enter}");
  expect(await screen.findByRole("alert")).toHaveTextContent("Invalid code.");
  await waitFor(() => expect(code).toHaveFocus());
  // The refused code is selected: the next one replaces it.
  await user.keyboard("১২৩৪৫৬{Enter}");
  expect(await screen.findByText("Welcome, Owner!")).toBeInTheDocument();
  await waitFor(() => expect(router.location.pathname).toBe("/029A/admin"));
  expect(sent.slice(1)).toEqual([
    { email: "owner@haat.example", password: "right", code: "000000" },
    { email: "owner@haat.example", password: "right", code: "123456" },
  ]);
});

it("takes a recovery code in its place", async () => {
  const { user, router, code } = await enterPassword();
  await user.type(code, "000000{Enter}");
  expect(await screen.findByRole("alert")).toHaveTextContent("Invalid code.");
  await user.click(screen.getByRole("button", { name: "Use a recovery code instead" }));
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  const recovery = screen.getByLabelText(/^Recovery code/);
  expect(recovery).toHaveFocus();
  expect(recovery).toHaveAttribute("inputmode", "text");
  await user.keyboard("{Enter}");
  expect(await screen.findByText("Please enter a recovery code.")).toBeInTheDocument();
  await user.type(recovery, " ABCD-EFGH-2345 {Enter}");
  await waitFor(() => expect(router.location.pathname).toBe("/029A/admin"));
  expect(sent.at(-1)).toEqual({
    email: "owner@haat.example",
    password: "right",
    code: "ABCD-EFGH-2345",
  });
});

it("leads back to the password", async () => {
  const { user } = await enterPassword();
  await user.click(screen.getByRole("button", { name: "Use a recovery code instead" }));
  await user.click(screen.getByRole("button", { name: "Use the app's code instead" }));
  expect(screen.getByLabelText(/^Code/)).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "Back" }));
  expect(screen.getByLabelText(/^Password/)).toBeInTheDocument();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});
