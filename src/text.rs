//! Text as people type it: cleaned for storing, folded for searching.

mod phone;
mod sought;
mod spelled;

use std::borrow::Cow;

use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};
use unicode_segmentation::UnicodeSegmentation;

pub use phone::phone;
pub use sought::{Needle, Sought, Term};
pub use spelled::{other_spellings, searchable};

const ZWNJ: char = '\u{200C}';
const ZWJ: char = '\u{200D}';

/// One line of text as it is stored: NFC, no control characters, runs of white space at the ends trimmed
/// (contract 2).
#[must_use]
pub fn clean_line(raw: &str) -> String {
    // NFC of what is left: a control between a letter and its accent keeps both apart.
    raw.chars().filter(|c| !is_control(*c)).nfc().collect::<String>().trim().to_owned()
}

/// Several lines of text as they are stored: like [`clean_line`], with line breaks kept as `\n` (contract 2).
#[must_use]
pub fn clean_lines(raw: &str) -> String {
    let unix = raw.replace("\r\n", "\n").replace('\r', "\n");
    unix.chars().filter(|c| *c == '\n' || !is_control(*c)).nfc().collect::<String>().trim().to_owned()
}

/// Whether a character shows nothing itself: joiners, marks of direction, fillers.
#[must_use]
pub fn is_unseen(c: char) -> bool {
    matches!(c, ZWNJ | ZWJ | '\u{00AD}' | '\u{034F}' | '\u{061C}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}'
        | '\u{180B}'..='\u{180F}' | '\u{2061}'..='\u{2065}' | '\u{2800}' | '\u{3164}' | '\u{FE00}'..='\u{FE0F}'
        | '\u{FFA0}')
}

/// Whether a character is one that no stored text may hold: controls, line separators, bidirectional
/// overrides and the byte order mark. The joiners U+200C and U+200D are text in Bengali and stay.
#[must_use]
pub fn is_control(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{2028}' | '\u{2029}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}'
            | '\u{200B}' | '\u{2060}' | '\u{2066}'..='\u{2069}' | '\u{FEFF}' | '\u{FFF9}'..='\u{FFFB}')
}

/// Whether a character of a typed number or address is there by accident: copied from contacts and chats.
#[must_use]
pub fn is_invisible(c: char) -> bool {
    is_unseen(c) || (is_control(c) && !c.is_control())
}

/// Whether a character is a dash of any length, or a minus.
#[must_use]
pub fn is_dash(c: char) -> bool {
    matches!(
        c,
        '-' | '\u{2010}'..='\u{2015}' | '\u{2043}' | '\u{2212}' | '\u{FE58}' | '\u{FE63}' | '\u{FF0D}'
    )
}

/// The form in which two texts are compared in a search: case folded in every script, Latin accents and
/// zero-width joiners gone, Bengali letters with a nukta as one code point in either encoding, old khanda-ta
/// as ৎ, Bengali digits as ASCII ones, quotes and primes of every shape straight ones, every dash a hyphen, every
/// white space a single space (contract 4).
#[must_use]
pub fn fold(raw: &str) -> String {
    if raw.is_ascii() && !raw.bytes().any(|b| b.is_ascii_control()) {
        let lower = raw.to_ascii_lowercase();
        return inches(squeeze(&lower).into_owned());
    }
    // What shows nothing goes first: it would keep marks out of their order. A joiner alone may make a letter of its own.
    let shows = |c: &char| if is_control(*c) { c.is_whitespace() } else { *c == ZWJ || !is_unseen(*c) };
    let shown = raw.chars().filter(shows).collect::<String>().replace("ত\u{9CD}\u{200D}", "ৎ");
    let mut out = String::with_capacity(shown.len());
    for c in shown.chars().filter(|c| *c != ZWJ).nfd().map(typewritten) {
        match c {
            '\u{0300}'..='\u{036F}' => {}
            '\u{09BC}' => join_nukta(&mut out),
            '০'..='৯' => out.push(ascii_digit(c)),
            c if c.is_whitespace() => out.push(' '),
            // By way of the upper case, so that ς is σ and ß is ss; of the lower one before, so that ẞ is ss too.
            c => {
                let upper = c.to_lowercase().flat_map(char::to_uppercase);
                out.extend(upper.flat_map(char::to_lowercase).map(typewritten));
            }
        }
    }
    let composed: String = out.nfc_keeping_nukta().collect();
    inches(squeeze(&composed).into_owned())
}

