import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, it, vi } from "vitest";
import { signInAdmin } from "@/test/admin-handlers";
import { choose, makePreview, PAGE, serveImport } from "@/test/admin-import-shop";
import { renderApp } from "@/test/render-app";
import { errorReply, server } from "@/test/server";
import { zipFile } from "@/test/zip";
import type { AddressReader } from "@/lib/addresses/reader";
import type { WantedPicture } from "../api/types";

const { read, close } = vi.hoisted(() => ({
  read: vi.fn<AddressReader["read"]>(),
  close: vi.fn<AddressReader["close"]>(),
}));
vi.mock("@/lib/addresses/reader", () => ({
  openAddressReader: (): AddressReader => ({ read, close }),
}));

beforeEach(signInAdmin);

const PNG = new Uint8Array([
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1,
  0, 0, 0, 1,
]);
const CHOOSER = "Choose a ZIP file or pictures";

const row = (number: number, title: string, name: string, change: Partial<WantedPicture> = {}) => ({
  row: number,
  title,
  color: "",
  name,
  has: false,
  came: false,
  ...change,
});

const WANTED = [
  row(2, "Padma", "padma.jpg"),
  row(2, "Padma", "পদ্মা-নীল.png", { color: "Blue" }),
  row(3, "Meghna", "https://elsewhere.example/meghna.png"),
  row(4, "Jamuna", "https://elsewhere.example/jamuna.png"),
  row(5, "Karnaphuli", "old.jpg", { has: true }),
  row(6, "Surma", ""),
];

/** A shop that takes every picture of a name, but for those of which `refusal` says no. */
function servePictures(refusal: (name: string) => Response | undefined = () => undefined) {
  const shop = serveImport();
  shop.pictures = WANTED;
  const sent: string[] = [];
  server.use(
    http.post("/api/admin/imports/i1/pictures", async ({ request }) => {
      const form = await request.formData();
      const name = form.get("name") as string;
      sent.push(name);
      const no = refusal(name);
      if (no) return no;
      shop.came.push(name);
      return HttpResponse.json({ success: true, name, image: "/uploads/x.webp" }, { status: 201 });
    }),
  );
  return { shop, sent };
}

const zip = () =>
  zipFile([
    { name: "Photos/PADMA.jpeg", content: PNG },
    { name: "Photos/পদ্মা-নীল.png", content: PNG },
    { name: "nobody.png", content: PNG },
    { name: "notes.txt" },
  ]);

it.each([
  ["no longer say that none come along, where the page asks for them", WANTED, false],
  ["do not come along where the page does not ask for them", [], true],
])("%s", async (_, wanted, told) => {
  const message = "8 products: no picture comes along.";
  const shop = serveImport(
    makePreview({
      notes: [message, "Prices are taken as taka; nothing is converted."],
      noteCodes: [{ code: "note_picture", args: { products: 8 } }, { code: "note_taka" }],
    }),
  );
  shop.pictures = wanted;
  const { user } = renderApp(PAGE);
  await choose(user);
  const notes = within(await screen.findByRole("region", { name: "Please note" }));
  expect(notes.getByText("Prices are taken as taka; nothing is converted.")).toBeInTheDocument();
  await waitFor(() => {
    expect(notes.queryAllByText(message)).toHaveLength(told ? 1 : 0);
    expect(screen.queryAllByRole("region", { name: "Pictures" })).toHaveLength(told ? 0 : 1);
  });
});

const facts = () => screen.getByLabelText("Pictures of this import");

it("are found in a ZIP and at addresses, sent with what became of each, and wait for the import", async () => {
  read.mockImplementation((url) =>
    Promise.resolve(
      url.includes("meghna") ? new Blob([PNG], { type: "image/png" }) : { fault: "blocked" },
    ),
  );
  const { shop, sent } = servePictures();
  const { user } = renderApp(PAGE);
  await choose(user);
  const part = within(await screen.findByRole("region", { name: "Pictures" }));
  expect(part.getByText(/1 product has no picture, and the file names none/)).toBeInTheDocument();
  expect(facts()).toHaveTextContent("In your files0At addresses2Sent0Stay as they are1Not found2");

  await user.upload(part.getByLabelText(CHOOSER), zip());
  await waitFor(() =>
    expect(facts()).toHaveTextContent(
      "In your files2At addresses2Sent0Stay as they are1Not found0",
    ),
  );
  expect(part.getByText("pictures.zip/notes.txt: this is no picture.")).toBeInTheDocument();
  expect(part.getByText("No row names 1 file")).toBeInTheDocument();
  expect(part.getByText("pictures.zip/nobody.png")).toBeInTheDocument();
  expect(sent).toEqual([]);

  // Whoever forgets to send them is asked once.
  await user.click(screen.getByRole("button", { name: /Confirm import/ }));
  expect(await screen.findByRole("alert")).toHaveTextContent("4 pictures were found but not sent.");
  expect(shop.confirmed).toBe(0);

  await user.click(part.getByRole("button", { name: "Send 4 pictures" }));
  expect(
    await part.findByText("Sent: 3 pictures. Not sent: 1, see below why."),
  ).toBeInTheDocument();
  expect(sent.sort()).toEqual([
    "https://elsewhere.example/meghna.png",
    "padma.jpg",
    "পদ্মা-নীল.png",
  ]);
  expect(facts()).toHaveTextContent("In your files0At addresses1Sent3Stay as they are1Not found0");
  const problems = part.getByRole("table", { name: "Without their picture: 1" });
  expect(within(problems).getAllByRole("row")[1]).toHaveTextContent(
    "4JamunaThe browser may not read this address; download the picture and put it into the ZIP. (https://elsewhere.example/jamuna.png)",
  );

  // The rest again: what came is not sent twice.
  await user.upload(
    part.getByLabelText(CHOOSER),
    new File([PNG], "Jamuna.png", { type: "image/png" }),
  );
  await user.click(await part.findByRole("button", { name: "Send 1 picture" }));
  expect(await part.findByText("Sent: 1 picture.")).toBeInTheDocument();
  expect(part.getByRole("heading", { name: "Pictures" })).toHaveFocus();
  expect(sent).toHaveLength(4);
  expect(part.queryByRole("table")).toBeNull();
  await user.click(screen.getByRole("button", { name: /Confirm import/ }));
  await waitFor(() => expect(shop.confirmed).toBe(1));
});

