import { screen } from "@testing-library/react";
import { http } from "msw";
import { expect, it } from "vitest";
import { renderApp } from "@/test/render-app";
import { errorReply, server } from "@/test/server";

it("shows both branches with shop number, floor, mall and area", async () => {
  renderApp("/store-location");
  expect(await screen.findByRole("heading", { level: 2, name: "Chawkbazar" })).toBeInTheDocument();
  expect(screen.getByText("Shop No 03 and A2 (4th Floor)")).toBeInTheDocument();
  expect(screen.getByText("Bahaddarhat Mall")).toBeInTheDocument();
  expect(screen.getByText("Bahaddarhat, Chittagong")).toBeInTheDocument();
});

it("offers another try when the settings cannot be loaded", async () => {
  server.use(http.get("/api/settings", () => errorReply(503, "The shop is busy.")));
  renderApp("/store-location");
  expect(await screen.findByText("The shop is busy.")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Retry" })).toBeInTheDocument();
});
