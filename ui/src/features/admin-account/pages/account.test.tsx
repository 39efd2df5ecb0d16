import { screen, waitFor } from "@testing-library/react";
import { http } from "msw";
import { beforeEach, expect, it } from "vitest";
import { part, serveAccount, signedInOwner } from "@/test/account-shop";
import { renderApp } from "@/test/render-app";
import { errorReply, server } from "@/test/server";

beforeEach(signedInOwner);

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
