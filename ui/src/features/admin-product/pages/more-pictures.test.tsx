import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { errorReply } from "@/test/server";
import { field, fieldsOf, open, openBrowser, save } from "@/test/admin-product-shop";

beforeEach(openBrowser);

const picture = (name: string) => new File([name], name, { type: "image/png" });

const STORED = [
  { image: "/uploads/side.webp", alt: "From the side" },
  { image: "/uploads/back.webp" },
  { image: "/uploads/box.webp", alt: "The box" },
];

const part = () => within(screen.getByRole("region", { name: "More pictures" }));
const chooser = () => part().getByLabelText(/: More pictures$/, { selector: "input" });
const row = (n: number) => within(part().getByRole("listitem", { name: `Picture ${n}` }));
const words = () =>
  part()
    .queryAllByRole<HTMLInputElement>("textbox", { name: "Picture in words" })
    .map(({ value }) => value);
const button = (name: string) => part().getByRole("button", { name });

function drop(...files: File[]) {
  fireEvent.drop(chooser(), { dataTransfer: { types: ["Files"], files } });
}

it("moves pictures by buttons, removes them, and sends them in their order", async () => {
  const { user, sent } = await open({ pictures: STORED });
  expect(words()).toEqual(["From the side", "", "The box"]);
  expect(part().getByText(/^3 of 7 pictures\./)).toBeVisible();
  await user.click(button("Move Picture 1 later"));
  expect(words()).toEqual(["", "From the side", "The box"]);
  // The focus goes with the picture, and a screen reader is told.
  expect(button("Move Picture 2 later")).toHaveFocus();
  expect(part().getByText("Picture 1 is now number 2 of 3.")).toBeInTheDocument();
  await user.keyboard("{Enter}");
  expect(words()).toEqual(["", "The box", "From the side"]);
  expect(button("Move Picture 3 later")).toHaveFocus();
  // The last stays the last.
  await user.keyboard("{Enter}");
  expect(words()).toEqual(["", "The box", "From the side"]);
  await user.click(button("Remove Picture 2"));
  expect(button("Remove Picture 2")).toHaveFocus();
  expect(part().getByText("Picture 2 was removed.")).toBeInTheDocument();
  await user.type(row(1).getByRole("textbox"), " From behind ");
  await user.click(save());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(fieldsOf(sent[0])).toEqual({
    pictures:
      '[{"image":"/uploads/back.webp","alt":"From behind"},{"image":"/uploads/side.webp","alt":"From the side"}]',
    expectedUpdatedAt: "2026-01-02T03:04:05Z",
  });
});

it("takes several that are dropped or chosen at once, and says which cannot be taken", async () => {
  const { user, sent } = await open({ pictures: STORED });
  drop(picture("a.png"), new File(["text"], "notes.txt", { type: "text/plain" }), picture("b.png"));
  await waitFor(() => expect(words()).toHaveLength(5));
  expect(part().getByText("2 pictures were added.")).toBeInTheDocument();
  expect(part().getByRole("alert")).toHaveTextContent(
    "notes.txt: Please choose a JPEG, PNG, WebP or GIF picture.",
  );
  await user.type(row(4).getByRole("textbox"), "In a hand");
  // A picture that was meant to go with it holds the form back, and nothing that was typed is lost.
  await user.click(save());
  await waitFor(() => expect(chooser()).toHaveFocus());
  expect(sent).toHaveLength(0);
  await user.click(button("Discard: More pictures"));
  expect(part().queryByRole("alert")).not.toBeInTheDocument();
  await user.upload(chooser(), [picture("c.png"), picture("d.png"), picture("e.png")]);
  await waitFor(() => expect(words()).toHaveLength(7));
  expect(part().getByRole("alert")).toHaveTextContent(
    "e.png: A product can have at most 7 pictures beside its main one.",
  );
  await user.click(save());
  await waitFor(() => expect(chooser()).toHaveFocus());
  expect(sent).toHaveLength(0);
  await user.click(button("Discard: More pictures"));
  expect(words()[3]).toBe("In a hand");
  await user.click(save());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.getAll("pictureFiles")).toHaveLength(4);
  const rows = JSON.parse(sent[0]?.get("pictures") as string) as object[];
  expect(rows.slice(3)).toEqual([{ alt: "In a hand" }, {}, {}, {}]);
});

