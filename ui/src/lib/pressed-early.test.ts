import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { pressedEarly } from "./pressed-early";

beforeEach(() => {
  document.body.innerHTML = `
    <button type="button"><span>Menu</span></button>
    <button type="button">Compare</button>
    <p>Text</p>`;
});

const button = (name: string) =>
  [...document.querySelectorAll("button")].find((b) => b.textContent === name)!;
const menu = () => button("Menu");
const compare = () => button("Compare");

it("presses the last button once more for the interface", async () => {
  const pressAgain = pressedEarly();
  await userEvent.click(compare());
  await userEvent.click(menu().firstElementChild!);
  const heard = vi.fn<(event: Event) => void>();
  menu().addEventListener("click", heard);
  compare().addEventListener("click", heard);
  pressAgain();
  expect(heard.mock.calls.map(([event]) => event.target)).toEqual([menu()]);
});

it.each([
  ["nothing was pressed", () => Promise.resolve()],
  ["something else was pressed after it", () => userEvent.click(document.querySelector("p")!)],
  ["the button is gone", () => Promise.resolve(menu().remove())],
])("presses nothing where %s", async (name, then) => {
  const pressAgain = pressedEarly();
  const pressed = menu();
  if (!name.startsWith("nothing")) await userEvent.click(pressed);
  await then();
  const heard = vi.fn();
  pressed.addEventListener("click", heard);
  pressAgain();
  expect(heard).not.toHaveBeenCalled();
});
