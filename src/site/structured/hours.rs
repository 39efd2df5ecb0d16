//! Opening hours as the owner writes them, read for schema.org. What cannot be read for certain is nothing.

use serde_json::{Value, json};

const DAYS: [&str; 7] = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/// A piece of the text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Token {
    /// From 0, Monday.
    Day(usize),
    EveryDay,
    /// Minutes after midnight.
    Time(u32, Clock),
    To,
    And,
    Closed,
}

/// How a time of day is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Clock {
    /// With am or pm.
    Halves,
    /// After noon, by a clock of 24 hours.
    Whole,
    /// Either half of the day may be meant, where nothing else tells.
    Open,
}

/// The opening hours of a text such as `Saturday to Thursday, 10 am to 9 pm; Friday 3 pm to 9 pm`.
#[must_use]
pub(super) fn read(text: &str) -> Option<Vec<Value>> {
    let tokens = tokens(text)?;
    let mut rest = tokens.as_slice();
    let mut all = Vec::new();
    while !rest.is_empty() {
        let days;
        (days, rest) = read_days(rest)?;
        if let [Token::Closed, others @ ..] = rest {
            rest = others;
            continue;
        }
        let [Token::Time(opens, first), Token::To, Token::Time(closes, last), others @ ..] = rest else {
            return None;
        };
        rest = others;
        // What closes at 21:00 opens by the same clock.
        let sure = matches!(
            (first, last),
            (Clock::Halves, Clock::Halves) | (Clock::Whole | Clock::Open, Clock::Whole)
        );
        if !sure || opens >= closes {
            return None;
        }
        all.push(json!({
            "@type": "OpeningHoursSpecification",
            "dayOfWeek": days.iter().map(|day| format!("https://schema.org/{}", DAYS[*day])).collect::<Vec<_>>(),
            "opens": clock(*opens),
            "closes": clock(*closes),
        }));
    }
    (!all.is_empty()).then_some(all)
}

fn clock(minutes: u32) -> String {
    format!("{:02}:{:02}", minutes / 60, minutes % 60)
}

/// The days at the start, each once, and what follows them. A text that begins with the time means every day.
fn read_days(mut tokens: &[Token]) -> Option<(Vec<usize>, &[Token])> {
    let mut days = Vec::new();
    loop {
        match tokens {
            [Token::EveryDay, rest @ ..] => {
                days.extend(0..7);
                tokens = rest;
            }
            [Token::Day(from), Token::To, Token::Day(to), rest @ ..] => {
                days.extend((0..7).map(|n| (from + n) % 7).take((to + 7 - from) % 7 + 1));
                tokens = rest;
            }
            [Token::Day(day), rest @ ..] => {
                days.push(*day);
                tokens = rest;
            }
            _ => break,
        }
        if let [Token::And, rest @ ..] = tokens {
            tokens = rest;
        }
    }
    let mut seen = [false; 7];
    days.retain(|day| !std::mem::replace(&mut seen[*day], true));
    (!days.is_empty()).then_some((days, tokens))
}

fn tokens(text: &str) -> Option<Vec<Token>> {
    let plain =
        text.to_lowercase().replace(['–', '—', '-'], " to ").replace("a.m.", "am").replace("p.m.", "pm");
    let plain = plain.replace("every day", "daily").replace("all days", "daily").replace('&', " and ");
    let words = plain.split(|c: char| c.is_whitespace() || matches!(c, ',' | ';' | '/' | '(' | ')'));
    let mut all: Vec<Token> = Vec::new();
    for word in words.map(|word| word.trim_end_matches(['.', ':'])).filter(|word| !word.is_empty()) {
        match word {
            "to" | "till" | "until" => all.push(Token::To),
            "and" => all.push(Token::And),
            "daily" | "everyday" => all.push(Token::EveryDay),
            "closed" => all.push(Token::Closed),
            "open" | "from" => {}
            "am" | "pm" => {
                let Some(Token::Time(minutes, Clock::Open)) = all.pop() else { return None };
                all.push(half(minutes, word)?);
            }
            _ => all.push(day(word).or_else(|| time(word))?),
        }
    }
    Some(all)
}

