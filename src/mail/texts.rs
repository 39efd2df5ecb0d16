//! The words of letters about orders and questions, in the language of the person who ordered or asked (contract 11). A language is a file
//! beside this one.

use std::collections::HashMap;
use std::sync::LazyLock;

use serde::Deserialize;

use crate::text::grouped;

/// Every language by its code; the first is what stands in for others.
const FILES: [(&str, &str); 2] =
    [("en", include_str!("texts/en.json")), ("bn", include_str!("texts/bn.json"))];

/// The words of one letter.
#[derive(Debug, Deserialize)]
pub struct LetterTexts {
    /// The subject.
    pub subject: String,
    /// The headline.
    pub title: String,
    /// The sentence before the facts.
    pub opening: String,
    /// The sentence after them where the order brought points, or empty.
    #[serde(default)]
    pub points: String,
    /// The last sentence, or empty.
    pub closing: String,
}

/// The words of one language.
#[allow(missing_docs, reason = "each is named for what it says")]
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Texts {
    /// What stands before an amount of money.
    currency: String,
    /// Digits of the last group of a number, and of the others.
    groups: [usize; 2],
    /// The ten digits.
    digits: String,
    pub dear: String,
    pub dear_unnamed: String,
    pub received: LetterTexts,
    pub confirmed: LetterTexts,
    pub shipped: LetterTexts,
    pub delivered: LetterTexts,
    pub cancelled: LetterTexts,
    pub returned: LetterTexts,
    pub partly_returned: LetterTexts,
    pub back_in_stock: LetterTexts,
    pub price_reached: LetterTexts,
    pub answered: LetterTexts,
    pub order_number: String,
    pub product: String,
    pub product_number: String,
    pub colour: String,
    pub ram_storage: String,
    pub quantity: String,
    pub discount: String,
    pub delivery_charge: String,
    pub total: String,
    pub payment: String,
    payments: HashMap<String, String>,
    pub delivery: String,
    pub pickup: String,
    pub address: String,
    pub reason: String,
    pub came_back: String,
    pub courier: String,
    pub tracking_number: String,
    pub tracking_page: String,
    pub price: String,
    pub your_question: String,
    pub our_answer: String,
    pub see_orders: String,
    pub see_product: String,
    pub track: String,
}

static ALL: LazyLock<Vec<(&str, Texts)>> = LazyLock::new(|| {
    let read = |(code, file)| match serde_json::from_str(file) {
        Ok(texts) => (code, texts),
        Err(cause) => panic!("the texts of {code}: {cause}"),
    };
    FILES.into_iter().map(read).collect()
});

/// The words of a language; of the first where there is no such language.
#[must_use]
pub fn of(language: &str) -> Words {
    let found = ALL.iter().position(|(code, _)| *code == language).unwrap_or(0);
    Words(found)
}

/// A language, and how it writes numbers.
#[derive(Debug, Clone, Copy)]
pub struct Words(usize);

impl Words {
    /// What it says.
    #[must_use]
    pub fn texts(self) -> &'static Texts {
        &ALL[self.0].1
    }

    /// The code.
    #[must_use]
    pub fn code(self) -> &'static str {
        ALL[self.0].0
    }

    /// A whole number.
    #[must_use]
    pub fn number(self, number: i64) -> String {
        let texts = self.texts();
        grouped(number, texts.groups, &texts.digits)
    }

    /// Whole taka, as pages write them (contract 10).
    #[must_use]
    pub fn taka(self, amount: i64) -> String {
        format!("{}{}", self.texts().currency, self.number(amount))
    }

    /// A way of paying.
    #[must_use]
    pub fn payment(self, method: &str) -> String {
        self.texts().payments.get(method).map_or(method, String::as_str).to_owned()
    }
}

/// A text with its places filled: `{name}` by the value of that name.
#[must_use]
pub fn filled(text: &str, values: &[(&str, &str)]) -> String {
    // What stands in a value is no place.
    let mut out = String::new();
    let mut rest = text;
    while let Some(start) = rest.find('{') {
        let Some(end) = rest[start..].find('}') else { break };
        let name = &rest[start + 1..start + end];
        out += &rest[..start];
        out += values.iter().find(|(known, _)| *known == name).map_or("", |(_, value)| value);
        rest = &rest[start + end + 1..];
    }
    out + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_language_has_every_text_and_writes_taka_as_its_pages_do() {
        let table = include_str!("../../tests/fixtures/numbers.json");
        let table: Vec<(i64, String, String)> = serde_json::from_str(table).unwrap();
        assert_eq!(ALL.iter().map(|(code, _)| *code).collect::<Vec<_>>(), ["en", "bn"]);
        for (amount, english, bengali) in table {
            assert_eq!(of("en").taka(amount), format!("TK {english}"));
            assert_eq!(of("bn").taka(amount), format!("৳{bengali}"));
        }
        assert_eq!((of("fr").code(), of("").code()), ("en", "en"));
    }

    #[test]
    fn a_value_that_looks_like_a_place_is_none() {
        let filled = filled("Dear {name}, {number}{nothing}!", &[("name", "{number}"), ("number", "7")]);
        assert_eq!(filled, "Dear {number}, 7!");
    }
}
