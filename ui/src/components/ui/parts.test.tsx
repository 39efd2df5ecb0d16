import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { FormEvent } from "react";
import { MemoryRouter } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { Button } from "./button";
import { Money } from "./money";
import { pageNumbers, Pagination } from "./pagination";
import { Picture } from "./picture";

it("shows the offer, the struck-through price and the saving", () => {
  const product = { price: 48_000, offerPrice: 45_000 };
  const { container, rerender } = render(<Money product={product} difference={1000} />);
  expect(screen.getByText("TK 46,000")).toBeInTheDocument();
  expect(screen.getByText("TK 49,000").closest("s")).not.toBeNull();
  expect(screen.getByText("Save TK 3,000")).toBeInTheDocument();
  rerender(<Money product={{ ...product, offerOnly: true }} difference={1000} />);
  expect(container, "nobody was asked for that price lately").toHaveTextContent(
    /^Price TK 46,000$/i,
  );
});

it("shows the price alone without an offer, and a word instead of 0", () => {
  const { rerender } = render(<Money product={{ price: 12_345_678, offerPrice: 0 }} />);
  expect(screen.getByText("TK 12,345,678")).toBeInTheDocument();
  expect(screen.queryByText(/Save/)).not.toBeInTheDocument();
  rerender(<Money product={{ price: 0, offerPrice: 0 }} />);
  expect(screen.getByText("Price to be announced")).toBeInTheDocument();
});

it("says in a button what it does, or while it is busy that and nothing else", () => {
  const { rerender } = render(<Button busyText="Processing...">Send OTP</Button>);
  const button = screen.getByRole("button", { name: "Send OTP" });
  expect([button.textContent, button.ariaDisabled]).toEqual(["Send OTP", null]);
  rerender(
    <Button busy busyText="Processing...">
      Send OTP
    </Button>,
  );
  expect([button.textContent, button.ariaDisabled]).toEqual(["Processing...", "true"]);
});

it("keeps the focus on a busy button, and does nothing at a click or at Enter in its form", async () => {
  const user = userEvent.setup();
  const pressed = vi.fn();
  const sent = vi.fn((event: FormEvent) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={sent}>
      <input aria-label="Name" />
      <Button type="submit" busy={busy} onClick={pressed}>
        Send
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  const button = screen.getByRole("button", { name: "Send" });
  await user.click(button);
  expect([pressed.mock.calls.length, sent.mock.calls.length]).toEqual([1, 1]);

  rerender(form(true));
  expect(button).toHaveFocus();
  expect(button).not.toHaveAttribute("disabled");
  await user.click(button);
  await user.keyboard("{Enter} ");
  expect([pressed.mock.calls.length, sent.mock.calls.length]).toEqual([1, 1]);
  await user.type(screen.getByLabelText("Name"), "Rahima{Enter}");
  expect(sent).toHaveBeenCalledOnce();
});

it("disables a busy button that is disabled", () => {
  render(
    <Button busy disabled>
      Send
    </Button>,
  );
  expect(screen.getByRole("button", { name: "Send" })).toBeDisabled();
});

it("numbers pages around the current one", () => {
  expect(pageNumbers(1, 3)).toEqual([1, 2, 3]);
  expect(pageNumbers(1, 25)).toEqual([1, 2, 3, 4, 0, 25]);
  expect(pageNumbers(12, 25)).toEqual([1, 0, 11, 12, 13, 0, 25]);
  expect(pageNumbers(25, 25)).toEqual([1, 0, 22, 23, 24, 25]);
});

it("shows no pages for a single one", () => {
  render(<Pagination page={1} pageCount={1} hrefOf={(n) => `?page=${n}`} />, {
    wrapper: MemoryRouter,
  });
  expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
});

it("offers a picture in its three widths, and an illustration when it is broken", () => {
  render(<Picture path="/uploads/abc.webp" alt="A phone" sizes="100px" />);
  const picture = screen.getByRole("img", { name: "A phone" });
  expect(picture).toHaveAttribute(
    "srcset",
    "/uploads/abc-320.webp 320w, /uploads/abc-640.webp 640w, /uploads/abc.webp 1280w",
  );
  fireEvent.error(picture);
  expect(screen.getByRole("img", { name: "A phone" }).tagName).toBe("svg");
});
