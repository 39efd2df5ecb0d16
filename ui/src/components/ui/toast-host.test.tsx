import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { setWindowWidth } from "@/test/window-width";
import { Dialog } from "./dialog";
import ToastHost from "./toast-host";

afterEach(() => vi.restoreAllMocks());

const PHONE = 360;

/** A page with a toast, over which a dialog opens. */
function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="Sure?" footer={<button>Yes</button>}>
        <p>A question</p>
      </Dialog>
      <ToastHost first={[["success", "Added to cart successfully!"]]} />
    </>
  );
}

/** Where a dialog's upper edge is, and that of the row of its buttons. jsdom has no layout. */
function placeDialog(top: number, foot: number, right = window.innerWidth) {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const y = this.hasAttribute("data-dialog-foot") ? foot : top;
    return { top: y, right, height: 50 } as DOMRect;
  });
}

const toaster = () => screen.getByText(/^Added to cart/).closest<HTMLElement>("ol");

async function open() {
  // The class that lets toasts be pressed is none in jsdom.
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  render(<Page />);
  await screen.findByText(/^Added to cart/);
  const before = toaster()?.dataset.yPosition;
  await user.click(screen.getByRole("button", { name: "Open" }));
  await screen.findByRole("dialog");
  return { user, before };
}

it("stands at the top right, and on phones at the lower edge", async () => {
  render(<Page />);
  await screen.findByText(/^Added to cart/);
  expect(toaster()?.dataset).toMatchObject({ yPosition: "top", xPosition: "right" });
  act(() => setWindowWidth(PHONE));
  await waitFor(() => expect(toaster()?.dataset.yPosition).toBe("bottom"));
});

it.each([1440, PHONE])("stands under no head of a high dialog, %i wide", async (width) => {
  setWindowWidth(width);
  placeDialog(60, 700);
  const { before } = await open();
  expect(before).toBe(width === PHONE ? "bottom" : "top");
  await waitFor(() => expect(toaster()?.dataset.yPosition).toBe("bottom"));
  const above = `${window.innerHeight - 700 + 8}px`;
  expect(toaster()?.style.getPropertyValue("--offset-bottom")).toBe(above);
  expect(toaster()?.style.getPropertyValue("--mobile-offset-bottom")).toBe(above);
});

it("stands over a low dialog", async () => {
  placeDialog(400, 700);
  await open();
  await waitFor(() => expect(toaster()?.dataset.yPosition).toBe("top"));
});

it("stands on phones just above a low dialog, far from the header", async () => {
  setWindowWidth(PHONE);
  placeDialog(400, 700);
  await open();
  await waitFor(() =>
    expect(toaster()?.style.getPropertyValue("--mobile-offset-bottom")).toBe(
      `${window.innerHeight - 400 + 8}px`,
    ),
  );
  expect(toaster()?.dataset.yPosition).toBe("bottom");
});

it("stays where a high dialog does not reach", async () => {
  placeDialog(60, 700, window.innerWidth - 400);
  await open();
  expect(toaster()?.dataset.yPosition).toBe("top");
});

it("is closed without closing the dialog under it", async () => {
  const { user } = await open();
  await user.click(screen.getByRole("button", { name: "Close toast", hidden: true }));
  await waitFor(() => expect(screen.queryByText(/^Added to cart/)).not.toBeInTheDocument());
  expect(screen.getByRole("dialog")).toBeInTheDocument();
});
