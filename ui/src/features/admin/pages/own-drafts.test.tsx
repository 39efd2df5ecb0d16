import { act, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ADMIN, makeCustomer } from "@/test/fixtures";
import { homeHandlers } from "@/test/home-handlers";
import { renderApp } from "@/test/render-app";
import { errorReply, server } from "@/test/server";

const OTHER = { ...ADMIN, _id: "a2", email: "other@haat.example" };
const ADD_BLOG = "/029A/admin/addblog";

/** Who is signed in, until the shop says something else. */
const session: { user: typeof ADMIN | null } = { user: ADMIN };
const deleted = vi.fn();

beforeEach(() => {
  session.user = ADMIN;
  deleted.mockClear();
  // jsdom has none.
  vi.stubGlobal("indexedDB", { deleteDatabase: deleted });
  server.use(
    ...homeHandlers(),
    http.get("/api/me", () => HttpResponse.json({ user: session.user, customer: null })),
    http.get("/api/admin/account", () => errorReply(503, "The shop is busy.")),
    http.post("/api/admin/logout", () => {
      session.user = null;
      return HttpResponse.json({ success: true, message: "ok" });
    }),
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** What the browser and the tab keep of what was typed. */
const kept = () =>
  [localStorage, sessionStorage].flatMap((storage) =>
    Object.keys(storage).filter((key) => /^haat-(draft|import|tab)-/.test(key)),
  );

/** Types a title into the form of a blog post, beside the preview of an import. */
async function begin() {
  const app = renderApp(ADD_BLOG);
  await app.user.type(await screen.findByRole("textbox", { name: /^Title/ }), "Chargers");
  sessionStorage.setItem("haat-import-i1", "{}");
  sessionStorage.setItem("haat-tab-checkout", JSON.stringify({ who: "c1", values: {} }));
  expect(localStorage.getItem("haat-draft-blog")).toContain("Chargers");
  return app;
}

const askMe = (app: ReturnType<typeof renderApp>) =>
  act(() => app.queryClient.invalidateQueries({ queryKey: ["me"] }));

it("asks before a logout that removes drafts, and removes them", async () => {
  const { user, router } = await begin();
  localStorage.setItem("haat-viewed", JSON.stringify(["p1"]));
  await user.click(screen.getByRole("button", { name: /^Logout/ }));
  let dialog = within(await screen.findByRole("dialog", { name: "Log out and lose your drafts?" }));
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(session.user).not.toBeNull();
  expect(localStorage.getItem("haat-draft-blog")).toContain("Chargers");

  await user.click(screen.getByRole("button", { name: /^Logout/ }));
  dialog = within(await screen.findByRole("dialog", { name: "Log out and lose your drafts?" }));
  await user.click(dialog.getByRole("button", { name: "Log out" }));
  await waitFor(() => expect(router.location.pathname).toBe("/"));
  expect(kept()).toEqual([]);
  expect(deleted).toHaveBeenCalledWith("haat-drafts");
  expect(localStorage.getItem("haat-viewed")).not.toBeNull();
});

it("does not ask where there is no draft", async () => {
  const { user, router } = renderApp(ADD_BLOG);
  await screen.findByRole("textbox", { name: /^Title/ });
  await user.click(screen.getByRole("button", { name: /^Logout/ }));
  await waitFor(() => expect(router.location.pathname).toBe("/"));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

it("removes what is typed into a product's form until the logout is answered", async () => {
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    http.post("/api/admin/logout", async () => {
      await held;
      session.user = null;
      return HttpResponse.json({ success: true, message: "ok" });
    }),
  );
  const { user, router } = renderApp("/029A/admin/addproduct");
  const title = await screen.findByRole("textbox", { name: /^Title/ });
  await user.click(screen.getByRole("button", { name: /^Logout/ }));
  await user.type(title, "Pixel 9");
  answer();
  await waitFor(() => expect(router.location.pathname).toBe("/"));
  expect(kept()).toEqual([]);
});

it("keeps the draft where the session merely ran out, for who typed it", async () => {
  const app = await begin();
  session.user = null;
  await askMe(app);
  await waitFor(() => expect(app.router.location.pathname).toBe("/"));
  expect(localStorage.getItem("haat-draft-blog")).toContain("Chargers");
  expect(sessionStorage.getItem("haat-import-i1")).not.toBeNull();
  app.unmount();

  session.user = ADMIN;
  renderApp(ADD_BLOG);
  expect(await screen.findByRole("textbox", { name: /^Title/ })).toHaveValue("Chargers");
});

it("shows nothing of it to another admin who signs in later", async () => {
  const app = await begin();
  app.unmount();
  session.user = OTHER;
  renderApp(ADD_BLOG);
  expect(await screen.findByRole("textbox", { name: /^Title/ })).toHaveValue("");
  // What a customer typed is theirs (tab-store.ts).
  expect(kept().filter((key) => !key.startsWith("haat-tab"))).toEqual([]);
  expect(deleted).toHaveBeenCalledWith("haat-drafts");
});

it("begins anew where another admin takes over this very page", async () => {
  const app = await begin();
  session.user = OTHER;
  await askMe(app);
  await waitFor(() => expect(screen.getByRole("textbox", { name: /^Title/ })).toHaveValue(""));
  expect(localStorage.getItem("haat-draft-blog")).toBeNull();
  await app.user.type(screen.getByRole("textbox", { name: /^Title/ }), "Cables");
  expect(localStorage.getItem("haat-draft-blog")).toContain("Cables");
});

it("follows a logout in another tab, and keeps nothing from then on", async () => {
  const app = await begin();
  // What the other tab does.
  session.user = null;
  localStorage.clear();
  act(() => {
    window.dispatchEvent(new StorageEvent("storage", { key: "haat-drafts-of", newValue: null }));
  });
  await waitFor(() => expect(app.router.location.pathname).toBe("/"));
  expect(kept().filter((key) => !key.startsWith("haat-tab"))).toEqual([]);
});

it("leaves an admin's drafts alone when a customer logs out", async () => {
  const app = await begin();
  app.unmount();
  let customer: ReturnType<typeof makeCustomer> | null = makeCustomer();
  server.use(
    http.get("/api/me", () => HttpResponse.json({ user: null, customer })),
    http.post("/api/logout", () => {
      customer = null;
      return HttpResponse.json({ success: true, message: "ok" });
    }),
  );
  const { user, router } = renderApp("/dashboard");
  const main = within(await screen.findByRole("main"));
  await user.click(await main.findByRole("button", { name: /^Logout/ }));
  await waitFor(() => expect(router.location.pathname).toBe("/login"));
  expect(localStorage.getItem("haat-draft-blog")).toContain("Chargers");
  expect(sessionStorage.getItem("haat-tab-checkout")).toBeNull();
});
