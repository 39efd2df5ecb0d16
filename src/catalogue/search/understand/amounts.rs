//! Sums of money as people write them: `20k`, `20 hajar`, `২০,০০০ টাকা`, `দেড় লাখ`.

use super::tables::{CURRENCY, HALF_MORE, HUNDRED_THOUSANDS, NUMBERS, THOUSANDS, is_one, starts};
use super::tokens::Token;
use crate::catalogue::specs::number;

/// Higher sums are none (contract 2).
const HIGHEST: i64 = 100_000_000;

/// A number that may be money.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Amount {
    /// Ten times the number as it was written, without its thousands.
    pub tenths: i64,
    /// What it is counted in: 1, 1,000 or 100,000.
    pub scale: i64,
    /// Whether it says that it is money, or thousands of something.
    pub is_money: bool,
    /// Whether its thousands are a `k`, which pictures are counted in as well.
    pub is_k: bool,
    /// How many words it has.
    pub length: usize,
}

impl Amount {
    /// In whole taka, where it is a sum that something may cost.
    pub fn taka(&self) -> Option<i64> {
        Some(self.tenths.checked_mul(self.scale)? / 10).filter(|taka| (1..=HIGHEST).contains(taka))
    }
}

/// The amount at the beginning of some words.
pub fn amount(tokens: &[Token]) -> Option<Amount> {
    let first = tokens.first()?.word.as_str();
    let word = |n: usize| tokens.get(n).map(|token| token.word.as_str());
    if is_currency(first) && !first.contains(|c: char| c.is_ascii_digit()) {
        let rest = amount_of(tokens.get(1..)?)?;
        return Some(Amount { is_money: true, length: rest.length + 1, ..rest });
    }
    // `sare 12 hajar` is twelve and a half.
    if is_one(first, HALF_MORE) {
        let rest = amount_of(tokens.get(1..)?).filter(|rest| rest.scale > 1)?;
        return Some(Amount { tenths: rest.tenths + 5, length: rest.length + 1, ..rest });
    }
    if let (Some(number), Some(scale)) = (in_words(first), word(1).and_then(scale_of)) {
        let money = word(2).is_some_and(is_currency);
        return Some(Amount { scale, is_money: true, length: 2 + usize::from(money), ..number });
    }
    amount_of(tokens)
}

/// A number that is a word, such as `bish`, of whatever it counts.
pub fn in_words(word: &str) -> Option<Amount> {
    let (_, tenths) = NUMBERS.iter().find(|(names, _)| is_one(word, names))?;
    Some(Amount { tenths: *tenths, scale: 1, is_money: false, is_k: false, length: 1 })
}

/// One that begins with digits.
fn amount_of(tokens: &[Token]) -> Option<Amount> {
    let first = tokens.first()?.word.as_str();
    let word = |n: usize| tokens.get(n).map(|token| token.word.as_str());
    let marked =
        first.strip_prefix('৳').or_else(|| first.strip_prefix("tk").map(|r| r.trim_start_matches('.')));
    let text = marked.unwrap_or(first);
    let (tenths, length) = number(text);
    let tenths = i64::from(tenths.filter(|_| length > 0)?);
    let rest = text[length..].trim_end_matches('+');
    let mut found = Amount { tenths, scale: 1, is_money: marked.is_some(), is_k: rest == "k", length: 1 };
    if let Some(scale) = scale_of(rest) {
        found.scale = scale;
    } else if rest.is_empty() {
        if let Some(scale) = word(1).and_then(scale_of) {
            found.scale = scale;
            found.length = 2;
        }
    } else if is_currency(rest) {
        found.is_money = true;
    } else {
        return None;
    }
    found.is_money |= found.scale > 1;
    if word(found.length).is_some_and(is_currency) {
        found.is_money = true;
        found.length += 1;
    }
    Some(found)
}

fn scale_of(word: &str) -> Option<i64> {
    if word == "k" || starts(word, THOUSANDS) {
        return Some(1_000);
    }
    starts(word, HUNDRED_THOUSANDS).then_some(100_000)
}

/// Whether a word names the money, in any case of Bengali.
pub fn is_currency(word: &str) -> bool {
    starts(word, CURRENCY)
}
