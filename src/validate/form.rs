//! The fields of a request as they came.

use serde::Serialize;
use serde_json::{Map, Value};

use crate::text::ascii_digits;

/// The fields of a request, from JSON or from a form, before they are checked.
#[derive(Debug, Default, Serialize)]
pub struct Form(Map<String, Value>);

impl From<Map<String, Value>> for Form {
    fn from(map: Map<String, Value>) -> Self {
        Self(map)
    }
}

impl Form {
    /// Sets a field that came as text.
    pub fn set(&mut self, name: &str, value: String) {
        self.0.insert(name.to_owned(), Value::String(value));
    }

    /// Whether a field was sent; `null` counts as not sent.
    #[must_use]
    pub fn has(&self, name: &str) -> bool {
        self.0.get(name).is_some_and(|v| !v.is_null())
    }

    /// A field as it came.
    #[must_use]
    pub fn raw(&self, name: &str) -> Option<&Value> {
        self.0.get(name).filter(|v| !v.is_null())
    }

    /// Whether a field is missing, or a text of nothing but space.
    #[must_use]
    pub fn is_blank(&self, name: &str) -> bool {
        self.raw(name).is_none_or(|value| value.as_str().is_some_and(|text| text.trim().is_empty()))
    }

    /// A code that was typed as a text or a number, as text: ASCII digits for Bengali ones, no spaces or dashes, capital
    /// letters.
    #[must_use]
    pub fn code(&self, name: &str) -> String {
        let typed =
            self.raw(name).map(|value| value.as_str().map_or_else(|| value.to_string(), str::to_owned));
        let plain = ascii_digits(&typed.unwrap_or_default());
        plain.chars().filter(|c| !c.is_whitespace() && *c != '-').collect::<String>().to_uppercase()
    }

    /// A text field as it came, or the empty text.
    #[must_use]
    pub fn text(&self, name: &str) -> &str {
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
