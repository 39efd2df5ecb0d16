import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense, use } from "react";
import { MemoryRouter, useLocation, useSearchParams } from "react-router-dom";
import { expect, it } from "vitest";
import { useAskedParams } from "./use-asked-params";

const NEVER = new Promise<void>(() => undefined);

/** A part of the page that is not drawn for the new address until its data is there. */
function Slow() {
  const [params] = useSearchParams();
  if (params.size > 0) use(NEVER);
  return <p>As it was</p>;
}

function Boxes() {
  const [params, change] = useAskedParams();
  return ["a", "b"].map((name) => (
    <input
      key={name}
      type="checkbox"
      aria-label={name}
      checked={params.has(name)}
      onChange={() => change((current) => new URLSearchParams([...current, [name, "1"]]))}
    />
  ));
}

it("shows what was asked for while the page that it leads to is being drawn", async () => {
  const user = userEvent.setup();
  render(
    <MemoryRouter>
      <Boxes />
      <Suspense>
        <Slow />
      </Suspense>
    </MemoryRouter>,
  );
  await user.click(screen.getByRole("checkbox", { name: "a" }));
  expect(screen.getByRole("checkbox", { name: "a" })).toBeChecked();
  expect(screen.getByText("As it was")).toBeVisible();
});

it("adds a second choice to the first, however soon it comes", async () => {
  function Both() {
    const [, change] = useAskedParams();
    const { search } = useLocation();
    const add = (name: string) =>
      change((current) => new URLSearchParams([...current, [name, "1"]]));
    return (
      <button
        onClick={() => {
          add("a");
          add("b");
        }}
      >
        {search}
      </button>
    );
  }
  render(
    <MemoryRouter initialEntries={["/?q=x"]}>
      <Both />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole("button"));
  expect(screen.getByRole("button", { name: "?q=x&a=1&b=1" })).toBeVisible();
});
