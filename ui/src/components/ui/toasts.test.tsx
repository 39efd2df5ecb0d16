import { act, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { toast } from "@/lib/toast";
import { Toasts } from "./toasts";

/** Shows a toast, and waits until what shows it came or not. */
const shown = (show: () => void) =>
  act(async () => {
    show();
    await Promise.resolve();
  });

type Load = NonNullable<Parameters<typeof Toasts>[0]["load"]>;

it("leaves the page standing where toasts cannot be loaded, and tries again with the next one", async () => {
  const told = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const load = vi
    .fn<Load>()
    .mockRejectedValueOnce(new TypeError("no net"))
    .mockResolvedValueOnce(({ first }) => <p>{first.map(([, text]) => text).join(", ")}</p>);
  render(
    <>
      <p>The page</p>
      <Toasts load={load} />
    </>,
  );
  expect(load).not.toHaveBeenCalled();
  await shown(() => toast.error("We cannot reach the shop."));
  expect(screen.getByText("The page")).toBeInTheDocument();
  expect(told).toHaveBeenCalledOnce();
  await shown(() => toast.success("Added to cart successfully!"));
  expect(
    screen.getByText("We cannot reach the shop., Added to cart successfully!"),
  ).toBeInTheDocument();
  await shown(() => toast.success("Again"));
  expect(load).toHaveBeenCalledTimes(2);
});
