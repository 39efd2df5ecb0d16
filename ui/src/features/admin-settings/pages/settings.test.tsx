import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, it } from "vitest";
import type { Settings } from "@/api/types";
import { signInAdmin } from "@/test/admin-handlers";
import { makeSettings } from "@/test/fixtures";
import { renderApp } from "@/test/render-app";
import { errorReply, listReply, server } from "@/test/server";

const UPDATED = "Settings updated successfully!";

beforeEach(() => {
  // jsdom shows no files.
  URL.createObjectURL = () => "blob:preview";
  URL.revokeObjectURL = () => undefined;
  signInAdmin();
});

/** A shop whose settings can be changed; what was sent is told. */
function changeable(start: Settings) {
  const shop = { settings: start, sent: [] as Partial<Settings>[] };
  server.use(
    http.get("/api/settings", () => HttpResponse.json(shop.settings)),
    http.put("/api/settings", async ({ request }) => {
      const change = (await request.json()) as Partial<Settings>;
      shop.sent.push(change);
      shop.settings = {
        ...shop.settings,
        ...change,
        branches: shop.settings.branches.map((branch, index) => ({
          ...branch,
          ...change.branches?.[index],
        })),
      };
      return HttpResponse.json({ success: true, message: UPDATED, settings: shop.settings });
    }),
  );
  return shop;
}

async function open() {
  const view = renderApp("/029A/admin/settings");
  await screen.findByLabelText("Shop name");
  const save = () => view.user.click(screen.getByRole("button", { name: /^Save settings/ }));
  const retype = async (label: string | HTMLElement, text: string) => {
    const field = typeof label === "string" ? screen.getByLabelText(label) : label;
    await view.user.clear(field);
    if (text !== "") await view.user.type(field, text);
  };
  return { ...view, save, retype };
}

const branch = (n: number) =>
  within(screen.getByRole("group", { name: new RegExp(`^Branch ${n}`) }));

it("shows every setting, and saves those that were changed for the whole shop", async () => {
  const shop = changeable(makeSettings({ emiRate: 9 }));
  const { save, retype, router } = await open();
  for (const [label, value] of [
    ["Shop name", "Haat"],
    ["E-mail", "hello@haat.example"],
    ["Phone 1", "01700000001"],
    ["Phone 2", "01700000002"],
    ["WhatsApp", "8801700000003"],
    ["Social link", "https://social.example/haat"],
    ["Opening hours", "10:00 to 20:00"],
    ["EMI rate", "9"],
  ] as const) {
    expect(screen.getByLabelText(label)).toHaveValue(value);
  }
  expect(branch(1).getByLabelText("Shop number")).toHaveValue("Shop No 03 and A2");
  expect(branch(2).getByLabelText("Floor")).toHaveValue("5th Floor");
  expect(screen.queryByText("You have unsaved changes.")).not.toBeInTheDocument();

  await retype("Shop name", "হাট");
  await retype("Phone 2", "০১৮০০০০০০০২");
  await retype("EMI rate", "12%");
  await retype(branch(2).getByLabelText("Mall"), "New Market");
  expect(screen.getByText("You have unsaved changes.")).toBeInTheDocument();
  await save();
  expect(await screen.findByText(UPDATED)).toBeInTheDocument();
  expect(shop.sent).toEqual([
    {
      shopName: "হাট",
      phones: ["01700000001", "01800000002"],
      emiRate: 12,
      branches: [{}, { mall: "New Market" }],
    },
  ]);
  expect(screen.queryByText("You have unsaved changes.")).not.toBeInTheDocument();

  await router.navigate("/store-location");
  expect(await screen.findByText("New Market")).toBeInTheDocument();
});

it("takes empty values, which the shop then does not show", async () => {
  const shop = changeable(makeSettings());
  const { save, retype } = await open();
  await retype("E-mail", "");
  await retype("WhatsApp", "");
  await save();
  expect(await screen.findByText(UPDATED)).toBeInTheDocument();
  expect(shop.sent).toEqual([{ email: "", whatsapp: "" }]);
});