it("replace what a product has where that is wanted, also in a file that changes nothing else", async () => {
  const { shop, sent } = servePictures();
  shop.pictures = [row(5, "Karnaphuli", "old.jpg", { has: true })];
  server.use(
    http.post("/api/admin/imports", () =>
      HttpResponse.json(makePreview({ toAdd: 0, toUpdate: 0, unchanged: 1 }), { status: 201 }),
    ),
  );
  const { user } = renderApp(PAGE);
  await choose(user);
  const part = within(await screen.findByRole("region", { name: "Pictures" }));
  await user.upload(
    part.getByLabelText(CHOOSER),
    new File([PNG], "old.jpg", { type: "image/jpeg" }),
  );
  expect(part.queryByRole("button", { name: /^Send/ })).toBeNull();
  expect(screen.queryByRole("button", { name: /Confirm import/ })).toBeNull();
  await user.click(part.getByLabelText("Also replace pictures that products have already"));
  await user.click(await part.findByRole("button", { name: "Send 1 picture" }));
  expect(await screen.findByRole("button", { name: /Confirm import/ })).toBeInTheDocument();
  expect(sent).toEqual(["old.jpg"]);
});

it("are told by the shop's own words, and a shop that does not answer ends the sending", async () => {
  const damaged = { photo: "The picture is damaged or incomplete. Please choose another file." };
  const { shop } = servePictures((name) =>
    name === "padma.jpg" ? errorReply(400, damaged.photo, damaged) : undefined,
  );
  shop.pictures = [row(2, "Padma", "padma.jpg")];
  const { user } = renderApp(PAGE);
  await choose(user);
  const part = within(await screen.findByRole("region", { name: "Pictures" }));
  await user.upload(part.getByLabelText(CHOOSER), zip());
  await user.click(await part.findByRole("button", { name: "Send 1 picture" }));
  expect(await part.findByRole("table")).toHaveTextContent(`2Padma${damaged.photo} (padma.jpg)`);

  server.use(http.post("/api/admin/imports/i1/pictures", () => HttpResponse.error()));
  await user.click(part.getByRole("button", { name: "Send 1 picture" }));
  expect(
    await part.findByText(/What was sent is kept; send the rest to go on\.$/),
  ).toBeInTheDocument();
  expect(part.getByRole("button", { name: "Send 1 picture" })).toHaveFocus();
});

it("can be stopped while they are sent", async () => {
  const { shop, sent } = servePictures();
  shop.pictures = [row(2, "Padma", "https://elsewhere.example/padma.png")];
  read.mockImplementation(
    () => new Promise((resolve) => close.mockImplementation(() => resolve({ fault: "blocked" }))),
  );
  const { user } = renderApp(PAGE);
  await choose(user);
  const part = within(await screen.findByRole("region", { name: "Pictures" }));
  await user.click(part.getByRole("button", { name: "Send 1 picture" }));
  expect(part.getByRole("progressbar", { name: "Pictures sent" })).toHaveValue(0);
  expect(part.getByText("Pictures: 0 percent")).toHaveAttribute("role", "status");
  await user.click(screen.getByRole("button", { name: /Confirm import/ }));
  expect(
    screen.getByText("Pictures are being sent. Wait for them, or stop them first."),
  ).toBeVisible();
  expect(shop.confirmed).toBe(0);
  await user.click(part.getByRole("button", { name: "Stop" }));
  expect(await part.findByText(/^Stopped\. What was sent is kept/)).toBeInTheDocument();
  expect(sent).toEqual([]);
  expect(part.queryByRole("table")).toBeNull();
  expect(part.getByRole("button", { name: "Send 1 picture" })).toHaveFocus();
});
