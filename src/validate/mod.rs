//! What comes from outside, checked field by field (contract 2): every text cleaned and bounded, every number an
//! integer in its range, one plain sentence a field that is wrong. The functions that read a body are what the `OpenAPI`
//! document knows of it ([`Body`]): run once without a request, they tell each field that they would look at.

mod email;
mod form;
pub mod password;
mod person;
mod shape;
mod whole;

use std::collections::BTreeMap;
use std::mem;
use std::sync::LazyLock;

use serde_json::Value;

use crate::error::{Error, Result};
use crate::messages::{Label, Message};
use crate::text::{clean_line, clean_lines, is_unseen};

pub use crate::text::phone;
pub use email::{email, email_key, is_email};
pub use form::{Form, parse_int};
pub use shape::{Body, Field, FieldType, Fields};
pub use whole::MaybeObject;

use shape::Record;

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
    /// Reviews.
    pub const REVIEW: usize = 2_000;
    /// Questions about products.
    pub const QUESTION: usize = 1_000;
    /// Answers of the shop to reviews and questions.
    pub const ANSWER: usize = 2_000;
    /// Postal addresses.
    pub const ADDRESS: usize = 500;
    /// `text` and `q` of a search.
    pub const QUERY: usize = 500;
    /// Links.
    pub const LINK: usize = 2_000;
    /// Every other short field.
    pub const SHORT: usize = 200;
    /// Rows of specifications.
    pub const SPECIFICATIONS: usize = 100;
    /// The highest price in whole taka.
    pub const PRICE: i64 = 100_000_000;
    /// The largest stock.
    pub const STOCK: i64 = 1_000_000;
    /// The most pieces of one order.
    pub const QUANTITY: i64 = 99;
}

/// Nothing was sent: what a reader looks at while it is described.
static NOTHING: LazyLock<Form> = LazyLock::new(Form::default);

/// Collects what is wrong with a form; every method answers a usable value and notes a fault. While a reader is
/// described it notes what is looked at instead: everything counts as sent, and nothing as wrong.
#[derive(Debug)]
pub struct Check<'a> {
    form: &'a Form,
    faults: BTreeMap<String, Message>,
    summary: Option<Message>,
    record: Option<Record>,
}

impl<'a> Check<'a> {
    /// Begins to check a form.
    fn new(form: &'a Form) -> Self {
        Self { form, faults: BTreeMap::new(), summary: None, record: None }
    }

    /// What a reader looks at.
    pub fn describe<T>(read: impl FnOnce(&mut Check<'_>) -> T) -> Fields {
        let mut check = Check { record: Some(Record::default()), ..Check::new(&NOTHING) };
        read(&mut check);
        check.record.unwrap_or_default().end()
    }

    /// Notes that a field is looked at, where a reader is described; whether one is.
    fn notes(&mut self, name: &str, field: impl FnOnce() -> Field) -> bool {
        let Some(record) = &mut self.record else { return false };
        record.note(name, field());
        true
    }

    /// Whether a field was sent; `null` counts as not sent.
    pub fn sent(&mut self, name: &str) -> bool {
        if let Some(record) = &mut self.record {
            record.ask(name);
            return true;
        }
        self.form.raw(name).is_some()
    }

    /// Whether a field is missing, or a text of nothing but space.
    pub fn is_blank(&mut self, name: &str) -> bool {
        if let Some(record) = &mut self.record {
            record.ask_blank(name);
            return false;
        }
        self.form.is_blank(name)
    }

    /// Notes a fault of a field; the first one stays.
    pub fn fault(&mut self, name: &str, message: Message) {
        if self.record.is_some() {
            return;
        }
        self.faults.entry(name.to_owned()).or_insert(message);
    }

    /// What is said of the whole where something is wrong, instead of the fault itself or a summary.
    pub fn summary(&mut self, message: Message) {
        self.summary = Some(message);
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

    /// A field as it came, of which the reader judges by itself.
    pub fn raw(&mut self, name: &str, field: Field) -> Option<&'a Value> {
        self.notes(name, || field);
        self.form.raw(name)
    }

    /// A text as it came, which may be left out; the empty text where it is none.
    pub fn text(&mut self, name: &str) -> &'a str {
        self.notes(name, || Field::optional(FieldType::TEXT));
        self.form.text(name)
    }