/// A day's name or its first letters, at least three.
fn day(word: &str) -> Option<Token> {
    let name = |day: &&str| word.len() >= 3 && day.to_lowercase().starts_with(word);
    DAYS.iter().position(name).map(Token::Day)
}

/// `10`, `10:30`, `22:00`, `10am`.
fn time(word: &str) -> Option<Token> {
    let (digits, which) = match word.strip_suffix("am") {
        Some(digits) => (digits, Some("am")),
        None => word.strip_suffix("pm").map_or((word, None), |digits| (digits, Some("pm"))),
    };
    let (hours, minutes) = digits.split_once([':', '.']).unwrap_or((digits, "0"));
    let number = |text: &str| text.parse::<u32>().ok().filter(|_| text.bytes().all(|b| b.is_ascii_digit()));
    let (hours, minutes) = (number(hours)?, number(minutes).filter(|n| *n < 60)?);
    let whole = hours * 60 + minutes;
    match which {
        Some(which) => half(whole, which),
        None if hours < 24 => Some(Token::Time(whole, if hours > 12 { Clock::Whole } else { Clock::Open })),
        None => None,
    }
}

/// A time of the morning or of the afternoon.
fn half(minutes: u32, which: &str) -> Option<Token> {
    let (hours, rest) = (minutes / 60, minutes % 60);
    let hours = match (hours, which) {
        (12, "am") => 0,
        (12, _) => 12,
        (1..=11, "am") => hours,
        (1..=11, _) => hours + 12,
        _ => return None,
    };
    Some(Token::Time(hours * 60 + rest, Clock::Halves))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Days by their first two letters with their hours.
    fn said(text: &str) -> Option<Vec<String>> {
        let short =
            |day: &Value| day.as_str().unwrap().trim_start_matches("https://schema.org/")[..2].to_owned();
        let one = |hours: Value| {
            let days: Vec<String> = hours["dayOfWeek"].as_array().unwrap().iter().map(short).collect();
            let time = |name: &str| hours[name].as_str().unwrap().to_owned();
            format!("{} {}-{}", days.join(","), time("opens"), time("closes"))
        };
        Some(read(text)?.into_iter().map(one).collect())
    }

    #[test]
    fn what_owners_write_is_read() {
        for (text, hours) in [
            ("Saturday to Thursday, 10 am to 9 pm", vec!["Sa,Su,Mo,Tu,We,Th 10:00-21:00"]),
            ("Sat–Thu 10:30am–9pm; Friday closed", vec!["Sa,Su,Mo,Tu,We,Th 10:30-21:00"]),
            ("Every day, 10 a.m. to 8.30 p.m.", vec!["Mo,Tu,We,Th,Fr,Sa,Su 10:00-20:30"]),
            ("Sun, Mon and Wed: 9 am - 12 pm", vec!["Su,Mo,We 09:00-12:00"]),
            ("Sat-Thu 10am-9pm, Fri 3pm-9pm", vec!["Sa,Su,Mo,Tu,We,Th 10:00-21:00", "Fr 15:00-21:00"]),
            ("Daily 10:00 to 21:30", vec!["Mo,Tu,We,Th,Fr,Sa,Su 10:00-21:30"]),
        ] {
            let hours = hours.into_iter().map(str::to_owned).collect();
            assert_eq!(said(text), Some(hours), "{text}");
        }
    }

    #[test]
    fn what_is_not_certain_is_not_said() {
        for text in [
            "",
            "Call us",
            "10 am to 9 pm",
            "Saturday 10 to 9",
            "Saturday 9:00 to 10:00",
            "Saturday 10 to 9 pm",
            "Saturday 9 pm to 10 am",
            "Saturday to Thursday",
            "Saturday 10 am to 9 pm except holidays",
            "Saturday 25 am to 9 pm",
            "Friday closed",
            "শনিবার থেকে বৃহস্পতিবার, সকাল ১০টা থেকে রাত ৯টা",
        ] {
            assert_eq!(said(text), None, "{text}");
        }
    }
}
