//! Numbers as files have them: `1,250`, `1,25,000.50`, `৳ 450`, `45,000/-`, `1.299,00`, `-3`.

use crate::messages::Message;
use crate::text::{ascii_digits, is_control};

/// A number of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Number {
    /// Rounded half up to a whole one.
    pub whole: i64,
    /// Whether rounding changed it.
    pub rounded: bool,
}

/// Why a text is no number.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Unread {
    /// There is none in it.
    NoNumber,
    /// It can be read in two ways, and only a person knows which one is meant.
    TwoWays(Message),
}

impl Unread {
    /// What a person reads; `otherwise` where there is no number.
    #[must_use]
    pub fn told(self, otherwise: Message) -> Message {
        match self {
            Self::NoNumber => otherwise,
            Self::TwoWays(message) => message,
        }
    }
}

/// What people write before or behind a price, in upper case.
const MONEY: [&str; 7] = ["BDT", "TAKA", "TK.", "TK", "৳", "টাকা", "টা."];
/// What they write behind it alone.
const TAILS: [&str; 5] = ["/-", "/=", ".-", ",-", "-/"];

/// Reads a price: a number with or without a sign of taka beside it.
///
/// # Errors
/// Where it is none, or could be two.
pub fn price(text: &str) -> Result<Number, Unread> {
    let text = plain(text).to_uppercase();
    let mut text = text.trim();
    loop {
        let ends = || TAILS.iter().chain(&MONEY).find_map(|sign| text.strip_suffix(sign));
        let shorter = MONEY.iter().find_map(|sign| text.strip_prefix(sign)).or_else(ends);
        match shorter {
            Some(rest) => text = rest.trim(),
            None => return read(text),
        }
    }
}

/// Reads a count of pieces.
///
/// # Errors
/// Where it is no whole number, or could be two.
pub fn count(text: &str) -> Result<i64, Unread> {
    match read(plain(text).trim())? {
        Number { rounded: true, .. } => Err(Unread::NoNumber),
        Number { whole, .. } => Ok(whole),
    }
}

/// The text with ASCII digits, plain spaces and a plain minus, without invisible marks.
fn plain(text: &str) -> String {
    let shown = ascii_digits(text);
    let seen = shown.chars().filter(|c| c.is_whitespace() || !is_control(*c));
    seen.map(|c| {
        if c.is_whitespace() {
            ' '
        } else if c == '−' {
            '-'
        } else {
            c
        }
    })
    .collect()
}

fn read(text: &str) -> Result<Number, Unread> {
    let (negative, text) = text.strip_prefix('-').map_or((false, text), |rest| (true, rest.trim_start()));
    let has_digit = text.starts_with(|c: char| c.is_ascii_digit());
    if !has_digit || !text.bytes().all(|b| b.is_ascii_digit() || b" ,.".contains(&b)) {
        return Err(Unread::NoNumber);
    }
    let (whole, decimals) = parts(text)?;
    if whole.len() > 15 {
        return Err(Unread::NoNumber);
    }
    let whole: i64 = whole.parse().map_err(|_| Unread::NoNumber)?;
    let up = decimals.starts_with(|first| first >= '5');
    let rounded = decimals.bytes().any(|b| b != b'0');
    let whole = whole + i64::from(up);
    Ok(Number { whole: if negative { -whole } else { whole }, rounded })
}

/// The digits before and after the decimal mark.
fn parts(text: &str) -> Result<(String, &str), Unread> {
    let marks = |mark: char| text.matches(mark).count();
    let integer = |text: &str| grouped(text).map(|whole| (whole, "")).ok_or(Unread::NoNumber);
    let (commas, dots) = (marks(','), marks('.'));
    let Some(at) = text.rfind([',', '.']) else { return integer(text) };
    let (whole, decimals) = (&text[..at], &text[at + 1..]);
    let is_decimal = decimals.bytes().all(|b| b.is_ascii_digit());
    if commas > 0 && dots > 0 {
        // The last mark parts decimals, and the other one groups.
        let mark = if text[at..].starts_with(',') { commas } else { dots };
        return match grouped(whole) {
            Some(whole) if mark == 1 && is_decimal => Ok((whole, decimals)),
            _ => Err(Unread::NoNumber),
        };
    }
    if commas + dots > 1 {
        return integer(text);
    }
    let spaced = whole.contains(' ');
    let Some(digits) = grouped(whole).filter(|_| is_decimal) else { return Err(Unread::NoNumber) };
    if dots == 1 {
        // As thousands are written in Europe and decimals here.
        let both = decimals.len() == 3 && !spaced && whole.len() <= 3 && !whole.starts_with('0');
        return if both { Err(two_ways(text, &digits, decimals)) } else { Ok((digits, decimals)) };
    }
    match grouped(text) {
        Some(whole) => Ok((whole, "")),
        None if decimals.is_empty() => Err(Unread::NoNumber),
        // So many digits before it are no group.
        None if spaced || whole.len() > 3 && decimals.len() < 3 => Ok((digits, decimals)),
        // `19,99`: decimals as in Europe, or digits that were grouped wrongly.
        None => Err(two_ways(text, &digits, decimals)),
    }
}

