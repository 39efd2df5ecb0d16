import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, it } from "vitest";
import type { Settings } from "@/api/types";
import { signInAdmin } from "@/test/admin-handlers";
import { makeSettings } from "@/test/fixtures";
import { renderApp } from "@/test/render-app";
import { errorReply, server } from "@/test/server";

const UPDATED = "Settings updated successfully!";

const makeZones = () => [
  { name: "Inside Chattogram", charge: 60, freeFrom: 5_000 },
  { name: "Outside", charge: 120, freeFrom: 0 },
];

let settings: Settings;
let sent: unknown[];

beforeEach(() => {
  signInAdmin();
  sent = [];
  settings = makeSettings({
    deliveryZones: makeZones(),
    mobilePayments: [{ method: "bKash", number: "01711111111", text: "Send Money" }],
    codLimit: 20_000,
  });
  server.use(
    http.get("/api/settings", () => HttpResponse.json(settings)),
    http.put("/api/settings", async ({ request }) => {
      const change = (await request.json()) as Partial<Settings>;
      sent.push(change);
      settings = { ...settings, ...change };
      return HttpResponse.json({ success: true, message: UPDATED, settings });
    }),
  );
});

async function open() {
  const view = renderApp("/029A/admin/settings");
  await screen.findByLabelText("Shop name");
  const save = () => view.user.click(screen.getByRole("button", { name: /^Save settings/ }));
  return { ...view, save };
}

const zone = (n: number) => within(screen.getByRole("group", { name: `Delivery zone ${n}` }));
const account = (n: number) => within(screen.getByRole("group", { name: `Mobile account ${n}` }));

it("changes, adds and removes zones and accounts, and sends the whole lists", async () => {
  const { user, save } = await open();
  expect(zone(1).getByLabelText(/^Name/)).toHaveValue("Inside Chattogram");
  expect(zone(1).getByLabelText("Free from")).toHaveValue("5000");
  expect(zone(2).getByLabelText("Free from")).toHaveValue("");
  expect(account(1).getByLabelText("Service")).toHaveValue("bKash");
  expect(screen.getByLabelText("Limit for Cash on Delivery")).toHaveValue("20000");

  await user.click(screen.getByRole("button", { name: "Remove delivery zone 1" }));
  await user.click(screen.getByRole("button", { name: "Add zone" }));
  expect(zone(2).getByLabelText(/^Name/)).toHaveFocus();
  await user.keyboard("Dhaka");
  await user.type(zone(2).getByLabelText(/^Charge/), "১৫০");
  await user.click(screen.getByRole("button", { name: "Add mobile account" }));
  expect(account(2).getByLabelText("Service")).toHaveValue("Nagad");
  await user.type(account(2).getByLabelText(/^Account number/), "০১৮১১১১১১১১");
  await user.clear(screen.getByLabelText("Limit for Cash on Delivery"));
  await save();
  expect(await screen.findByText(UPDATED)).toBeInTheDocument();
  expect(sent).toEqual([
    {
      codLimit: 0,
      deliveryZones: [
        { name: "Outside", charge: 120, freeFrom: 0 },
        { name: "Dhaka", charge: 150, freeFrom: 0 },
      ],
      mobilePayments: [
        { method: "bKash", number: "01711111111", text: "Send Money" },
        { method: "Nagad", number: "01811111111", text: "" },
      ],
    },
  ]);
  expect(screen.queryByText("You have unsaved changes.")).not.toBeInTheDocument();
});

it("says in each row what is wrong, and what is there twice", async () => {
  const { user, save } = await open();
  await user.clear(zone(2).getByLabelText(/^Name/));
  await user.type(zone(2).getByLabelText(/^Name/), "inside chattogram");
  await user.clear(zone(2).getByLabelText(/^Charge/));
  await user.click(screen.getByRole("button", { name: "Add mobile account" }));
  await user.selectOptions(account(2).getByLabelText("Service"), "bKash");
  await user.type(account(2).getByLabelText(/^Account number/), "12");
  await save();
  expect(await zone(2).findByText("This is there twice.")).toBeInTheDocument();
  expect(zone(2).getByText("Please enter the charge, 0 for none.")).toBeInTheDocument();
  expect(account(2).getByText("This is there twice.")).toBeInTheDocument();
  expect(
    account(2).getByText("Please enter a phone number of 6 to 15 digits."),
  ).toBeInTheDocument();
  expect(sent).toEqual([]);
});

it("says within how many days a zone delivers, or nothing", async () => {
  const { user, save } = await open();
  const days = (n: number, which: "fewest" | "most") => zone(n).getByLabelText(`Days, ${which}`);
  await user.type(days(1, "fewest"), "৩");
  await save();
  expect(await zone(1).findByText("Please enter both numbers of days, or none.")).toBeVisible();
  await user.type(days(1, "most"), "2");
  await save();
  const order = "The most days must not be fewer than the fewest.";
  expect(await zone(1).findByText(order)).toBeVisible();
  await user.clear(days(1, "most"));
  await user.type(days(1, "most"), "61");
  await save();
  expect(await zone(1).findByText("Please enter a whole number up to 60.")).toBeVisible();
  expect(sent).toEqual([]);
  await user.clear(days(1, "most"));
  await user.type(days(1, "most"), "5");
  await save();
  expect(await screen.findByText(UPDATED)).toBeInTheDocument();
  const [inside, outside] = makeZones();
  expect(sent).toEqual([{ deliveryZones: [{ ...inside, daysFrom: 3, daysTo: 5 }, outside] }]);

  await user.clear(days(1, "fewest"));
  await user.clear(days(1, "most"));
  await save();
  await waitFor(() => expect(sent[1]).toEqual({ deliveryZones: [inside, outside] }));
});

it("puts what the server says of a list under it", async () => {
  server.use(
    http.put("/api/settings", () =>
      errorReply(400, "Please check the highlighted fields.", {
        deliveryZones: "“Dhaka” is there twice.",
        mobilePayments: "Please choose a service.",
        codLimit: "Limit must be a whole number.",
      }),
    ),
  );
  const { user, save } = await open();
  await user.type(zone(1).getByLabelText(/^Charge/), "0");
  await save();
  for (const text of [
    "“Dhaka” is there twice.",
    "Please choose a service.",
    "Limit must be a whole number.",
  ]) {
    expect(await screen.findByText(text)).toBeInTheDocument();
  }
  expect(zone(1).getByLabelText(/^Charge/)).toHaveValue("600");
});
