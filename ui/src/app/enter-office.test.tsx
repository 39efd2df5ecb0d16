import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http } from "msw";
import { BrowserRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { layeredWindow } from "@/lib/back-layers";
import { signInAdmin } from "@/test/admin-handlers";
import { listReply, server } from "@/test/server";
import { App, Pages } from "./app";
import { createQueryClient } from "./query-client";

// What suspends in the library's own render would not wake again.
import "@/test/render-app";

const heading = (name: string) => screen.findByRole("heading", { level: 1, name });
const browser = (steps: number) => act(() => window.history.go(steps));

it("goes between the shop and the back office in one document, with one history", async () => {
  signInAdmin();
  server.use(http.get("/api/admin/trash", () => listReply([])));
  window.history.pushState({ idx: 1, key: "a" }, "", "/029A/admin/trash");
  window.history.pushState({ idx: 2, key: "b" }, "", "/terms");
  render(
    <App queryClient={createQueryClient()}>
      <BrowserRouter window={layeredWindow}>
        <Pages />
      </BrowserRouter>
    </App>,
  );
  await heading("Terms and Conditions");

  browser(-1);
  await heading("Trash");
  browser(1);
  await heading("Terms and Conditions");
  const [policy] = screen.getAllByRole("link", { name: "Privacy Policy" });
  await userEvent.click(policy!);
  await heading("Privacy Policy");
  expect(window.history.state).toMatchObject({ idx: 3 });
  browser(-2);
  await heading("Trash");
  expect(window.location.pathname).toBe("/029A/admin/trash");
});
