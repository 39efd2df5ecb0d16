import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, it } from "vitest";
import { makeSettings } from "@/test/fixtures";
import { renderApp } from "@/test/render-app";
import { server } from "@/test/server";
import { loadTexts } from "@/texts/language";
import { PRIVACY } from "../content/privacy";
import { TERMS } from "../content/terms";

const PAGES = [
  ["/terms", TERMS, "Terms and Conditions"],
  ["/policy", PRIVACY, "Privacy Policy"],
] as const;

it.each(PAGES)("shows %s in Bengali with the shop's e-mail and phones", async (path, text) => {
  renderApp(path);
  const heading = await screen.findByRole("heading", { level: 1, name: text.title });
  const article = heading.closest("article")!;
  expect(article).toHaveAttribute("lang", "bn");
  await waitFor(() =>
    expect(screen.getAllByRole("link", { name: "hello@haat.example" })).toHaveLength(2),
  );
  const phones = within(article).getAllByRole("link", { name: /^01/ });
  expect(phones.map((phone) => phone.getAttribute("href"))).toEqual([
    "tel:01700000001",
    "tel:01700000002",
  ]);
});

it.each(PAGES)("%s lists its sections, each at an address of its own", async (path, text) => {
  renderApp(path);
  const contents = within(await screen.findByRole("navigation", { name: "এই পাতায়" }));
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

it.each(PAGES)("%s says its language and its name in the reader's", async (path, text, name) => {
  renderApp(path);
  expect(await screen.findByText(/^This page is in Bengali\./)).toBeInTheDocument();
  expect(document.title).toBe(`${name} | Haat`);
  expect(screen.getByText(/^শেষ পরিবর্তন/)).toHaveTextContent("২৮ নভেম্বর, ২০২৬");
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(text.title);
});

it.each(PAGES)("%s names the shop as its owner does", async (path) => {
  const { unmount } = renderApp(path);
  expect(await screen.findByText(/^হাট থেকে/)).toBeInTheDocument();
  unmount();
  const settings = makeSettings({ shopName: "Rahim Electronics" });
  server.use(http.get("/api/settings", () => HttpResponse.json(settings)));
  renderApp(path);
  expect(await screen.findByText(/^Rahim Electronics থেকে/)).toBeInTheDocument();
});

it("needs no note for who reads Bengali", async () => {
  document.cookie = "haat_lang=bn; Path=/";
  await loadTexts("bn", "shop");
  renderApp("/policy");
  expect(await screen.findByRole("heading", { level: 1 })).toBeInTheDocument();
  expect(screen.queryByText(/This page is in Bengali/)).not.toBeInTheDocument();
});

it("hides what the owner has not set", async () => {
  const settings = makeSettings({ email: "", phones: ["", ""] });
  server.use(http.get("/api/settings", () => HttpResponse.json(settings)));
  renderApp("/policy");
  const contact = await screen.findByRole("region", { name: "যোগাযোগ" });
  expect(within(contact).queryByText(/ই-মেইল|ফোন/)).not.toBeInTheDocument();
  expect(within(contact).getByRole("link", { name: "দোকানের ঠিকানা" })).toHaveAttribute(
    "href",
    "/store-location",
  );
});

it("is written in Bengali, in one spelling of every letter", () => {
  for (const text of [TERMS, PRIVACY]) {
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
    // A name of a method stays as the world writes it.
    expect(
      words.filter((word) => /[a-z0-9]/i.test(word.replace(/\(Argon2id\)|\{shop\}/, ""))),
    ).toEqual([]);
    expect(words.filter((word) => word !== word.normalize("NFC"))).toEqual([]);
    expect(words.filter((word) => /[\u0980-\u09FF]\.(?:\s|$)/.test(word))).toEqual([]);
  }
});

it("covers what the specification lists, and names every cookie", () => {
  const ids = PRIVACY.sections.map(({ id }) => id);
  expect(ids).toEqual(
    expect.arrayContaining(["collected", "use", "disclosure", "security", "changes"]),
  );
  const named = PRIVACY.sections
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
    "haat-viewed",
    "haat-compare",
    "haat-searches",
  ]) {
    expect(named).toContain(cookie);
  }
});
