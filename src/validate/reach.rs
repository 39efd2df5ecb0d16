//! How people are reached: e-mail addresses and phone numbers (contract 2, 5).

use super::limit;
use crate::text::{ascii_digits, is_control};

/// An e-mail address trimmed and in lower case, where it is one.
#[must_use]
pub fn email(raw: &str) -> Option<String> {
    let text = raw.trim_matches(' ').to_lowercase();
    is_email(&text).then_some(text)
}

/// Whether a text is an e-mail address: one `@`, a domain with a dot or `localhost`, nothing that a mail header
/// or a page could be broken with.
#[must_use]
pub fn is_email(text: &str) -> bool {
    let Some((local, domain)) = text.rsplit_once('@') else { return false };
    let bad = |c: char| {
        c.is_whitespace()
            || is_control(c)
            || matches!(c, '<' | '>' | '(' | ')' | '[' | ']' | ',' | ';' | ':' | '"' | '\\')
    };
    let label = |l: &str| {
        !l.is_empty()
            && l.len() <= 63
            && !l.starts_with('-')
            && !l.ends_with('-')
            && l.chars().all(|c| c.is_alphanumeric() || c == '-')
    };
    text.chars().count() <= limit::EMAIL
        && !local.is_empty()
        && local.len() <= 64
        && !local.contains('@')
        && !local.chars().any(bad)
        && !local.starts_with('.')
        && !local.ends_with('.')
        && !local.contains("..")
        && domain.split('.').all(label)
}

/// A phone number as 11 ASCII digits, where it is one: spaces and dashes go, `+88` or `88` in front too, Bengali
/// digits become ASCII (contract 5).
#[must_use]
pub fn phone(raw: &str) -> Option<String> {
    let text: String =
        ascii_digits(raw).chars().filter(|c| !c.is_whitespace() && !matches!(c, '-' | '–' | '‑')).collect();
    let text = match text.strip_prefix("+88") {
        Some(rest) => rest,
        None if text.len() == 13 => text.strip_prefix("88").unwrap_or(&text),
        None => &text,
    };
    (text.len() == 11 && text.bytes().all(|b| b.is_ascii_digit())).then(|| text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn phones_are_eleven_digits_after_what_people_type() {
        for good in [
            "01712345678",
            "+8801712345678",
            "8801712345678",
            "017-1234 5678",
            "০১৭১২৩৪৫৬৭৮",
            "+88 01712-345678",
        ] {
            assert_eq!(phone(good).as_deref(), Some("01712345678"), "{good}");
        }
        for bad in ["", "0171234567", "017123456789", "phone", "+1 01712345678"] {
            assert_eq!(phone(bad), None, "{bad}");
        }
        assert_eq!(phone("88017123456").as_deref(), Some("88017123456"), "eleven digits that begin with 88");
    }

    #[test]
    fn emails_are_checked_and_lowered() {
        assert_eq!(email(" Owner@Shop.Example ").as_deref(), Some("owner@shop.example"));
        for bad in [
            "",
            "a@b.c\n",
            "\u{0}a@b.c",
            "a",
            "a@",
            "@b.c",
            "a b@c.d",
            "a@b..c",
            "a@b.c\r\nBcc: x@y.z",
            "a@@b.c",
            "<a@b.c>",
            "a@-b.c",
        ] {
            assert_eq!(email(bad), None, "{bad}");
        }
    }
}