/// A quote, prime or dash as keyboards have it, a full-width sign as the narrow one; every other character as it was.
fn typewritten(c: char) -> char {
    match c {
        '\u{2018}'..='\u{201B}'
        | '\u{2032}'
        | '\u{2035}'
        | '\u{02B9}'
        | '\u{02BC}'
        | '\u{00B4}'
        | '\u{A78C}' => '\'',
        '\u{201C}'..='\u{201F}'
        | '\u{2033}'
        | '\u{2036}'
        | '\u{02BA}'
        | '\u{00AB}'
        | '\u{00BB}'
        | '\u{301D}'..='\u{301F}' => '"',
        c if is_dash(c) => '-',
        '\u{FF01}'..='\u{FF5E}' => char::from_u32(c as u32 - 0xFEE0).unwrap_or(c),
        other => other,
    }
}

/// Inches written with two single marks, with the double one.
fn inches(folded: String) -> String {
    if folded.contains("''") { folded.replace("''", "\"") } else { folded }
}

/// Bengali digits made ASCII; every other character as it was.
#[must_use]
pub fn ascii_digits(raw: &str) -> String {
    raw.chars().map(ascii_digit).collect()
}

fn ascii_digit(c: char) -> char {
    match c {
        '০'..='৯' => char::from_digit(c as u32 - '০' as u32, 10).unwrap_or(c),
        other => other,
    }
}

/// Puts a nukta into the letter before it. The composed letters are excluded from NFC, so that a letter
/// without the nukta would be found inside one with it.
fn join_nukta(out: &mut String) {
    let composed = match out.chars().next_back() {
        Some('ড') => '\u{09DC}',
        Some('ঢ') => '\u{09DD}',
        Some('য') => '\u{09DF}',
        _ => return out.push('\u{09BC}'),
    };
    out.pop();
    out.push(composed);
}

trait KeepNukta {
    fn nfc_keeping_nukta(&self) -> impl Iterator<Item = char>;
}

impl KeepNukta for str {
    /// NFC of the vowel signs (ে + া = ো) without taking ড়, ঢ়, য় apart again.
    fn nfc_keeping_nukta(&self) -> impl Iterator<Item = char> {
        let mut last: Option<char> = None;
        let mut out = String::with_capacity(self.len());
        for c in self.chars() {
            match (last, c) {
                (Some('\u{09C7}'), '\u{09BE}') => replace_last(&mut out, '\u{09CB}'),
                (Some('\u{09C7}'), '\u{09D7}') => replace_last(&mut out, '\u{09CC}'),
                _ => out.push(c),
            }
            last = Some(c);
        }
        out.chars().collect::<Vec<_>>().into_iter()
    }
}

fn replace_last(out: &mut String, c: char) {
    out.pop();
    out.push(c);
}

fn squeeze(text: &str) -> Cow<'_, str> {
    if !text.contains("  ") && !text.contains(|c: char| c != ' ' && c.is_whitespace()) {
        return Cow::Borrowed(text.trim());
    }
    Cow::Owned(text.split_whitespace().collect::<Vec<_>>().join(" "))
}

/// The first `max` characters of a text, cut between letters and never before a mark that belongs to the
/// last one, with an ellipsis where something was left out.
#[must_use]
pub fn preview(text: &str, max: usize) -> String {
    let mut chars = text.char_indices();
    let Some((mut end, _)) = chars.nth(max) else { return text.to_owned() };
    while let Some(c) = text[end..].chars().next()
        && (is_combining_mark(c) || c == ZWJ || c == ZWNJ)
    {
        end += c.len_utf8();
    }
    format!("{}…", whole_words(text, end, max))
}

