//! What a search asks for: every word of a text in any order, each in any of its spellings.

use memchr::memmem::Finder;

use super::spelled::{inch_in_letters, is_of_phone, plus_in_letters, ungrouped};

/// So many digits may be a part of a phone number that was typed in pieces.
const PHONE_PART: usize = 6;

/// A folded word that is looked for anywhere in a text.
pub type Needle = Finder<'static>;

/// A word, or a number that was typed in several words, by its spellings: a text has it where it has every part of one of
/// them.
#[derive(Debug, Clone)]
pub struct Term(Vec<Vec<Needle>>);

impl Term {
    fn of(spellings: Vec<Vec<String>>) -> Self {
        let needle = |word: String| Finder::new(word.as_bytes()).into_owned();
        Self(spellings.into_iter().map(|parts| parts.into_iter().map(needle).collect()).collect())
    }

    /// Its spellings, each with its parts; there is at least one.
    #[must_use]
    pub fn spellings(&self) -> &[Vec<Needle>] {
        &self.0
    }

    /// The word, where it has no other spelling.
    #[must_use]
    pub fn single(&self) -> Option<&Needle> {
        match self.0.as_slice() {
            [parts] => parts.first().filter(|_| parts.len() == 1),
            _ => None,
        }
    }
}

/// What a search asks for.
#[derive(Debug, Clone)]
pub struct Sought(Vec<Term>);

impl Sought {
    /// Reads a folded text.
    #[must_use]
    pub fn of(folded: &str) -> Self {
        let words: Vec<&str> = folded.split(' ').filter(|word| !word.is_empty()).collect();
        let mut terms: Vec<Term> = Vec::new();
        for run in words.chunk_by(|a, b| is_of_phone(a) && is_of_phone(b)) {
            match number(run) {
                Some(digits) => terms.push(Term::of(vec![vec![digits], owned(run)])),
                None => terms.extend(run.iter().map(|word| Term::of(spellings(word)))),
            }
        }
        Self(terms)
    }

    /// What a text has to have, all of it.
    #[must_use]
    pub fn terms(&self) -> &[Term] {
        &self.0
    }

    /// Whether a [`super::searchable`] text has everything.
    #[must_use]
    pub fn fits(&self, text: &str) -> bool {
        let has = |needle: &Needle| needle.find(text.as_bytes()).is_some();
        self.0.iter().all(|term| term.spellings().iter().any(|parts| parts.iter().all(has)))
    }
}

fn owned(words: &[&str]) -> Vec<String> {
    words.iter().map(|word| (*word).to_owned()).collect()
}

fn spellings(word: &str) -> Vec<Vec<String>> {
    let others = [Some(ungrouped(word).into_owned()), plus_in_letters(word), inch_in_letters(word)];
    let others = others.into_iter().flatten().filter(|other| other != word);
    std::iter::once(word.to_owned()).chain(others).map(|word| vec![word]).collect()
}

/// The digits of a phone number, or of a part of one, as the shop keeps it; nothing where they stand so already, or where
/// it is none.
fn number(run: &[&str]) -> Option<String> {
    let typed = run.concat();
    let digits: String = typed.chars().filter(char::is_ascii_digit).collect();
    if !is_of_phone(run[0]) || digits.len() < PHONE_PART {
        return None;
    }
    let with_code = typed.starts_with(['+', '(']) || digits.starts_with("00") || digits.len() > 11;
    let mut code = ["00880", "880"].into_iter().filter(|_| with_code);
    let without_code = code.find_map(|code| digits.strip_prefix(code));
    let kept = without_code.map_or_else(|| digits.clone(), |rest| format!("0{rest}"));
    (run.len() > 1 || kept != typed).then_some(kept)
}

#[cfg(test)]
mod tests {
    use super::super::{fold, searchable};
    use super::*;

    fn finds(asked: &str, text: &str) -> bool {
        Sought::of(&fold(asked)).fits(&searchable(text))
    }

    #[test]
    fn every_word_is_found_in_any_order_and_in_any_spelling() {
        for (asked, text) in [
            ("redmi 12", "Xiaomi Redmi Note 12"),
            ("12 REDMI", "Xiaomi Redmi Note 12"),
            ("laxy s2", "Galaxy S24"),
            ("24\u{201D} monitor", "24\" Monitor"),
            ("24\" monitor", "24\u{2033} Monitor"),
            ("24\" monitor", "24-inch Monitor"),
            ("24 inch monitor", "24\u{201D} Monitor"),
            ("24'' monitor", "24\" Monitor"),
            ("8GB", "8 GB RAM"),
            ("8 gb", "8GB RAM"),
            ("8gb/256gb", "8 GB/256 GB"),
            ("10000mAh", "10,000mAh Power Bank"),
            ("10,000mAh", "10000 mAh Power Bank"),
            ("10000mah", "10\u{2009}000\u{202F}mAh"),
            ("s24 plus", "Galaxy S24+"),
            ("s24plus", "Galaxy S24+ (Black)"),
            ("s24+", "Galaxy S24 Plus"),
            ("type c", "Type-C Cable"),
            ("type c", "USB\u{2011}C Cable"),
            ("type-c", "USB Type C Cable"),
            ("typec", "Type\u{2013}C Cable"),
            ("usb-c", "Type-C Cable"),
            ("usb c cable", "Cable, Type-C"),
            ("wifi", "Wi-Fi 6"),
            ("৮জিবি", "8 জিবি"),
            ("%", "50% off"),
            ("\"", "a \"Box\""),
        ] {
            assert!(finds(asked, text), "{asked} in {text}");
        }
        for (asked, text) in [
            ("redmi 13", "Xiaomi Redmi Note 12"),
            ("\"", "24 inch monitor"),
            ("+", "s24 plus"),
            ("%", "50 off"),
            ("-case", "snake_case"),
            ("c++", "C plus"),
            ("type-c", "Type A Cable"),
        ] {
            assert!(!finds(asked, text), "{asked} in {text}");
        }
    }

    #[test]
    fn a_phone_number_is_found_in_every_spelling() {
        let order = "H-K2M7-9QRT Rahim Uddin 01898765432 rahim@example.com House 7, Jamal Khan Galaxy A55";
        for asked in [
            "018-9876 5432",
            "+8801898765432",
            "+880 1898-765432",
            "8801898765432",
            "008801898765432",
            "(018) 9876.5432",
            "০১৮৯৮৭৬৫৪৩২",
            "\u{202A}+88 018\u{2011}98765432\u{202C}",
            "018987",
            "018 9876",
            "uddin rahim",
            "rahim@example.com jamal",
            "a55 01898765432 h-k2m7-9qrt",
            "hk2m79qrt",
            "k2m7 9qrt",
        ] {
            assert!(finds(asked, order), "{asked}");
        }
        assert!(finds("01898765432", "Please call 018-9876 5432 soon"));
        for asked in ["018-9876 5433", "+8801898765433", "karim", "rahim 9999999"] {
            assert!(!finds(asked, order), "{asked}");
        }
    }
}
