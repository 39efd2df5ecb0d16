import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { pressedEarly } from "./pressed-early";

beforeEach(() => {
  document.body.innerHTML = `
    <button type="button"><span>Menu</span></button>
    <button type="button">Compare</button>
    <p>Text</p>`;
});

const [menu, compare] = ["Menu", "Compare"].map(
  (name) => () => [...document.querySelectorAll("button")].find((b) => b.textContent === name)!,
) as [() => HTMLElement, () => HTMLElement];

it("presses the last button once more for the interface", async () => {
  const press = pressedEarly();
  await userEvent.click(compare());
  await userEvent.click(menu().firstElementChild!);
  press.end();
  const heard = vi.fn();
  menu().addEventListener("click", heard);
  compare().addEventListener("click", heard);
  press.again();
  expect(heard.mock.calls.map(([event]: [Event]) => event.target)).toEqual([menu()]);
});

it.each([
  ["nothing was pressed", () => Promise.resolve()],
  ["something else was pressed after it", () => userEvent.click(document.querySelector("p")!)],
  ["the button is gone", () => Promise.resolve(menu().remove())],
])("presses nothing where %s", async (name, then) => {
  const press = pressedEarly();
  const button = menu();
  if (!name.startsWith("nothing")) await userEvent.click(button);
  await then();
  press.end();
  const heard = vi.fn();
  button.addEventListener("click", heard);
  press.again();
  expect(heard).not.toHaveBeenCalled();
});
