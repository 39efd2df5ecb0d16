// Written by `make gen` from src/vocabulary.rs. Change it there: a test compares the two.

/** How an order can be paid, the default first. */
export const PAYMENT_METHODS = ["Cash on Delivery", "Store Payment"] as const;

/** Lines of one order. */
export const MAX_ORDER_LINES = 50;

/** The longest name of a person. */
export const MAX_NAME = 100;

/** The longest e-mail address. */
export const MAX_EMAIL = 254;

/** The longest postal address. */
export const MAX_ADDRESS = 500;

/** The longest message. */
export const MAX_MESSAGE = 5000;

/** The longest review. */
export const MAX_REVIEW = 2000;

/** The longest question about a product. */
export const MAX_QUESTION = 1000;

/** The most stars of a review. */
export const MAX_STARS = 5;

/** Reviews, and questions, that a product's page shows at first. */
export const REVIEWS_PER_PAGE = 5;

/** The longest link. */
export const MAX_LINK = 2000;

/** The shortest password that can be set. */
export const MIN_PASSWORD = 8;

/** The longest password. */
export const MAX_PASSWORD = 128;

/** The most pieces of one order. */
export const MAX_QUANTITY = 99;
