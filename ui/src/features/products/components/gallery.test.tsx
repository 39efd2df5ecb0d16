import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { Gallery } from "./gallery";

const pictures = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    path: `/uploads/${n}.webp`,
    color: undefined,
    alt: "",
  }));

const show = (count: number) =>
  render(<Gallery title="Galaxy S25" pictures={pictures(count)} wanted={undefined} />);

it("has a dot for each of nine pictures, beside the thumbnails of large screens", () => {
  show(9);
  expect(screen.getAllByRole("button", { name: "Show picture 9" })).toHaveLength(2);
  expect(screen.queryByRole("button", { name: /^Next/ })).not.toBeInTheDocument();
});

it("counts more pictures, with the ways to both beside it", async () => {
  const user = userEvent.setup();
  show(11);
  expect(screen.getAllByRole("button", { name: "Show picture 9" })).toHaveLength(1);
  const previous = screen.getByRole("button", { name: "Previous: Pictures of Galaxy S25" });
  const next = screen.getByRole("button", { name: "Next: Pictures of Galaxy S25" });
  expect(screen.getByText("1 / 11")).toBeInTheDocument();
  expect(previous).toHaveAttribute("aria-disabled", "true");
  await user.click(previous);
  expect(screen.getByText("1 / 11")).toBeInTheDocument();
  for (let n = 1; n < 11; n++) await user.click(next);
  expect(screen.getByText("11 / 11")).toBeInTheDocument();
  expect(next).toHaveAttribute("aria-disabled", "true");
  expect(next).toHaveFocus();
});
