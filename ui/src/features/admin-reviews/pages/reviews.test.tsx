import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, it } from "vitest";
import type { AdminQuestion, AdminReview } from "@/api/types";
import { signInAdmin } from "@/test/admin-handlers";
import { makeAdminQuestion, makeAdminReview } from "@/test/opinion-fixtures";
import { renderApp } from "@/test/render-app";
import { errorReply, listReply, server } from "@/test/server";

/** What the shop holds, and what it was sent. */
let reviews: AdminReview[] = [];
let questions: AdminQuestion[] = [];
let sent: unknown[] = [];

const at = "2026-01-12T20:04:05Z";

function change(id: unknown, what: Partial<AdminReview>, message: string) {
  reviews = reviews.map((review) => (review._id === id ? { ...review, ...what } : review));
  return HttpResponse.json({ success: true, message, review: reviews[0] });
}

beforeEach(() => {
  [reviews, questions, sent] = [[], [], []];
  signInAdmin();
  server.use(
    http.get("/api/admin/reviews", ({ request }) => {
      const { searchParams } = new URL(request.url);
      const stars = searchParams.get("stars");
      const state = searchParams.get("state");
      const q = (searchParams.get("q") ?? "").toLowerCase();
      const found = reviews.filter(
        (review) =>
          (stars === null || review.stars === Number(stars)) &&
          (state !== "hidden" || review.hiddenReason) &&
          review.text.toLowerCase().includes(q),
      );
      return listReply(found);
    }),
    http.get("/api/admin/questions", () => listReply(questions)),
    http.get("/api/admin/waiting", () =>
      HttpResponse.json({
        orders: 0,
        messages: 0,
        reviews: reviews.filter(({ read }) => !read).length,
        questions: questions.filter(({ answer }) => !answer).length,
        newestOrderAt: null,
      }),
    ),
    http.put("/api/admin/reviews/:id/answer", async ({ request, params }) => {
      const { answer } = (await request.json()) as { answer: string };
      sent.push(answer);
      const text = answer === "" ? null : { text: answer, at };
      return change(
        params.id,
        { answer: text, read: true },
        answer ? "Answer saved." : "Answer removed.",
      );
    }),
    http.post("/api/admin/reviews/:id/hide", async ({ request, params }) => {
      const { reason } = (await request.json()) as { reason: string };
      return change(params.id, { hiddenReason: reason, read: true }, "Review hidden.");
    }),
    http.post("/api/admin/reviews/:id/show", ({ params }) =>
      change(params.id, { hiddenReason: null }, "Review shown again."),
    ),
    http.patch("/api/admin/reviews/:id", async ({ request, params }) => {
      const { read } = (await request.json()) as { read: boolean };
      return change(params.id, { read }, "Marked.");
    }),
  );
});

const card = async (name: string) => within(await screen.findByRole("article", { name }));

it("shows who says what of which product, and counts what waits", async () => {
  reviews = [
    makeAdminReview({ stars: 2, text: "It came late.\nSadly.", updatedAt: at }),
    makeAdminReview({ name: "Salma", text: "", read: true, productGone: true }),
  ];
  questions = [makeAdminQuestion()];
  renderApp("/029A/admin/reviews");
  expect(
    await screen.findByRole("heading", { level: 1, name: "Reviews and questions" }),
  ).toBeVisible();
  const shown = await card("Rahim Uddin");
  expect(shown.getByRole("img", { name: "2 out of 5 stars" })).toBeInTheDocument();
  expect(shown.getByText(/It came late\.\s+Sadly\./)).toHaveClass("whitespace-pre-line");
  expect(shown.getByRole("link", { name: "Galaxy S25" })).toHaveAttribute("href", "/product/x1");
  expect(shown.getByText("changed 13 Jan 2026, 02:04")).toBeInTheDocument();
  expect(shown.getByText("New")).toBeInTheDocument();
  const other = await card("Salma");
  expect(other.getByText("No words, stars alone")).toBeInTheDocument();
  expect(other.getByText("In the trash")).toBeInTheDocument();
  expect(
    await screen.findByRole("link", { name: "Reviews and questions 2 waiting" }),
  ).toBeInTheDocument();
  const tabs = within(screen.getByRole("navigation", { name: "What is shown" }));
  expect(tabs.getByRole("link", { name: "Reviews 1 new" })).toHaveAttribute("aria-current", "true");
  expect(tabs.getByRole("link", { name: "Questions 1 waiting" })).toBeInTheDocument();
});

it("answers in its place, changes the answer and takes it away", async () => {
  reviews = [makeAdminReview()];
  const { user } = renderApp("/029A/admin/reviews");
  const shown = await card("Rahim Uddin");
  await user.click(shown.getByRole("button", { name: "Answer" }));
  const field = shown.getByLabelText("Your answer, for everybody to read");
  expect(field).toHaveFocus();
  await user.type(field, "ধন্যবাদ!");
  await user.click(shown.getByRole("button", { name: "Save answer" }));
  const again = await shown.findByRole("button", { name: "Change answer" });
  expect(again).toHaveFocus();
  expect(shown.getByText("ধন্যবাদ!")).toHaveAttribute("lang", "bn");
  expect(shown.queryByText("New")).not.toBeInTheDocument();
  await user.click(again);
  await user.clear(shown.getByLabelText("Your answer, for everybody to read"));
  await user.click(shown.getByRole("button", { name: "Save answer" }));
  expect(await screen.findByText("Answer removed.")).toBeInTheDocument();
  expect(await shown.findByRole("button", { name: "Answer" })).toBeInTheDocument();
  expect(sent).toEqual(["ধন্যবাদ!", ""]);
});

