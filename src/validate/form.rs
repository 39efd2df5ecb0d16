//! The fields of a request as they came. Only a [`Check`] sees them, so that nothing is read that is not described.

use std::collections::HashMap;

use serde::Serialize;
use serde_json::{Map, Value};

use super::Check;
use crate::error::Result;
use crate::text::ascii_digits;

/// The fields of a request, from JSON or from a form, before they are checked.
#[derive(Debug, Default, Serialize)]
#[serde(transparent)]
pub struct Form {
    fields: Map<String, Value>,
    /// The stored paths of each field's pictures; none where all that came was bad.
    #[serde(skip)]
    pictures: HashMap<String, Vec<String>>,
}

impl From<Map<String, Value>> for Form {
    fn from(fields: Map<String, Value>) -> Self {
        Self { fields, pictures: HashMap::new() }
    }
}

impl Form {
    /// Sets a field that came as text.
    pub fn set(&mut self, name: &str, value: String) {
        self.fields.insert(name.to_owned(), Value::String(value));
    }

    /// Adds the stored pictures of a field; none where what came was bad.
    pub fn add_pictures(&mut self, name: &str, paths: impl IntoIterator<Item = String>) {
        self.pictures.entry(name.to_owned()).or_default().extend(paths);
    }

    /// Reads the fields.
    ///
    /// # Errors
    /// 400 with every field that is wrong.
    pub fn read<T>(&self, read: impl FnOnce(&mut Check<'_>) -> T) -> Result<T> {
        let mut check = Check::new(self);
        let value = read(&mut check);
        check.finish().map(|()| value)
    }

    /// A field as it came; `null` counts as not sent.
    pub(super) fn raw(&self, name: &str) -> Option<&Value> {
        self.fields.get(name).filter(|v| !v.is_null())
    }

    /// Whether a field says itself that it has nothing: `null`.
    pub(super) fn says_none(&self, name: &str) -> bool {
        self.fields.get(name).is_some_and(Value::is_null)
    }

    /// The pictures of a field, in the order in which they came; nothing where none was sent.
    pub(super) fn pictures(&self, name: &str) -> Option<&[String]> {
        self.pictures.get(name).map(Vec::as_slice)
    }

    /// Whether a field is missing, or a text of nothing but space.
    pub(super) fn is_blank(&self, name: &str) -> bool {
        self.raw(name).is_none_or(|value| value.as_str().is_some_and(|text| text.trim().is_empty()))
    }

    /// A code that was typed as a text or a number, as text: ASCII digits for Bengali ones, no spaces or dashes, capital
    /// letters.
    pub(super) fn code(&self, name: &str) -> String {
        let typed =
            self.raw(name).map(|value| value.as_str().map_or_else(|| value.to_string(), str::to_owned));
        let plain = ascii_digits(&typed.unwrap_or_default());
        plain.chars().filter(|c| !c.is_whitespace() && *c != '-').collect::<String>().to_uppercase()
    }

    /// A text field as it came, or the empty text.
    pub(super) fn text(&self, name: &str) -> &str {
        self.raw(name).and_then(Value::as_str).unwrap_or_default()
    }
}

/// A whole number that came as a number or as digits, Bengali ones too.
#[must_use]
pub fn parse_int(raw: &Value) -> Option<i64> {
    match raw {
        Value::Number(n) => n.as_i64(),
        Value::String(s) => {
            let digits = ascii_digits(s.trim());
            let unsigned = digits.strip_prefix('-').unwrap_or(&digits);
            let plain =
                !unsigned.is_empty() && unsigned.len() <= 18 && unsigned.bytes().all(|b| b.is_ascii_digit());
            plain.then(|| digits.parse().ok()).flatten()
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn numbers_come_as_numbers_or_as_digits() {
        assert_eq!(parse_int(&json!(42)), Some(42));
        assert_eq!(parse_int(&json!("42")), Some(42));
        assert_eq!(parse_int(&json!(" ৪২ ")), Some(42));
        assert_eq!(parse_int(&json!("-500")), Some(-500));
        for bad in [
            json!(4.5),
            json!("4.5"),
            json!("1e3"),
            json!("1,000"),
            json!("+5"),
            json!(""),
            json!([1]),
            json!(true),
        ] {
            assert_eq!(parse_int(&bad), None, "{bad}");
        }
    }
}
