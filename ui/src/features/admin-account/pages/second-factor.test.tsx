import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { CODES, part, serveAccount, signedInOwner } from "@/test/account-shop";
import { renderApp } from "@/test/render-app";

beforeEach(signedInOwner);

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
