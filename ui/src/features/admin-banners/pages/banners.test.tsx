import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, it, vi } from "vitest";
import { signInAdmin } from "@/test/admin-handlers";
import { homeHandlers } from "@/test/home-handlers";
import { renderApp } from "@/test/render-app";
import { errorReply, listReply, server } from "@/test/server";

const UPDATED = "Banners updated successfully!";

beforeEach(() => {
  // jsdom shows no files.
  URL.createObjectURL = () => "blob:preview";
  URL.revokeObjectURL = () => undefined;
  signInAdmin();
  server.use(...homeHandlers());
});

/** A picture whose content is its name: the form's file names get lost on their way through jsdom. */
function picture(name: string, type = "image/jpeg", bytes?: number): File {
  const file = new File([name], name, { type });
  if (bytes !== undefined) Object.defineProperty(file, "size", { value: bytes });
  return file;
}

const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) => picture(`new-${index + 1}.jpg`));

const PARTS = /name="(\w+)"; filename=.*\r\nContent-Type: .*\r\n\r\n(.*)\r\n/g;

/** Answers an update, and tells which pictures came under which field. */
function receive(path: string): string[] {
  const received: string[] = [];
  server.use(
    http.post(path, async ({ request }) => {
      const body = await request.text();
      for (const [, field, name] of body.matchAll(PARTS)) {
        received.push(`${field} ${name}`);
      }
      return HttpResponse.json({ success: true, message: UPDATED });
    }),
  );
  return received;
}

function block(title: string) {
  return within(screen.getByRole("region", { name: title }));
}

async function open(address: string, title: string) {
  renderApp(address);
  await screen.findByRole("heading", { level: 1, name: title });
  // A chooser hides other kinds of files; a person may drop or rename them all the same.
  const user = userEvent.setup({ applyAccept: false });
  const update = () => user.click(screen.getByRole("button", { name: /^Update/ }));
  return { user, update };
}

const MAIN = ["/029A/admin/updatebanner", "Update Banners"] as const;

it("shows what is live, and wants pictures", async () => {
  const { update } = await open(...MAIN);
  expect(await screen.findByRole("img", { name: "main banner 2" })).toHaveAttribute(
    "src",
    "/uploads/m2.webp",
  );
  expect(screen.getByRole("img", { name: "side banner 2" })).toHaveAttribute(
    "src",
    "/uploads/s2.webp",
  );
  await update();
  expect(
    await block("Main banners").findByText("Main banners must be between 1 and 6 images."),
  ).toBeInTheDocument();
  expect(block("Side banners").getByText("Both side banners are required.")).toBeInTheDocument();
  expect(screen.getByLabelText("Choose pictures: Main banners")).toHaveFocus();
});