fn two_ways(text: &str, whole: &str, decimals: &str) -> Unread {
    let shown = decimals.trim_end_matches('0');
    let small = if shown.is_empty() { whole.to_owned() } else { format!("{whole}.{shown}") };
    Unread::TwoWays(Message::ImportNumberTwoWays {
        text: text.to_owned(),
        one: format!("{whole}{decimals}"),
        other: small,
    })
}

/// The digits without the commas, dots or spaces that part groups of three or, before the last one, of two.
fn grouped(text: &str) -> Option<String> {
    let digits = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
    let Some(mark) = text.chars().find(|c| !c.is_ascii_digit()) else {
        return digits(text).then(|| text.to_owned());
    };
    let parts: Vec<&str> = text.split(mark).collect();
    let (first, rest) = parts.split_first()?;
    let (last, middle) = rest.split_last()?;
    let fits = (1..=3).contains(&first.len())
        && !first.starts_with('0')
        && last.len() == 3
        && middle.iter().all(|part| matches!(part.len(), 2 | 3))
        && parts.iter().all(|part| digits(part));
    fits.then(|| parts.concat())
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
            ("−3", -3, false),
            (" 0 ", 0, false),
            ("45,000/-", 45_000, false),
            ("45,000 /=", 45_000, false),
            ("45,000.00/-", 45_000, false),
            ("45,000 Tk.", 45_000, false),
            ("Tk.45,000/-", 45_000, false),
            ("৪৫,০০০ টাকা", 45_000, false),
            ("৪৫,০০০৳", 45_000, false),
            ("45 000", 45_000, false),
            ("45\u{A0}000", 45_000, false),
            ("1 25\u{202F}000 taka", 125_000, false),
            ("\u{200E}45,000\u{200F}", 45_000, false),
            ("45 000,50", 45_001, true),
            ("1.299,00", 1_299, false),
            ("1.299.000", 1_299_000, false),
            ("1.299.000,25", 1_299_000, true),
            ("0.299", 0, true),
            ("45000.000", 45_000, false),
            ("5.", 5, false),
            ("45000,00", 45_000, false),
            ("1234,5", 1_235, true),
        ] {
            assert_eq!(price(text), Ok(Number { whole, rounded }), "{text}");
        }
        for bad in [
            "",
            "abc",
            "1.2.3",
            "1e3",
            "--1",
            "$5",
            ",500",
            ".5",
            "9999999999999999",
            "10 pcs",
            "45 00",
            "1,2,3",
            "1,25.000.5",
            "12 34,567",
            "টাকা",
            "Tk",
            "5,",
            "1 2",
        ] {
            assert_eq!(price(bad), Err(Unread::NoNumber), "{bad}");
        }
    }

    #[test]
    fn what_can_be_read_in_two_ways_asks() {
        for (text, one, other) in [
            ("1.299", "1299", "1.299"),
            ("45.000", "45000", "45"),
            ("Tk 45.000", "45000", "45"),
            ("1,29", "129", "1.29"),
            ("১৯,৯৯", "1999", "19.99"),
            ("1234,567", "1234567", "1234.567"),
            ("1,2", "12", "1.2"),
        ] {
            let Err(Unread::TwoWays(told)) = price(text) else { panic!("{text}") };
            assert!(told.to_string().contains(&format!("as {one} or as {other}.")), "{told}");
        }
    }

    #[test]
    fn pieces_are_whole_and_stand_alone() {
        for (text, whole) in [("10", 10), ("1,250", 1_250), ("10.00", 10), ("-2", -2), ("৫", 5)] {
            assert_eq!(count(text), Ok(whole), "{text}");
        }
        for bad in ["10 pcs", "abc", "10.5", "5 Tk", ""] {
            assert_eq!(count(bad), Err(Unread::NoNumber), "{bad}");
        }
        assert!(matches!(count("1.299"), Err(Unread::TwoWays(_))));
    }
}