it("keeps what was typed after a refusal", async () => {
  reviews = [makeAdminReview()];
  server.use(
    http.put("/api/admin/reviews/:id/answer", () =>
      errorReply(400, "Check.", { answer: "This text is too long." }),
    ),
  );
  const { user } = renderApp("/029A/admin/reviews");
  const shown = await card("Rahim Uddin");
  await user.click(shown.getByRole("button", { name: "Answer" }));
  await user.type(shown.getByLabelText("Your answer, for everybody to read"), "Thanks");
  await user.click(shown.getByRole("button", { name: "Save answer" }));
  expect(await shown.findByText("This text is too long.")).toBeInTheDocument();
  expect(shown.getByLabelText("Your answer, for everybody to read")).toHaveValue("Thanks");
});

it("hides with a reason, shows again, and marks as read and unread", async () => {
  reviews = [makeAdminReview()];
  const { user } = renderApp("/029A/admin/reviews");
  const shown = await card("Rahim Uddin");
  await user.click(shown.getByRole("button", { name: "Mark as read" }));
  await user.click(await shown.findByRole("button", { name: "Mark as unread" }));
  expect(await shown.findByText("New")).toBeInTheDocument();
  await user.click(shown.getByRole("button", { name: "Hide" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Hide review" }));
  await user.click(dialog.getByRole("button", { name: "Hide" }));
  expect(await dialog.findByText("Please enter a reason.")).toBeInTheDocument();
  await user.type(dialog.getByLabelText(/^Reason/), "It names a person.");
  await user.click(dialog.getByRole("button", { name: "Hide" }));
  expect(await shown.findByText("Hidden: It names a person.")).toBeInTheDocument();
  await user.click(shown.getByRole("button", { name: "Show again" }));
  expect(await shown.findByRole("button", { name: "Hide" })).toBeInTheDocument();
});

it("keeps search and filters in the address", async () => {
  reviews = [
    makeAdminReview({ stars: 1, text: "Bad", hiddenReason: "Rude." }),
    makeAdminReview({ name: "Salma", text: "Fine" }),
  ];
  const { user, router } = renderApp("/029A/admin/reviews?stars=1");
  expect(await screen.findByText("1 review")).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText("Stars"), "Any");
  expect(await screen.findByText("2 reviews")).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText("Which reviews"), "Hidden");
  expect(await screen.findByText("1 review")).toBeInTheDocument();
  expect(router.location.search).toBe("?state=hidden");
  await user.type(screen.getByRole("searchbox", { name: "Search reviews" }), "nothing{Enter}");
  expect(await screen.findByText("No reviews found")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Show all reviews" }));
  expect(await screen.findByText("2 reviews")).toBeInTheDocument();
  expect(router.location.search).toBe("");
});

it("answers and deletes questions", async () => {
  questions = [
    makeAdminQuestion(),
    makeAdminQuestion({ name: "Karim", phone: "", answer: { text: "No.", at } }),
  ];
  server.use(
    http.put("/api/admin/questions/:id/answer", async ({ request, params }) => {
      const { answer } = (await request.json()) as { answer: string };
      questions = questions.map((one) =>
        one._id === params.id ? { ...one, answer: { text: answer, at } } : one,
      );
      return HttpResponse.json({ success: true, message: "Answer saved.", question: questions[0] });
    }),
    http.delete("/api/admin/questions/:id", ({ params }) => {
      questions = questions.filter(({ _id }) => _id !== params.id);
      return HttpResponse.json({ acknowledged: true, deletedCount: 1 });
    }),
  );
  const { user } = renderApp("/029A/admin/reviews?of=questions");
  const shown = await card("Salma");
  expect(shown.getByText("Waits for an answer")).toBeInTheDocument();
  await user.click(shown.getByRole("button", { name: "Answer" }));
  await user.click(shown.getByRole("button", { name: "Save answer" }));
  expect(await shown.findByText("Please write an answer.")).toBeInTheDocument();
  await user.type(shown.getByLabelText("Your answer, for everybody to read"), "Yes.");
  await user.click(shown.getByRole("button", { name: "Save answer" }));
  expect(await shown.findByText("Yes.")).toBeInTheDocument();
  expect(shown.queryByText("Waits for an answer")).not.toBeInTheDocument();
  await user.click((await card("Karim")).getByRole("button", { name: "Delete" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText("Are you sure you want to delete this question?")).toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: "Delete" }));
  expect(await screen.findByText("Deleted Successfully.")).toBeInTheDocument();
  expect(await screen.findByText("1 question")).toBeInTheDocument();
});

it("says where they come from while there are none, and offers another try after a failure", async () => {
  server.use(
    http.get("/api/admin/reviews", () => errorReply(503, "The shop is busy."), { once: true }),
  );
  const { user } = renderApp("/029A/admin/reviews");
  expect(await screen.findByText("The shop is busy.")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("No reviews yet")).toBeInTheDocument();
  await user.click(screen.getByRole("link", { name: "Questions" }));
  expect(await screen.findByText("No questions yet")).toBeInTheDocument();
});