it("sends main and side banners in the order in which they stand", async () => {
  const received = receive("/updatebanner");
  const { user, update } = await open(...MAIN);
  await user.upload(screen.getByLabelText("Choose pictures: Main banners"), pictures(2));
  await user.upload(screen.getByLabelText("Add more pictures: Main banners"), picture("last.png"));
  await user.upload(screen.getByLabelText("Choose pictures: Side banners"), [
    picture("left.jpg"),
    picture("right.jpg"),
  ]);
  expect(block("Main banners").getByText("3 of 6 chosen")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Move last.png left" }));
  await user.click(screen.getByRole("button", { name: "Remove new-1.jpg" }));
  await update();
  expect(await screen.findByText(UPDATED)).toBeInTheDocument();
  expect(received).toEqual([
    "mainBanners last.png",
    "mainBanners new-2.jpg",
    "sideBanners left.jpg",
    "sideBanners right.jpg",
  ]);
  expect(screen.queryByText("New, not saved yet")).not.toBeInTheDocument();
});

it("leaves the side banners as they are when only main banners are chosen", async () => {
  const received = receive("/updatebanner");
  const { user, update } = await open(...MAIN);
  await screen.findByRole("img", { name: "side banner 2" });
  await user.upload(screen.getByLabelText("Choose pictures: Main banners"), pictures(1));
  await update();
  expect(await screen.findByText(UPDATED)).toBeInTheDocument();
  expect(received).toEqual(["mainBanners new-1.jpg"]);
});

it("refuses a 7th main banner and a single side banner before anything is sent", async () => {
  const { user, update } = await open(...MAIN);
  await user.upload(screen.getByLabelText("Choose pictures: Main banners"), pictures(7));
  expect(screen.getByText("You can upload up to 6 main banners only.")).toBeInTheDocument();
  await update();
  expect(screen.getByText("You can upload up to 6 main banners only.")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Remove new-7.jpg" }));
  expect(screen.queryByText("You can upload up to 6 main banners only.")).not.toBeInTheDocument();

  await user.upload(screen.getByLabelText("Choose pictures: Side banners"), picture("left.jpg"));
  await update();
  expect(screen.getByText("Both side banners are required.")).toBeInTheDocument();
  expect(screen.getByLabelText("Add more pictures: Side banners")).toHaveFocus();
});

it("replaces one side banner alone, once it is known which", async () => {
  const received: FormData[] = [];
  server.use(
    http.post("/updatebanner", async ({ request }) => {
      received.push(await request.formData());
      return HttpResponse.json({ success: true, message: UPDATED });
    }),
  );
  const { user, update } = await open(...MAIN);
  await screen.findByRole("img", { name: "side banner 2" });
  await user.upload(screen.getByLabelText("Choose pictures: Side banners"), picture("only.jpg"));
  const which = screen.getByRole("group", { name: "Which one does it replace?" });
  await update();
  expect(screen.getByText("Both side banners are required.")).toBeInTheDocument();
  await user.click(within(which).getByRole("radio", { name: "side banner 2" }));
  expect(screen.queryByText("Both side banners are required.")).not.toBeInTheDocument();
  await update();
  expect(await screen.findByText(UPDATED)).toBeInTheDocument();
  expect(received).toHaveLength(1);
  expect(received[0]?.get("sidePlace")).toBe("2");
  expect(received[0]?.getAll("sideBanners")).toHaveLength(1);
});

it("wants side banners with the first main banners of a new shop", async () => {
  server.use(http.get("/banners", () => HttpResponse.json({ mainBanners: [], sideBanners: [] })));
  const { user, update } = await open(...MAIN);
  expect(await screen.findAllByText("Nothing is shown here yet.")).toHaveLength(2);
  await user.upload(screen.getByLabelText("Choose pictures: Main banners"), pictures(1));
  await update();
  expect(screen.getByText("Both side banners are required.")).toBeInTheDocument();
});

it("refuses other files and pictures over 10 MB, and keeps the good ones", async () => {
  const { user, update } = await open(...MAIN);
  await user.upload(screen.getByLabelText("Choose pictures: Main banners"), [
    picture("good.jpg"),
    picture("letter.pdf", "application/pdf"),
    picture("huge.png", "image/png", 10 * 1024 * 1024 + 1),
  ]);
  expect(block("Main banners").getByRole("alert")).toHaveTextContent(
    "letter.pdf: Please choose a JPEG, PNG, WebP or GIF picture. " +
      "huge.png: The picture is larger than 10 MB. Please choose a smaller file.",
  );
  expect(screen.getByText("1 of 6 chosen")).toBeInTheDocument();

  const big = Array.from({ length: 5 }, (_, n) =>
    picture(`big-${n}.jpg`, "image/jpeg", 10 * 1024 * 1024),
  );
  await user.upload(screen.getByLabelText("Add more pictures: Main banners"), big);
  await user.upload(screen.getByLabelText("Choose pictures: Side banners"), big.slice(0, 2));
  await update();
  expect(
    await screen.findByText(
      "All pictures together can be at most 64 MB. Please choose smaller files.",
    ),
  ).toBeInTheDocument();
});

it("says why the server refuses, and keeps what was chosen", async () => {
  const damaged = "The picture is damaged or incomplete. Please choose another file.";
  server.use(http.post("/updatebanner", () => errorReply(400, damaged, { mainBanners: damaged })));
  const { user, update } = await open(...MAIN);
  await screen.findByRole("img", { name: "side banner 2" });
  await user.upload(screen.getByLabelText("Choose pictures: Main banners"), pictures(1));
  await update();
  expect(await screen.findByText("Failed to update banners.")).toBeInTheDocument();
  expect(block("Main banners").getByRole("alert")).toHaveTextContent(damaged);
  expect(screen.getByText("1 of 6 chosen")).toBeInTheDocument();

  server.use(http.post("/updatebanner", () => HttpResponse.error()));
  await update();
  expect(
    await screen.findByText("We cannot reach the shop. Check your connection and try again."),
  ).toBeInTheDocument();
  expect(screen.getByText("1 of 6 chosen")).toBeInTheDocument();
});

it("saves another order of the main banners and the removal of one", async () => {
  const sent: unknown[] = [];
  let live = ["a", "b", "c"].map((name) => ({ url: `/uploads/${name}.webp` }));
  server.use(
    http.get("/banners", () => HttpResponse.json({ mainBanners: live, sideBanners: [] })),
    http.put("/api/admin/banners/main", async ({ request }) => {
      const body = (await request.json()) as { urls: string[] };
      sent.push(body);
      live = body.urls.map((url) => ({ url }));
      return HttpResponse.json({ success: true, message: UPDATED });
    }),
  );
  const { user } = await open(...MAIN);
  const left = await screen.findByRole("button", { name: "Move main banner 3 left" });
  left.focus();
  await user.keyboard("{Enter}");
  expect(screen.getByText("The order is not saved yet.")).toBeInTheDocument();
  expect(screen.getByText("main banner 3 is now number 2 of 3.")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Move main banner 3 left" })).toHaveFocus();
  await user.keyboard("{Enter}");
  await user.click(screen.getByRole("button", { name: "Remove main banner 2" }));
  expect(
    screen.getByText("Not saved yet: 1 banner will be taken off the home page."),
  ).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: /^Save changes/ }));
  expect(await screen.findByText(UPDATED)).toBeInTheDocument();
  expect(sent).toEqual([
    {
      urls: ["/uploads/c.webp", "/uploads/a.webp"],
      expected: ["/uploads/a.webp", "/uploads/b.webp", "/uploads/c.webp"],
    },
  ]);
  await waitFor(() =>
    expect(screen.queryByRole("button", { name: /^Save changes/ })).not.toBeInTheDocument(),
  );
  expect(screen.getByRole("img", { name: "main banner 1" })).toHaveAttribute(
    "src",
    "/uploads/c.webp",
  );
});

