import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderApp } from "@/test/render-app";

it.each([
  ["/terms", "শর্তাবলি"],
  ["/policy", "গোপনীয়তা নীতি"],
])("shows %s in Bengali with the shop's e-mail and phones", async (path, title) => {
  renderApp(path);
  const heading = await screen.findByRole("heading", { level: 1, name: title });
  const article = heading.closest("article")!;
  expect(article).toHaveAttribute("lang", "bn");
  expect(await screen.findAllByRole("link", { name: "hello@haat.example" })).toHaveLength(2);
  expect(article).toHaveTextContent("01700000001");
  expect(article).toHaveTextContent("01700000002");
});
