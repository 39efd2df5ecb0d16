import { expect, it } from "vitest";
import { picturesOf } from "./pictures";

it("has each picture once, with its colour and what the owner says it shows", () => {
  const colour = (color: string, image: string, alt?: string) => ({
    color,
    image,
    priceDifference: 0,
    ...(alt === undefined ? {} : { alt }),
  });
  expect(
    picturesOf({
      mainImage: "/uploads/black.webp",
      availableColors: [
        colour("Black", "/uploads/black.webp", "From the front"),
        colour("Blue", "/uploads/blue.webp"),
        colour("None", ""),
        colour("Navy", "/uploads/blue.webp", "From behind"),
      ],
    }),
  ).toEqual([
    { path: "/uploads/black.webp", color: "Black", alt: "From the front" },
    { path: "/uploads/blue.webp", color: "Blue", alt: "From behind" },
  ]);
  // What is said of the main picture goes first.
  expect(
    picturesOf({
      mainImage: "/uploads/black.webp",
      mainImageAlt: "In a hand",
      availableColors: [colour("Black", "/uploads/black.webp", "From the front")],
    }),
  ).toEqual([{ path: "/uploads/black.webp", color: "Black", alt: "In a hand" }]);
});