it("shows the banners anew when somebody else changed them meanwhile", async () => {
  const conflict = "The banners changed meanwhile. Please review them and try again.";
  let live = ["/uploads/a.webp", "/uploads/b.webp"];
  server.use(
    http.get("/banners", () =>
      HttpResponse.json({ mainBanners: live.map((url) => ({ url })), sideBanners: [] }),
    ),
    http.put("/api/admin/banners/main", () => {
      live = ["/uploads/other.webp"];
      return errorReply(409, conflict);
    }),
  );
  const { user } = await open(...MAIN);
  await user.click(await screen.findByRole("button", { name: "Move main banner 2 left" }));
  await user.click(screen.getByRole("button", { name: /^Save changes/ }));
  expect(await screen.findByText(conflict)).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.getByRole("img", { name: "main banner 1" })).toHaveAttribute(
      "src",
      "/uploads/other.webp",
    ),
  );
  // The last one stays.
  expect(screen.queryByRole("button", { name: "Remove main banner 1" })).not.toBeInTheDocument();
});

it("only logs that the live banners cannot be loaded, and updates all the same", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  server.use(http.get("/banners", () => errorReply(500, "Something went wrong.")));
  const received = receive("/updatebanner");
  const { user, update } = await open(...MAIN);
  await waitFor(() =>
    expect(log).toHaveBeenCalledWith("Error fetching banner images:", expect.anything()),
  );
  await waitFor(() => expect(screen.queryByText("In the shop now")).not.toBeInTheDocument());
  expect(screen.queryByText("This could not be loaded")).not.toBeInTheDocument();
  await user.upload(screen.getByLabelText("Choose pictures: Main banners"), pictures(1));
  await update();
  expect(await screen.findByText(UPDATED)).toBeInTheDocument();
  expect(received).toEqual(["mainBanners new-1.jpg"]);
});

