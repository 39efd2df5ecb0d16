//! E-mail addresses (contract 2).

use unicode_normalization::UnicodeNormalization;

use super::limit;
use crate::text::{is_control, is_invisible};

/// An e-mail address in the one form that is stored, where it is one.
#[must_use]
pub fn email(raw: &str) -> Option<String> {
    let text = email_key(raw);
    is_email(&text).then_some(text)
}

/// The one form of an address, by which two are compared, whether it is a good one or not: without invisible marks and
/// space around it, NFC, in lower case, a domain of other letters as `xn--`.
#[must_use]
pub fn email_key(raw: &str) -> String {
    let seen: String = raw.chars().filter(|c| !is_invisible(*c)).collect();
    let text = seen.trim_matches(|c: char| c.is_whitespace() && !c.is_control());
    let text: String = text.nfc().collect::<String>().to_lowercase().nfc().collect();
    let domain = text.rsplit_once('@').filter(|(_, domain)| !domain.is_ascii());
    let Some((local, ascii)) = domain.and_then(|(l, d)| Some((l, idna::domain_to_ascii(d).ok()?))) else {
        return text;
    };
    format!("{local}@{ascii}")
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
            && l.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-')
    };
    text.chars().count() <= limit::EMAIL
        && !local.is_empty()
        && local.len() <= 64
        && !local.contains('@')
        && !local.chars().any(bad)
        && !local.starts_with('.')
        && !local.ends_with('.')
        && !local.contains("..")
        && (domain.contains('.') || domain == "localhost")
        && domain.split('.').all(label)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Rows of what is typed and what is kept, and texts that are refused.
    #[derive(serde::Deserialize)]
    struct Table {
        accepted: Vec<(String, String)>,
        refused: Vec<String>,
    }

    #[test]
    fn emails_are_read_as_the_table_says() {
        let table: Table = serde_json::from_str(include_str!("../../tests/fixtures/emails.json")).unwrap();
        for (typed, kept) in table.accepted {
            assert_eq!(email(&kept).as_ref(), Some(&kept), "what is kept stays");
            assert_eq!(email(&typed), Some(kept), "{typed:?}");
        }
        for bad in table.refused {
            assert_eq!(email(&bad), None, "{bad:?}");
        }
        for bad in ["a@b.c\n", "\u{0}a@b.c"] {
            assert_eq!(email(bad), None, "{bad:?}");
        }
    }
}
