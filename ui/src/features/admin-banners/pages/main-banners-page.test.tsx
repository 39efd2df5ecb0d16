import { act, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeWorkers, pictureOf } from "@/test/picture-worker";
import { errorReply, server } from "@/test/server";
import {
  block,
  MAIN,
  open,
  openShop,
  picture,
  pictures,
  receive,
  UPDATED,
} from "@/test/admin-banners-shop";

beforeEach(openShop);
afterEach(() => vi.unstubAllGlobals());

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
  await user.upload(
    await screen.findByLabelText("Add more pictures: Main banners"),
    picture("last.png"),
  );
  await user.upload(screen.getByLabelText("Choose pictures: Side banners"), [
    picture("left.jpg"),
    picture("right.jpg"),
  ]);
  expect(await block("Main banners").findByText("3 of 6 chosen")).toBeInTheDocument();
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
  expect(await screen.findByText("You can upload up to 6 main banners only.")).toBeInTheDocument();
  await update();
  expect(screen.getByText("You can upload up to 6 main banners only.")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Remove new-7.jpg" }));
  expect(screen.queryByText("You can upload up to 6 main banners only.")).not.toBeInTheDocument();

  await user.upload(screen.getByLabelText("Choose pictures: Side banners"), picture("left.jpg"));
  await update();
  expect(await screen.findByText("Both side banners are required.")).toBeInTheDocument();
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
  const which = await screen.findByRole("group", { name: "Which one does it replace?" });
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
  expect(await screen.findByText("Both side banners are required.")).toBeInTheDocument();
});

it("refuses other files and pictures over 10 MB, and keeps the good ones", async () => {
  const { user, update } = await open(...MAIN);
  await user.upload(screen.getByLabelText("Choose pictures: Main banners"), [
    picture("good.jpg"),
    picture("letter.pdf", "application/pdf"),
    picture("huge.png", "image/png", 10 * 1024 * 1024 + 1),
  ]);
  expect(await block("Main banners").findByRole("alert")).toHaveTextContent(
    "letter.pdf: Please choose a JPEG, PNG, WebP or GIF picture. " +
      "huge.png: The picture is larger than 10 MB. Please choose a smaller file.",
  );
  expect(screen.getByText("1 of 6 chosen")).toBeInTheDocument();

  // Not without what was meant to go, unless told.
  const received = receive("/updatebanner");
  await update();
  const chooser = screen.getByLabelText("Add more pictures: Main banners");
  await waitFor(() => expect(chooser).toHaveFocus());
  await user.click(screen.getByRole("button", { name: "Discard: Main banners" }));
  expect(block("Main banners").queryByRole("alert")).not.toBeInTheDocument();
  expect(chooser).toHaveFocus();
  expect(received).toEqual([]);
  await update();
  expect(await screen.findByText(UPDATED)).toBeInTheDocument();
  expect(received).toEqual(["mainBanners good.jpg"]);
});

it("refuses pictures over 64 MB together", async () => {
  const { user, update } = await open(...MAIN);
  const big = Array.from({ length: 5 }, (_, n) =>
    picture(`big-${n}.jpg`, "image/jpeg", 10 * 1024 * 1024),
  );
  await user.upload(screen.getByLabelText("Choose pictures: Main banners"), big);
  await user.upload(screen.getByLabelText("Choose pictures: Side banners"), big.slice(0, 2));
  await update();
  expect(
    await screen.findByText(
      "All pictures together can be at most 64 MB. Please choose smaller files.",
    ),
  ).toBeInTheDocument();
});

it("tells what is wrong in the language that is chosen by then", async () => {
  const { user, update } = await open(...MAIN);
  const speak = (language: string) => user.click(screen.getByRole("button", { name: language }));
  await screen.findByRole("img", { name: "side banner 2" });
  await update();
  expect(
    await screen.findByText("Main banners must be between 1 and 6 images."),
  ).toBeInTheDocument();
  await speak("বাংলা");
  expect(await screen.findByText("মূল ব্যানারে ১ থেকে ৬টি ছবি থাকতে হবে।")).toBeInTheDocument();

  await speak("English");
  const chooser = await screen.findByLabelText("Choose pictures: Main banners");
  await user.upload(chooser, picture("letter.pdf", "application/pdf"));
  await screen.findByText(/^letter\.pdf: Please choose/);
  await speak("বাংলা");
  expect(
    await screen.findByText("letter.pdf: JPEG, PNG, WebP বা GIF ছবি বেছে নিন।"),
  ).toBeInTheDocument();

  await speak("English");
  server.use(http.post("/updatebanner", () => HttpResponse.error()));
  await user.upload(await screen.findByLabelText("Choose pictures: Main banners"), pictures(1));
  await screen.findByText("1 of 6 chosen");
  await update();
  await screen.findByText("We cannot reach the shop. Check your connection and try again.");
  await speak("বাংলা");
  expect(await screen.findByText(/^দোকানের সঙ্গে সংযোগ পাওয়া যাচ্ছে না।/)).toBeInTheDocument();
});

it("makes large pictures smaller, in their order, and waits for them", async () => {
  const workers = fakeWorkers();
  const received = receive("/updatebanner");
  const { user, update } = await open(...MAIN);
  await screen.findByRole("img", { name: "side banner 2" });
  const choose = (files: File[]) =>
    user.upload(block("Main banners").getByLabelText(/pictures: Main banners$/), files);
  const answer = (index: number, content: string) =>
    act(() => workers[index]?.answer(new Blob([content], { type: "image/jpeg" })));

  await choose([pictureOf(9000, 6000, "a.png"), picture("b.jpg")]);
  const status = block("Main banners").getByRole("status");
  await waitFor(() => expect(status).toHaveTextContent("Making the pictures smaller..."));
  // Another choice joins them.
  await choose([pictureOf(9000, 6000, "c.png")]);
  await update();
  expect(screen.getByText("Sent as soon as the pictures are made smaller.")).toBeInTheDocument();
  answer(0, "a.jpg");
  await waitFor(() => expect(workers).toHaveLength(2));
  expect(status).toHaveTextContent("a.jpg: Made smaller: it had 54 megapixels.");
  answer(1, "c.jpg");
  expect(await screen.findByText(UPDATED)).toBeInTheDocument();
  expect(received).toEqual(["mainBanners a.jpg", "mainBanners b.jpg", "mainBanners c.jpg"]);

  await choose([pictureOf(9000, 6000, "d.png")]);
  await user.click(await screen.findByRole("button", { name: "Cancel: Main banners" }));
  expect(status).toBeEmptyDOMElement();
  expect(workers.every((worker) => worker.isStopped())).toBe(true);
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