it("takes the rules of warranty and returns in both languages", async () => {
  const shop = changeable(makeSettings({ warrantyRule: "Bring the receipt." }));
  const { save, retype } = await open();
  expect(screen.getByLabelText("Warranty rule in English")).toHaveValue("Bring the receipt.");
  await retype("Warranty rule in English", "");
  await retype("Return rule in English", " Within 7 days ");
  await retype("Return rule in Bengali", "৭ দিনের মধ্যে");
  await save();
  expect(await screen.findByText(UPDATED)).toBeInTheDocument();
  expect(shop.sent).toEqual([
    { warrantyRule: "", returnRule: "Within 7 days", returnRuleBn: "৭ দিনের মধ্যে" },
  ]);
});

it("says at each field what is wrong, and sends nothing", async () => {
  const shop = changeable(makeSettings());
  const { user, save, retype } = await open();
  await retype("E-mail", "nobody");
  await retype("Phone 1", "12");
  await retype("WhatsApp", "01700000003");
  await retype("Social link", "facebook.com/haat");
  await retype("EMI rate", "101");
  await retype(branch(1).getByLabelText("Map link"), "javascript:alert(1)");
  await save();
  for (const text of [
    "Please enter a valid e-mail address.",
    "Please enter a phone number of 6 to 15 digits.",
    "Please enter the number with its country code, such as 8801700000000.",
    "Social link must be a link that starts with http:// or https://.",
    "The EMI rate must be a whole number from 0 to 100.",
    "Map link must be a link that starts with http:// or https://.",
    "Please check the highlighted fields.",
  ]) {
    expect(await screen.findByText(text)).toBeInTheDocument();
  }
  expect(screen.getByLabelText("E-mail")).toHaveFocus();
  expect(shop.sent).toEqual([]);

  await user.click(screen.getByRole("button", { name: "Discard" }));
  expect(screen.getByLabelText("E-mail")).toHaveValue("hello@haat.example");
  expect(screen.queryByText("Please enter a valid e-mail address.")).not.toBeInTheDocument();
});

it("puts the server's words at the fields and keeps what was typed", async () => {
  const phones = "Please enter phone numbers of 6 to 15 digits.";
  changeable(makeSettings());
  server.use(
    http.put("/api/settings", () =>
      errorReply(400, "Please check the highlighted fields.", {
        shopName: "Shop name can have at most 100 characters.",
        phones,
      }),
    ),
  );
  const { save, retype } = await open();
  await retype("Shop name", "Haat 2");
  await save();
  expect(await screen.findByText("Failed to update settings.")).toBeInTheDocument();
  expect(screen.getByLabelText("Shop name")).toHaveAccessibleDescription(
    /Shop name can have at most 100 characters\./,
  );
  expect(screen.getByLabelText("Phone 1")).toHaveAccessibleDescription(new RegExp(phones));
  expect(screen.getByLabelText("Shop name")).toHaveValue("Haat 2");

  server.use(http.put("/api/settings", () => HttpResponse.error()));
  await save();
  expect(
    await screen.findByText("We cannot reach the shop. Check your connection and try again."),
  ).toBeInTheDocument();
  expect(screen.getByText("You have unsaved changes.")).toBeInTheDocument();
});