/// The beginning of a text that is cut at `end`: up to its last whole word, unless a single word is longer than a quarter
/// of `max`.
fn whole_words(text: &str, end: usize, max: usize) -> &str {
    let start = &text[..end];
    if text[end..].starts_with(char::is_whitespace) {
        return start.trim_end();
    }
    match start.rfind(char::is_whitespace) {
        Some(space) if start[..space].chars().count() * 4 >= max * 3 => start[..space].trim_end(),
        _ => start.trim_end(),
    }
}

/// How many letters to send so that a card that shows `shown` cuts them as it would cut all: one more tells that
/// something follows, and that one may be a space, which cards leave out.
#[must_use]
pub const fn for_card(shown: usize) -> usize {
    shown + 2
}

/// The beginning of a text on one line: so many letters at most, a letter with its signs counted as one. Cards of the
/// interface count as well (`ui/src/lib/preview.ts`): `tests/fixtures/previews.json` holds both to it.
#[must_use]
pub fn first_letters(text: &str, max: usize) -> String {
    let flat = squeeze(text);
    match flat.grapheme_indices(true).nth(max) {
        None => flat.into_owned(),
        Some((end, _)) => flat[..end].to_owned(),
    }
}

/// A text inside HTML or XML, also inside an attribute.
#[must_use]
pub fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 16);
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            c => out.push(c),
        }
    }
    out
}

