import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { embed } from "@/api/boot";
import { signIn } from "@/test/customer-handlers";
import { stubViewport } from "@/test/near-viewport";
import { makeOwnReview, makeQuestion, makeReview, makeReviews } from "@/test/opinion-fixtures";
import { open } from "@/test/product-shop";
import { errorReply, listReply, server } from "@/test/server";

const REVIEWS = "/api/products/x1/reviews?limit=5&page=1";
const QUESTIONS = "/api/products/x1/questions?limit=5&page=1";

beforeEach(() => stubViewport({ near: true }));
afterEach(() => vi.unstubAllGlobals());

const part = async (name: string) => within(await screen.findByRole("region", { name }));

describe("reviews", () => {
  it("are shown as the page came, with stars, name, date and the shop's answer", async () => {
    stubViewport({ near: false });
    const answer = { text: "ধন্যবাদ!", at: "2026-01-11T20:04:05Z" };
    const first = makeReview({ stars: 4, text: "<b>Fine</b>\nfor the price", answer });
    const unnamed = makeReview({ name: "", text: "" });
    embed({ [REVIEWS]: makeReviews([first, unnamed]) });
    await open({ rating: { average: 4.3, count: 2 } });
    const reviews = await part("Reviews");
    expect(reviews.getByRole("img", { name: "4.3 out of 5 stars" })).toBeInTheDocument();
    expect(reviews.getByText("2 reviews")).toBeInTheDocument();
    expect(reviews.getByText("5 stars: 2 reviews")).toBeInTheDocument();
    const [one, other] = reviews.getAllByRole("article");
    expect(one).toHaveTextContent(
      "10 January 2026Rahim U.Bought here<b>Fine</b> for the priceHaat answers12 January 2026ধন্যবাদ!",
    );
    expect(within(one!).getByText("ধন্যবাদ!")).toHaveAttribute("lang", "bn");
    expect(within(one!).getByRole("img", { name: "4 out of 5 stars" })).toBeInTheDocument();
    expect(other).toHaveTextContent("A customer");
  });

  it("are led to from beside the title", async () => {
    embed({ [REVIEWS]: makeReviews([makeReview()]) });
    const { user } = await open({ rating: { average: 4.3, count: 1 } });
    await user.click(screen.getByRole("link", { name: "4.3 out of 5 stars 1 review" }));
    expect(screen.getByRole("heading", { level: 2, name: "Reviews" })).toHaveFocus();
  });

  it("come in pages, each after a press", async () => {
    const pages = [1, 2, 3].map((page) => [makeReview({ text: `Page ${page}` })]);
    server.use(
      http.get("/api/products/x1/reviews", ({ request }) => {
        const page = Number(new URL(request.url).searchParams.get("page"));
        return HttpResponse.json(makeReviews(pages[page - 1]!, 11));
      }),
    );
    const { user } = await open();
    const reviews = await part("Reviews");
    for (const page of [2, 3]) {
      await user.click(await reviews.findByRole("button", { name: "More reviews" }));
      expect(await reviews.findByText(`Page ${page}`)).toBeInTheDocument();
    }
    expect(reviews.queryByRole("button", { name: "More reviews" })).not.toBeInTheDocument();
    expect(reviews.getAllByRole("article")).toHaveLength(3);
  });

  it("say that there are none, and offer another try where they cannot be had", async () => {
    server.use(
      http.get("/api/products/x1/reviews", () => errorReply(503, "The shop is busy."), {
        once: true,
      }),
    );
    const { user } = await open();
    const reviews = await part("Reviews");
    await user.click(await reviews.findByRole("button", { name: "Retry" }));
    expect(await reviews.findByText("No reviews yet")).toBeInTheDocument();
    expect(reviews.queryByRole("button")).not.toBeInTheDocument();
  });

  it("can be written by a customer to whom it was delivered", async () => {
    signIn();
    let own: object = { mayWrite: true, review: null };
    const sent: unknown[] = [];
    server.use(
      http.get("/api/products/x1/review", () => HttpResponse.json(own)),
      http.put("/api/products/x1/review", async ({ request }) => {
        sent.push(await request.json());
        if (sent.length === 1) return errorReply(400, "Check.", { text: "This text is too long." });
        const review = makeOwnReview();
        own = { mayWrite: true, review };
        return HttpResponse.json({
          success: true,
          message: "Thank you! Your review was saved.",
          review,
        });
      }),
    );
    const { user } = await open();
    const reviews = await part("Reviews");
    await user.click(await reviews.findByRole("button", { name: "Write a review" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Write a review" }));
    await dialog.findByRole("button", { name: "Save review" });
    // By the keyboard, through the stars without choosing any.
    while (document.activeElement !== dialog.getByLabelText("Your words")) await user.tab();
    await user.click(dialog.getByRole("button", { name: "Save review" }));
    expect(await dialog.findByText("Please choose 1 to 5 stars.")).toBeInTheDocument();
    await user.click(dialog.getByRole("radio", { name: "4 stars" }));
    await user.type(dialog.getByLabelText("Your words"), "Good.");
    await user.click(dialog.getByRole("button", { name: "Save review" }));
    expect(await dialog.findByText("This text is too long.")).toBeInTheDocument();
    expect(dialog.getByLabelText("Your words")).toHaveValue("Good.");
    await user.click(dialog.getByRole("button", { name: "Save review" }));
    expect(await screen.findByText("Thank you! Your review was saved.")).toBeInTheDocument();
    expect(sent[1]).toEqual({ stars: 4, text: "Good." });
    expect(await reviews.findByRole("button", { name: "Edit your review" })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });

  it("can be taken back by their writer, who reads why the shop hides one", async () => {
    signIn();
    let own: object = {
      mayWrite: true,
      review: makeOwnReview({ hiddenReason: "It names a person." }),
    };
    server.use(
      http.get("/api/products/x1/review", () => HttpResponse.json(own)),
      http.delete("/api/products/x1/review", () => {
        own = { mayWrite: true, review: null };
        return HttpResponse.json({ success: true, message: "Your review was deleted." });
      }),
    );
    const { user } = await open();
    const reviews = await part("Reviews");
    expect(await reviews.findByText("Hidden by the shop: It names a person.")).toBeInTheDocument();
    await user.click(reviews.getByRole("button", { name: "Edit your review" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Edit your review" }));
    expect(dialog.getByRole("radio", { name: "4 stars" })).toBeChecked();
    await user.click(dialog.getByRole("button", { name: "Delete" }));
    expect(dialog.getByRole("alert")).toHaveTextContent("Delete your review?");
    await user.click(dialog.getByRole("button", { name: "Keep it" }));
    await user.click(dialog.getByRole("button", { name: "Delete" }));
    await user.click(dialog.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Your review was deleted.")).toBeInTheDocument();
    expect(await reviews.findByRole("button", { name: "Write a review" })).toBeInTheDocument();
  });
});

describe("questions", () => {
  it("are shown with their answers as the page came", async () => {
    stubViewport({ near: false });
    const question = makeQuestion({ question: "চার্জার আছে?" });
    embed({ [QUESTIONS]: { items: [question, makeQuestion({ name: "" })], total: 2 } });
    await open();
    const questions = await part("Questions and answers");
    const [one, other] = questions.getAllByRole("article");
    expect(one).toHaveTextContent(
      "চার্জার আছে?Salma asked10 January 2026Haat answers11 January 2026Yes, it has.",
    );
    expect(other).toHaveTextContent("A customer asked");
  });

  it("come in pages", async () => {
    const asked = [1, 2].map((n) => [makeQuestion({ question: `Page ${n}?` })]);
    server.use(
      http.get("/api/products/x1/questions", ({ request }) => {
        const page = Number(new URL(request.url).searchParams.get("page"));
        return listReply(asked[page - 1]!, 6);
      }),
    );
    const { user } = await open();
    const questions = await part("Questions and answers");
    await user.click(await questions.findByRole("button", { name: "More questions" }));
    expect(await questions.findByText("Page 2?")).toBeInTheDocument();
  });

  it("are asked with a phone number or an e-mail address", async () => {
    const sent: unknown[] = [];
    const keys = new Set<string | null>();
    server.use(
      http.post("/api/products/x1/questions", async ({ request }) => {
        sent.push(await request.json());
        keys.add(request.headers.get("Idempotency-Key"));
        if (sent.length === 1) return errorReply(500, "Something went wrong.");
        return HttpResponse.json(
          { success: true, message: "Thank you! Your question was sent." },
          { status: 201 },
        );
      }),
    );
    const { user } = await open();
    await user.click(screen.getByRole("button", { name: "Ask a question" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Ask a question" }));
    const send = () => user.click(dialog.getByRole("button", { name: "Send question" }));
    await send();
    for (const text of [
      "Please write your question.",
      "Please enter your name.",
      "Please enter a phone number or an e-mail address.",
    ]) {
      expect(await dialog.findByText(text)).toBeInTheDocument();
    }
    await user.type(dialog.getByLabelText(/^Your question/), "চার্জার আছে?");
    await user.type(dialog.getByLabelText(/^Name/), "Salma");
    await user.type(dialog.getByLabelText("E-mail"), "salma@");
    await send();
    expect(await dialog.findByText("Please enter a valid e-mail address.")).toBeInTheDocument();
    await user.type(dialog.getByLabelText("E-mail"), "haat.example");
    await send();
    expect(await screen.findByText("Something went wrong.")).toBeInTheDocument();
    expect(dialog.getByLabelText(/^Your question/)).toHaveValue("চার্জার আছে?");
    await send();
    expect(await screen.findByText("Thank you! Your question was sent.")).toBeInTheDocument();
    expect(sent[1]).toEqual({
      name: "Salma",
      phone: "",
      email: "salma@haat.example",
      question: "চার্জার আছে?",
      website: "",
    });
    expect(keys.size).toBe(1);
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });

  it("have a customer's own name and ways to be reached filled in", async () => {
    signIn({ name: "Rahim Uddin", phone: "01711111111", email: "rahim@haat.example" });
    const { user } = await open();
    await screen.findAllByRole("link", { name: "Dashboard" });
    await user.click(screen.getByRole("button", { name: "Ask a question" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Ask a question" }));
    expect(dialog.getByLabelText(/^Name/)).toHaveValue("Rahim Uddin");
    expect(dialog.getByLabelText("Phone")).toHaveValue("01711111111");
    expect(dialog.getByLabelText("E-mail")).toHaveValue("rahim@haat.example");
  });
});
