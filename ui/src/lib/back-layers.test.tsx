import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { BrowserRouter, Link, Route, Routes, useNavigate, useSearchParams } from "react-router-dom";
import { beforeEach, expect, it, vi } from "vitest";
import { layeredWindow } from "./back-layers";
import { useBackCloses } from "./use-back-closes";

function Layer({ name, onClose }: { name: string; onClose: () => void }) {
  useBackCloses(true, onClose);
  return (
    <div role="dialog" aria-label={name}>
      <button onClick={onClose}>Close {name}</button>
    </div>
  );
}

function Shop() {
  const [menu, setMenu] = useState(false);
  const [viewer, setViewer] = useState(false);
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  return (
    <>
      <h1>Shop {params.toString()}</h1>
      <button onClick={() => setMenu(true)}>Menu</button>
      <button onClick={() => setViewer(true)}>Viewer</button>
      <button onClick={() => setBusy(true)}>Send</button>
      <Link to="/page" onClick={() => setMenu(false)}>
        Page
      </Link>
      <Link to="?brand=A">Brand A</Link>
      <button onClick={() => void navigate("?max=9", { replace: true })}>Cheaper</button>
      <button onClick={() => void navigate(-1)}>Leave</button>
      {menu && <Layer name="menu" onClose={() => !busy && setMenu(false)} />}
      {viewer && <Layer name="viewer" onClose={() => setViewer(false)} />}
    </>
  );
}

/** The shop, gone to from a page before it. */
async function openShop() {
  render(
    <BrowserRouter window={layeredWindow}>
      <Routes>
        <Route path="/start" element={<Link to="/shop">Shop</Link>} />
        <Route path="/shop" element={<Shop />} />
        <Route path="/page" element={<h1>Page</h1>} />
      </Routes>
    </BrowserRouter>,
  );
  const user = userEvent.setup();
  const press = (name: string) =>
    user.click(screen.queryByRole("button", { name }) ?? screen.getByRole("link", { name }));
  await press("Shop");
  return press;
}

/** A press of the browser's own button; it is over when the address has been told. */
async function browser(steps: number) {
  await act(async () => {
    const told = new Promise((done) =>
      window.addEventListener("popstate", done, { once: true, capture: true }),
    );
    window.history.go(steps);
    await told;
    await new Promise((done) => setTimeout(done, 0));
  });
}

const opened = () => screen.queryAllByRole("dialog").map((layer) => layer.ariaLabel);
const heading = (name: string) => screen.findByRole("heading", { name });
const steppedDown = () => waitFor(() => expect(window.history.state).not.toHaveProperty("layer"));

async function isAtStart() {
  await screen.findByRole("link", { name: "Shop" });
  expect(window.location.pathname).toBe("/start");
}

beforeEach(async () => {
  // What the test before left open steps down first.
  await new Promise((done) => setTimeout(done, 20));
  window.history.pushState(null, "", "/start");
});

it("closes on Back and stays on the page; the next Back leaves it", async () => {
  const press = await openShop();
  await press("Menu");
  await browser(-1);
  expect(opened()).toEqual([]);
  await heading("Shop");
  await browser(-1);
  await isAtStart();
});

it.each([1, 2])("leaves nothing behind when it is closed on the page, %i times", async (times) => {
  const press = await openShop();
  for (let time = 0; time < times; time += 1) {
    await press("Menu");
    await press("Close menu");
    await steppedDown();
  }
  await browser(-1);
  await isAtStart();
});

it("gives its entry to the page that is gone to from it", async () => {
  const press = await openShop();
  await press("Menu");
  await press("Page");
  await heading("Page");
  await browser(-1);
  await heading("Shop");
  expect(opened()).toEqual([]);
  await browser(-1);
  await isAtStart();
});

it("stays open while the page's query changes, and closes before the query goes back", async () => {
  const press = await openShop();
  await press("Menu");
  await press("Brand A");
  await heading("Shop brand=A");
  expect(opened()).toEqual(["menu"]);
  await browser(-1);
  expect(opened()).toEqual([]);
  await heading("Shop brand=A");
  await browser(-1);
  await heading("Shop");
  await browser(-1);
  await isAtStart();
});

it.each(["Back", "Close menu"])(
  "keeps an address that was replaced under it, after %s",
  async (how) => {
    const press = await openShop();
    await press("Menu");
    await press("Cheaper");
    await heading("Shop max=9");
    expect(opened()).toEqual(["menu"]);
    if (how === "Back") await browser(-1);
    else await press(how);
    await steppedDown();
    expect(opened()).toEqual([]);
    await heading("Shop max=9");
    expect(window.location.search).toBe("?max=9");
    await browser(-1);
    await isAtStart();
  },
);

it("goes on from a replaced address without an entry too many", async () => {
  const press = await openShop();
  await press("Menu");
  await press("Cheaper");
  await press("Page");
  await heading("Page");
  await browser(-1);
  await heading("Shop max=9");
  await browser(-1);
  await isAtStart();
});

it("closes one after another, the topmost first", async () => {
  const press = await openShop();
  await press("Menu");
  await press("Viewer");
  expect(opened()).toEqual(["menu", "viewer"]);
  await browser(-1);
  expect(opened()).toEqual(["menu"]);
  await browser(-1);
  expect(opened()).toEqual([]);
  await browser(-1);
  await isAtStart();
});

it("goes to another page from the second", async () => {
  const press = await openShop();
  await press("Menu");
  await press("Viewer");
  await press("Page");
  await heading("Page");
  await browser(-1);
  await heading("Shop");
  await browser(-1);
  await isAtStart();
});

it("stays while it refuses to close, and Back still does not leave the page", async () => {
  const press = await openShop();
  await press("Menu");
  await press("Send");
  await browser(-1);
  await browser(-1);
  expect(opened()).toEqual(["menu"]);
  await heading("Shop");
});

it("leaves the page where the page itself goes back", async () => {
  const press = await openShop();
  await press("Menu");
  await press("Leave");
  await isAtStart();
});

it("does not open again on Forward, nor keep the page there", async () => {
  const press = await openShop();
  await press("Menu");
  await browser(-1);
  await browser(1);
  await steppedDown();
  expect(opened()).toEqual([]);
  await heading("Shop");
  await browser(-1);
  await isAtStart();
});

it("steps down from its entry after a reload", async () => {
  window.history.pushState({ key: "a", idx: 3 }, "", "/shop");
  window.history.pushState({ key: "a", idx: 4, layer: 1 }, "", "/shop");
  vi.resetModules();
  await import("./back-layers");
  await waitFor(() => expect(window.history.state).toEqual({ key: "a", idx: 3 }));
});
