import { screen, waitFor, within } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, it, vi } from "vitest";
import { ADD_FORMS, type AddForm } from "@/config/add-forms";
import { hasDrafts } from "@/lib/drafts";
import { ADMIN, makeProduct } from "@/test/fixtures";
import { renderApp } from "@/test/render-app";
import { errorReply, server } from "@/test/server";

/** Titles and addresses as the specification has them (section 2). */
const PAGES: Record<AddForm, [path: string, title: string]> = {
  product: ["addproduct", "Add New Product"],
  upcoming: ["addUpcomings", "Add Upcoming Products"],
  phone: ["addphone", "Add Phone"],
  laptop: ["addlaptop", "Add Laptop"],
  watch: ["addwatch", "Add Smart Watch"],
  accessories: ["addaccessories", "Add Accessories"],
  tv: ["addtv", "Add Smart TV"],
  bestdeal: ["addbestdeals", "Add Best Deals"],
  exclusive: ["addexclusive", "Add Exclusive"],
  offer: ["addoffersale", "Add Offer Sale"],
};

beforeEach(() => {
  localStorage.clear();
  // jsdom shows no pictures, and keeps none.
  URL.createObjectURL = vi.fn(() => "blob:picture");
  URL.revokeObjectURL = vi.fn();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  server.use(http.get("/api/me", () => HttpResponse.json({ user: ADMIN, customer: null })));
});

const picture = (name: string, type = "image/png") => new File([name], name, { type });

/** What the form sent, field by field; a file is its name and content. */
async function open(form: AddForm) {
  const [path, title] = PAGES[form];
  const sent: FormData[] = [];
  const keys: (string | null)[] = [];
  const view = renderApp(`/029A/admin/${path}`);
  await screen.findByRole("heading", { level: 1, name: title });
  await screen.findByRole("textbox", { name: /^Title/ });
  function answer(reply: () => Response = () => added("n1")) {
    server.use(
      http.post(ADD_FORMS[form].path, async ({ request }) => {
        sent.push(await request.formData());
        keys.push(request.headers.get("Idempotency-Key"));
        return reply();
      }),
    );
  }
  answer();
  const submit = () =>
    view.user.click(screen.getByRole("button", { name: /^(Add Product|Add Phone)/ }));
  return { ...view, sent, keys, answer, submit };
}

const added = (insertedId: string) => HttpResponse.json({ acknowledged: true, insertedId });

const field = (name: RegExp | string) => screen.getByRole("textbox", { name });

const suggested = (name: RegExp) => screen.getByRole("combobox", { name });

const choose = (user: UserEvent, label: RegExp, file: File) =>
  user.upload(screen.getByLabelText(label, { selector: "input" }), file);

async function fillTexts(user: UserEvent, category?: string) {
  for (const [label, text] of [
    [/^Title/, "Oppo A5"],
    [/^Description/, "Bright."],
    [/^Price \*|^Price$/, "৪৮,০০০"],
    [/^Offer price/, "45000"],
    [/^Stock/, "3"],
    [/^Estimated delivery/, "2 to 3 days"],
    [/^Warranty/, "1 year"],
  ] as const) {
    await user.type(field(label), text);
  }
  await user.type(suggested(/^Brand/), "oppo");
  if (category !== undefined) await user.type(suggested(/^Category/), category);
}

it.each(Object.keys(PAGES) as AddForm[])("adds by the form %s", async (form) => {
  const { user, sent, submit, router } = await open(form);
  const { category, specifications, listing } = ADD_FORMS[form];
  await fillTexts(user, category === undefined ? "tripod" : undefined);
  await choose(user, /picture: Main image/, picture("main.png"));
  await submit();
  const done = form === "phone" ? "Phone added successfully!" : "Product added successfully!";
  expect(await screen.findByText(done)).toBeInTheDocument();
  const [body] = sent;
  expect(Object.fromEntries([...(body ?? [])].filter(([name]) => name !== "mainImage"))).toEqual({
    title: "Oppo A5",
    description: "Bright.",
    mainImageAlt: "",
    pictures: "[]",
    price: "48000",
    offerPrice: "45000",
    stock: "3",
    emiAvailable: "false",
    category: category ?? "TRIPOD",
    brand: "OPPO",
    estimatedDelivery: "2 to 3 days",
    warranty: "1 year",
    ramStorage: "[]",
    availableColors: "[]",
    ...(specifications === "list"
      ? { specifications: "[]", buyPoints: "0" }
      : {
          specifications:
            '{"body":"","battery":"","display":"","mainCamera":"","selfieCamera":"","launch":""}',
        }),
  });

  // Emptied for the next one, which begins at the title.
  expect(field(/^Title/)).toHaveValue("");
  await waitFor(() => expect(field(/^Title/)).toHaveFocus());
  expect(hasDrafts()).toBe(false);

  const product = makeProduct({ _id: "n1", listing, title: "Oppo A5" });
  server.use(
    http.get(/\/(allproducts|tranding|bestdeal|allexclusive|offers)\/n1$/, () =>
      HttpResponse.json(product),
    ),
    http.get(/\/categorysearch/, () => HttpResponse.json([])),
    http.patch(/\/increment-\w+-views\/n1$/, () =>
      HttpResponse.json({ acknowledged: true, views: 11 }),
    ),
  );
  await user.click(screen.getByRole("button", { name: "View" }));
  await waitFor(() => expect(router.location.pathname).toMatch(/\/n1$/));
});

