import { act, screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, it, vi } from "vitest";
import { makeCustomer } from "@/test/fixtures";
import { renderApp } from "@/test/render-app";
import { errorReply, server } from "@/test/server";

it("logs a customer in and goes to the dashboard after 3 seconds", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const customer = makeCustomer();
  let signedIn = false;
  server.use(
    http.get("/api/me", () =>
      HttpResponse.json({ user: null, customer: signedIn ? customer : null }),
    ),
    http.post("/api/userlogin", async ({ request }) => {
      const body = (await request.json()) as { password: string };
      signedIn = body.password === "right-password";
      return signedIn
        ? HttpResponse.json({ success: true, message: "ok", token: "t", user: customer })
        : errorReply(401, "Invalid email or password.");
    }),
  );
  const { user, router } = renderApp("/login");
  await user.click(await screen.findByRole("button", { name: /^Login/ }));
  expect(await screen.findByText("Please enter your e-mail.")).toBeInTheDocument();

  await user.type(screen.getByLabelText(/^E-mail/), "rahim@haat.example");
  await user.type(screen.getByLabelText(/^Password/), "wrong-password");
  await user.click(screen.getByRole("button", { name: /^Login/ }));
  expect(await screen.findByRole("alert")).toHaveTextContent("Invalid email or password.");
  expect(screen.getByLabelText(/^E-mail/)).toHaveValue("rahim@haat.example");

  await user.clear(screen.getByLabelText(/^Password/));
  await user.type(screen.getByLabelText(/^Password/), "right-password");
  await user.click(screen.getByRole("button", { name: /^Login/ }));
  expect(await screen.findByText("Login successful! Redirecting...")).toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(2500));
  expect(router.location.pathname).toBe("/login");
  await act(() => vi.advanceTimersByTimeAsync(600));
  await waitFor(() => expect(router.location.pathname).toBe("/dashboard"));
  expect(await screen.findByText("rahim@haat.example")).toBeInTheDocument();
  vi.useRealTimers();
});

it("says Login failed where the server gives no reason", async () => {
  server.use(http.post("/api/userlogin", () => HttpResponse.error()));
  const { user } = renderApp("/login");
  await user.type(await screen.findByLabelText(/^E-mail/), "a@b.example");
  await user.type(screen.getByLabelText(/^Password/), "some-password");
  await user.click(screen.getByRole("button", { name: /^Login/ }));
  expect(await screen.findByRole("alert")).toHaveTextContent("Login failed");
  expect(screen.getByRole("link", { name: "Register" })).toHaveAttribute("href", "/register");
  expect(screen.getByRole("link", { name: "Forgot password?" })).toHaveAttribute(
    "href",
    "/forgot-password",
  );
});

it("registers with the typed phone and goes to the login", async () => {
  let body: unknown;
  server.use(
    http.post("/api/userregister", async ({ request }) => {
      body = await request.json();
      return HttpResponse.json(
        { success: true, message: "Registration successful! Redirecting...", user: makeCustomer() },
        { status: 201 },
      );
    }),
  );
  const { user } = renderApp("/register");
  await user.type(await screen.findByLabelText(/^Name/), "Rahim");
  await user.type(screen.getByLabelText(/^E-mail/), "rahim@haat.example");
  await user.type(screen.getByLabelText(/^Phone/), "0171234");
  await user.type(screen.getByLabelText(/^Password/), "long-enough");
  await user.type(screen.getByLabelText(/^Confirm Password/), "different");
  await user.click(screen.getByRole("button", { name: /^Register/ }));
  expect(
    await screen.findByText("The phone number must have exactly 11 digits."),
  ).toBeInTheDocument();

  await user.clear(screen.getByLabelText(/^Phone/));
  await user.type(screen.getByLabelText(/^Phone/), "+88 ০১৭১২-৩৪৫৬৭৮");
  await user.click(screen.getByRole("button", { name: /^Register/ }));
  expect(await screen.findByText("Passwords do not match")).toBeInTheDocument();

  await user.clear(screen.getByLabelText(/^Confirm Password/));
  await user.type(screen.getByLabelText(/^Confirm Password/), "long-enough");
  await user.click(screen.getByRole("button", { name: /^Register/ }));
  expect(await screen.findByText("Registration successful! Redirecting...")).toBeInTheDocument();
  expect(body).toEqual({
    name: "Rahim",
    email: "rahim@haat.example",
    phone: "01712345678",
    password: "long-enough",
  });
});

it("recovers a password in three steps, and stays at a step that fails", async () => {
  let attempts = 0;
  server.use(
    http.post("/api/forgotpassword", () =>
      HttpResponse.json({ success: true, message: "OTP sent to your email!" }),
    ),
    http.post("/api/verifyotp", () => {
      attempts += 1;
      return attempts === 1
        ? errorReply(400, "Invalid or expired OTP.")
        : HttpResponse.json({ success: true, message: "OTP verified successfully!" });
    }),
    http.post("/api/resetpassword", () =>
      HttpResponse.json({ success: true, message: "Password reset successfully!" }),
    ),
  );
  const { user, router } = renderApp("/forgot-password");
  expect(
    await screen.findByRole("heading", { level: 1, name: "Forgot Password" }),
  ).toBeInTheDocument();
  await user.type(screen.getByLabelText(/^E-mail/), "rahim@haat.example");
  await user.click(screen.getByRole("button", { name: /Send OTP/ }));
  expect(await screen.findByText("OTP sent to your email!")).toBeInTheDocument();

  expect(screen.getByRole("heading", { level: 1, name: "Verify OTP" })).toBeInTheDocument();
  await user.type(screen.getByLabelText(/^OTP/), "123456");
  await user.click(screen.getByRole("button", { name: /Verify OTP/ }));
  expect(await screen.findByText("Invalid or expired OTP.")).toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 1, name: "Verify OTP" })).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: /Verify OTP/ }));
  expect(await screen.findByText("OTP verified successfully!")).toBeInTheDocument();

  expect(screen.getByRole("heading", { level: 1, name: "Reset Password" })).toBeInTheDocument();
  await user.type(screen.getByLabelText(/^New Password/), "brand-new-one");
  await user.click(screen.getByRole("button", { name: /Reset Password/ }));
  expect(await screen.findByText("Password reset successfully!")).toBeInTheDocument();
  await waitFor(() => expect(router.location.pathname).toBe("/login"));
});