/// A whole number in ten digits of a language, with commas: so many digits stand after the last one, so many between the
/// others.
#[must_use]
pub fn grouped(number: i64, [last, others]: [usize; 2], ten_digits: &str) -> String {
    let digits = number.unsigned_abs().to_string();
    let mut out = String::from(if number < 0 { "-" } else { "" });
    for (at, digit) in digits.chars().enumerate() {
        let left = digits.len() - at;
        if at > 0 && left >= last && (left - last).is_multiple_of(others) {
            out.push(',');
        }
        let own = digit.to_digit(10).and_then(|n| ten_digits.chars().nth(n as usize));
        out.push(own.unwrap_or(digit));
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_cut_ends_at_a_word() {
        assert_eq!(preview("one two three four", 16), "one two three…");
        assert_eq!(preview("one two three four", 13), "one two three…");
        // A long word is cut rather than most of the text.
        assert_eq!(preview("one aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", 20), "one aaaaaaaaaaaaaaaa…");
    }

    #[test]
    fn folding_joins_both_encodings_and_drops_joiners() {
        assert_eq!(fold("ঘ\u{9DC}ি"), fold("ঘড\u{9BC}ি"));
        assert_eq!(fold("স্মার্\u{200C}টফোন"), fold("স্মার্টফোন"));
        for between in ["", "\u{0}", "\u{200B}\u{FEFF}", "\u{200C}"] {
            assert_eq!(fold("হঠাৎ"), fold(&format!("হঠাত\u{9CD}{between}\u{200D}")), "{between:?}");
        }
        assert_eq!(fold("ক\u{9CB}"), fold("ক\u{9C7}\u{9BE}"));
        assert_eq!(fold("৪৩ ইঞ্চি"), fold("43 ইঞ্চি"));
        assert_eq!(fold("পাওয়ার\u{A0}ব্যাংক"), fold("পাওয়ার ব্যাংক"));
        assert!(!fold("বড়").contains(&fold("বড")), "a letter without its nukta is another letter");
    }

    #[test]
    fn folding_knows_quotes_dashes_and_spaces_of_every_shape() {
        for typed in [
            "24\u{201D} monitor",
            "24\u{2033} monitor",
            "24'' monitor",
            "24\u{2019}\u{2019} monitor",
            "24\u{2032}\u{2032}\u{2009}monitor",
            "24\u{FF02}\u{202F}Monitor",
            "\u{2067}24\u{201C}\u{200B} mon\u{AD}itor\u{2069}",
        ] {
            assert_eq!(fold(typed), "24\" monitor", "{typed:?}");
        }
        for typed in ["Rock\u{2019}n\u{2018}Roll", "ROCK'N'ROLL", "rock\u{2032}n\u{2BC}roll"] {
            assert_eq!(fold(typed), "rock'n'roll");
        }
        for dash in ['\u{2010}', '\u{2011}', '\u{2012}', '\u{2013}', '\u{2014}', '\u{2212}', '\u{FF0D}'] {
            assert_eq!(fold(&format!("Type{dash}C")), "type-c");
        }
        assert_eq!(fold("%"), "%");
        assert_eq!(fold("\""), "\"");
    }

    #[test]
    fn folding_ignores_case_and_accents_in_every_script() {
        assert_eq!(fold("CAFÉ"), "cafe");
        assert_eq!(fold("Cafe\u{301}"), "cafe");
        assert_eq!(fold("  Galaxy   S25 "), "galaxy s25");
        assert_eq!(fold("Gal\u{0}axy\tS25\u{7}"), "galaxy s25");
        assert_eq!(fold("ΣΑΜΣΟΥΝΓ"), fold("σαμσουνγ"));
        assert_eq!(fold("ΔΥΝΑΜΙΣ"), fold("δύναμις"));
        assert_eq!(fold("STRASSE é"), fold("Straße É"));
        assert_eq!(fold("STRAẞE"), fold("Straße"));
    }

    #[test]
    fn folding_is_at_rest_after_one_time() {
        let every: Vec<char> = ('\0'..=char::MAX).collect();
        for some in every.chunks(4096) {
            let text: String = some.iter().flat_map(|c| ['x', *c, ' ']).collect();
            let folded = fold(&text);
            assert!(fold(&folded) == folded, "from {:?}", some[0]);
        }
        // Marks that stand in another order than they are stored, and what keeps them so.
        for between in ["", "\u{0}", "\u{200C}", "\u{34F}", "\u{FE0F}"] {
            let folded = fold(&format!("ক\u{9CD}{between}\u{9BC}"));
            assert_eq!((fold(&folded), &folded), (folded.clone(), &fold("ক\u{9BC}\u{9CD}")), "{between:?}");
        }
    }

    #[test]
    fn cleaning_keeps_joiners_and_drops_controls() {
        assert_eq!(clean_line(" a\u{0}b\r\nc\u{202E} "), "abc");
        assert_eq!(clean_line("র\u{200D}্যাম"), "র\u{200D}্যাম");
        assert_eq!(clean_lines("one\r\ntwo\u{7}\rthree"), "one\ntwo\nthree");
        for clean in [clean_line, clean_lines] {
            assert_eq!(clean("Cafe\u{0}\u{200B}\u{301}"), "Caf\u{e9}", "NFC of what is left");
        }
    }

    #[test]
    fn a_preview_is_not_cut_before_a_mark() {
        assert_eq!(preview("abc", 3), "abc");
        assert_eq!(preview("abcd", 3), "abc…");
        assert_eq!(preview("কিছু", 1), "কি…");
    }

    #[test]
    fn letters_are_counted_with_their_signs() {
        assert_eq!(first_letters("one\n\ntwo", 100), "one two");
        assert_eq!(first_letters(&"a".repeat(101), 100), "a".repeat(100));
        assert_eq!(first_letters(&"কি".repeat(3), 2), "কিকি");
        assert_eq!(first_letters(&"ক্ষি".repeat(3), 3), "ক্ষি".repeat(3));
    }

    /// A text, how many letters a card shows of it, what is sent for that, and what the card then says.
    #[derive(serde::Deserialize)]
    struct Preview {
        text: String,
        length: usize,
        start: String,
    }

    #[test]
    fn what_cards_are_sent_is_as_the_table_says() {
        let table: Vec<Preview> =
            serde_json::from_str(include_str!("../tests/fixtures/previews.json")).unwrap();
        assert!(!table.is_empty());
        for Preview { text, length, start } in table {
            assert_eq!(first_letters(&text, for_card(length)), start, "{text:?}");
        }
    }
}
