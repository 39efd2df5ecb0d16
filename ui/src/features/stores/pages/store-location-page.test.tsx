import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, it } from "vitest";
import { makeSettings } from "@/test/fixtures";
import { renderApp } from "@/test/render-app";
import { errorReply, server } from "@/test/server";

it("shows both branches with shop number, floor, mall and area", async () => {
  renderApp("/store-location");
  expect(await screen.findByRole("heading", { level: 2, name: "Chawkbazar" })).toBeInTheDocument();
  expect(screen.getByText("Shop No 03 and A2 (4th Floor)")).toBeInTheDocument();
  expect(screen.getByText("Bahaddarhat Mall")).toBeInTheDocument();
  expect(screen.getByText("Bahaddarhat, Chittagong")).toBeInTheDocument();
});

/** The main part of the page once a branch is there. */
async function branches() {
  await screen.findAllByRole("heading", { level: 2, name: /Chawkbazar|Our shop/ });
  return within(screen.getByRole("main"));
}

it("shows photo, way, hours and phones, each as its owner set it", async () => {
  const [first, second] = makeSettings().branches;
  const settings = makeSettings({
    phones: ["+880 1700-000001", ""],
    branches: [
      { ...first!, photo: "/uploads/front.webp", mapLink: "https://maps.example/1" },
      { ...second!, photo: "", mapLink: "" },
    ],
  });
  server.use(http.get("/api/settings", () => HttpResponse.json(settings)));
  renderApp("/store-location");
  const main = await branches();
  expect(main.getByRole("img", { name: "Shop front, Chawkbazar" })).toBeInTheDocument();
  expect(main.getAllByRole("img")).toHaveLength(1);
  const maps = main.getAllByRole("link", { name: /^Open in maps/ });
  expect(maps).toHaveLength(1);
  expect(maps[0]).toHaveAttribute("href", "https://maps.example/1");
  expect(maps[0]).toHaveAttribute("rel", "noopener noreferrer");
  expect(main.getAllByText("10:00 to 20:00")).toHaveLength(2);
  for (const phone of main.getAllByRole("link", { name: "Call +880 1700-000001" })) {
    expect(phone).toHaveAttribute("href", "tel:+8801700000001");
  }
  expect(main.getAllByRole("link", { name: /^Call/ })).toHaveLength(2);
});

it("hides what is not set, and branches of which nothing is", async () => {
  const empty = {
    name: "",
    shopNumber: "",
    floor: "",
    mall: "",
    area: "",
    city: "",
    photo: "",
    mapLink: "",
  };
  const settings = makeSettings({
    phones: ["", ""],
    openingHours: "",
    branches: [{ ...empty, city: "Chittagong" }, empty],
  });
  server.use(http.get("/api/settings", () => HttpResponse.json(settings)));
  renderApp("/store-location");
  const main = await branches();
  expect(main.getAllByRole("article")).toHaveLength(1);
  expect(main.getByText("Chittagong")).toBeInTheDocument();
  expect(main.queryByText(/Open|Phone/)).not.toBeInTheDocument();
  expect(main.queryByRole("link", { name: /Call|maps/ })).not.toBeInTheDocument();
});

it("offers another try when the settings cannot be loaded", async () => {
  server.use(http.get("/api/settings", () => errorReply(503, "The shop is busy.")));
  renderApp("/store-location");
  expect(await screen.findByText("The shop is busy.")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Retry" })).toBeInTheDocument();
});