it.each([
  {
    address: "/029A/admin/updatesecondbanner",
    title: "Update Second Banner",
    chooser: "Choose a picture: Second banner",
    live: { name: "second banner 1", path: "/uploads/second.webp" },
    missing: "Please select an image for the second banner.",
    failed: "Failed to update the second banner.",
    call: "/updatesecondbanner",
    received: ["secondBanner new-1.jpg"],
  },
  {
    address: "/029A/admin/updatethirdbanner",
    title: "Update Third Banner",
    chooser: "Choose pictures: Third banners",
    live: { name: "third banner 2", path: "/uploads/t2.webp" },
    missing: "Please upload exactly 2 images for the third banner.",
    failed: "Failed to update the third banner.",
    call: "/updatethirdbanner",
    received: ["thirdBanners new-1.jpg", "thirdBanners new-2.jpg"],
  },
  {
    address: "/029A/admin/updateexclusivebanner",
    title: "Update Exclusive Banner",
    chooser: "Choose a picture: Exclusive banner",
    live: { name: "exclusive banner 1", path: "/uploads/exclusive.webp" },
    missing: "Please select an image for the exclusive banner.",
    failed: "Failed to update the exclusive banner.",
    call: "/updateexclusivebanner",
    received: ["exclusiveBanner new-1.jpg"],
  },
])("$title", async ({ address, title, chooser, live, missing, failed, call, received }) => {
  const { user, update } = await open(address, title);
  expect(await screen.findByRole("img", { name: live.name })).toHaveAttribute("src", live.path);
  await update();
  expect(await screen.findByText(missing)).toBeInTheDocument();

  server.use(http.post(call, () => errorReply(500, "Something went wrong. Please try again.")));
  await user.upload(screen.getByLabelText(chooser), pictures(received.length));
  expect(screen.queryByText(missing)).not.toBeInTheDocument();
  await update();
  expect(await screen.findByText(failed)).toBeInTheDocument();
  expect(screen.getByText("Something went wrong. Please try again.")).toBeInTheDocument();

  const seen = receive(call);
  await update();
  expect(await screen.findByText(UPDATED)).toBeInTheDocument();
  expect(seen).toEqual(received);
});

it("wants exactly two third banners", async () => {
  const { user, update } = await open("/029A/admin/updatethirdbanner", "Update Third Banner");
  const text = "Please upload exactly 2 images for the third banner.";
  await user.upload(screen.getByLabelText("Choose pictures: Third banners"), pictures(1));
  await update();
  expect(await screen.findByText(text)).toBeInTheDocument();
  await user.upload(screen.getByLabelText("Add more pictures: Third banners"), pictures(1));
  expect(screen.queryByText(text)).not.toBeInTheDocument();
  await user.upload(screen.getByLabelText("Add more pictures: Third banners"), pictures(1));
  expect(screen.getByText(text)).toBeInTheDocument();
});

it("asks before chosen pictures and another order are left", async () => {
  server.use(http.get("/contact", () => listReply([])));
  const { user } = await open(...MAIN);
  const leave = () => user.click(screen.getByRole("link", { name: "Messages" }));
  const stay = async () => {
    await screen.findByRole("dialog", { name: "Leave without saving?" });
    await user.click(screen.getByRole("button", { name: "Cancel" }));
  };
  await user.upload(block("Side banners").getByLabelText(/^Choose pictures/), picture("new.jpg"));
  await leave();
  await stay();
  await user.click(block("Side banners").getByRole("button", { name: "Remove new.jpg" }));
  await user.click(await screen.findByRole("button", { name: "Move main banner 2 left" }));
  await leave();
  await stay();
  await user.click(screen.getByRole("button", { name: "Discard" }));
  await leave();
  await screen.findByRole("heading", { level: 1, name: "All Messages" });
});
