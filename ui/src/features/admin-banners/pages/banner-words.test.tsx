import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, it } from "vitest";
import { errorReply, server } from "@/test/server";
import { open, openShop, UPDATED } from "@/test/admin-banners-shop";

beforeEach(openShop);

const WORDS = { headline: "Power all day", headlineBn: "সারা দিন চার্জ" };

it("says what stands over a banner in both languages, and keeps what is refused", async () => {
  const sent: unknown[] = [];
  server.use(
    http.get("/secondbanner", () =>
      HttpResponse.json({ secondBanner: "/uploads/second.webp", link: "/offer", words: WORDS }),
    ),
    http.put("/api/admin/banners/second/words", async ({ request }) => {
      sent.push(await request.json());
      return sent.length === 1
        ? errorReply(400, "Line can be at most 90 characters.", {
            line: "Line can be at most 90 characters.",
          })
        : HttpResponse.json({ success: true, message: UPDATED });
    }),
  );
  const { user } = await open("/029A/admin/updatesecondbanner", "Update Second Banner");
  const form = within(await screen.findByRole("form", { name: "second banner 1" }));
  const group = within(form.getByRole("group", { name: "Words over the picture" }));
  const headline = group.getByRole("textbox", { name: "Headline in English" });
  expect(headline).toHaveValue(WORDS.headline);
  const bengali = group.getByRole("textbox", { name: "Headline in Bengali" });
  expect(bengali).toHaveValue(WORDS.headlineBn);
  expect(bengali).toHaveAttribute("lang", "bn");
  expect(bengali).toHaveAttribute("maxlength", "60");
  const line = group.getByRole("textbox", { name: "Line in English" });
  await user.type(line, "Chargers and cables");
  await user.clear(bengali);
  await user.click(form.getByRole("button", { name: "Save" }));
  expect(await form.findByText("Line can be at most 90 characters.")).toBeInTheDocument();
  expect(line).toHaveFocus();
  expect(line).toHaveValue("Chargers and cables");
  await user.click(form.getByRole("button", { name: "Save" }));
  expect(await screen.findByText(UPDATED)).toBeInTheDocument();
  expect(sent.at(-1)).toEqual({
    url: "/uploads/second.webp",
    link: "/offer",
    alt: "",
    headline: "Power all day",
    headlineBn: "",
    line: "Chargers and cables",
    lineBn: "",
  });
  // The form is the same one, and has nothing left to save.
  expect(line).toBeInTheDocument();
  expect(line).toHaveValue("Chargers and cables");
  expect(form.getByRole("button", { name: "Save" })).toBeDisabled();
});

it("asks before what was typed for a banner is left", async () => {
  server.use(
    http.get("/secondbanner", () =>
      HttpResponse.json({ secondBanner: "/uploads/second.webp", words: WORDS }),
    ),
  );
  const { user } = await open("/029A/admin/updatesecondbanner", "Update Second Banner");
  const form = within(await screen.findByRole("form", { name: "second banner 1" }));
  await user.type(form.getByRole("textbox", { name: "Line in English" }), "Chargers");
  await user.click(screen.getByRole("link", { name: "Messages" }));
  expect(await screen.findByRole("dialog", { name: "Leave without saving?" })).toBeInTheDocument();
  expect(screen.getByDisplayValue("Chargers")).toBeInTheDocument();
});
