//! Phone numbers (contract 5).

use super::{ascii_digits, is_control, is_dash, is_invisible};

/// A phone number as 11 ASCII digits, where it is one: what people type between digits and what comes with a copied
/// number goes, `+88`, `0088` or `88` in front too, Bengali digits become ASCII (contract 5). The interface reads numbers
/// in the same way: `tests/fixtures/phones.json` holds both to it.
#[must_use]
pub fn phone(raw: &str) -> Option<String> {
    let text: String = ascii_digits(raw).chars().filter(|c| !is_between(*c)).collect();
    let text = text.replace('\u{FF0B}', "+");
    let text = ["+88", "0088", "88"]
        .iter()
        .find_map(|code| text.strip_prefix(code).filter(|n| n.len() == 11))
        .unwrap_or(&text);
    (text.len() == 11 && text.bytes().all(|b| b.is_ascii_digit())).then(|| text.to_owned())
}

/// Whether a character means nothing in a phone number.
fn is_between(c: char) -> bool {
    c.is_whitespace()
        || is_control(c)
        || is_invisible(c)
        || is_dash(c)
        || matches!(c, '(' | ')' | '[' | ']' | '.' | '·' | '/')
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
    fn phones_are_read_as_the_table_says() {
        let table: Table = serde_json::from_str(include_str!("../../tests/fixtures/phones.json")).unwrap();
        for (typed, kept) in table.accepted {
            assert_eq!(phone(&typed), Some(kept), "{typed:?}");
        }
        for bad in table.refused {
            assert_eq!(phone(&bad), None, "{bad:?}");
        }
    }
}
