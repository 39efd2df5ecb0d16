import { fireEvent, screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, it } from "vitest";
import { errorReply, server } from "@/test/server";
import { MAIN, open, openShop, UPDATED } from "@/test/admin-banners-shop";

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
    focusX: 50,
    focusY: 50,
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

it("sets what stays in sight of a banner by sliders and by a click in the picture", async () => {
  const sent: unknown[] = [];
  const fault = "Focal point from the top must be between 0 and 100.";
  server.use(
    http.get("/banners", () =>
      HttpResponse.json({
        mainBanners: [{ url: "/uploads/m1.webp" }],
        sideBanners: [
          { url: "/uploads/s1.webp", focus: { x: 5, y: 95 } },
          { url: "/uploads/s2.webp" },
        ],
      }),
    ),
    http.put("/api/admin/banners/side/words", async ({ request }) => {
      sent.push(await request.json());
      return sent.length === 1
        ? errorReply(400, fault, { focusY: fault })
        : HttpResponse.json({ success: true, message: UPDATED });
    }),
  );
  await open(...MAIN);
  const part = async (name: string) => {
    const form = within(await screen.findByRole("form", { name }));
    const group = form.getByRole("group", { name: "What stays in sight" });
    return {
      form,
      x: within(group).getByRole("slider", { name: "From the left" }),
      y: within(group).getByRole("slider", { name: "From the top" }),
      whole: group.querySelector("img")!,
      cut: [...group.querySelectorAll("img")].at(-1)!,
    };
  };
  // A main banner has its words at its left: unless told it is cut there.
  const main = await part("main banner 1");
  expect(main.x).toHaveValue("70");
  expect(main.y).toHaveValue("50");
  const plain = await part("side banner 2");
  expect(plain.x).toHaveValue("50");
  const { form, x, y, whole, cut } = await part("side banner 1");
  expect(x).toHaveValue("5");
  expect(y).toHaveAttribute("aria-valuetext", "95%");
  expect(cut).toHaveStyle({ objectPosition: "5% 95%" });
  expect(whole).not.toHaveStyle({ objectPosition: "5% 95%" });
  const save = form.getByRole("button", { name: "Save" });
  expect(save).toBeDisabled();
  fireEvent.change(x, { target: { value: "31" } });
  expect(cut).toHaveStyle({ objectPosition: "31% 95%" });
  expect(form.getByText("31%")).toBeInTheDocument();
  whole.parentElement!.getBoundingClientRect = () => new DOMRect(100, 50, 200, 100);
  fireEvent.pointerUp(whole, { clientX: 142, clientY: 149.6 });
  expect(x).toHaveValue("21");
  expect(y).toHaveValue("100");
  expect(cut).toHaveStyle({ objectPosition: "21% 100%" });
  fireEvent.click(save);
  expect(await form.findByText(fault)).toBeInTheDocument();
  expect(y).toHaveFocus();
  expect(y).toHaveAccessibleDescription(fault);
  fireEvent.change(y, { target: { value: "60" } });
  fireEvent.click(save);
  expect(await screen.findByText(UPDATED)).toBeInTheDocument();
  expect(sent.at(-1)).toEqual({
    url: "/uploads/s1.webp",
    link: "",
    alt: "",
    headline: "",
    headlineBn: "",
    line: "",
    lineBn: "",
    focusX: 21,
    focusY: 60,
  });
});
