//! What a question is: to everybody, to admins.

use serde::Serialize;
use utoipa::ToSchema;

use crate::catalogue::listings::Listing;
use crate::messages::{Label, Message};
use crate::reviews::model::Answer;
use crate::validate::{Body, Check, limit};
use crate::words::words;

words! {
    /// Which questions of the back office.
    pub enum QuestionState {
        /// It has no answer yet.
        Waiting = "waiting",
        /// It has one.
        Answered = "answered",
    }
}

/// An answered question as everybody sees it.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Question {
    /// Opaque.
    #[serde(rename = "_id")]
    pub id: String,
    /// The first name and an initial of who asked; empty where the name says nothing.
    pub name: String,
    /// Several lines.
    pub question: String,
    /// RFC 3339 in UTC.
    pub created_at: String,
    /// What the shop answers.
    pub answer: Answer,
}

/// A question as admins see it.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AdminQuestion {
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
    /// Who asks.
    pub name: String,
    /// 11 digits, or empty.
    pub phone: String,
    /// In lower case, or empty.
    pub email: String,
    /// Several lines.
    pub question: String,
    /// RFC 3339 in UTC.
    pub created_at: String,
    /// What the shop answers; `null` while it waits.
    pub answer: Option<Answer>,
}

/// A question that is to be stored; checked already.
#[derive(Debug)]
pub struct NewQuestion {
    /// Who asks.
    pub name: String,
    /// 11 digits, or empty where there is an e-mail address.
    pub phone: String,
    /// In lower case, or empty where there is a phone.
    pub email: String,
    /// Several lines.
    pub question: String,
    /// Whether the field is filled that people do not see.
    pub by_a_machine: bool,
}

impl NewQuestion {
    /// The body in which it comes.
    #[must_use]
    pub fn body() -> Body {
        let description = "A question with phone or e-mail, which nobody but the shop sees; `website` is a field that people do not see and only machines fill.";
        Body::new("NewQuestionForm", description, Self::read)
    }

    /// Reads it from a body.
    pub fn read(check: &mut Check<'_>) -> Self {
        let name = check.line("name", Label::Name, limit::NAME);
        let question = check.lines("question", Label::Question, limit::QUESTION);
        let (no_phone, no_email) = (check.is_blank("phone"), check.is_blank("email"));
        if no_phone && no_email {
            check.fault("phone", Message::PhoneOrEmail);
        }
        Self {
            name,
            question,
            phone: if no_phone { String::new() } else { check.phone("phone") },
            email: if no_email { String::new() } else { check.email("email") },
            by_a_machine: !check.text("website").trim().is_empty(),
        }
    }

    /// What its sender is counted by: the phone, else the e-mail address.
    #[must_use]
    pub fn sender(&self) -> &str {
        if self.phone.is_empty() { &self.email } else { &self.phone }
    }
}

/// The body of an answer.
#[must_use]
pub fn answer_body() -> Body {
    Body::new("QuestionAnswer", "What the shop answers.", read_answer)
}

/// Reads an answer.
pub fn read_answer(check: &mut Check<'_>) -> String {
    check.lines("answer", Label::Answer, limit::ANSWER)
}
