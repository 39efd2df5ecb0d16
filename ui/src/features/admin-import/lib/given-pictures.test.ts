import { expect, it } from "vitest";
import { zipFile } from "@/test/zip";
import { joined, lookAt } from "./given-pictures";

const picture = (name: string, content = "x") => new File([content], name);

it("takes loose pictures and those of a ZIP, and says what it leaves", async () => {
  const zip = zipFile([
    { name: "Photos/" },
    { name: "Photos/One.JPG" },
    { name: "windows\\দুই.png" },
    { name: "__MACOSX/Photos/._One.JPG" },
    { name: "Photos/.DS_Store" },
    { name: "Thumbs.db" },
    { name: "readme.txt" },
    { name: "inner.zip" },
    { name: "../../etc/three.png" },
    { name: "/four.png" },
    { name: "C:/five.png" },
    { name: "locked.png", encrypted: true },
    { name: "huge.png", size: 41 * 1024 * 1024 },
    { name: "empty.png", content: new Uint8Array() },
  ]);
  const { pictures, left } = await lookAt([
    zip,
    picture("six.webp"),
    picture("prices.csv"),
    picture("none.gif", ""),
    new File(["not a zip at all, though it says so"], "other.zip"),
    zipFile([], "nothing.zip"),
  ]);
  expect(pictures.map(({ shown, name }) => [shown, name])).toEqual([
    ["pictures.zip/Photos/One.JPG", "One.JPG"],
    ["pictures.zip/windows/দুই.png", "দুই.png"],
    ["six.webp", "six.webp"],
  ]);
  const file = await pictures[0]!.open();
  expect([file.name, [...new Uint8Array(await file.arrayBuffer())]]).toEqual([
    "One.JPG",
    [1, 2, 3],
  ]);
  expect(left.map(({ shown, fault }) => [shown, fault])).toEqual([
    ["pictures.zip/readme.txt", "noPicture"],
    ["pictures.zip/inner.zip", "nestedZip"],
    ["pictures.zip/../../etc/three.png", "unsafeName"],
    ["pictures.zip//four.png", "unsafeName"],
    ["pictures.zip/C:/five.png", "unsafeName"],
    ["pictures.zip/locked.png", "encrypted"],
    ["pictures.zip/huge.png", "tooLarge"],
    ["pictures.zip/empty.png", "emptyFile"],
    ["prices.csv", "noPicture"],
    ["none.gif", "emptyFile"],
    ["other.zip", "notZip"],
    ["nothing.zip", "emptyZip"],
  ]);
});

it("knows the same ZIP again, and keeps what another one has", async () => {
  const zip = zipFile([{ name: "one.png" }, { name: "a.txt" }]);
  const first = await lookAt([zip]);
  const both = joined(first, await lookAt([zip, zipFile([{ name: "one.png" }], "more.zip")]));
  expect(both.pictures.map(({ shown }) => shown)).toEqual([
    "pictures.zip/one.png",
    "more.zip/one.png",
  ]);
  expect(both.left).toHaveLength(1);
});
