//! What comes from outside, checked field by field (contract 2): every text cleaned and bounded, every number an
//! integer in its range, one plain sentence a field that is wrong.

mod email;
mod form;
pub mod password;

use std::collections::BTreeMap;

use serde_json::Value;

use crate::error::{Error, Result};
use crate::messages::{Label, Message};
use crate::text::{clean_line, clean_lines, is_unseen};

pub use crate::text::phone;
pub use email::{email, email_key, is_email};
pub use form::{Form, parse_int};

/// The limits of contract 2, in characters.
pub mod limit {
    /// Titles of products and blogs.
    pub const TITLE: usize = 200;
    /// Names of people.
    pub const NAME: usize = 100;
    /// E-mail addresses.
    pub const EMAIL: usize = 254;
    /// Brands and categories.
    pub const BRAND: usize = 60;
    /// Descriptions and blog bodies.
    pub const DESCRIPTION: usize = 20_000;
    /// Messages.
    pub const MESSAGE: usize = 5_000;
    /// Postal addresses.
    pub const ADDRESS: usize = 500;
    /// `text` and `q` of a search.
    pub const QUERY: usize = 500;
    /// Every other short field.
    pub const SHORT: usize = 200;
    /// Rows of specifications.
    pub const SPECIFICATIONS: usize = 100;
    /// The highest price in whole taka.
    pub const PRICE: i64 = 100_000_000;
    /// The largest stock.
    pub const STOCK: i64 = 1_000_000;
}

/// Collects what is wrong with a form; every method answers a usable value and notes a fault.
#[derive(Debug)]
pub struct Check<'a> {
    form: &'a Form,
    faults: BTreeMap<String, Message>,
}

impl<'a> Check<'a> {
    /// Begins to check a form.
    #[must_use]
    pub fn new(form: &'a Form) -> Self {
        Self { form, faults: BTreeMap::new() }
    }

    /// The form itself.
    #[must_use]
    pub fn form(&self) -> &'a Form {
        self.form
    }

    /// Notes a fault of a field; the first one stays.
    pub fn fault(&mut self, name: &str, message: Message) {
        self.faults.entry(name.to_owned()).or_insert(message);
    }

    /// Whether nothing is wrong so far.
    #[must_use]
    pub fn is_clean(&self) -> bool {
        self.faults.is_empty()
    }

    /// Whether nothing is wrong with a field so far.
    #[must_use]
    pub fn is_fine(&self, name: &str) -> bool {
        !self.faults.contains_key(name)
    }

    /// One line that must be there.
    pub fn line(&mut self, name: &str, label: Label, max: usize) -> String {
        let text = self.optional_line(name, label, max);
        self.required(name, label, text)
    }

    /// One line that may be left out.
    pub fn optional_line(&mut self, name: &str, label: Label, max: usize) -> String {
        let text = seen(clean_line(&self.raw_text(name, label)));
        self.bounded(name, label, text, max)
    }

    /// Several lines that must be there.
    pub fn lines(&mut self, name: &str, label: Label, max: usize) -> String {
        let text = seen(clean_lines(&self.raw_text(name, label)));
        let text = self.bounded(name, label, text, max);
        self.required(name, label, text)
    }

    /// An e-mail address that must be there, in lower case.
    pub fn email(&mut self, name: &str) -> String {
        let raw = self.raw_text(name, Label::Email);
        if raw.trim().is_empty() {
            return self.required(name, Label::Email, String::new());
        }
        email(&raw).unwrap_or_else(|| {
            self.fault(name, Message::EmailInvalid);
            String::new()
        })
    }

    /// A phone number of exactly 11 digits that must be there (contract 5).
    pub fn phone(&mut self, name: &str) -> String {
        let raw = self.raw_text(name, Label::Phone);
        if raw.trim().is_empty() {
            return self.required(name, Label::Phone, String::new());
        }
        phone(&raw).unwrap_or_else(|| {
            self.fault(name, Message::PhoneDigits);
            String::new()
        })
    }

    /// A whole number that must be there, within a range.
    pub fn int(&mut self, name: &str, label: Label, min: i64, max: i64) -> i64 {
        if let Some(n) = self.optional_int(name, label, min, max) {
            return n;
        }
        self.fault(name, Message::Required { label });
        min
    }

    /// A whole number that may be left out; an empty text counts as left out.
    pub fn optional_int(&mut self, name: &str, label: Label, min: i64, max: i64) -> Option<i64> {
        let raw = self.form.raw(name)?;
        if raw.as_str().is_some_and(|s| s.trim().is_empty()) {
            return None;
        }
        match parse_int(raw) {
            Some(n) if (min..=max).contains(&n) => Some(n),
            Some(_) => {
                self.fault(name, Message::Between { label, min, max });
                Some(min)
            }
            None => {
                self.fault(name, Message::MustBeWhole { label });
                Some(min)
            }
        }
    }

    /// How many pieces, 1 to 99 (contract 2); 1 where the field is not there. An empty text is not a number.
    pub fn quantity(&mut self, name: &str) -> i64 {
        if self.form.has(name) { self.int(name, Label::Quantity, 1, 99) } else { 1 }
    }

    /// A yes or no that may be left out.
    pub fn optional_flag(&mut self, name: &str, label: Label) -> Option<bool> {
        match self.form.raw(name)? {
            Value::Bool(b) => Some(*b),
            Value::String(s) => match s.trim() {
                "true" | "on" | "1" => Some(true),
                "false" | "off" | "0" | "" => Some(false),
                _ => {
                    self.fault(name, Message::MustBeFlag { label });
                    None
                }
            },
            _ => {
                self.fault(name, Message::MustBeFlag { label });
                None
            }
        }
    }

    /// A link that may be left out; http and https alone.
    pub fn optional_link(&mut self, name: &str, label: Label) -> String {
        let text = self.optional_line(name, label, 2_000);
        let lower = text.to_ascii_lowercase();
        let is_web = lower.starts_with("http://") || lower.starts_with("https://");
        let fine = text.is_empty() || (is_web && url::Url::parse(&text).is_ok_and(|u| u.has_host()));
        if !fine {
            self.fault(name, Message::MustBeLink { label });
        }
        text
    }

    /// Ends the check.
    ///
    /// # Errors
    /// 400 with every fault; the text is the fault itself where there is one, else a summary.
    pub fn finish(self) -> Result<()> {
        if self.faults.is_empty() { Ok(()) } else { Err(Error::fields(self.faults)) }
    }

    /// Ends the check with a text of its own for the whole.
    ///
    /// # Errors
    /// 400 with every fault and that text.
    pub fn finish_with(self, message: Message) -> Result<()> {
        if self.faults.is_empty() {
            return Ok(());
        }
        Err(Error::Invalid { message, fields: self.faults })
    }

    fn raw_text(&mut self, name: &str, label: Label) -> String {
        match self.form.raw(name) {
            None => String::new(),
            Some(Value::String(s)) => s.clone(),
            Some(Value::Number(n)) => n.to_string(),
            Some(_) => {
                self.fault(name, Message::MustBeText { label });
                String::new()
            }
        }
    }

    fn required(&mut self, name: &str, label: Label, text: String) -> String {
        if text.is_empty() {
            self.fault(name, Message::Required { label });
        }
        text
    }

    fn bounded(&mut self, name: &str, label: Label, text: String, max: usize) -> String {
        if text.chars().count() > max {
            self.fault(name, Message::TooLong { label, max });
            return String::new();
        }
        text
    }
}