it("saves a branch's photo, and removes it after a question", async () => {
  let settings = makeSettings();
  const withPhoto = (photo: string) => {
    const [first, second] = makeSettings().branches;
    if (!first || !second) throw new Error("two branches");
    settings = makeSettings({ branches: [first, { ...second, photo }] });
  };
  server.use(
    http.get("/api/settings", () => HttpResponse.json(settings)),
    http.post("/api/settings/branches/2/photo", async ({ request }) => {
      expect(await request.text()).toContain('name="photo"');
      withPhoto("/uploads/front.webp");
      return HttpResponse.json({ success: true, message: UPDATED, settings });
    }),
    http.delete("/api/settings/branches/2/photo", () => {
      withPhoto("");
      return HttpResponse.json({ success: true, message: UPDATED });
    }),
  );
  const { user } = await open();
  const file = new File(["front"], "front.jpg", { type: "image/jpeg" });
  await user.upload(branch(2).getByLabelText("Choose a picture: Photo of branch 2"), file);
  expect(
    await branch(2).findByRole("img", { name: "Photo of branch 2: New, not saved yet" }),
  ).toBeInTheDocument();
  await user.click(branch(2).getByRole("button", { name: /^Save photo/ }));
  expect(await screen.findByText(UPDATED)).toBeInTheDocument();
  expect(
    await branch(2).findByRole("img", { name: "Photo of branch 2: In the shop now" }),
  ).toHaveAttribute("src", "/uploads/front.webp");

  await user.click(branch(2).getByRole("button", { name: "Remove photo: Branch 2" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText("Are you sure you want to remove this photo?")).toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: /^Remove/ }));
  await waitFor(() =>
    expect(branch(2).getByRole("img", { name: "No picture yet" })).toBeInTheDocument(),
  );
});

it("says why a photo is refused, and keeps the choice", async () => {
  const damaged = "The picture is damaged or incomplete. Please choose another file.";
  server.use(
    http.post("/api/settings/branches/1/photo", () => errorReply(400, damaged, { photo: damaged })),
  );
  const { user } = await open();
  const file = new File(["front"], "front.jpg", { type: "image/jpeg" });
  await user.upload(branch(1).getByLabelText("Choose a picture: Photo of branch 1"), file);
  await user.click(await branch(1).findByRole("button", { name: /^Save photo/ }));
  expect(await branch(1).findByRole("alert")).toHaveTextContent(damaged);
  expect(await screen.findByText("Failed to update the photo.")).toBeInTheDocument();
  expect(branch(1).getByRole("button", { name: /^Save photo/ })).toBeInTheDocument();
});

it("offers another try where the settings cannot be loaded", async () => {
  server.use(http.get("/api/settings", () => errorReply(503, "The shop is busy.")));
  const { user } = renderApp("/029A/admin/settings");
  expect(await screen.findByText("The shop is busy.")).toBeInTheDocument();
  server.use(http.get("/api/settings", () => HttpResponse.json(makeSettings())));
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByLabelText("Shop name")).toHaveValue("Haat");
});

it("asks before unsaved changes are left, and before a logout", async () => {
  changeable(makeSettings());
  server.use(http.get("/contact", () => listReply([])));
  const { user, save, retype, router } = await open();
  const messages = () => user.click(screen.getByRole("link", { name: "Messages" }));
  const stay = async () => {
    await screen.findByRole("dialog", { name: "Leave without saving?" });
    await user.click(screen.getByRole("button", { name: "Cancel" }));
  };
  await retype("Shop name", "Haat 2");
  await messages();
  await stay();
  await user.click(screen.getByRole("button", { name: "Logout" }));
  await stay();
  expect(router.location.pathname).toBe("/029A/admin/settings");
  expect(screen.getByLabelText("Shop name")).toHaveValue("Haat 2");

  await save();
  await screen.findByText(UPDATED);
  await messages();
  await screen.findByRole("heading", { level: 1, name: "All Messages" });
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("asks before a chosen photo is left", async () => {
  changeable(makeSettings());
  server.use(http.get("/contact", () => listReply([])));
  const { user } = await open();
  const chooser = branch(2).getByLabelText(/^Choose .*: Photo of branch 2/);
  await user.upload(chooser, new File(["x"], "shop.jpg", { type: "image/jpeg" }));
  await screen.findByRole("button", { name: /^Save photo/ });
  await user.click(screen.getByRole("link", { name: "Messages" }));
  await screen.findByRole("dialog", { name: "Leave without saving?" });
  await user.click(screen.getByRole("button", { name: "Leave" }));
  await screen.findByRole("heading", { level: 1, name: "All Messages" });
});
