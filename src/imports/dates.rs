//! Days as files and spreadsheets write them: `2026-12-31`, `12/31/2026`, `31-12-26 0:00`, `31 Dec 2026`, in Bengali
//! digits too.

use jiff::Timestamp;
use jiff::civil::Date;

use crate::clock::dhaka;
use crate::text::{ascii_digits, is_control};

const MONTHS: [[&str; 2]; 12] = [
    ["jan", "জানুয়ারি"],
    ["feb", "ফেব্রুয়ারি"],
    ["mar", "মার্চ"],
    ["apr", "এপ্রিল"],
    ["may", "মে"],
    ["jun", "জুন"],
    ["jul", "জুলাই"],
    ["aug", "আগস্ট"],
    ["sep", "সেপ্টেম্বর"],
    ["oct", "অক্টোবর"],
    ["nov", "নভেম্বর"],
    ["dec", "ডিসেম্বর"],
];

/// The days that a text can mean, as `2026-12-31`: none where it cannot be read, two where nobody can tell the day from
/// the month. What stands first is the day before the month.
#[must_use]
pub fn days(text: &str) -> Vec<String> {
    let text = ascii_digits(text).to_lowercase();
    let text: String = text.chars().filter(|c| c.is_whitespace() || !is_control(*c)).collect();
    if let Ok(moment) = text.trim().to_uppercase().parse::<Timestamp>() {
        return vec![dhaka(moment.as_millisecond()).chars().take(10).collect()];
    }
    let Some(day) = without_time(text.trim()) else { return Vec::new() };
    let mut days: Vec<String> = readings(day).into_iter().flatten().map(|day| day.to_string()).collect();
    days.dedup();
    days
}

/// The text before a time of the day; nothing where what stands there is none.
fn without_time(text: &str) -> Option<&str> {
    let Some(colon) = text.find(':') else { return Some(text) };
    let before = &text[..colon];
    let day = before.trim_end_matches(|c: char| c.is_ascii_digit());
    let hour = &before[day.len()..];
    let parted = day.ends_with([' ', 't', ',']) && matches!(hour.len(), 1 | 2);
    let rest = text[colon..].replace([' ', '.'], "");
    let rest = ["am", "pm", "z", "utc"].iter().find_map(|end| rest.strip_suffix(end)).unwrap_or(&rest);
    let is_time = rest.bytes().all(|b| b.is_ascii_digit() || b == b':') && rest.len() >= 3;
    (parted && is_time).then(|| day.trim_end_matches([' ', 't', ',']))
}

fn readings(text: &str) -> Vec<Option<Date>> {
    let parts: Vec<&str> = text
        .split(['-', '/', '.', ',', ' ', '\u{A0}', '–', '‑'])
        .filter(|part| !part.is_empty() && !is_weekday(part))
        .collect();
    match parts[..] {
        // 20261231
        [all] if all.len() == 8 && all.is_ascii() => vec![date(&all[..4], &all[4..6], &all[6..])],
        [a, b, c] => match (month(a), month(b)) {
            (Some(month), None) => vec![date(c, month, b)],
            (None, Some(month)) if a.len() == 4 => vec![date(a, month, c)],
            (None, Some(month)) => vec![date(c, month, a)],
            (Some(_), Some(_)) => Vec::new(),
            (None, None) if a.len() == 4 => vec![date(a, b, c)],
            (None, None) => vec![date(c, b, a), date(c, a, b)],
        },
        _ => Vec::new(),
    }
}

fn is_weekday(part: &str) -> bool {
    let days = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
    part.ends_with("day") || part.len() <= 5 && days.iter().any(|day| part.starts_with(day))
}

/// The number of a month that is written as a word.
fn month(part: &str) -> Option<&'static str> {
    const NUMBERS: [&str; 12] = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"];
    let is_word = part.chars().all(char::is_alphabetic) || !part.is_ascii();
    let part = crate::text::fold(part);
    let is = |names: &[&str; 2]| part.starts_with(names[0]) || part == crate::text::fold(names[1]);
    MONTHS.iter().position(is).filter(|_| is_word).map(|n| NUMBERS[n])
}

fn date(year: &str, month: &str, day: &str) -> Option<Date> {
    let ordinal = ["st", "nd", "rd", "th"].iter().find_map(|end| day.strip_suffix(end));
    let number = |text: &str, most: usize| -> Option<i16> {
        (text.len() <= most && text.bytes().all(|b| b.is_ascii_digit())).then(|| text.parse().ok())?
    };
    let year = match year.len() {
        2 => 2000 + number(year, 2)?,
        4 => number(year, 4)?,
        _ => return None,
    };
    let (month, day) = (number(month, 2)?, number(ordinal.unwrap_or(day), 2)?);
    Date::new(year, i8::try_from(month).ok()?, i8::try_from(day).ok()?).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_forms() {
        for (text, day) in [
            ("2026-12-31", "2026-12-31"),
            ("2026/1/5", "2026-01-05"),
            ("2026.12.31", "2026-12-31"),
            ("2030-01-01 0:00:00", "2030-01-01"),
            ("2026-12-31T23:59:59", "2026-12-31"),
            ("2026-12-31T20:00:00Z", "2027-01-01"),
            ("2026-12-31T20:00:00+06:00", "2026-12-31"),
            ("20261231", "2026-12-31"),
            ("12/31/2026", "2026-12-31"),
            ("31/12/2026", "2026-12-31"),
            ("31.12.2026", "2026-12-31"),
            ("31.12.26.", "2026-12-31"),
            ("1-1-26", "2026-01-01"),
            ("12/31/2026 12:00 AM", "2026-12-31"),
            ("12/31/26 0:00", "2026-12-31"),
            ("৩১/১২/২০২৬", "2026-12-31"),
            ("31-Dec-26", "2026-12-31"),
            ("31 Dec 2026", "2026-12-31"),
            ("December 31st, 2026", "2026-12-31"),
            ("Thu, 31 Dec 2026 10:00", "2026-12-31"),
            ("৩১ ডিসেম্বর ২০২৬", "2026-12-31"),
            ("2026 May 3", "2026-05-03"),
        ] {
            assert_eq!(days(text), [day], "{text}");
        }
    }

    #[test]
    fn a_day_that_could_be_a_month_is_two_days() {
        assert_eq!(days("03/04/2026"), ["2026-04-03", "2026-03-04"]);
        assert_eq!(days("3-4-26"), ["2026-04-03", "2026-03-04"]);
        assert_eq!(days("03/04/2026 0:00"), ["2026-04-03", "2026-03-04"]);
    }

    #[test]
    fn what_is_no_day() {
        for text in [
            "",
            "soon",
            "31/31/2026",
            "2026-02-30",
            "29/02/2027",
            "12/2026",
            "46387",
            "1-1-1-26",
            "1/1/126",
            "10:00",
            "2026-12-31 late",
            "31/12/2026 x:00",
            "tomorrow 10:00",
            "Dec Dec 2026",
            "৩১ কিছু ২০২৬",
        ] {
            assert!(days(text).is_empty(), "{text}: {:?}", days(text));
        }
    }
}
