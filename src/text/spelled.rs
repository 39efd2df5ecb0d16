//! The other spellings of what a text says, so that a search finds it by any of them.

use std::borrow::Cow;

use super::fold;
use super::phone;

/// What numbers are counted in, as titles have it; folded.
const UNITS: &[&str] = &[
    "gb",
    "tb",
    "mb",
    "kb",
    "mah",
    "wh",
    "w",
    "kw",
    "v",
    "hz",
    "khz",
    "mhz",
    "ghz",
    "mp",
    "mm",
    "cm",
    "m",
    "km",
    "kg",
    "gm",
    "g",
    "ml",
    "l",
    "fps",
    "mbps",
    "gbps",
    "inch",
    "inches",
    "core",
    "cores",
    "জিবি",
    "টিবি",
    "ওয়াট",
    "ইঞ্চি",
];

/// How the plug with two names is written.
const TYPE_C: [&str; 4] = ["type-c", "typec", "usb-c", "usbc"];

/// A phone number has so many digits at least.
const PHONE: usize = 11;

/// A text as searches look through it: folded, and after it the other spellings of its words.
#[must_use]
pub fn searchable(raw: &str) -> String {
    let mut text = fold(raw);
    for word in other_spellings(&text) {
        text.push(' ');
        text.push_str(&word);
    }
    text
}

/// How words of a folded text may be written as well, each one word: `8gb` of `8 gb`, `10000mah` of `10,000mah`,
/// `s24plus` of `s24+` and of `s24 plus`, `wifi` of `wi-fi`, `24inch` of `24"`, every name of a USB-C plug, and a phone
/// number as the shop keeps it. None of them is a word that the text has.
#[must_use]
pub fn other_spellings(folded: &str) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    let telling = |b: u8| b.is_ascii_digit() || matches!(b, b'-' | b'+');
    if !folded.bytes().any(telling) && !["plus", "type", "usb"].iter().any(|word| folded.contains(word)) {
        return all;
    }
    let words: Vec<&str> = folded.split(' ').collect();
    let [has_hyphen, has_plus, has_quote] = [b'-', b'+', b'"'].map(|sign| folded.as_bytes().contains(&sign));
    let says_plus = folded.contains("plus");
    let mut add = |word: String| {
        if !words.contains(&word.as_str()) && !all.contains(&word) {
            all.push(word);
        }
    };
    let mut measure = String::new();
    for (n, word) in words.iter().enumerate() {
        let next = words.get(n + 1).copied();
        let plain = ungrouped(word);
        // `8 gb`, and on through `8 gb/256 gb`.
        let goes_on =
            measure.ends_with(|c: char| c.is_ascii_digit()) && (is_unit(&plain) || is_rest(&plain, next));
        if !goes_on {
            measure.clear();
        }
        measure.push_str(&plain);
        let ended = || next.is_none_or(|next| !is_unit(next) && !is_rest(next, words.get(n + 2).copied()));
        if measure != *word && (goes_on || plain != **word) && (plain != **word || ended()) {
            add(measure.clone());
        }
        if has_hyphen && let Some(joined) = without_hyphens(&plain) {
            add(joined);
        }
        if has_plus && let Some(joined) = plus_in_letters(word) {
            add(joined);
        }
        if says_plus && bare(word) == "plus" && n > 0 && words[n - 1].ends_with(char::is_alphanumeric) {
            add(format!("{}plus", words[n - 1]));
        }
        if has_quote && let Some(size) = inch_in_letters(word) {
            add(size);
        }
    }
    if ["type", "usb"].iter().any(|word| folded.contains(word)) && names_type_c(&words) {
        for name in TYPE_C {
            add(name.to_owned());
        }
    }
    if folded.bytes().filter(u8::is_ascii_digit).count() >= PHONE {
        for phone in phones(&words) {
            add(phone);
        }
    }
    all
}

/// A number with its digits in groups, as Western or South Asian writing has them, without the commas.
pub(super) fn ungrouped(word: &str) -> Cow<'_, str> {
    if !word.contains(',') {
        return Cow::Borrowed(word);
    }
    let bytes = word.as_bytes();
    let is_digit = |at: usize| bytes.get(at).is_some_and(u8::is_ascii_digit);
    let is_comma = |at: usize| {
        let digits = (at + 1..bytes.len()).take_while(|n| is_digit(*n)).count();
        let goes_on = bytes.get(at + 1 + digits) == Some(&b',');
        at > 0 && is_digit(at - 1) && (digits == 3 || (digits == 2 && goes_on))
    };
    let kept = word.char_indices().filter(|(at, c)| *c != ',' || !is_comma(*at));
    kept.map(|(_, c)| c).collect()
}

/// Whether a word begins with a unit that ends there: `gb`, `gb/256`, not `gbx`.
fn is_unit(word: &str) -> bool {
    let goes_on = |c: char| c.is_alphanumeric() || is_sign(c);
    let first = word.bytes().next();
    let mut near = UNITS.iter().filter(|unit| unit.bytes().next() == first);
    near.any(|unit| word.strip_prefix(*unit).is_some_and(|rest| !rest.starts_with(goes_on)))
}

