import { screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { beforeEach, expect, it } from "vitest";
import type { Customer } from "@/api/types";
import { signInAdmin } from "@/test/admin-handlers";
import { renderApp } from "@/test/render-app";
import { errorReply, listReply, server } from "@/test/server";

function makePerson(change: Partial<Customer> = {}): Customer {
  return {
    _id: "c1",
    name: "Rahim",
    email: "rahim@haat.example",
    phone: "01700000009",
    address: "Road 5",
    points: 120,
    orders: 3,
    spent: 135_000,
    lastOrderAt: "2026-01-09T20:04:05.000Z",
    createdAt: "2025-12-01T03:04:05.000Z",
    ...change,
  };
}

let people: Customer[];
let asked: string[];

beforeEach(() => {
  signInAdmin();
  people = [
    makePerson(),
    makePerson({ _id: "c2", name: "করিম", phone: "", orders: 0, spent: 0, lastOrderAt: null }),
  ];
  asked = [];
  server.use(
    http.get("/api/admin/customers", ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      asked.push(search);
      const q = (searchParams.get("q") ?? "").toLowerCase();
      const found = people.filter(({ name }) => name.toLowerCase().includes(q));
      return listReply(found, found.length);
    }),
  );
});

const person = async (name: string) => within(await screen.findByRole("article", { name }));

it("shows how to reach people, what they bought, and leads to their orders", async () => {
  renderApp("/029A/admin/customers");
  const rahim = await person("Rahim");
  for (const text of [
    "Customer since 1 Dec 2025",
    "Road 5",
    "3",
    "TK 135,000",
    "120",
    "10 Jan 2026",
  ]) {
    expect(rahim.getByText(text)).toBeInTheDocument();
  }
  expect(rahim.getByRole("link", { name: "Call 01700000009" })).toHaveAttribute(
    "href",
    "tel:01700000009",
  );
  expect(rahim.getByRole("link", { name: "See orders of Rahim" })).toHaveAttribute(
    "href",
    "/029A/admin/orders?q=01700000009",
  );
  const karim = await person("করিম");
  expect(karim.getByText("None yet")).toBeInTheDocument();
  expect(karim.getByText("Not Provided")).toBeInTheDocument();
  expect(karim.queryByRole("link", { name: /^See orders/ })).not.toBeInTheDocument();
  expect(screen.getByText("2 customers")).toBeInTheDocument();
});

it("searches, and shows everybody again", async () => {
  const { user, router } = renderApp("/029A/admin/customers");
  await person("Rahim");
  await user.keyboard("/");
  await user.keyboard("nobody{Enter}");
  expect(await screen.findByText("No customers found")).toBeInTheDocument();
  expect(router.location.search).toBe("?q=nobody");
  expect(asked).toContain("?page=1&limit=20&q=nobody");
  await user.click(screen.getByRole("button", { name: "Show all customers" }));
  await person("Rahim");
});

it("says that nobody registered yet, and offers another try", async () => {
  server.use(
    http.get("/api/admin/customers", () => errorReply(503, "The shop is busy."), { once: true }),
  );
  people = [];
  const { user } = renderApp("/029A/admin/customers");
  expect(await screen.findByText("The shop is busy.")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Retry" }));
  await waitFor(() => expect(screen.getByText("No customers yet")).toBeInTheDocument());
});
