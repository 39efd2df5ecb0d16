import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { bringFontsWhereMissing } from "./bring-fonts";

const brought = vi.hoisted(() => vi.fn());
vi.mock("@/fonts.css", () => {
  brought();
  return {};
});

/** A system whose letters are so wide. */
function letters(widthOf: (letter: string) => number) {
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue({
    measureText: (letter: string) => ({ width: widthOf(letter) }),
  } as unknown as RenderingContext);
}

beforeEach(() => {
  vi.stubGlobal("document", Object.assign(document, { fonts: {} }));
});
afterEach(() => vi.unstubAllGlobals());

const turn = () => new Promise((resolve) => setTimeout(resolve, 20));

it("brings no letters that the system has", async () => {
  letters((letter) => letter.charCodeAt(0));
  const stop = bringFontsWhereMissing();
  window.dispatchEvent(new Event("scroll"));
  await turn();
  expect(brought).not.toHaveBeenCalled();
  stop();
});

it("brings them once somebody does something, where boxes stand for them", async () => {
  letters(() => 6);
  bringFontsWhereMissing();
  await turn();
  expect(brought).not.toHaveBeenCalled();
  window.dispatchEvent(new Event("scroll"));
  await vi.waitFor(() => expect(brought).toHaveBeenCalledOnce());
});
