import { screen, waitFor } from "@testing-library/react";
import { http } from "msw";
import { beforeEach, expect, it } from "vitest";
import { errorReply, server } from "@/test/server";
import { open, openShop, pictures, receive, UPDATED } from "@/test/admin-banners-shop";

beforeEach(openShop);

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
  await waitFor(() => expect(screen.queryByText(missing)).not.toBeInTheDocument());
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
  await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
  await user.upload(screen.getByLabelText("Add more pictures: Third banners"), pictures(1));
  expect(await screen.findByText(text)).toBeInTheDocument();
});
