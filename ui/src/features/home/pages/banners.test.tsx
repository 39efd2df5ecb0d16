import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, expect, it } from "vitest";
import { homeHandlers } from "@/test/home-handlers";
import { makeProducts } from "@/test/fixtures";
import { renderApp } from "@/test/render-app";
import { server } from "@/test/server";
import { setWindowWidth } from "@/test/window-width";
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

it("keeps in sight what the owner says where a banner is cut", async () => {
  server.use(
    http.get("/banners", () =>
      HttpResponse.json({
        mainBanners: [
          { url: "/uploads/m1.webp", alt: "Cut", focus: { x: 0, y: 100 } },
          { url: "/uploads/m2.webp", alt: "As ever" },
        ],
        sideBanners: [
          { url: "/uploads/s1.webp", alt: "Beside", focus: { x: 12, y: 34 } },
          { url: "/uploads/s2.webp" },
        ],
      }),
    ),
    http.get("/secondbanner", () =>
      HttpResponse.json({ secondBanner: "/uploads/w.webp", alt: "Wide", focus: { x: 1, y: 2 } }),
    ),
    http.get("/thirdbanner", () =>
      HttpResponse.json({
        thirdBanners: ["/uploads/t1.webp", "/uploads/t2.webp"],
        alts: ["One", "Two"],
        focuses: [null, { x: 3, y: 4 }],
      }),
    ),
    http.get("/exclusivebanner", () =>
      HttpResponse.json({
        exclusiveBanner: "/uploads/e.webp",
        alt: "Tall",
        focus: { x: 5, y: 6 },
      }),
    ),
    ...homeHandlers({ exclusive: makeProducts(1, { listing: "exclusive" }) }),
  );
  renderApp("/");
  const at = async (name: string) => (await screen.findByRole("img", { name })).style;
  expect((await at("Cut")).objectPosition).toBe("0% 100%");
  expect((await at("As ever")).objectPosition).toBe("");
  expect((await at("Beside")).objectPosition).toBe("12% 34%");
  expect((await at("Wide")).objectPosition).toBe("1% 2%");
  expect((await at("One")).objectPosition).toBe("");
  expect((await at("Two")).objectPosition).toBe("3% 4%");
  expect((await at("Tall")).objectPosition).toBe("5% 6%");
});

it.each([
  { width: 390, inTurns: ["One", "Two", "Beside 1", "Beside 2"] },
  { width: 1280, inTurns: ["One", "Two"] },
])("shows the side banners at $width, too: among the main ones or beside them", async (at) => {
  setWindowWidth(at.width);
  server.use(
    http.get("/banners", () =>
      HttpResponse.json({
        mainBanners: [
          { url: "/uploads/m1.webp", alt: "One" },
          { url: "/uploads/m2.webp", alt: "Two" },
        ],
        // The owner may show the same picture in both.
        sideBanners: [
          { url: "/uploads/m1.webp", alt: "Beside 1", focus: { x: 8, y: 9 } },
          { url: "/uploads/s2.webp", alt: "Beside 2" },
        ],
      }),
    ),
    ...homeHandlers(),
  );
  renderApp("/");
  const beside = await screen.findByRole("img", { name: "Beside 1" });
  expect(beside.style.objectPosition).toBe("8% 9%");
  const slides = within(screen.getByRole("region", { name: "Highlights" }));
  expect(slides.getAllByRole("img").map((image) => image.getAttribute("alt"))).toEqual(at.inTurns);
});
