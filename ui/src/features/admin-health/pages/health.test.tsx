import { act, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Backups } from "@/api/types";
import { signInAdmin } from "@/test/admin-handlers";
import { makeBackup, makeHealth } from "@/test/fixtures";
import { renderApp } from "@/test/render-app";
import { errorReply, server } from "@/test/server";
import { loadTexts } from "@/texts/language";

const HEALTH = "/029A/admin/health";
const NOW = Date.parse("2026-11-30T06:00:00.000Z");
const NEW = makeBackup({ name: "haat-2026-11-30-120000.tar.gz", madeAt: "2026-11-30T06:00:00Z" });

/** The shop's backups, which the test moves on; counts how often they were asked for. */
function serveBackups(change: Partial<Backups> = {}) {
  const shop = {
    now: {
      backups: [makeBackup()],
      at: "03:30",
      running: null,
      problem: null,
      ...change,
    },
    asked: 0,
    begun: [] as string[],
  };
  const begin = ({ request }: { request: Request }) => {
    shop.begun.push(new URL(request.url).pathname);
    if (shop.now.running) {
      return errorReply(409, "A backup is being made or tested. Please wait until that is done.");
    }
    shop.now = { ...shop.now, running: request.url.endsWith("/prove") ? "proving" : "making" };
    return HttpResponse.json({ success: true, message: "Begun." }, { status: 202 });
  };
  server.use(
    http.get("/api/admin/backups", () => {
      shop.asked += 1;
      return HttpResponse.json(shop.now);
    }),
    http.post("/api/admin/backups", begin),
    http.post("/api/admin/backups/:name/prove", begin),
  );
  return shop;
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOW });
  signInAdmin();
});

afterEach(() => {
  vi.useRealTimers();
});

const part = async (name: string) => within(await screen.findByRole("region", { name }));
const poll = () => act(() => vi.advanceTimersByTimeAsync(2_000));

it("says that all is well, when it was looked at, and what there is", async () => {
  serveBackups();
  renderApp(HEALTH);
  expect(await screen.findByText("All is well.")).toBeInTheDocument();
  expect(screen.getByText("Looked at 30 Nov 2026, 12:00")).toBeInTheDocument();
  const backups = await part("Backups");
  const row = within(await backups.findByRole("listitem"));
  expect(row.getByText("30 Nov 2026, 03:30")).toBeInTheDocument();
  expect(row.getByText("48.2 MB")).toBeInTheDocument();
  expect(row.getByText("Proven")).toBeInTheDocument();
  expect(
    row.getByText(
      "Restored for a test on 30 Nov 2026, 03:31: 1,123 products, 45 orders, 6 customers, 78 pictures",
    ),
  ).toBeInTheDocument();
  const download = row.getByRole("link", { name: "Download the backup of 30 Nov 2026, 03:30" });
  expect(download).toHaveAttribute("href", "/api/admin/backups/haat-2026-11-30-033000.tar.gz");
  expect(download).toHaveAttribute("download");
  expect(download).toHaveAccessibleDescription(/hashes of all passwords.*secret\.key is not in it/);
  expect(
    backups.getByText("The next one is made by itself tomorrow at 03:30."),
  ).toBeInTheDocument();
  expect((await part("Disk")).getByText("12.3 GB of 40 GB free")).toBeInTheDocument();
  const mail = await part("E-mail");
  expect(mail.getByText("None waits, and none failed.")).toBeInTheDocument();
  expect(mail.queryByRole("link", { name: "See them on the overview" })).not.toBeInTheDocument();
  expect(screen.queryByRole("region", { name: "Certificate" })).not.toBeInTheDocument();
  expect((await part("Version")).getByText("0.9.0")).toBeInTheDocument();
  expect((await part("Last warnings and errors")).getByText("None.")).toBeInTheDocument();
});

