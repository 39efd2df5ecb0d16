import { screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, it, vi } from "vitest";
import { errorReply, listReply, server } from "@/test/server";
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

it("asks before chosen pictures and another order are left", async () => {
  server.use(http.get("/contact", () => listReply([])));
  const { user } = await open(...MAIN);
  const leave = () => user.click(screen.getByRole("link", { name: "Messages" }));
  const stay = async () => {
    await screen.findByRole("dialog", { name: "Leave without saving?" });
    await user.click(screen.getByRole("button", { name: "Cancel" }));
  };
  await user.upload(block("Side banners").getByLabelText(/^Choose pictures/), picture("new.jpg"));
  await block("Side banners").findByRole("button", { name: "Remove new.jpg" });
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
