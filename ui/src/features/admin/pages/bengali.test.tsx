import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, it } from "vitest";
import type { AuditRow } from "@/api/types";
import { signInAdmin } from "@/test/admin-handlers";
import { makeAdminOrder, makeSettings } from "@/test/fixtures";
import { renderApp } from "@/test/render-app";
import { errorReply, listReply, server } from "@/test/server";
import { loadTexts } from "@/texts/language";

await loadTexts("bn", "shop", "admin");

beforeEach(() => {
  document.cookie = "haat_lang=bn; Path=/";
});

const heading = (name: string) => screen.findByRole("heading", { level: 1, name });

it("speaks Bengali from the login on, and English again when it is chosen", async () => {
  server.use(
    http.get("/api/me", () => HttpResponse.json({ user: null, customer: null })),
    http.post("/getuserinfo", () =>
      errorReply(401, "Invalid email or password.", undefined, { code: "invalid_login" }),
    ),
  );
  const { user } = renderApp("/029A");
  await heading("অ্যাডমিন লগইন");
  await user.click(screen.getByRole("button", { name: "লগইন করুন" }));
  expect(await screen.findByText("ই-মেইল ও পাসওয়ার্ড দুটোই দিন।")).toBeInTheDocument();
  await user.type(screen.getByLabelText(/^ই-মেইল/), "owner@haat.example");
  await user.type(screen.getByLabelText(/^পাসওয়ার্ড/, { selector: "input" }), "wrong");
  await user.click(screen.getByRole("button", { name: "লগইন করুন" }));
  expect(await screen.findByText("ই-মেইল বা পাসওয়ার্ড ঠিক নয়।")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "English" }));
  await heading("Admin Login");
  expect(screen.getByLabelText(/^E-mail/)).toHaveValue("owner@haat.example");
});

it("tells an order, its status and its invoice in Bengali", async () => {
  signInAdmin();
  const order = makeAdminOrder({
    orderNumber: "H-2345-6789",
    name: "Pixel 9",
    category: "PHONE",
    brand: "GOOGLE",
    quantity: 3,
    price: 35_000,
    total: 105_000,
    paymentMethod: "Store Payment",
    paymentStatus: "approved",
    OrderStatus: "Your order is confirmed",
    orderedAt: "2026-01-09T03:04:05Z",
  });
  server.use(
    http.get("/orders", () => listReply([order])),
    http.get("/orders/:id", () => HttpResponse.json(order)),
    http.get("/api/settings", () => HttpResponse.json(makeSettings({ shopName: "হাট" }))),
    http.get("/api/admin/waiting", () =>
      HttpResponse.json({ orders: 1200, messages: 0, newestOrderAt: null }),
    ),
  );
  const { user } = renderApp("/029A/admin/orders");
  const card = within(await screen.findByRole("article", { name: "H-2345-6789" }));
  expect(card.getByText("GOOGLE · ফোন")).toBeInTheDocument();
  expect(card.getAllByText("৳১,০৫,০০০")).toHaveLength(2);
  expect(card.getByText("স্টোরে পেমেন্ট")).toBeInTheDocument();
  expect(card.getByText("নিশ্চিত")).toBeInTheDocument();
  expect(card.getByText("অর্ডার নিশ্চিত হয়েছে")).toBeInTheDocument();
  expect(screen.getByText("১টি অর্ডার")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "অর্ডার ১,২০০ অপেক্ষমাণ" })).toBeInTheDocument();

  await user.click(card.getByRole("link", { name: "ইনভয়েস" }));
  const sheet = within(await screen.findByRole("region", { name: "ইনভয়েস" }));
  expect(sheet.getByText("এক লক্ষ পাঁচ হাজার টাকা মাত্র")).toBeInTheDocument();
  expect(sheet.getByText("৯ জানুয়ারি, ২০২৬")).toBeInTheDocument();
  expect(sheet.getByText("হাট থেকে কেনাকাটার জন্য ধন্যবাদ।")).toBeInTheDocument();
});

it("tells the audit log's codes and numbers in Bengali", async () => {
  signInAdmin();
  const row = (action: string, subject: string, detail: object, id: number): AuditRow => ({
    id,
    at: "2026-01-09T03:04:05Z",
    adminEmail: "owner@haat.example",
    action,
    subject,
    subjectId: "x1",
    subjectName: null,
    detail: detail as AuditRow["detail"],
  });
  server.use(
    http.get("/api/admin/audit", () =>
      listReply([
        row("edit", "product", { listing: ["product", "bestdeal"] }, 1),
        row(
          "edit",
          "product",
          { price: [48_000, 145_000], ramStorage: [[], [{ option: "8GB" }]] },
          2,
        ),
        row("update", "settings", { branch: 2, photo: "/uploads/a.webp" }, 3),
      ]),
    ),
    http.get("/api/admin/trash", () => listReply([])),
  );
  const { user } = renderApp("/029A/admin/audit");
  expect(await screen.findByText("একটি পণ্য “সব বেস্ট ডিল” তালিকায় সরানো হয়েছে")).toBeInTheDocument();
  expect(screen.getByText("শাখা ২-এর ছবি বদলানো হয়েছে")).toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "৯ জানুয়ারি, ২০২৬" })).toBeInTheDocument();
  expect(screen.getAllByText("০৯:০৪")).toHaveLength(3);
  const edited = "একটি পণ্য সম্পাদনা করা হয়েছে: দাম, র‍্যাম ও স্টোরেজ";
  await user.click(screen.getByRole("button", { name: `বিস্তারিত: ${edited}` }));
  expect(screen.getByText("দাম").nextElementSibling).toHaveTextContent("আগে ৳৪৮,০০০ এখন ৳১,৪৫,০০০");
  expect(screen.getByText("র‍্যাম ও স্টোরেজ, ১, অপশন")).toBeVisible();
});

it("tells the server's words, and complaints again in the language that is chosen", async () => {
  signInAdmin();
  const settings = makeSettings();
  server.use(
    http.get("/api/settings", () => HttpResponse.json(settings)),
    http.put("/api/settings", () =>
      HttpResponse.json({
        success: true,
        message: "Settings updated successfully!",
        code: "settings_updated",
        settings,
      }),
    ),
  );
  const { user } = renderApp("/029A/admin/settings");
  const email = await screen.findByLabelText("ই-মেইল");
  await user.clear(email);
  await user.type(email, "nobody");
  const save = screen.getByRole("button", { name: "সেটিংস সংরক্ষণ করুন" });
  await user.click(save);
  expect(await screen.findByText("একটি সঠিক ই-মেইল ঠিকানা লিখুন।")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "English" }));
  expect(await screen.findByText("Please enter a valid e-mail address.")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "বাংলা" }));
  await user.clear(await screen.findByLabelText("ই-মেইল"));
  await user.click(screen.getByRole("button", { name: "সেটিংস সংরক্ষণ করুন" }));
  expect(await screen.findByText("সেটিংস আপডেট হয়েছে!")).toBeInTheDocument();
});