/// A text of which nothing can be seen is blank.
fn seen(text: String) -> String {
    if text.chars().all(|c| c.is_whitespace() || is_unseen(c)) { String::new() } else { text }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn form(value: Value) -> Form {
        match value {
            Value::Object(map) => Form::from(map),
            _ => Form::default(),
        }
    }

    #[test]
    fn every_fault_is_told_by_its_field() {
        let form =
            form(json!({"title": " \u{200D}\u{200C}\u{200B}\u{061C}\u{3164} ", "price": -1, "email": "x"}));
        let mut check = Check::new(&form);
        check.line("title", Label::Title, limit::TITLE);
        check.int("price", Label::Price, 0, limit::PRICE);
        check.email("email");
        let Err(Error::Invalid { fields, .. }) = check.finish() else { panic!("must be refused") };
        assert_eq!(fields["title"].to_string(), "Title is required.");
        assert_eq!(fields["price"].to_string(), "Price must be between 0 and 100000000.");
        assert_eq!(fields["email"].to_string(), "Please enter a valid e-mail address.");
    }

    #[test]
    fn what_cannot_be_seen_is_blank() {
        let form = form(json!({"headline": "\u{200D} \u{2060}", "message": "\u{200C}\n"}));
        let mut check = Check::new(&form);
        assert_eq!(check.optional_line("headline", Label::Headline, 60), "");
        check.lines("message", Label::Message, limit::MESSAGE);
        let Err(Error::Invalid { fields, .. }) = check.finish() else { panic!("must be refused") };
        assert_eq!(fields["message"].to_string(), "Message is required.");
    }

    #[test]
    fn limits_count_characters_not_bytes() {
        let form = form(json!({"a": "ক".repeat(200), "b": "ক".repeat(201)}));
        let mut check = Check::new(&form);
        assert_eq!(check.line("a", Label::Title, 200).chars().count(), 200);
        assert!(check.is_clean());
        check.line("b", Label::Title, 200);
        assert!(!check.is_clean());
    }
}
