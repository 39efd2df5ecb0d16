import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { translatePage } from "@/test/translate";
import { Button } from "./button";
import { Money } from "./money";

it("shows the new price, and only it, on a translated page", () => {
  const product = { price: 48_000, offerPrice: 45_000 };
  const { container, rerender } = render(<Money product={product} />);
  translatePage();
  rerender(<Money product={product} difference={4000} />);
  expect(container).toHaveTextContent(/^Price TK 49,000Original price TK 52,000Save TK 3,000$/i);
  rerender(<Money product={{ price: 0, offerPrice: 0 }} />);
  expect(container).not.toHaveTextContent("49,000");
});

it("says what a button does now on a translated page", () => {
  const { rerender } = render(<Button busyText="Processing...">Buy</Button>);
  translatePage();
  rerender(
    <Button busy busyText="Processing...">
      Buy
    </Button>,
  );
  expect(screen.getByRole("button")).toHaveTextContent(/^Processing\.\.\.$/);
  rerender(<Button busyText="Processing...">Order again for TK 90,000</Button>);
  expect(screen.getByRole("button")).toHaveTextContent(/^Order again for TK 90,000$/);
});
