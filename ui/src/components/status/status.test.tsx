import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { watchTyping } from "@/lib/typed";
import { setOnline } from "@/test/connection";
import { renderApp } from "@/test/render-app";
import { watchForUpdates } from "@/sw/updates";
import { UpdateNotice } from "./update-notice";

// As main.tsx does before anything is drawn.
watchTyping();

vi.mock("@/sw/updates", () => ({ watchForUpdates: vi.fn(() => () => undefined) }));

it("says in the header that the browser is offline, and for a moment that it is back", async () => {
  renderApp("/terms");
  const banner = within(await screen.findByRole("banner"));
  // Its code comes when the page is idle.
  await waitFor(() => expect(banner.getAllByRole("status").length).toBeGreaterThan(0), {
    timeout: 10_000,
  });
  setOnline(false);
  expect(await banner.findByText(/^You are offline\./)).toBeInTheDocument();
  setOnline(true);
  expect(await banner.findByText("You are back online.")).toBeInTheDocument();
  await waitFor(() => expect(banner.queryByText("You are back online.")).not.toBeInTheDocument(), {
    timeout: 10_000,
  });
});

function renderNotice() {
  const update = vi.fn(() => Promise.resolve());
  render(
    <>
      <input type="search" aria-label="Search" />
      <textarea aria-label="Message" />
      <UpdateNotice />
    </>,
  );
  const [onNewBuild] = vi.mocked(watchForUpdates).mock.lastCall!;
  act(() => onNewBuild(update));
  return { update, user: userEvent.setup() };
}

it("offers a new version and changes to it when asked", async () => {
  const { update, user } = renderNotice();
  expect(screen.getByRole("status")).toHaveTextContent("A new version of the shop is ready");
  await user.type(screen.getByRole("searchbox"), "phone");
  await user.click(screen.getByRole("button", { name: "Update" }));
  expect(update).toHaveBeenCalledOnce();
});

it("goes away until the next page load when it is put off", async () => {
  const { update, user } = renderNotice();
  await user.click(screen.getByRole("button", { name: "Later" }));
  expect(screen.queryByText("A new version of the shop is ready")).not.toBeInTheDocument();
  expect(update).not.toHaveBeenCalled();
});

it("warns before it loses what was typed", async () => {
  const { update, user } = renderNotice();
  await user.type(screen.getByRole("textbox", { name: "Message" }), "Do you have it in blue?");
  await user.click(screen.getByRole("button", { name: "Update" }));
  expect(update).not.toHaveBeenCalled();
  expect(screen.getByText("What you have typed on this page will be lost.")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Update anyway" }));
  expect(update).toHaveBeenCalledOnce();
});

it("does not warn of a field that was emptied again", async () => {
  const { update, user } = renderNotice();
  const message = screen.getByRole("textbox", { name: "Message" });
  await user.type(message, "Hello");
  await user.clear(message);
  await user.click(screen.getByRole("button", { name: "Update" }));
  expect(update).toHaveBeenCalledOnce();
});