it("complains of every missing field, and leads to the first", async () => {
  const { user, sent, submit } = await open("product");
  await submit();
  for (const text of [
    "Title is required.",
    "Description is required.",
    "Main image is required.",
    "Price is required.",
    "Offer price is required.",
    "Stock is required.",
    "Category is required.",
    "Brand is required.",
    "Estimated delivery is required.",
    "Warranty is required.",
    "Please check the highlighted fields.",
  ]) {
    expect(await screen.findByText(text)).toBeInTheDocument();
  }
  expect(field(/^Title/)).toHaveFocus();
  expect(field(/^Title/)).toHaveAccessibleDescription("Title is required.");
  await user.type(field(/^Title/), "Oppo");
  expect(screen.queryByText("Title is required.")).not.toBeInTheDocument();
  expect(sent).toHaveLength(0);
});

it("takes no letters as numbers, and no file but a picture", async () => {
  const { user } = await open("phone");
  await user.type(field(/^Stock/), "1a2");
  expect(field(/^Stock/)).toHaveValue("12");
  // As by "all files" of the chooser.
  const anyFile = userEvent.setup({ applyAccept: false });
  await choose(anyFile, /picture: Main image/, picture("price-list.pdf", "application/pdf"));
  expect(
    await screen.findByText("price-list.pdf: Please choose a JPEG, PNG, WebP or GIF picture."),
  ).toBeInTheDocument();
  const large = picture("large.png");
  Object.defineProperty(large, "size", { value: 10 * 1024 * 1024 + 1 });
  await choose(user, /picture: Main image/, large);
  expect(
    await screen.findByText(
      "large.png: The picture is larger than 10 MB. Please choose a smaller file.",
    ),
  ).toBeInTheDocument();
});

it("adds a row only when those that are there are filled", async () => {
  const { user, sent, submit } = await open("accessories");
  for (const [add, row, refused] of [
    [
      "Add specification",
      "Specification",
      "Please fill all fields before adding another specification.",
    ],
    ["Add RAM option", "RAM option", "Please fill all fields before adding another RAM option."],
    ["Add colour", "Colour", "Please fill all fields before adding another color."],
  ] as const) {
    await user.click(screen.getByRole("button", { name: add }));
    const first = screen.getByRole("listitem", { name: `${row} 1` });
    expect(within(first).getAllByRole("textbox")[0]).toHaveFocus();
    await user.click(screen.getByRole("button", { name: add }));
    expect(await screen.findByText(refused)).toBeInTheDocument();
    expect(screen.queryByRole("listitem", { name: `${row} 2` })).not.toBeInTheDocument();
  }
  await user.type(field(/^Field/), "Length");
  await user.type(field(/^Value/), "2 m");
  expect(screen.queryByText(/adding another specification/)).not.toBeInTheDocument();
  await user.type(field(/^Option/), "Pack of 2");
  await user.type(screen.getAllByRole("textbox", { name: /^Price difference/ })[0]!, "−১০০");
  await user.type(field(/^Colour/), "Black");
  await choose(user, /Choose a picture: Picture of Black/, picture("black.png"));
  await screen.findByLabelText("Choose another picture: Picture of Black", { selector: "input" });
  await user.click(screen.getByRole("button", { name: "Add colour" }));
  await user.click(await screen.findByRole("button", { name: "Remove colour 2" }));
  expect(screen.getByRole("button", { name: "Add colour" })).toHaveFocus();

  await fillTexts(user);
  await choose(user, /picture: Main image/, picture("main.png"));
  await submit();
  await screen.findByText("Product added successfully!");
  expect(sent[0]?.get("specifications")).toBe('[{"field":"Length","value":"2 m"}]');
  expect(sent[0]?.get("ramStorage")).toBe('[{"option":"Pack of 2","priceDifference":-100}]');
  expect(sent[0]?.get("availableColors")).toBe('[{"color":"Black","priceDifference":0}]');
  expect(sent[0]?.getAll("colorImages")).toHaveLength(1);
});

