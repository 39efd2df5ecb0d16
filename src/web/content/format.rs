//! Numbers, money and days as the interface writes them (contract 10).

use jiff::tz::Offset;
use jiff::{SignedDuration, Timestamp};

use crate::clock::DHAKA_MS;
use crate::web::language::Language;

/// A number with its digits grouped: by thousands in English, by lakh and crore in Bengali.
#[must_use]
pub fn number(n: i64, language: Language) -> String {
    let digits = n.unsigned_abs().to_string();
    let mut out = String::with_capacity(digits.len() * 4);
    if n < 0 {
        out.push('-');
    }
    for (at, digit) in digits.chars().enumerate() {
        let left = digits.len() - at;
        let group = match language {
            Language::English => left.is_multiple_of(3),
            Language::Bengali => left == 3 || (left > 3 && left % 2 == 1),
        };
        if at > 0 && group {
            out.push(',');
        }
        out.push(own_digit(digit, language));
    }
    out
}

/// Whole taka: `TK 45,000`, or `৳৪৫,০০০`.
#[must_use]
pub fn taka(n: i64, language: Language) -> String {
    format!("{}{}", language.pick("TK ", "৳"), number(n, language))
}

/// A number without groups, such as a year.
#[must_use]
pub fn plain(n: i64, language: Language) -> String {
    n.to_string().chars().map(|digit| own_digit(digit, language)).collect()
}

fn own_digit(digit: char, language: Language) -> char {
    match (language, digit.to_digit(10)) {
        (Language::Bengali, Some(n)) => char::from_u32(0x09E6 + n).unwrap_or(digit),
        _ => digit,
    }
}

/// Day of the month, month (from 1) and year of an RFC 3339 time, in Asia/Dhaka.
#[must_use]
pub fn day(rfc3339: &str) -> Option<(i8, i8, i16)> {
    let at = rfc3339.parse::<Timestamp>().ok()?;
    let local = at.checked_add(SignedDuration::from_millis(DHAKA_MS)).ok()?;
    let date = Offset::UTC.to_datetime(local).date();
    Some((date.day(), date.month(), date.year()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn money_is_written_as_intl_writes_it() {
        for (n, english, bengali) in [
            (0, "TK 0", "৳০"),
            (999, "TK 999", "৳৯৯৯"),
            (45_000, "TK 45,000", "৳৪৫,০০০"),
            (123_456, "TK 123,456", "৳১,২৩,৪৫৬"),
            (1_234_567, "TK 1,234,567", "৳১২,৩৪,৫৬৭"),
            (12_345_678, "TK 12,345,678", "৳১,২৩,৪৫,৬৭৮"),
            (100_000_000, "TK 100,000,000", "৳১০,০০,০০,০০০"),
        ] {
            assert_eq!(taka(n, Language::English), english);
            assert_eq!(taka(n, Language::Bengali), bengali);
        }
        assert_eq!(number(-5000, Language::Bengali), "-৫,০০০");
        assert_eq!(plain(2026, Language::Bengali), "২০২৬");
    }

    #[test]
    fn a_day_is_the_shops_own() {
        assert_eq!(day("2025-12-31T18:00:00.000Z"), Some((1, 1, 2026)));
        assert_eq!(day("2025-12-31T17:59:59.999Z"), Some((31, 12, 2025)));
        assert_eq!(day("yesterday"), None);
    }
}
