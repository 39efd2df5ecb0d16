import { http, HttpResponse } from "msw";
import type {
  AdminQuestion,
  AdminReview,
  OwnReview,
  ProductReviews,
  Question,
  Review,
} from "@/api/types";

let next = 0;

export function makeReview(change: Partial<Review> = {}): Review {
  next += 1;
  return {
    _id: `r${next}`,
    stars: 5,
    text: `It works well, ${next}.`,
    name: "Rahim U.",
    createdAt: "2026-01-09T20:04:05Z",
    answer: null,
    ...change,
  };
}

/** The first page of so many reviews, all with five stars. */
export function makeReviews(reviews: Review[], count = reviews.length): ProductReviews {
  return { rating: { average: 4.3, count }, stars: [0, 0, 0, 0, count], reviews };
}

export function makeQuestion(change: Partial<Question> = {}): Question {
  next += 1;
  return {
    _id: `q${next}`,
    name: "Salma",
    question: `Does it have a charger, ${next}?`,
    createdAt: "2026-01-09T20:04:05Z",
    answer: { text: "Yes, it has.", at: "2026-01-10T20:04:05Z" },
    ...change,
  };
}

export function makeOwnReview(change: Partial<OwnReview> = {}): OwnReview {
  return {
    productId: "x1",
    stars: 4,
    text: "Good.",
    createdAt: "2026-01-09T20:04:05Z",
    updatedAt: "2026-01-09T20:04:05Z",
    answer: null,
    hiddenReason: null,
    ...change,
  };
}

const about = {
  productId: "x1",
  listing: "product",
  productTitle: "Galaxy S25",
  productImage: "/uploads/x1.webp",
  productGone: false,
  email: "rahim@haat.example",
  phone: "01800000001",
  createdAt: "2026-01-09T20:04:05Z",
  answer: null,
} as const;

export function makeAdminReview(change: Partial<AdminReview> = {}): AdminReview {
  next += 1;
  return {
    ...about,
    _id: `ar${next}`,
    stars: 5,
    text: "It works well.",
    name: "Rahim Uddin",
    updatedAt: about.createdAt,
    hiddenReason: null,
    read: false,
    ...change,
  };
}

export function makeAdminQuestion(change: Partial<AdminQuestion> = {}): AdminQuestion {
  next += 1;
  return {
    ...about,
    _id: `aq${next}`,
    name: "Salma",
    question: "Does it have a charger?",
    ...change,
  };
}

/** A shop in which nobody has said or asked anything yet. */
export const nothingSaid = [
  http.get("/api/products/:id/reviews", () =>
    HttpResponse.json({ rating: null, stars: [0, 0, 0, 0, 0], reviews: [] }),
  ),
  http.get("/api/products/:id/questions", () =>
    HttpResponse.json([], { headers: { "X-Total-Count": "0" } }),
  ),
  http.get("/api/products/:id/review", () => HttpResponse.json({ mayWrite: false, review: null })),
  http.get("/api/my/reviews", () => HttpResponse.json([])),
];