it("tells first what is to be done, the worst first, with the way there", async () => {
  serveBackups({ at: null, problem: "there is no room" });
  server.use(
    http.get("/api/admin/health", () =>
      HttpResponse.json(
        makeHealth({
          findings: ["disk_full", "mail_failed"],
          mail: { hasServer: false, waiting: 1, failed: 2 },
          certificate: { domains: ["shop.example"], until: null, problem: "no such domain" },
          log: [
            { at: "2026-11-30T05:00:00Z", isError: true, text: "broken", requestId: "abc" },
            { at: "2026-11-30T04:00:00Z", isError: false, text: "odd", requestId: null },
          ],
        }),
      ),
    ),
  );
  const { user } = renderApp(HEALTH);
  expect(await screen.findByText("2 things need you")).toBeInTheDocument();
  expect(screen.queryByText("All is well.")).not.toBeInTheDocument();
  const titles = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  const main = titles.slice(titles.indexOf("The disk is full"));
  expect(main.slice(0, 3)).toEqual(["The disk is full", "E-mails could not be sent", "Backups"]);
  expect(screen.getByText(/^Make room today/)).toBeInTheDocument();
  const mail = await part("E-mail");
  expect(mail.getByText("2 e-mails could not be sent")).toBeInTheDocument();
  expect(mail.getByText("1 e-mail waits for another try")).toBeInTheDocument();
  expect(mail.getByRole("link", { name: "See them on the overview" })).toHaveAttribute(
    "href",
    "/029A/admin",
  );
  const backups = await part("Backups");
  expect(await backups.findByText("None is made by itself.")).toBeInTheDocument();
  expect(
    backups.getByText("The last backup could not be made: there is no room"),
  ).toBeInTheDocument();
  const certificate = await part("Certificate");
  expect(certificate.getByText("There is none yet.")).toBeInTheDocument();
  expect(certificate.getByText("The last try failed: no such domain")).toBeInTheDocument();
  const log = await part("Last warnings and errors");
  expect(log.getByText("broken")).not.toBeVisible();
  await user.click(log.getByText("Show 2 lines"));
  expect(log.getByText("broken")).toBeVisible();
  expect(log.getByText("abc")).toBeVisible();
  expect(log.getByText("Warning")).toBeVisible();
});

it("makes a backup, follows it, and says that it is proven", async () => {
  const shop = serveBackups({ backups: [] });
  let looked = 0;
  server.use(
    http.get("/api/admin/health", () => {
      looked += 1;
      return HttpResponse.json(makeHealth({ findings: looked === 1 ? ["backup_old"] : [] }));
    }),
  );
  const { user } = renderApp(HEALTH);
  expect(await screen.findByText("1 thing needs you")).toBeInTheDocument();
  const backups = await part("Backups");
  expect(await backups.findByText("There is no backup yet")).toBeInTheDocument();
  await user.click(backups.getByRole("button", { name: "Make a backup now" }));
  expect(await backups.findByText("A backup is being made...")).toHaveAttribute("role", "status");
  const button = backups.getByRole("button", { name: "Make a backup now" });
  expect(button).toHaveAttribute("aria-disabled", "true");
  await user.click(button);
  expect(shop.begun).toEqual(["/api/admin/backups"]);

  shop.now = { ...shop.now, running: "proving", backups: [{ ...NEW, proof: null }] };
  await poll();
  expect(await backups.findByText("A backup is being proven...")).toBeInTheDocument();
  expect(backups.getByText("Not proven yet")).toBeInTheDocument();
  expect(screen.getByText("1 thing needs you")).toBeInTheDocument();
  shop.now = { ...shop.now, running: null, backups: [NEW] };
  await poll();
  expect(await backups.findByText("The backup is proven: it can be restored.")).toBeInTheDocument();
  expect(button).not.toHaveAttribute("aria-disabled");
  expect(await screen.findByText("All is well.")).toBeInTheDocument();

  const { asked } = shop;
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(shop.asked).toBe(asked);
});

it("says what came of a backup that was done before anybody asked", async () => {
  const shop = serveBackups();
  server.use(
    http.post("/api/admin/backups", () => {
      shop.now = { ...shop.now, problem: "there is no room" };
      return HttpResponse.json({ success: true, message: "Begun." }, { status: 202 });
    }),
  );
  const { user } = renderApp(HEALTH);
  const backups = await part("Backups");
  await user.click(await backups.findByRole("button", { name: "Make a backup now" }));
  expect(
    await backups.findByText("The backup could not be made. The reason stands above the list."),
  ).toBeInTheDocument();
});