it("lets a picture and the main one change places, with their words", async () => {
  const { user, sent } = await open({
    mainImage: "/uploads/front.webp",
    mainImageAlt: "From the front",
    pictures: STORED.slice(0, 2),
  });
  await user.click(button("Make main picture: Picture 1"));
  const main = within(screen.getByRole("region", { name: "Main picture" }));
  expect(main.getByRole("textbox", { name: "Picture in words" })).toHaveValue("From the side");
  expect(main.getByRole("img")).toHaveAttribute("src", expect.stringContaining("/uploads/side"));
  expect(words()).toEqual(["From the front", ""]);
  expect(button("Make main picture: Picture 1")).toHaveFocus();
  await user.click(save());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(fieldsOf(sent[0])).toEqual({
    mainImagePath: "/uploads/side.webp",
    mainImageAlt: "From the side",
    pictures:
      '[{"image":"/uploads/front.webp","alt":"From the front"},{"image":"/uploads/back.webp"}]',
    expectedUpdatedAt: "2026-01-02T03:04:05Z",
  });
});

it("makes a new picture the main one, which goes as such", async () => {
  const { user, sent } = await open({ mainImage: "/uploads/front.webp" });
  drop(picture("new.png"));
  await user.click(await part().findByRole("button", { name: "Make main picture: Picture 1" }));
  await user.click(save());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.has("mainImage")).toBe(true);
  expect(sent[0]?.get("pictures")).toBe('[{"image":"/uploads/front.webp"}]');
  expect(sent[0]?.getAll("pictureFiles")).toEqual([]);
  expect(sent[0]?.has("mainImagePath")).toBe(false);
});

it("shows what the shop refuses at its part, and leads there", async () => {
  const { user, answer } = await open({ pictures: STORED });
  drop(picture("a.png"));
  await waitFor(() => expect(words()).toHaveLength(4));
  const fault = "The picture is damaged or incomplete. Please choose another file.";
  answer(() => errorReply(400, fault, { pictureFiles: fault }));
  await user.click(save());
  expect(await part().findByText(fault)).toBeVisible();
  await waitFor(() => expect(screen.getByRole("region", { name: "More pictures" })).toHaveFocus());
  expect(words()).toHaveLength(4);
});

it("is told as unsaved, and a draft has its stored pictures and words again", async () => {
  const first = await open({ pictures: STORED });
  await first.user.click(button("Remove Picture 3"));
  await first.user.type(row(2).getByRole("textbox"), "From behind");
  drop(picture("a.png"));
  await waitFor(() => expect(words()).toHaveLength(3));
  expect(
    await screen.findByText(
      "Your text is kept in this browser. The pictures are not: save before you leave.",
    ),
  ).toBeInTheDocument();
  first.unmount();

  await open({ pictures: STORED });
  expect(await screen.findByText(/^Draft restored\. You left it on /)).toBeInTheDocument();
  expect(
    screen.getByText("Its pictures could not be kept: please choose them again."),
  ).toBeInTheDocument();
  expect(words()).toEqual(["From the side", "From behind"]);
  expect(field(/^Title/)).toHaveValue("Oppo A5");
});

it("reorders by dragging the picture", async () => {
  await open({ pictures: STORED });
  const data = { setData: () => undefined, types: ["text/plain"], effectAllowed: "", files: [] };
  const items = part().getAllByRole("listitem");
  const handle = items[2]?.querySelector("[draggable=true]");
  if (!handle || !items[0]) throw new Error("there are three");
  fireEvent.dragStart(handle, { dataTransfer: data });
  fireEvent.dragOver(items[0], { dataTransfer: data });
  fireEvent.drop(items[0], { dataTransfer: data });
  fireEvent.dragEnd(handle, { dataTransfer: data });
  await waitFor(() => expect(words()).toEqual(["The box", "From the side", ""]));
});
