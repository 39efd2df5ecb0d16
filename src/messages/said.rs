//! A message in a reply, and a count in a sentence.

use std::fmt;

use serde::Serialize;
use utoipa::ToSchema;

use super::Message;
use crate::text::grouped;

/// A sentence with its code and arguments, flattened into what is answered.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Said {
    /// The sentence in English.
    message: String,
    #[serde(flatten)]
    code: Message,
}

impl Said {
    /// What is said.
    #[must_use]
    pub fn message(&self) -> &Message {
        &self.code
    }
}

impl From<Message> for Said {
    fn from(code: Message) -> Self {
        Self { message: code.to_string(), code }
    }
}

/// So many products: `1 product`, `2 products`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
pub struct ProductCount(pub usize);

impl fmt::Display for ProductCount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.0, if self.0 == 1 { "product" } else { "products" })
    }
}

/// Whole taka: `TK 45,000` in a sentence (contract 10), a number as an argument.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Taka(pub i64);

impl fmt::Display for Taka {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "TK {}", grouped(self.0, [3, 3], "0123456789"))
    }
}
