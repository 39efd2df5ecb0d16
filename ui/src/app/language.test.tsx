import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { doneReply, signIn } from "@/test/customer-handlers";
import { makeBlog, makeCustomer, makeOrder, makeProduct } from "@/test/fixtures";
import { homeHandlers } from "@/test/home-handlers";
import { renderApp } from "@/test/render-app";
import { errorReply, listReply, server } from "@/test/server";
import { loadTexts } from "@/texts/language";

// What the switch waits for; the switch itself is what is tested here.
await loadTexts("bn", "shop");

const heading = (name: string) => screen.findByRole("heading", { level: 1, name });

/** The first of the switches: in the contact strip. */
const toBengali = () => screen.getAllByRole("button", { name: "বাংলা" })[0]!;
const toEnglish = () => screen.getAllByRole("button", { name: "English" })[0]!;

describe("the switch", () => {
  it("names the other language in its own words, and changes everything with it", async () => {
    const { user } = renderApp("/track");
    await heading("Track Your Order");
    expect(document.documentElement).toHaveAttribute("lang", "en");
    expect(toBengali()).toHaveAttribute("lang", "bn");
    await user.click(toBengali());
    await heading("অর্ডার ট্র্যাক করুন");
    expect(document.documentElement).toHaveAttribute("lang", "bn");
    await waitFor(() => expect(document.title).toBe("অর্ডার ট্র্যাক করুন | হাট"));
    expect(document.cookie).toContain("haat_lang=bn");
    expect(toEnglish()).toHaveAttribute("lang", "en");
    await user.click(toEnglish());
    await heading("Track Your Order");
    expect(document.documentElement).toHaveAttribute("lang", "en");
    expect(document.cookie).toContain("haat_lang=en");
  });

  it("is in the drawer and the footer, too", async () => {
    const { user } = renderApp("/track");
    await heading("Track Your Order");
    const footer = within(screen.getByRole("contentinfo"));
    expect(footer.getByRole("button", { name: "বাংলা" })).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Open menu" }));
    const drawer = within(await screen.findByRole("dialog", { name: "Menu" }));
    await user.click(drawer.getByRole("button", { name: "বাংলা" }));
    expect(await screen.findByRole("dialog", { name: "মেনু" })).toBeInTheDocument();
  });

  it("keeps what is typed, and tells its complaints again", async () => {
    const { user } = renderApp("/track");
    await heading("Track Your Order");
    await user.type(screen.getByLabelText(/^Order number/), "H-12");
    await user.click(screen.getByRole("button", { name: "Track" }));
    expect(await screen.findByText("An order number looks like H-1A2B-3C4D.")).toBeVisible();
    await user.click(toBengali());
    expect(await screen.findByText("অর্ডার নম্বর H-1A2B-3C4D-এর মতো হয়।")).toBeVisible();
    expect(screen.getByText("আপনার ফোন নম্বর লিখুন।")).toBeVisible();
    expect(screen.getByLabelText(/^অর্ডার নম্বর/)).toHaveValue("H-12");
  });

  it("says what the server refused in the language of the moment", async () => {
    server.use(
      http.post("/api/userlogin", () =>
        errorReply(401, "Invalid email or password.", undefined, { code: "invalid_login" }),
      ),
      http.post("/api/userregister", () =>
        errorReply(
          400,
          "Please check the highlighted fields.",
          {
            phone: "The phone number must have exactly 11 digits.",
            name: "Name can have at most 100 characters.",
          },
          {
            code: "check_fields",
            fieldCodes: { phone: "phone_digits", name: "too_long" },
            fieldArgs: { name: { label: "name", max: 100 } },
          },
        ),
      ),
    );
    const { user, router } = renderApp("/login");
    await heading("Login");
    await user.type(screen.getByLabelText(/^E-mail/), "a@example.com");
    await user.type(screen.getByLabelText(/^Password/), "wrong");
    await user.click(screen.getByRole("button", { name: "Login" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Invalid email or password.");
    await user.click(toBengali());
    await waitFor(() =>
      expect(screen.getByRole("alert")).toHaveTextContent("ই-মেইল বা পাসওয়ার্ড ঠিক নয়।"),
    );

    await router.navigate("/register");
    await user.type(await screen.findByLabelText(/^নাম/), "র");
    await user.type(screen.getByLabelText(/^ই-মেইল/), "a@example.com");
    await user.type(screen.getByLabelText(/^ফোন নম্বর/), "০১৭১২৩৪৫৬৭৮");
    await user.type(screen.getByLabelText(/^পাসওয়ার্ড \*/), "a long secret");
    await user.type(screen.getByLabelText(/^পাসওয়ার্ড নিশ্চিত করুন/), "a long secret");
    await user.click(screen.getByRole("button", { name: "রেজিস্টার করুন" }));
    expect(await screen.findByText("ফোন নম্বর ঠিক ১১ সংখ্যার হতে হবে।")).toBeVisible();
    expect(screen.getByText("নাম ১০০ অক্ষরের বেশি হতে পারবে না।")).toBeVisible();
    await user.click(toEnglish());
    expect(await screen.findByText("Name can have at most 100 characters.")).toBeVisible();
  });
});

describe("in Bengali", () => {
  beforeEach(() => {
    document.cookie = "haat_lang=bn; Path=/";
  });

  it("shows a product with taka and digits, and what people wrote in its own language", async () => {
    const product = makeProduct({
      title: "Galaxy S25",
      stock: 3,
      views: 1234,
      buyPoints: 450,
      ramStorage: [{ option: "8GB/256GB", priceDifference: 4000 }],
    });
    server.use(
      http.get(`/allproducts/${product._id}`, () => HttpResponse.json(product)),
      http.patch(`/increment-product-views/${product._id}`, () =>
        HttpResponse.json({ success: true, views: 1235 }),
      ),
    );
    renderApp(`/product/${product._id}`);
    expect(await heading("Galaxy S25")).toHaveAttribute("lang", "en");
    const main = within(screen.getByRole("main"));
    expect(main.getAllByText("৳৪৫,০০০").length).toBeGreaterThan(0);
    expect(main.getAllByText("৳৪৮,০০০").length).toBeGreaterThan(0);
    expect(main.getByText("৳৩,০০০ সাশ্রয়")).toBeInTheDocument();
    expect(main.getByText("+৳৪,০০০")).toBeInTheDocument();
    expect(main.getByText("স্টকে আছে")).toBeInTheDocument();
    expect(main.getByText("মাত্র ৩টি বাকি")).toBeInTheDocument();
    expect(main.getByText("১,২৩৪ বার দেখা হয়েছে")).toBeInTheDocument();
    expect(main.getByText("কিনলে ৪৫০ পয়েন্ট পাবেন")).toBeInTheDocument();
    expect(main.getByText("1 year")).toHaveAttribute("lang", "en");
    expect(main.getByRole("button", { name: "কার্টে যোগ করুন" })).toBeEnabled();
    expect(main.getByRole("button", { name: "এখনই কিনুন" })).toBeEnabled();
  });

  it("shows the home page's sections and the date of a post", async () => {
    server.use(
      ...homeHandlers({
        bestDeals: [makeProduct({ listing: "bestdeal" })],
        blogs: [makeBlog({ title: "পুরোনো ফোন", createdAt: "2026-01-08T20:04:05Z" })],
      }),
    );
    renderApp("/");
    await heading("হাট: চট্টগ্রামে ফোন, ল্যাপটপ ও গ্যাজেট");
    expect(await screen.findByText("৳৪৫,০০০")).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "বেস্ট ডিলের পণ্য" })).toBeInTheDocument();
    // After midnight in Dhaka.
    expect(await screen.findByText("৯ জানুয়ারি, ২০২৬")).toBeInTheDocument();
  });

  it("orders with the server's own words for the payment, told in Bengali", async () => {
    const product = makeProduct({ price: 500, offerPrice: 0 });
    const customer = makeCustomer({ phone: "01712345678", address: "চকবাজার" });
    signIn(customer);
    let sent: unknown;
    server.use(
      http.get(`/allproducts/${product._id}`, () => HttpResponse.json(product)),
      http.patch(`/increment-product-views/${product._id}`, () =>
        HttpResponse.json({ success: true, views: 11 }),
      ),
      http.post("/api/order/place", async ({ request }) => {
        sent = await request.json();
        return errorReply(409, "Not enough stock.", undefined, { code: "not_enough_stock" });
      }),
    );
    const { user } = renderApp(`/product/${product._id}`);
    await user.click(await screen.findByRole("button", { name: "এখনই কিনুন" }));
    const dialog = within(await screen.findByRole("dialog", { name: "অর্ডার নিশ্চিত করুন" }));
    const quantity = dialog.getByLabelText(/^পরিমাণ/);
    expect(quantity).toHaveValue("১");
    await user.clear(quantity);
    await user.type(quantity, "2");
    expect(quantity).toHaveValue("২");
    expect(dialog.getByText("৳১,০০০")).toBeInTheDocument();
    await user.selectOptions(dialog.getByLabelText(/^পেমেন্ট পদ্ধতি/), "স্টোরে পেমেন্ট");
    await user.click(dialog.getByRole("button", { name: "অর্ডার নিশ্চিত করুন" }));
    expect(await dialog.findByRole("alert")).toHaveTextContent("স্টকে এতগুলো নেই।");
    expect(sent).toMatchObject({ quantity: 2, paymentMethod: "Store Payment" });
  });

  it("tells how far an order is", async () => {
    signIn();
    server.use(
      http.get("/api/my/orders", () =>
        listReply([
          makeOrder({
            orderNumber: "H-1A2B-3C4D",
            quantity: 2,
            paymentStatus: "approved",
            OrderStatus: "Your order is on its way",
            approvedAt: "2026-01-10T03:04:05Z",
            shippedAt: "2026-01-11T03:04:05Z",
            courier: "Pathao",
            delivery: "Tomorrow",
            deliveryCharge: 60,
            zone: "ঢাকা",
            total: 90_060,
          }),
        ]),
      ),
      http.post("/api/user/order/delete", () =>
        doneReply("Order deleted successfully!", makeCustomer()),
      ),
    );
    renderApp("/dashboard/orders");
    await heading("আপনার অর্ডার");
    const order = within(await screen.findByRole("article"));
    for (const text of [
      "আপনার অর্ডার পাঠানো হয়েছে",
      "২ × ৳৪৫,০০০",
      "৳৯০,০৬০",
      "৳৬০",
      "আপনার ঠিকানায়, ঢাকা",
      "ক্যাশ অন ডেলিভারি",
      "অনুমোদিত",
      "১১ জানুয়ারি, ২০২৬, ০৯:০৪",
      "H-1A2B-3C4D",
    ]) {
      expect(order.getByText(text)).toBeInTheDocument();
    }
    for (const typed of ["Tomorrow", "Pathao"]) {
      expect(order.getByText(typed)).toHaveAttribute("lang", "en");
    }
    expect(order.getByText("Pathao").parentElement).toHaveTextContent("কুরিয়ার: Pathao");
  });

  it("numbers the pages of a list in its digits", async () => {
    server.use(
      http.get("/categorysearch", ({ request }) => {
        const hidden = new URL(request.url).searchParams.get("max") === "199";
        return hidden ? listReply([], 4) : listReply([makeProduct()], 90);
      }),
    );
    renderApp("/category/laptop?page=3");
    await heading("ল্যাপটপ");
    expect(await screen.findByText("৯০টি পণ্য")).toBeInTheDocument();
    expect(await screen.findByText("৳২০০-এর কম দামের ৪টি পণ্য লুকানো আছে")).toBeInTheDocument();
    const page = screen.getByRole("link", { name: "৩ নম্বর পাতা" });
    expect(page).toHaveTextContent("৩");
    expect(page).toHaveAttribute("aria-current", "page");
  });

  it("shows the error page, and a text of the server's that it does not know as English", async () => {
    server.use(
      http.get("/api/track", () =>
        // A code of a later server's.
        errorReply(404, "The courier has lost its way.", undefined, {
          code: "courier_lost" as never,
        }),
      ),
    );
    const { user, router } = renderApp("/nowhere");
    await heading("দুঃখিত!");
    expect(screen.getByText("ত্রুটি কোড: ৪০৪")).toBeInTheDocument();
    await router.navigate("/track");
    await user.type(await screen.findByLabelText(/^অর্ডার নম্বর/), "H-1A2B-3C4D");
    await user.type(screen.getByLabelText(/^ফোন নম্বর/), "01712345678");
    await user.click(screen.getByRole("button", { name: "ট্র্যাক করুন" }));
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("The courier has lost its way.");
    expect(alert).toHaveAttribute("lang", "en");
  });
});
