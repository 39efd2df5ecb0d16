import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import {
  createBrowserRouter,
  Link,
  Outlet,
  RouterProvider,
  useLocation,
  useNavigate,
} from "react-router-dom";
import { afterEach, beforeEach, expect, it } from "vitest";
import { layeredWindow } from "@/lib/back-layers";
import { useLeaving, useUnsavedWarning } from "@/lib/use-unsaved-warning";
import { LeaveGuard } from "./leave-guard";

// What suspends in the library's own render would not wake again.
await import("./leave-dialog");

function Form() {
  const [text, setText] = useState("");
  const { leave, letGo } = useLeaving();
  const navigate = useNavigate();
  const { search } = useLocation();
  useUnsavedWarning(text !== "");
  return (
    <>
      <h1>Form{search}</h1>
      <input aria-label="Text" value={text} onChange={({ target }) => setText(target.value)} />
      <Link to="/list">List</Link>
      <Link to="?page=2">Page 2</Link>
      <button onClick={() => void navigate("/list", { replace: true })}>Go</button>
      <button onClick={() => leave(() => setText("signed out"))}>Sign out</button>
      <button
        onClick={() => {
          letGo();
          void navigate("/list");
        }}
      >
        Save
      </button>
    </>
  );
}

const frame = (
  <LeaveGuard>
    <Outlet />
  </LeaveGuard>
);
const pages = [
  { path: "/list", element: <h1>List</h1> },
  { path: "/start", element: <Link to="/form">Form</Link> },
  { path: "/form", element: <Form /> },
];
let router: ReturnType<typeof createBrowserRouter> | undefined;

function openApp() {
  router = createBrowserRouter([{ element: frame, children: pages }], { window: layeredWindow });
  render(<RouterProvider router={router} />);
  return userEvent.setup();
}

afterEach(() => router?.dispose());

const question = { name: "Leave without saving?" };
const link = (name: string) => screen.getByRole("link", { name });
const button = (name: string) => screen.getByRole("button", { name });
const field = () => screen.getByLabelText<HTMLInputElement>("Text");

/** The form, opened from another page, with something typed into it. */
async function openForm(text = "typed") {
  const user = openApp();
  await user.click(link("Form"));
  if (text !== "") await user.type(field(), text);
  return user;
}

/** A press of the browser's own button. */
const browser = (steps: number) => act(() => window.history.go(steps));

beforeEach(() => window.history.pushState(null, "", "/start"));

it("lets a page without anything unsaved be left", async () => {
  const user = await openForm("");
  await user.click(link("List"));
  expect(screen.getByRole("heading", { name: "List" })).toBeInTheDocument();
  expect(screen.queryByRole("dialog")).toBeNull();
});

it.each(["List", "Go"])("asks before %s leads away, and keeps what was typed", async (name) => {
  const user = await openForm();
  const press = () => user.click(name === "Go" ? button(name) : link(name));
  await press();
  expect(await screen.findByRole("dialog", question)).toBeInTheDocument();
  await user.click(button("Cancel"));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(field()).toHaveValue("typed");
  expect(window.location.pathname).toBe("/form");

  await press();
  await user.click(await screen.findByRole("button", { name: "Leave" }));
  expect(await screen.findByRole("heading", { name: "List" })).toBeInTheDocument();
  expect(window.location.pathname).toBe("/list");
});

it("asks before the browser's Back leads away, and stays where it was", async () => {
  const user = await openForm();
  browser(-1);
  expect(await screen.findByRole("dialog", question)).toBeInTheDocument();
  await waitFor(() => expect(window.location.pathname).toBe("/form"));
  await user.click(button("Cancel"));
  expect(field()).toHaveValue("typed");

  browser(-1);
  await user.click(await screen.findByRole("button", { name: "Leave" }));
  await screen.findByRole("link", { name: "Form" });
  expect(window.location.pathname).toBe("/start");

  // The way forward again is as if nothing had been asked.
  browser(1);
  expect(await screen.findByLabelText("Text")).toHaveValue("");
});

it("does not ask where only the query changes", async () => {
  const user = await openForm();
  await user.click(link("Page 2"));
  expect(screen.getByRole("heading", { name: "Form?page=2" })).toBeInTheDocument();
  browser(-1);
  expect(await screen.findByRole("heading", { name: "Form" })).toBeInTheDocument();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(field()).toHaveValue("typed");
});

it("asks before what is no navigation, and not after the work is done", async () => {
  const user = await openForm();
  await user.click(button("Sign out"));
  await user.click(await screen.findByRole("button", { name: "Leave" }));
  expect(field()).toHaveValue("signed out");
  await user.click(button("Save"));
  expect(screen.getByRole("heading", { name: "List" })).toBeInTheDocument();
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("lets the browser ask before a reload, while something is unsaved", async () => {
  const user = await openForm();
  const reload = () => {
    const event = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(reload()).toBe(true);
  await user.clear(field());
  expect(reload()).toBe(false);
});
