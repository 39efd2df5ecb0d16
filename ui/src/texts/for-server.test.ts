import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { textsForServer } from "./for-server";

it("is what the server has: run make gen where it is not", async () => {
  const baked = await readFile("../src/site/texts.json", "utf8");
  expect(baked).toBe(await textsForServer());
});
