//! The words of a search, each as it was typed and folded.

use crate::catalogue::search::phonetics::is_bengali;
use crate::text::fold;

/// So many words are read; what follows is left aside.
const MOST: usize = 24;
/// Longer words mean nothing.
const LONGEST: usize = 40;

/// A word of a search.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Token {
    /// As it was typed.
    pub raw: String,
    /// Folded, without the signs around it.
    pub word: String,
}

/// Parts a text into words: at space, at commas and other marks that are in no number, between the numbers of `15-20`,
/// and before a Bengali ending such as in `iphone-এর`.
#[must_use]
pub fn tokens(text: &str) -> Vec<Token> {
    let words =
        text.split(|c: char| c.is_whitespace() || matches!(c, ';' | '?' | '!' | '।' | '|' | '(' | ')'));
    let mut all = Vec::new();
    for raw in words.flat_map(parts) {
        let folded = fold(raw);
        let word = bare(&folded);
        if !word.is_empty() && word.chars().count() <= LONGEST {
            all.push(Token { raw: raw.to_owned(), word: word.to_owned() });
        }
        if all.len() == MOST {
            break;
        }
    }
    all
}

/// A word parted where it is more than one.
fn parts(raw: &str) -> Vec<&str> {
    let letters: Vec<(usize, char)> = raw.char_indices().collect();
    let mut cuts = vec![0];
    for (n, (at, letter)) in letters.iter().enumerate() {
        let before = n.checked_sub(1).map(|n| letters[n].1);
        let after = letters.get(n + 1).map(|(_, c)| *c);
        let is_digit = |c: Option<char>| c.is_some_and(|c| c.is_ascii_digit() || ('০'..='৯').contains(&c));
        let is_bengali_letter = after.is_some_and(|c| is_bengali(c) && !is_digit(after));
        let (splits_before, splits_after) = match letter {
            ',' => (false, !(is_digit(before) && is_digit(after))),
            '<' | '>' | '~' => (true, true),
            // A range, not a name such as `v15-51`.
            c if crate::text::is_dash(*c) && is_digit(after) => {
                let number = raw[..*at].trim_end_matches(['k', 'K']);
                let plain =
                    !number.is_empty() && number.chars().all(|c| is_digit(Some(c)) || matches!(c, ',' | '.'));
                (plain, plain)
            }
            c if crate::text::is_dash(*c) && is_bengali_letter => (false, true),
            _ => (false, false),
        };
        if splits_before {
            cuts.push(*at);
        }
        if splits_after {
            cuts.push(at + letter.len_utf8());
        }
    }
    cuts.push(raw.len());
    cuts.windows(2).map(|pair| &raw[pair[0]..pair[1]]).filter(|part| !part.is_empty()).collect()
}

/// A folded word without the signs around it; what stands for inches, for more, or for a range stays.
fn bare(word: &str) -> &str {
    if matches!(word, "-" | "<" | ">" | "~" | "+") {
        return word;
    }
    let word = word.trim_start_matches(|c: char| !c.is_alphanumeric() && !is_bengali(c) && c != '৳');
    let kept = |c: char| c.is_alphanumeric() || is_bengali(c) || matches!(c, '+' | '"' | '৳');
    let end = word.char_indices().rev().find(|(_, c)| kept(*c)).map_or(0, |(at, c)| at + c.len_utf8());
    let inches = word[..end].ends_with('"') && !word[..end - 1].ends_with(|c: char| c.is_ascii_digit());
    &word[..end - usize::from(inches)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_parted_and_keep_what_was_typed() {
        for (text, expected) in [
            ("Phone, under 20,000!", "phone under 20,000"),
            ("15-20 hajar 15k-20k", "15 - 20 hajar 15k - 20k"),
            ("১৫–২০ হাজার", "15 - 20 হাজার"),
            ("<20k", "< 20k"),
            ("iPhone-এর দাম?", "iphone এর দাম"),
            ("43\" tv \"sony\"", "43\" tv sony"),
            ("8/256 al15-52 s24+", "8/256 al15-52 s24+"),
            ("৳20000/-", "৳20000"),
            ("\u{202E}\u{200F} - -- . ,", "-"),
            ("র‍্যাম", "র্যাম"),
        ] {
            let words: Vec<String> = tokens(text).into_iter().map(|token| token.word).collect();
            assert_eq!(words.join(" "), expected, "{text}");
        }
        assert_eq!(tokens("Phone, under")[0].raw, "Phone,");
        assert_eq!(tokens(&"a ".repeat(250)).len(), MOST);
        assert!(tokens(&"9".repeat(500)).is_empty());
    }
}
