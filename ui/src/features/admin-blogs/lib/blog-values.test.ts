import { expect, it } from "vitest";
import { makeBlog } from "@/test/fixtures";
import { blogForm, rebase } from "./blog-values";

const base = makeBlog({ title: "Old", description: "Text", socialLink: "" });

it("sends only what differs, with the version that was seen", () => {
  const form = blogForm({ title: " Old ", description: "New text", socialLink: "" }, base);
  expect([...form.entries()]).toEqual([
    ["description", "New text"],
    ["expectedUpdatedAt", base.updatedAt],
  ]);
});

it("sends an emptied link", () => {
  const linked = { ...base, socialLink: "https://social.example/1" };
  const form = blogForm({ title: "Old", description: "Text", socialLink: "" }, linked);
  expect(form.get("socialLink")).toBe("");
});

it("keeps what was typed and takes over the rest", () => {
  const now = { title: "Theirs", description: "Their text", socialLink: "" };
  expect(rebase({ title: "Mine", description: "Text", socialLink: "" }, base, now)).toEqual({
    values: { title: "Mine", description: "Their text", socialLink: "" },
    taken: ["description"],
    clashes: ["title"],
  });
});

it("sees no clash where both typed the same", () => {
  const now = { title: "Same", description: "Text", socialLink: "" };
  expect(rebase({ ...now, title: "Same " }, base, now).clashes).toEqual([]);
});