it("proves one, and says that it cannot be restored", async () => {
  const old = makeBackup({ proof: null });
  const shop = serveBackups({ backups: [NEW, old] });
  const { user } = renderApp(HEALTH);
  const backups = await part("Backups");
  await user.click(
    await backups.findByRole("button", { name: "Prove the backup of 30 Nov 2026, 03:30" }),
  );
  expect(await backups.findByText("A backup is being proven...")).toBeInTheDocument();
  expect(shop.begun).toEqual(["/api/admin/backups/haat-2026-11-30-033000.tar.gz/prove"]);
  const problem = "a picture is damaged";
  const proof = { at: "2026-11-30T06:00:09.000Z", problem, counts: null, pictures: 0 };
  shop.now = { ...shop.now, running: null, backups: [NEW, { ...old, proof }] };
  await poll();
  expect(
    await backups.findByText("The backup cannot be restored. The reason stands beside it."),
  ).toBeInTheDocument();
  expect(
    backups.getByText("Tested on 30 Nov 2026, 12:00: a picture is damaged"),
  ).toBeInTheDocument();
});

it("tells in the server's words that something is being done already", async () => {
  const shop = serveBackups();
  const { user } = renderApp(HEALTH);
  const backups = await part("Backups");
  const button = await backups.findByRole("button", { name: "Make a backup now" });
  shop.now = { ...shop.now, running: "making" };
  await user.click(button);
  expect(
    await screen.findByText("A backup is being made or tested. Please wait until that is done."),
  ).toBeInTheDocument();
  expect(await backups.findByText("A backup is being made...")).toBeInTheDocument();
});

it("offers another try where it cannot be loaded, and keeps what it knows", async () => {
  serveBackups();
  server.use(http.get("/api/admin/health", () => errorReply(503, "The shop is busy.")));
  const { user } = renderApp(HEALTH);
  const alert = within(await screen.findByRole("alert"));
  expect(alert.getByText("The shop is busy.")).toBeInTheDocument();
  // Backups stand by themselves.
  expect(await screen.findByText("48.2 MB")).toBeInTheDocument();
  server.use(http.get("/api/admin/health", () => HttpResponse.json(makeHealth())));
  await user.click(alert.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("All is well.")).toBeInTheDocument();

  server.use(http.get("/api/admin/health", () => errorReply(503, "The shop is busy.")));
  await user.click(screen.getByRole("button", { name: "Check again" }));
  expect(await screen.findByText(/^This could not be looked at again/)).toBeInTheDocument();
  expect(screen.getByText("All is well.")).toBeInTheDocument();
});

it("looks again when it is come back to", async () => {
  serveBackups();
  const { findings } = makeHealth();
  server.use(http.get("/api/admin/health", () => HttpResponse.json(makeHealth({ findings }))));
  renderApp(HEALTH);
  expect(await screen.findByText("All is well.")).toBeInTheDocument();
  findings.push("disk_low");
  act(() => void document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  expect(await screen.findByText("1 thing needs you")).toBeInTheDocument();
});

it("is in the navigation", async () => {
  serveBackups();
  const { user, router } = renderApp("/029A/admin/trash");
  server.use(http.get("/api/admin/trash", () => HttpResponse.json([])));
  await user.click(await screen.findByRole("link", { name: "Health" }));
  await waitFor(() => expect(router.location.pathname).toBe(HEALTH));
  expect(await screen.findByRole("heading", { level: 1, name: "Health" })).toBeInTheDocument();
});

it("speaks Bengali, in its digits", async () => {
  await loadTexts("bn", "shop", "admin");
  document.cookie = "haat_lang=bn; Path=/";
  serveBackups();
  renderApp(HEALTH);
  expect(await screen.findByText("সব ঠিক আছে।")).toBeInTheDocument();
  expect(await screen.findByText("৪৮.২ মেগাবাইট")).toBeInTheDocument();
  expect(screen.getByText("পরেরটি আগামীকাল ০৩:৩০টায় নিজে থেকেই নেওয়া হবে।")).toBeInTheDocument();
  expect(screen.getByText(/১,১২৩টি পণ্য, ৪৫টি অর্ডার, ৬ জন ক্রেতা, ৭৮টি ছবি$/)).toBeInTheDocument();
  expect(screen.getByText("১২.৩ গিগাবাইট খালি, মোট ৪০ গিগাবাইট")).toBeInTheDocument();
});
