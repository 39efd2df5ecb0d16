//! A yes or no as files have it.

use super::number;

/// Yes or no, `None` where it is neither; an empty text is no answer.
#[must_use]
pub fn flag(text: &str) -> Option<bool> {
    let text = text.trim().to_lowercase();
    match text.as_str() {
        "true" | "yes" | "y" | "on" | "t" | "wahr" | "vrai" | "হ্যাঁ" => Some(true),
        "false" | "no" | "n" | "off" | "f" | "falsch" | "faux" | "না" => Some(false),
        _ => match number::count(&text) {
            Ok(1) => Some(true),
            // WooCommerce: 0 is private, and -1 a draft.
            Ok(0 | -1) => Some(false),
            _ => None,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn yes_and_no_in_many_words() {
        for yes in ["TRUE", "true", "Yes", "1", "1.0", "on", " Y ", "১"] {
            assert_eq!(flag(yes), Some(true), "{yes}");
        }
        for no in ["FALSE", "no", "0", "0.0", "-1", "off", "N"] {
            assert_eq!(flag(no), Some(false), "{no}");
        }
        for neither in ["", "2", "perhaps", "publish"] {
            assert_eq!(flag(neither), None, "{neither}");
        }
    }
}
