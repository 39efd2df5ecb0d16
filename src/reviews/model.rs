//! What a review is: to everybody, to its writer, to admins.

use serde::Serialize;
use utoipa::ToSchema;

use crate::catalogue::listings::Listing;
use crate::catalogue::rating::Rating;
use crate::messages::Label;
use crate::validate::{Body, Check, limit};
use crate::words::words;

/// The most stars.
pub const STARS: i64 = 5;
/// How many reviews, and how many questions, a product's page shows at first.
pub const PAGE_SIZE: usize = 5;

words! {
    /// Which reviews of the back office.
    pub enum ReviewState {
        /// No admin has looked at it as it is now.
        Waiting = "waiting",
        /// It has an answer.
        Answered = "answered",
        /// It is hidden.
        Hidden = "hidden",
    }
}

/// What the shop answers.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct Answer {
    /// At most 2,000 characters.
    pub text: String,
    /// When it was last changed, RFC 3339 in UTC.
    pub at: String,
}

/// A review as everybody sees it; its writer bought the product here.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Review {
    /// Opaque.
    #[serde(rename = "_id")]
    pub id: String,
    /// 1 to 5.
    pub stars: i64,
    /// Several lines, or empty.
    pub text: String,
    /// The writer's first name and an initial; empty where the name says nothing.
    pub name: String,
    /// RFC 3339 in UTC.
    pub created_at: String,
    /// What the shop answers.
    pub answer: Option<Answer>,
}

/// The reviews of a product.
#[derive(Debug, Serialize, ToSchema)]
pub struct ProductReviews {
    /// What all of them come to; `null` while there are none.
    pub rating: Option<Rating>,
    /// How many have one star, two stars, and so on up to five.
    #[schema(min_items = 5, max_items = 5)]
    pub stars: [i64; 5],
    /// Those of the page, the newest first.
    pub reviews: Vec<Review>,
}

/// A review as its writer sees it.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OwnReview {
    /// The product's `_id`.
    pub product_id: String,
    /// 1 to 5.
    pub stars: i64,
    /// Several lines, or empty.
    pub text: String,
    /// RFC 3339 in UTC.
    pub created_at: String,
    /// When its writer last changed it, RFC 3339 in UTC.
    pub updated_at: String,
    /// What the shop answers.
    pub answer: Option<Answer>,
    /// Why the shop hides it; `null` where everybody sees it.
    pub hidden_reason: Option<String>,
}

/// A review as admins see it.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AdminReview {
    /// Opaque.
    #[serde(rename = "_id")]
    pub id: String,
    /// The product's `_id`.
    pub product_id: String,
    /// Its listing.
    pub listing: Listing,
    /// Its title today.
    pub product_title: String,
    /// The stored path of its picture.
    pub product_image: String,
    /// Whether the shop has the product no longer: it lies in the trash.
    pub product_gone: bool,
    /// 1 to 5.
    pub stars: i64,
    /// Several lines, or empty.
    pub text: String,
    /// The writer's whole name.
    pub name: String,
    /// The writer's e-mail address.
    pub email: String,
    /// 11 digits, or empty.
    pub phone: String,
    /// RFC 3339 in UTC.
    pub created_at: String,
    /// When its writer last changed it, RFC 3339 in UTC.
    pub updated_at: String,
    /// What the shop answers.
    pub answer: Option<Answer>,
    /// Why it is hidden; `null` where everybody sees it.
    pub hidden_reason: Option<String>,
    /// Whether an admin has looked at it as it is now.
    pub read: bool,
}

/// What a customer writes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Opinion {
    /// 1 to 5.
    pub stars: i64,
    /// Several lines, or empty.
    pub text: String,
}

impl Opinion {
    /// Reads it from a body.
    pub fn read(check: &mut Check<'_>) -> Self {
        Self {
            stars: check.int("stars", Label::Stars, 1, STARS),
            text: check.optional_lines("text", Label::Review, limit::REVIEW),
        }
    }
}

/// The body of an answer that may be taken back: a blank one is none.
#[must_use]
pub fn answer_body() -> Body {
    Body::new("ReviewAnswer", "What the shop answers; blank: nothing.", read_answer)
}

/// Reads an answer.
pub fn read_answer(check: &mut Check<'_>) -> String {
    check.optional_lines("answer", Label::Answer, limit::ANSWER)
}
