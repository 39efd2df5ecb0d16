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
  // Those beside the main one come before the colours'; one that is a colour's, too, stands where the owner put it.
  expect(
    picturesOf({
      mainImage: "/uploads/black.webp",
      pictures: [
        { image: "/uploads/box.webp", alt: "The box" },
        { image: "/uploads/blue.webp" },
        { image: "/uploads/black.webp", alt: "In a hand" },
      ],
      availableColors: [
        colour("Red", "/uploads/red.webp"),
        colour("Blue", "/uploads/blue.webp", "Blue from behind"),
      ],
    }),
  ).toEqual([
    { path: "/uploads/black.webp", color: undefined, alt: "In a hand" },
    { path: "/uploads/box.webp", color: undefined, alt: "The box" },
    { path: "/uploads/blue.webp", color: "Blue", alt: "Blue from behind" },
    { path: "/uploads/red.webp", color: "Red", alt: "" },
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