/// A vowel sign or other mark that goes on with a word.
fn is_sign(c: char) -> bool {
    unicode_normalization::char::is_combining_mark(c)
}

/// Whether a word is the last three digits of a battery's capacity: of `10 000mah` and `10 000 mah`.
fn is_rest(word: &str, next: Option<&str>) -> bool {
    let Some(rest) = word.get(3..).filter(|_| word.bytes().take(3).all(|b| b.is_ascii_digit())) else {
        return false;
    };
    let unit = if rest.is_empty() { next.unwrap_or_default() } else { rest };
    unit.strip_prefix("mah").is_some_and(|rest| !rest.starts_with(char::is_alphanumeric))
}

/// A word without the hyphens between its letters and digits, where it has some.
fn without_hyphens(word: &str) -> Option<String> {
    if !word.contains('-') {
        return None;
    }
    let letters: Vec<char> = word.chars().collect();
    let is_inside = |at: usize| {
        let goes_on = |c: Option<&char>| c.is_some_and(|c| c.is_alphanumeric() || is_sign(*c));
        letters[at] == '-' && at > 0 && goes_on(letters.get(at - 1)) && goes_on(letters.get(at + 1))
    };
    let joined: String = (0..letters.len()).filter(|at| !is_inside(*at)).map(|at| letters[at]).collect();
    (joined.len() < word.len()).then_some(joined)
}

/// A word without brackets and other signs around it; a plus at its end stays.
fn bare(word: &str) -> &str {
    word.trim_start_matches(|c: char| !c.is_alphanumeric())
        .trim_end_matches(|c: char| !c.is_alphanumeric() && !is_sign(c) && !matches!(c, '+' | '"'))
}

/// `s24plus` of `s24+`.
pub(super) fn plus_in_letters(word: &str) -> Option<String> {
    let stem = bare(word).strip_suffix('+')?;
    stem.ends_with(char::is_alphanumeric).then(|| format!("{stem}plus"))
}

/// `24inch` of `24"`.
pub(super) fn inch_in_letters(word: &str) -> Option<String> {
    let size = bare(word).strip_suffix('"')?;
    let number = size.ends_with(|c: char| c.is_ascii_digit());
    number.then(|| format!("{size}inch"))
}

fn names_type_c(words: &[&str]) -> bool {
    let ends = |word: &str, name: &str| {
        word.match_indices(name).any(|(at, _)| !word[at + name.len()..].starts_with(char::is_alphanumeric))
    };
    words.iter().enumerate().any(|(n, word)| {
        let apart =
            matches!(bare(word), "type" | "usb") && words.get(n + 1).is_some_and(|next| bare(next) == "c");
        apart || TYPE_C.iter().any(|name| ends(word, name))
    })
}

/// Whether a word may be a part of a phone number: digits and what people write between them.
pub(super) fn is_of_phone(word: &str) -> bool {
    word.bytes().all(|b| b.is_ascii_digit() || matches!(b, b'+' | b'-' | b'(' | b')' | b'.' | b'/'))
        && (word.bytes().any(|b| b.is_ascii_digit()) || word == "+")
}

/// The phone numbers of a text as the shop keeps them.
fn phones(words: &[&str]) -> Vec<String> {
    let runs = words.chunk_by(|a, b| is_of_phone(a) && is_of_phone(b));
    let digits = |run: &[&str]| run.iter().flat_map(|word| word.bytes()).filter(u8::is_ascii_digit).count();
    runs.filter(|run| is_of_phone(run[0]) && digits(run) >= PHONE)
        .filter_map(|run| phone(&run.concat()))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_known_by_their_other_spellings() {
        for (text, others) in [
            ("galaxy s24 ultra", &[][..]),
            ("ram 8 gb", &["8gb"]),
            ("8 gb/256 gb ssd", &["8gb/256gb"]),
            ("iphone 15 128gb", &[]),
            ("13 games", &[]),
            ("10,000mah", &["10000mah"]),
            ("10,000 mah bank", &["10000", "10000mah"]),
            ("10 000 mah", &["10000mah"]),
            ("1,00,000 tk", &["100000"]),
            ("a,b 1,2 12,34", &[]),
            ("s24+ (5g)", &["s24plus"]),
            ("s24 plus", &["s24plus"]),
            ("c++ guide", &[]),
            ("wi-fi 6", &["wifi"]),
            ("-case- a - b", &[]),
            ("24\" monitor", &["24inch"]),
            ("24-inch", &["24inch"]),
            ("24 inch", &["24inch"]),
            ("type-c", &["typec", "usb-c", "usbc"]),
            ("usb c hub", &["type-c", "typec", "usb-c", "usbc"]),
            ("type cover", &[]),
            ("call 018-9876 5432 now", &["0189876", "01898765432"]),
            ("৮ জিবি", &[]),
            ("8 জিবি", &["8জিবি"]),
        ] {
            let found = other_spellings(text);
            assert_eq!(found, others, "{text}");
        }
    }
}
