import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, expect, it } from "vitest";
import { homeHandlers } from "@/test/home-handlers";
import { makeProducts } from "@/test/fixtures";
import { renderApp } from "@/test/render-app";
import { server } from "@/test/server";
import { loadTexts } from "@/texts/language";

const BOTH = {
  headline: "Find your next phone",
  headlineBn: "পরের ফোনটি খুঁজে নিন",
  line: "At an honest price",
  lineBn: "ন্যায্য দামে",
};

function serve() {
  server.use(
    http.get("/banners", () =>
      HttpResponse.json({
        mainBanners: [{ url: "/uploads/m1.webp", link: "/category/phone", words: BOTH }],
        sideBanners: [
          { url: "/uploads/s1.webp", words: { headlineBn: "শুধু বাংলা" } },
          { url: "/uploads/s2.webp", alt: "A watch", words: { headline: "On time" } },
        ],
      }),
    ),
    http.get("/thirdbanner", () =>
      HttpResponse.json({
        thirdBanners: ["/uploads/t1.webp", "/uploads/t2.webp"],
        words: [{}, { headline: "See it from above" }],
      }),
    ),
    http.get("/exclusivebanner", () =>
      HttpResponse.json({ exclusiveBanner: "/uploads/e.webp", words: { line: "A few pieces" } }),
    ),
    ...homeHandlers({ exclusive: makeProducts(1, { listing: "exclusive" }) }),
  );
}

afterEach(() => {
  document.cookie = "haat_lang=; Max-Age=0; Path=/";
});

it("shows the owner's words over banners as text, with the other language's where one is blank", async () => {
  serve();
  renderApp("/");
  const main = await screen.findByRole("link", { name: /^Find your next phone/ });
  expect(main).toHaveAttribute("href", "/category/phone");
  expect(within(main).getByText("At an honest price")).toBeInTheDocument();
  expect(within(main).queryByText(BOTH.headlineBn)).not.toBeInTheDocument();
  // Where words stand, no other description is needed.
  expect(within(main).queryByRole("img")).not.toBeInTheDocument();
  expect(screen.getByText("শুধু বাংলা")).toHaveAttribute("lang", "bn");
  expect(screen.getByRole("link", { name: "A watch On time" })).toBeInTheDocument();
  expect(await screen.findByRole("link", { name: "See it from above" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "See offers, wide banner 1" })).toBeInTheDocument();
  expect(await screen.findByRole("link", { name: "A few pieces" })).toBeInTheDocument();
  // The picture that speaks for itself stays alone.
  expect(screen.getByRole("link", { name: "See best deals" })).toHaveTextContent("");
});

it("speaks Bengali to who reads it", async () => {
  document.cookie = "haat_lang=bn; Path=/";
  await loadTexts("bn", "shop");
  serve();
  renderApp("/");
  expect(await screen.findByText(BOTH.headlineBn)).toBeInTheDocument();
  expect(screen.getByText(BOTH.lineBn)).toBeInTheDocument();
  expect(screen.queryByText(BOTH.headline)).not.toBeInTheDocument();
  expect(screen.getByText("On time")).toHaveAttribute("lang", "en");
});
