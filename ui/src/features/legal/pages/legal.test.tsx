import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, expect, it } from "vitest";
import { makeSettings } from "@/test/fixtures";
import { renderApp } from "@/test/render-app";
import { server } from "@/test/server";
import { loadTexts } from "@/texts/language";
import { PRIVACY as PRIVACY_BN } from "../content/bn/privacy";
import { TERMS as TERMS_BN } from "../content/bn/terms";
import { PRIVACY as PRIVACY_EN } from "../content/en/privacy";
import { TERMS as TERMS_EN } from "../content/en/terms";
import type { LegalText } from "../content/types";

const PAGES = [
  ["/terms", TERMS_BN, TERMS_EN],
  ["/policy", PRIVACY_BN, PRIVACY_EN],
] as const;

afterEach(() => {
  document.cookie = "haat_lang=; Max-Age=0; Path=/";
});

/** Opens a page as who reads Bengali. */
async function inBengali(path: string) {
  document.cookie = "haat_lang=bn; Path=/";
  await loadTexts("bn", "shop");
  return renderApp(path);
}

it.each(PAGES)("shows %s in Bengali with the shop's e-mail and phones", async (path, text) => {
  await inBengali(path);
  const heading = await screen.findByRole("heading", { level: 1, name: text.title });
  const article = heading.closest("article")!;
  await waitFor(() =>
    expect(screen.getAllByRole("link", { name: "hello@haat.example" })).toHaveLength(2),
  );
  const phones = within(article).getAllByRole("link", { name: /^01/ });
  expect(phones.map((phone) => phone.getAttribute("href"))).toEqual([
    "tel:01700000001",
    "tel:01700000002",
  ]);
  expect(screen.getByText(/^শেষ পরিবর্তন/)).toHaveTextContent("৩০ নভেম্বর, ২০২৬");
  expect(screen.getAllByRole("heading", { name: text.sections[0]!.title })).toHaveLength(1);
});

it.each(PAGES)("shows %s in English, with the Bengali text under it", async (path, bn, en) => {
  const { user } = renderApp(path);
  await screen.findByRole("heading", { level: 1, name: en.title });
  expect(document.title).toBe(`${en.title} | Haat`);
  expect(screen.getByText(/^Last changed/)).toHaveTextContent("30 November 2026");
  const summary = screen.getByText(`বাংলায় পড়ুন: ${bn.title}`);
  const bengali = summary.closest("details")!;
  expect(bengali).toHaveAttribute("lang", "bn");
  expect(bengali.open).toBe(false);
  await user.click(summary);
  expect(bengali.open).toBe(true);
  for (const { title } of bn.sections) {
    // Its address is that of the English one.
    expect(within(bengali).getByRole("heading", { name: title })).not.toHaveAttribute("id");
  }
});

it.each(PAGES)("%s lists its sections, each at an address of its own", async (path, _, text) => {
  renderApp(path);
  const contents = within(await screen.findByRole("navigation", { name: "On this page" }));
  const links = contents.getAllByRole("link");
  expect(links).toHaveLength(text.sections.length + 1);
  for (const link of links) {
    const id = link.getAttribute("href")!.slice(1);
    expect(screen.getByRole("heading", { level: 2, name: link.textContent })).toHaveAttribute(
      "id",
      id,
    );
  }
  expect(new Set(links.map((link) => link.getAttribute("href"))).size).toBe(links.length);
});

it.each(PAGES)("%s names the shop as its owner does", async (path) => {
  const { unmount } = renderApp(path);
  expect(await screen.findByText(/^হাট থেকে/)).toBeInTheDocument();
  unmount();
  const settings = makeSettings({ shopName: "Rahim Electronics" });
  server.use(http.get("/api/settings", () => HttpResponse.json(settings)));
  renderApp(path);
  expect(await screen.findByText(/^Rahim Electronics থেকে/)).toBeInTheDocument();
  expect(screen.getByText(/ (at|from) Rahim Electronics/)).toBeInTheDocument();
});

it("hides what the owner has not set", async () => {
  const settings = makeSettings({ email: "", phones: ["", ""] });
  server.use(http.get("/api/settings", () => HttpResponse.json(settings)));
  renderApp("/policy");
  const contact = await screen.findByRole("region", { name: "Contact" });
  expect(within(contact).queryByText(/E-mail|Phone/)).not.toBeInTheDocument();
  expect(within(contact).getByRole("link", { name: "Our stores" })).toHaveAttribute(
    "href",
    "/store-location",
  );
});

it.each(PAGES)("%s says the same in both languages", (_, bn, en) => {
  const shape = ({ changedAt, sections }: LegalText) => ({
    changedAt,
    sections: sections.map(({ id, paragraphs, points, terms, after }) => ({
      id,
      paragraphs: paragraphs?.length,
      points: points?.length,
      terms: terms?.map(([name]) => name),
      after: after !== undefined,
    })),
  });
  expect(shape(en)).toEqual(shape(bn));
});

it("is written in Bengali, in one spelling of every letter", () => {
  for (const text of [TERMS_BN, PRIVACY_BN]) {
    const words = [
      text.title,
      text.intro,
      text.contact,
      ...text.sections.flatMap(({ title, paragraphs, points, terms, after }) => [
        title,
        ...(paragraphs ?? []),
        ...(points ?? []),
        ...(terms ?? []).map(([, meaning]) => meaning),
        ...(after ? [after] : []),
      ]),
    ];
    expect(words.length).toBeGreaterThan(30);
    expect(words.filter((word) => /[a-z0-9]/i.test(word.replace(/\{shop\}/, "")))).toEqual([]);
    expect(words.filter((word) => word !== word.normalize("NFC"))).toEqual([]);
    expect(words.filter((word) => /[\u0980-\u09FF]\.(?:\s|$)/.test(word))).toEqual([]);
  }
});

it("covers what the specification lists, and names every cookie", () => {
  const ids = PRIVACY_BN.sections.map(({ id }) => id);
  expect(ids).toEqual(
    expect.arrayContaining(["collected", "use", "disclosure", "security", "changes"]),
  );
  const named = PRIVACY_BN.sections
    .flatMap(({ terms }) => terms ?? [])
    .flatMap(([name]) => name.split(", "));
  for (const cookie of [
    "haat_customer",
    "haat_browser",
    "haat_reset",
    "haat_lang",
    "user",
    "normalUser",
    "backupNormalUser",
    "haat-cart",
    "haat-viewed",
    "haat-compare",
    "haat-searches",
  ]) {
    expect(named).toContain(cookie);
  }
});
