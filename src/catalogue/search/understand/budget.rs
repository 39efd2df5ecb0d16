//! What a search may cost: `under 20000`, `15-20 hajar`, `২০ হাজারের মধ্যে`, `above 1 lakh`.

use super::amounts::{Amount, amount, in_words};
use super::tables::{ABOUT, AT_LEAST, AT_MOST, CASE_ENDINGS, RANGES, is_one, starts};
use super::tokens::Token;

/// A bare number from here on may be a price.
const LEAST_BARE: i64 = 3_000;

/// What is asked of the price, in whole taka, with the words that say so.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Budget {
    /// The lowest price; 0: none.
    pub min: i64,
    /// The highest price; nothing: none.
    pub max: Option<i64>,
    /// From this word on.
    pub from: usize,
    /// Up to and without this one.
    pub to: usize,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Bound {
    AtMost,
    AtLeast,
    About,
}

/// The first budget of a search. A number that says of nothing what it is, is a highest price where `takes_bare` says so
/// of it.
pub fn budget(tokens: &[Token], takes_bare: impl Fn(usize) -> bool) -> Option<Budget> {
    (0..tokens.len()).find_map(|at| at_word(tokens, at, &takes_bare))
}

fn at_word(tokens: &[Token], at: usize, takes_bare: &impl Fn(usize) -> bool) -> Option<Budget> {
    let Some(first) = amount(&tokens[at..]) else {
        // `tirish theke chollish hajar`: what counts the second number makes the first one a number.
        let first = in_words(&tokens[at].word)?;
        return range(tokens, at, &first, bound_before(tokens, at).1, false);
    };
    let (before, from) = bound_before(tokens, at);
    if let Some(range) = range(tokens, at, &first, from, before.is_some()) {
        return Some(range);
    }
    let end = at + first.length;
    let (after, to) = bound_after(tokens, end);
    let taka = first.taka()?;
    let of = |min, max| Some(Budget { min, max, from, to });
    match before.or(after) {
        Some(Bound::AtLeast) => of(taka, None),
        Some(Bound::About) => of(taka * 4 / 5, Some(taka * 6 / 5)),
        Some(Bound::AtMost) if first.is_money || taka >= 100 => of(0, Some(taka)),
        // `4k` and `8k` are pictures of a television.
        None if first.is_money && !(first.is_k && taka < 5_000) => of(0, Some(taka)),
        None if !first.is_money && taka >= LEAST_BARE && taka % 100 == 0 && takes_bare(at) => {
            of(0, Some(taka))
        }
        _ => None,
    }
}

/// `15-20 hajar`, `15 থেকে 20 হাজার`, `between 15k and 20k`.
fn range(tokens: &[Token], at: usize, first: &Amount, from: usize, is_bound: bool) -> Option<Budget> {
    let mut next = at + first.length;
    let word = |n: usize| tokens.get(n).map_or("", |token| token.word.as_str());
    if CASE_ENDINGS.contains(&word(next)) {
        next += 1;
    }
    if !RANGES.contains(&word(next)) {
        return None;
    }
    let second = amount(tokens.get(next + 1..)?)?;
    // What counts the second number counts the first.
    let lower = if first.scale == 1 && first.tenths < second.tenths * 10 && first.tenths < 10_000 {
        Amount { scale: second.scale, ..*first }
    } else {
        *first
    };
    let (min, max) = (lower.taka()?, second.taka()?);
    let is_money = is_bound || first.is_money || second.is_money || min >= 1_000;
    if !is_money || min >= max {
        return None;
    }
    let (_, to) = bound_after(tokens, next + 1 + second.length);
    Some(Budget { min, max: Some(max), from, to })
}

/// The bound that the words before an amount say, and where it begins.
fn bound_before(tokens: &[Token], at: usize) -> (Option<Bound>, usize) {
    let word = |n: usize| tokens[n].word.as_str();
    let mut from = at;
    let mut found = None;
    while from > 0 {
        let bound = bound_of(word(from - 1), true);
        let goes_on = matches!(word(from - 1), "than" | "then" | "to" | "of" | "is" | "price") && from > 1;
        match bound {
            Some(bound) => found = found.or(Some(bound)),
            None if goes_on && found.is_none() && bound_of(word(from - 2), true).is_some() => {}
            None => break,
        }
        from -= 1;
    }
    (found, if found.is_some() { from } else { at })
}