    /// A text as it came, of which the reader says itself that it must be there.
    pub fn needed_text(&mut self, name: &str) -> &'a str {
        self.notes(name, || Field::needed(FieldType::Text { least: 1, most: None, format: None }));
        self.form.text(name)
    }

    /// A code that was typed as a text or a number, as text: ASCII digits for Bengali ones, no spaces or dashes,
    /// capital letters. It may be left out.
    pub fn code(&mut self, name: &str) -> String {
        self.notes(name, || Field::optional(FieldType::TEXT));
        self.coded(name, Label::Code)
    }

    fn coded(&mut self, name: &str, label: Label) -> String {
        if self.form.raw(name).is_some_and(|raw| !raw.is_string() && !raw.is_number()) {
            self.fault(name, Message::MustBeText { label });
            return String::new();
        }
        self.form.code(name)
    }

    /// A code as in [`Check::code`] that must be there.
    pub fn needed_code(&mut self, name: &str, label: Label) -> String {
        self.notes(name, || Field::needed(FieldType::TEXT));
        if self.form.is_blank(name) {
            self.fault(name, Message::Required { label });
        }
        self.coded(name, label)
    }

    /// One line that must be there.
    pub fn line(&mut self, name: &str, label: Label, max: usize) -> String {
        self.notes(name, || Field::needed(FieldType::text(1, max)));
        let text = self.optional_line(name, label, max);
        self.required(name, label, text)
    }

    /// One line that must be there, with a sentence of its own where it is blank.
    pub fn line_or(&mut self, name: &str, label: Label, max: usize, missing: Message) -> String {
        if self.form.is_blank(name) {
            self.fault(name, missing);
        }
        self.line(name, label, max)
    }

    /// One line that may be left out.
    pub fn optional_line(&mut self, name: &str, label: Label, max: usize) -> String {
        self.notes(name, || Field::optional(FieldType::text(0, max)));
        let text = seen(clean_line(&self.raw_text(name, label)));
        self.bounded(name, label, text, max)
    }

    /// Several lines that must be there.
    pub fn lines(&mut self, name: &str, label: Label, max: usize) -> String {
        self.notes(name, || Field::needed(FieldType::text(1, max)));
        let text = seen(clean_lines(&self.raw_text(name, label)));
        let text = self.bounded(name, label, text, max);
        self.required(name, label, text)
    }

    /// Several lines that may be left out.
    pub fn optional_lines(&mut self, name: &str, label: Label, max: usize) -> String {
        self.notes(name, || Field::optional(FieldType::text(0, max)));
        let text = seen(clean_lines(&self.raw_text(name, label)));
        self.bounded(name, label, text, max)
    }

    /// A whole number that must be there, within a range.
    pub fn int(&mut self, name: &str, label: Label, min: i64, max: i64) -> i64 {
        self.notes(name, || Field::needed(FieldType::Whole { min, max }));
        if let Some(n) = self.optional_int(name, label, min, max) {
            return n;
        }
        self.fault(name, Message::Required { label });
        min
    }

    /// A whole number that may be left out; an empty text counts as left out.
    pub fn optional_int(&mut self, name: &str, label: Label, min: i64, max: i64) -> Option<i64> {
        self.notes(name, || Field::optional(FieldType::Whole { min, max }));
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
        if self.sent(name) { self.int(name, Label::Quantity, 1, limit::QUANTITY) } else { 1 }
    }

    /// A yes or no that may be left out.
    pub fn optional_flag(&mut self, name: &str, label: Label) -> Option<bool> {
        self.notes(name, || Field::optional(FieldType::Flag));
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

    /// A yes or no that must be there, with the sentence where it is not.
    pub fn flag_or(&mut self, name: &str, label: Label, missing: Message) -> bool {
        self.notes(name, || Field::needed(FieldType::Flag));
        let is_blank = self.form.is_blank(name);
        let flag = self.optional_flag(name, label).filter(|_| !is_blank);
        if flag.is_none() {
            self.fault(name, missing);
        }
        flag.unwrap_or_default()
    }

    /// One of some texts, exactly as they are; it must be there.
    pub fn one_of(
        &mut self,
        name: &str,
        texts: impl IntoIterator<Item = &'static str>,
        wrong: Message,
    ) -> Option<&'static str> {
        let texts: Vec<_> = texts.into_iter().collect();
        let typed = self.form.text(name);
        let chosen = texts.iter().copied().find(|text| *text == typed);
        if chosen.is_none() {
            self.fault(name, wrong);
        }
        self.notes(name, || Field::needed(FieldType::OneOf(texts)));
        chosen
    }

    /// A link that may be left out; http and https alone.
    pub fn optional_link(&mut self, name: &str, label: Label) -> String {
        let ty = || FieldType::Text { least: 0, most: Some(limit::LINK), format: Some("uri") };
        self.notes(name, || Field::optional(ty()));
        let text = self.optional_line(name, label, limit::LINK);
        let lower = text.to_ascii_lowercase();
        let is_web = lower.starts_with("http://") || lower.starts_with("https://");
        let fine = text.is_empty() || (is_web && url::Url::parse(&text).is_ok_and(|u| u.has_host()));
        if !fine {
            self.fault(name, Message::MustBeLink { label });
        }
        text
    }

    /// Reads a part whose faults are judged later than those of the rest.
    ///
    /// # Errors
    /// 400 with the faults of that part.
    pub fn apart<T>(&mut self, read: impl FnOnce(&mut Self) -> T) -> Result<T> {
        let before = (mem::take(&mut self.faults), self.summary.take());
        let value = read(self);
        let faults = mem::replace(&mut self.faults, before.0);
        let summary = mem::replace(&mut self.summary, before.1);
        ended(faults, summary).map(|()| value)
    }

    /// Ends the check: 400 with every fault.
    fn finish(self) -> Result<()> {
        ended(self.faults, self.summary)
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

/// 400 where there are faults; its text is the one for the whole, else the fault itself where there is one, else a
/// summary.
fn ended(fields: BTreeMap<String, Message>, summary: Option<Message>) -> Result<()> {
    match summary {
        _ if fields.is_empty() => Ok(()),
        Some(message) => Err(Error::Invalid { message, fields }),
        None => Err(Error::fields(fields)),
    }
}

/// A text of which nothing can be seen is blank.
fn seen(text: String) -> String {
    if text.chars().all(|c| c.is_whitespace() || is_unseen(c)) { String::new() } else { text }
}

#[cfg(test)]
mod tests;
