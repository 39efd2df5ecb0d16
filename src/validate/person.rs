//! How a person is reached: e-mail addresses and phone numbers; and what may be `null`, which says that there is none.

use super::shape::{Field, FieldType};
use super::{Check, email, limit};
use crate::messages::{Label, Message};
use crate::text::phone;

impl Check<'_> {
    /// Several lines that must be there, or `null`, which says that there are none.
    pub fn lines_or_none(&mut self, name: &str, label: Label, max: usize) -> String {
        self.or_none(name, |check| check.lines(name, label, max))
    }

    /// An e-mail address that must be there, in lower case, or `null`, which says that there is none.
    pub fn email_or_none(&mut self, name: &str) -> String {
        self.or_none(name, |check| check.email(name))
    }

    fn or_none(&mut self, name: &str, read: impl FnOnce(&mut Self) -> String) -> String {
        if self.form.says_none(name) {
            return String::new();
        }
        let text = read(self);
        self.notes(name, || Field::needed(FieldType::Null));
        text
    }

    /// An e-mail address that must be there, in lower case.
    pub fn email(&mut self, name: &str) -> String {
        let ty = || FieldType::Text { least: 1, most: Some(limit::EMAIL), format: Some("email") };
        self.notes(name, || Field::needed(ty()));
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
        let description = Some("11 digits, with whatever people write between and before them.");
        let ty = || FieldType::Text { least: 11, most: None, format: None };
        self.notes(name, || Field { description, ..Field::needed(ty()) });
        let raw = self.raw_text(name, Label::Phone);
        if raw.trim().is_empty() {
            return self.required(name, Label::Phone, String::new());
        }
        phone(&raw).unwrap_or_else(|| {
            self.fault(name, Message::PhoneDigits);
            String::new()
        })
    }
}
