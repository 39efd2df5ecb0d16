import { expect, it } from "vitest";
import type { WantedPicture } from "../api/types";
import type { GivenPicture } from "./given-pictures";
import { matched, type Place } from "./match-pictures";

const wanted = (name: string, change: Partial<WantedPicture> = {}): WantedPicture => ({
  row: 2,
  title: "Padma",
  color: "",
  name,
  has: false,
  came: false,
  ...change,
});

const given = (name: string): GivenPicture => ({
  shown: name,
  name: name.replace(/^.*\//, ""),
  open: () => Promise.reject(new Error("not here")),
});

const places = (names: WantedPicture[], files: GivenPicture[], replace = false) =>
  Object.fromEntries(
    matched(names, files, replace).names.map(({ name, place, file }) => [
      name,
      file?.shown ?? place,
    ]),
  );

it.each([
  ["one.jpg", "one.jpg"],
  ["One.JPG", "oNE.jpg"],
  ["one", "Photos/one.png"],
  ["uploads/2024/one.jpg", "other/one.jpg"],
  ["C:\\photos\\one.jpg", "one.jpg"],
  ["one.jpg", "one.png"],
  ["one.v2", "one.v2.webp"],
  ["ফোন নীল.png", "ফোন  নীল.PNG"],
  // The same letters, written in two ways.
  ["ক\u09DFলা.png", "ক\u09AF\u09BCলা.png"],
  ["https://shop.example/files/One%20front.jpg?v=17", "one front.jpg"],
  ["https://shop.example/files/%E0%A6%AB.jpg", "ফ.jpg"],
])("finds %s in the file %s", (name, file) => {
  expect(places([wanted(name)], [given(file)])).toEqual({ [name]: file });
});

it.each<[string, Place]>([
  ["two.jpg", "missing"],
  ["on", "missing"],
  ["https://shop.example/two.jpg", "address"],
  ["https://shop.example/", "address"],
  ["https://shop.example/%E0%A4%A", "address"],
  ["http://shop.example/two.jpg", "insecure"],
  ["ftp://shop.example/two.jpg", "missing"],
  ["javascript:alert(1)", "missing"],
])("does not take another file for %s", (name, place) => {
  expect(places([wanted(name)], [given("one.jpg"), given(".jpg")])).toEqual({ [name]: place });
});

it("prefers the whole name, and leaves two of a name to a person", () => {
  const files = [given("a/one.jpg"), given("one.png"), given("two.jpg"), given("b/TWO.jpg")];
  expect(places([wanted("one.png"), wanted("one"), wanted("two.jpg")], files)).toEqual({
    "one.png": "one.png",
    one: "unclear",
    "two.jpg": "unclear",
  });
});

it("leaves out what came, and what would replace a picture unless that is wanted", () => {
  const names = [
    wanted("came.jpg", { came: true }),
    wanted("has.jpg", { has: true }),
    wanted("some.jpg", { has: true }),
    wanted("some.jpg", { row: 3 }),
  ];
  const files = ["came.jpg", "has.jpg", "some.jpg"].map(given);
  expect(places(names, files)).toEqual({
    "came.jpg": "came",
    "has.jpg": "keep",
    "some.jpg": "some.jpg",
  });
  expect(places(names, files, true)).toMatchObject({ "came.jpg": "came", "has.jpg": "has.jpg" });
});

it("tells the products without a name, and the files that no row names", () => {
  const files = [given("one.jpg"), given("nobody.jpg")];
  const names = [
    wanted("one.jpg", { row: 2 }),
    wanted("one.jpg", { row: 5, color: "Blue" }),
    wanted("", { row: 9 }),
  ];
  const found = matched(names, files, false);
  expect(found.names.map(({ rows }) => rows.map(({ row }) => row))).toEqual([[2, 5]]);
  expect(found.nameless.map(({ row }) => row)).toEqual([9]);
  expect(found.unused.map(({ shown }) => shown)).toEqual(["nobody.jpg"]);
});