it("says what came of it in the specification's words, and keeps what was typed", async () => {
  const { user, keys, answer, submit } = await open("phone");
  await fillTexts(user);
  await choose(user, /picture: Main image/, picture("main.png"));

  answer(() => HttpResponse.json({ acknowledged: false, insertedId: "" }));
  await submit();
  expect(await screen.findByText("Error adding phone.")).toBeInTheDocument();

  answer(() =>
    errorReply(400, "Please check the highlighted fields.", {
      brand: "Brand can have at most 60 characters.",
      colorImages: "Each colour needs its own image.",
    }),
  );
  await submit();
  expect(
    await screen.findByText("Error: Please check the highlighted fields."),
  ).toBeInTheDocument();
  expect(await screen.findByText("Brand can have at most 60 characters.")).toBeInTheDocument();
  expect(screen.getByText("Each colour needs its own image.")).toBeInTheDocument();
  await waitFor(() => expect(suggested(/^Brand/)).toHaveFocus());

  answer(() => errorReply(400, "No picture.", { mainImage: "The picture is damaged." }));
  await submit();
  expect(await screen.findByText("The picture is damaged.")).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.getByLabelText(/picture: Main image/, { selector: "input" })).toHaveFocus(),
  );

  answer(() => HttpResponse.error());
  await submit();
  expect(
    await screen.findByText(
      "Error: We cannot reach the shop. Check your connection and try again. " +
        "However often you try, it is added once.",
    ),
  ).toBeInTheDocument();
  expect(field(/^Title/)).toHaveValue("Oppo A5");
  answer();
  await submit();
  expect(await screen.findByText("Phone added successfully!")).toBeInTheDocument();

  await fillTexts(user);
  await choose(user, /picture: Main image/, picture("main.png"));
  await submit();
  await waitFor(() => expect(keys).toHaveLength(6));
  // The server adds once for all tries up to the one that succeeded; the next product is another.
  expect(new Set(keys.slice(1, 5)).size).toBe(1);
  expect(keys[4]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[5]).not.toBe(keys[4]);
}, 60_000);

it("leads to a list of rows that the server refuses", async () => {
  const { user, answer, submit } = await open("tv");
  await fillTexts(user);
  await choose(user, /picture: Main image/, picture("main.png"));
  answer(() => errorReply(400, "Too long.", { specifications: "Each is too long." }));
  await submit();
  expect(await screen.findByText("Each is too long.")).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole("region", { name: "Specifications" })).toHaveFocus());
});

it("keeps what was typed over a reload, says that pictures were not, and can let go of it", async () => {
  const first = await open("laptop");
  await first.user.type(field(/^Title/), "ThinkPad");
  await choose(first.user, /picture: Main image/, picture("main.png"));
  await first.user.click(screen.getByRole("button", { name: "Add specification" }));
  await first.user.type(field(/^Field/), "Weight");
  expect(
    await screen.findByText(
      "Your text is kept in this browser. The pictures are not: save before you leave.",
    ),
  ).toBeInTheDocument();
  first.unmount();

  const second = await open("laptop");
  expect(await screen.findByText(/^Draft restored\. You left it on /)).toBeInTheDocument();
  expect(
    screen.getByText("Its pictures could not be kept: please choose them again."),
  ).toBeInTheDocument();
  expect(field(/^Title/)).toHaveValue("ThinkPad");
  expect(field(/^Field/)).toHaveValue("Weight");
  second.unmount();

  // A draft belongs to its own form.
  const other = await open("phone");
  expect(field(/^Title/)).toHaveValue("");
  other.unmount();

  const third = await open("laptop");
  await third.user.click(screen.getAllByRole("button", { name: "Discard draft" })[0]!);
  expect(await screen.findByText("Draft discarded.")).toBeInTheDocument();
  expect(field(/^Title/)).toHaveValue("");
  await third.user.click(screen.getByRole("button", { name: "Undo" }));
  expect(field(/^Title/)).toHaveValue("ThinkPad");
  await third.user.click(screen.getByRole("button", { name: "Discard draft" }));
  third.unmount();
  await open("laptop");
  expect(screen.queryByText(/^Draft restored/)).not.toBeInTheDocument();
});

it("suggests the brands of the category", async () => {
  const { user } = await open("bestdeal");
  const brands = () => {
    const list = suggested(/^Brand/).getAttribute("list") ?? "";
    return [...(document.getElementById(list)?.querySelectorAll("option") ?? [])].map(
      ({ value }) => value,
    );
  };
  await user.type(suggested(/^Category/), "Drones");
  expect(brands()).toEqual(["DJI", "BOSE"]);
  await user.clear(suggested(/^Category/));
  await user.type(suggested(/^Category/), "camera");
  expect(brands()).toEqual(["SONY", "DJI", "SAMSUNG"]);
});
