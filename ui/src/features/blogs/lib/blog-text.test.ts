import { expect, it } from "vitest";
import { paragraphsOf, piecesOf } from "./blog-text";

/** The addresses found in a text, as they are shown. */
const links = (text: string) =>
  piecesOf(text).flatMap((piece) => (piece.href === undefined ? [] : [piece.text]));

it("makes paragraphs of what blank lines part, and keeps other line breaks", () => {
  expect(paragraphsOf("One.\n\nTwo,\nstill two.\n \t\n\n\nThree.\n")).toEqual([
    "One.",
    "Two,\nstill two.",
    "Three.",
  ]);
  expect(paragraphsOf(" \n\n \n")).toEqual([]);
});

it("finds addresses and gives every letter back", () => {
  const text = "See https://haat.example/offer?x=1&y=2#top and http://a.example.";
  expect(piecesOf(text)).toEqual([
    { text: "See " },
    {
      text: "https://haat.example/offer?x=1&y=2#top",
      href: "https://haat.example/offer?x=1&y=2#top",
    },
    { text: " and " },
    { text: "http://a.example", href: "http://a.example/" },
    { text: "." },
  ]);
  expect(piecesOf("No link here.")).toEqual([{ text: "No link here." }]);
});

it.each([
  ["(https://a.example/x)", "https://a.example/x"],
  ["(see https://a.example/Phone_(old))", "https://a.example/Phone_(old)"],
  ["https://a.example/x...", "https://a.example/x"],
  ["“https://a.example/x”", "https://a.example/x"],
  ["'https://a.example/x'!", "https://a.example/x"],
  ["দেখুন https://a.example/x।", "https://a.example/x"],
  ["দেখুন https://a.example/ফোন?", "https://a.example/ফোন"],
  ["HTTPS://A.example/X", "HTTPS://A.example/X"],
  ["https://a.example/x,https", "https://a.example/x,https"],
])("takes from %s what belongs to the address", (text, link) => {
  expect(links(text)).toEqual([link]);
});

it.each([
  "javascript:alert(1)",
  "JaVaScRiPt://a.example/%0aalert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "ftp://a.example/x",
  "//a.example/x",
  "xhttps://a.example/x",
  "https://",
  "https://)",
  "https://[",
  "https://a.example:99999/x",
  "https://bank.example@evil.example/x",
  "https://user:secret@evil.example/x",
])("makes no link of %s", (text) => {
  expect(links(text)).toEqual([]);
  expect(
    piecesOf(text)
      .map((piece) => piece.text)
      .join(""),
  ).toBe(text);
});

it("ends an address at markup and at what nobody sees", () => {
  expect(links('https://a.example/"onmouseover="alert(1)')).toEqual(["https://a.example/"]);
  expect(links("https://a.example/<script>alert(1)</script>")).toEqual(["https://a.example/"]);
  // What comes after an override of the writing direction would be read from its end.
  expect(links("https://a.example/\u202Emoc.live")).toEqual(["https://a.example/"]);
  expect(links("https://a.example/\u200Bx")).toEqual(["https://a.example/"]);
});

it("takes a text of any length", () => {
  const brackets = `https://a.example/${")".repeat(20_000)}`;
  expect(links(brackets)).toEqual(["https://a.example/"]);
  const many = "https://a.example/x ".repeat(1_000);
  expect(links(many)).toHaveLength(1_000);
});
