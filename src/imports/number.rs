//! Numbers as files have them: `1,250`, `1,25,000.50`, `৳ 450`, `-3`.

use crate::text::ascii_digits;

/// A number of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Number {
    /// Rounded half up to a whole one.
    pub whole: i64,
    /// Whether rounding changed it.
    pub rounded: bool,
}

/// Reads a number; commas may part groups of digits as here or as abroad, and a sign of taka may stand beside it.
#[must_use]
pub fn number(text: &str) -> Option<Number> {
    let text = ascii_digits(text).to_uppercase();
    let text = text.trim().trim_start_matches("BDT").trim_start_matches("TK").trim_start_matches(['৳', '.']);
    let text = text.trim().trim_end_matches("BDT").trim_end_matches("TK").trim_end_matches('৳').trim();
    let (negative, text) = text.strip_prefix('-').map_or((false, text), |rest| (true, rest));
    let (whole, decimals) = text.split_once('.').unwrap_or((text, ""));
    let whole = grouped(whole)?;
    if whole.is_empty() || whole.len() > 15 || !decimals.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    let whole: i64 = whole.parse().ok()?;
    let up = decimals.bytes().next().is_some_and(|first| first >= b'5');
    let rounded = decimals.bytes().any(|b| b != b'0');
    let whole = whole + i64::from(up);
    Some(Number { whole: if negative { -whole } else { whole }, rounded })
}

/// The digits without their commas, where those part groups of three or, before the last one, of two.
fn grouped(text: &str) -> Option<String> {
    let digits = |part: &str| part.bytes().all(|b| b.is_ascii_digit());
    let mut parts = text.split(',');
    let first = parts.next().filter(|part| digits(part))?;
    let rest: Vec<&str> = parts.collect();
    let Some((last, middle)) = rest.split_last() else { return Some(first.to_owned()) };
    let fits = (1..=3).contains(&first.len())
        && last.len() == 3
        && digits(last)
        && middle.iter().all(|part| matches!(part.len(), 2 | 3) && digits(part));
    fits.then(|| text.replace(',', ""))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_every_kind() {
        for (text, whole, rounded) in [
            ("19.99", 20, true),
            ("19.49", 19, true),
            ("19.00", 19, false),
            ("1,250", 1_250, false),
            ("1,25,000.50", 125_001, true),
            ("1,250,000", 1_250_000, false),
            ("৳ ৪৫০", 450, false),
            ("Tk. 450", 450, false),
            ("450 BDT", 450, false),
            ("-3", -3, false),
            (" 0 ", 0, false),
        ] {
            assert_eq!(number(text), Some(Number { whole, rounded }), "{text}");
        }
        for bad in
            ["", "abc", "1,2", "19,99", "1.2.3", "1e3", "--1", "$5", ",500", "1234,567", "9999999999999999"]
        {
            assert_eq!(number(bad), None, "{bad}");
        }
    }
}