/// The bound that the words after an amount say, and where it ends.
fn bound_after(tokens: &[Token], end: usize) -> (Option<Bound>, usize) {
    let word = |n: usize| tokens.get(n).map_or("", |token| token.word.as_str());
    let mut at = end;
    while CASE_ENDINGS.contains(&word(at)) {
        at += 1;
    }
    let mut found = None;
    while let Some(bound) = bound_of(word(at), false) {
        found = found.or(Some(bound));
        at += 1;
    }
    (found, at)
}

fn bound_of(word: &str, is_before: bool) -> Option<Bound> {
    if word.is_empty() {
        return None;
    }
    let of = |(before, after): (&[&str], &[&str])| {
        if is_before { is_one(word, before) } else { starts(word, after) }
    };
    if of(AT_MOST) {
        return Some(Bound::AtMost);
    }
    if of(AT_LEAST) {
        return Some(Bound::AtLeast);
    }
    of(ABOUT).then_some(Bound::About)
}

#[cfg(test)]
mod tests {
    use super::super::tokens::tokens;
    use super::*;

    fn read(text: &str) -> Option<(i64, Option<i64>, String)> {
        let words = tokens(text);
        let found = budget(&words, |_| true)?;
        let said = words[found.from..found.to].iter().map(|t| t.raw.as_str()).collect::<Vec<_>>();
        Some((found.min, found.max, said.join(" ")))
    }

    #[test]
    fn budgets_are_read_in_three_scripts() {
        let most = |taka| (0, Some(taka));
        for (text, expected, said) in [
            ("phone under 20000", most(20_000), "under 20000"),
            ("phone under 20k bd", most(20_000), "under 20k"),
            ("less than 18,000 taka phone", most(18_000), "less than 18,000 taka"),
            ("20 hajar er moddhe phone", most(20_000), "20 hajar er moddhe"),
            ("bish hajar er niche", most(20_000), "bish hajar er niche"),
            ("২০ হাজারের মধ্যে ফোন", most(20_000), "২০ হাজারের মধ্যে"),
            ("ফোন ২০,০০০ টাকার নিচে", most(20_000), "২০,০০০ টাকার নিচে"),
            ("দেড় লাখের মধ্যে", most(150_000), "দেড় লাখের মধ্যে"),
            ("সাড়ে ১২ হাজার টাকায়", most(12_500), "সাড়ে ১২ হাজার টাকায়"),
            ("below 1 lakh", most(100_000), "below 1 lakh"),
            ("১ লাখের নিচে", most(100_000), "১ লাখের নিচে"),
            ("1.5 lakh laptop", most(150_000), "1.5 lakh"),
            ("15-20 hajar", (15_000, Some(20_000)), "15-20 hajar"),
            ("১৫ থেকে ২০ হাজার টাকার ফোন", (15_000, Some(20_000)), "১৫ থেকে ২০ হাজার টাকার"),
            ("tirish theke chollish hajar", (30_000, Some(40_000)), "tirish theke chollish hajar"),
            ("15k-20k", (15_000, Some(20_000)), "15k-20k"),
            ("between 15k and 20k", (15_000, Some(20_000)), "between 15k and 20k"),
            ("15000-20000 phone", (15_000, Some(20_000)), "15000 - 20000"),
            ("tv above 50000", (50_000, None), "above 50000"),
            ("৫০ হাজারের উপরে", (50_000, None), "৫০ হাজারের উপরে"),
            ("around 20k", (16_000, Some(24_000)), "around 20k"),
            ("budget 15000", most(15_000), "budget 15000"),
            ("tk 500 cable", most(500), "tk 500"),
            ("৳২০০০০", most(20_000), "৳২০০০০"),
            ("<20k", most(20_000), "< 20k"),
            ("20000tk", most(20_000), "20000tk"),
            ("phone 20000", most(20_000), "20000"),
        ] {
            let found = read(text).map(|(min, max, said)| ((min, max), said.replace(" - ", "-")));
            assert_eq!(found, Some((expected, said.replace(" - ", "-"))), "{text}");
        }
        for none in [
            "phone",
            "4k tv",
            "iphone 16",
            "note 14",
            "rtx 4050",
            "8 128",
            "2-3",
            "under",
            "20000mah",
            "under 5",
            "99999999999999",
            "",
        ] {
            assert_eq!(read(none), None, "{none}");
        }
    }
}
