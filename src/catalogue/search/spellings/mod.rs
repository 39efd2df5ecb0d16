//! How people in Bangladesh write brands, categories and the words of model names: in Bengali letters by ear, and in
//! Latin ones under another name. The catalogue itself stays as it is; this says what else to look for.

mod tables;

use std::collections::HashMap;
use std::sync::LazyLock;

use crate::catalogue::search::phonetics::{phonetic_key, sound};
use crate::text::fold;
use tables::{ASIDE, BRANDS, ENDINGS, LETTERS, LINES, MODELS, QUALITIES, Row, THINGS};

/// What a name is of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Who makes it.
    Brand,
    /// What it is.
    Thing,
    /// What it is like.
    Quality,
    /// A word of model names.
    Model,
}

/// A name that the catalogue may have, with its other spellings.
#[derive(Debug, Clone, Copy)]
pub struct Known {
    /// What it is of.
    pub kind: Kind,
    /// What a catalogue calls it, the likeliest first.
    pub names: &'static [&'static str],
    /// How people write it; of these titles may have the Bengali ones.
    pub spelled: &'static [&'static str],
}

/// A spelling by its phonetic key, and the catalogue name that it most likely means.
struct Spelling {
    key: Vec<char>,
    name: &'static str,
    kind: Kind,
    row: &'static Row,
}

const TABLES: [(Kind, &[Row]); 4] =
    [(Kind::Brand, BRANDS), (Kind::Thing, THINGS), (Kind::Quality, QUALITIES), (Kind::Model, MODELS)];

static SPELLINGS: LazyLock<Vec<Spelling>> =
    LazyLock::new(|| {
        let of_row =
            |(kind, row): (Kind, &'static Row)| {
                let names = row.0.iter().map(|name| (*name, *name));
                names.chain(row.1.iter().map(|spelled| (*spelled, row.0[0]))).map(move |(text, name)| {
                    Spelling { key: phonetic_key(text).chars().collect(), name, kind, row }
                })
            };
        let rows = TABLES.into_iter().flat_map(|(kind, rows)| rows.iter().map(move |row| (kind, row)));
        rows.flat_map(of_row).collect()
    });

static BY_PHONETIC_KEY: LazyLock<HashMap<String, Vec<(Kind, &'static Row)>>> = LazyLock::new(|| {
    let mut all: HashMap<String, Vec<(Kind, &'static Row)>> = HashMap::new();
    for spelling in SPELLINGS.iter() {
        let rows = all.entry(spelling.key.iter().collect()).or_default();
        if !rows.iter().any(|(_, row)| std::ptr::eq(*row, spelling.row)) {
            rows.push((spelling.kind, spelling.row));
        }
    }
    all
});

/// Names by how they sound, where three letters or more are heard.
static BY_SOUND: LazyLock<HashMap<String, &'static str>> = LazyLock::new(|| {
    let latin = SPELLINGS.iter().filter(|spelling| spelling.key.iter().all(char::is_ascii_alphabetic));
    // The first of a sound stays: brands come before things.
    latin.rev().filter_map(|s| Some((sound(&s.key.iter().collect::<String>())?, s.name))).collect()
});

/// The name that a word or phrase is by its spelling, the likeliest first.
#[must_use]
pub fn known(phrase: &str) -> Option<Known> {
    let (kind, row) = BY_PHONETIC_KEY.get(&phonetic_key(phrase))?.first()?;
    Some(Known { kind: *kind, names: row.0, spelled: row.1 })
}

/// The name that a word of Latin letters sounds like.
#[must_use]
pub fn name_by_sound(word: &str) -> Option<&'static str> {
    BY_SOUND.get(&sound(word)?).copied()
}

/// What else a word or phrase is called, the likeliest first: catalogue names, and for a catalogue name its Bengali
/// spellings, since titles may be Bengali.
#[must_use]
pub fn names_of(phrase: &str) -> Vec<String> {
    let key = phonetic_key(phrase);
    let rows = BY_PHONETIC_KEY.get(&key).map_or(&[][..], Vec::as_slice);
    let names = rows.iter().flat_map(|(_, row)| row.0);
    let bengali = rows
        .iter()
        .filter(|_| phrase.is_ascii())
        .flat_map(|(_, row)| row.1.iter().filter(|spelled| !spelled.is_ascii()).take(2));
    let names = names.chain(bengali).map(|name| fold(name)).chain(model_number(&key));
    names.filter(|name| name != phrase).collect()
}

/// A letter by its Bengali name with the digits after it, as the catalogue writes it: `a55`.
fn model_number(key: &str) -> Option<String> {
    let digits = key.find(|c: char| c.is_ascii_digit())?;
    let (spelled, number) = key.split_at(digits);
    let (_, letter) = LETTERS.iter().find(|(name, _)| phonetic_key(name) == spelled)?;
    number.is_ascii().then(|| format!("{letter}{number}"))
}

/// [`names_of`] a Bengali word without the ending that a sentence gave it.
#[must_use]
pub fn names_without_ending(word: &str) -> Vec<String> {
    let stems = ENDINGS.iter().filter_map(|ending| word.strip_suffix(ending));
    stems.map(names_of).find(|names| !names.is_empty()).unwrap_or_default()
}

/// Catalogue names of the spellings that pass a test of their phonetic key, each with what the test answered, the
/// least first.
pub fn names_where<N: Ord>(test: impl Fn(&[char]) -> Option<N>) -> Vec<(N, &'static str)> {
    let found = SPELLINGS.iter().filter_map(|spelling| Some((test(&spelling.key)?, spelling.name)));
    let mut all: Vec<(N, &str)> = found.collect();
    all.sort_by(|a, b| a.0.cmp(&b.0));
    let mut seen: Vec<&str> = Vec::new();
    all.retain(|(_, name)| {
        let new = !seen.contains(name);
        seen.push(name);
        new
    });
    all
}

/// The brand of a line of models, such as Apple of iPhones; the line may be typed in part.
#[must_use]
pub fn brand_of_line(word: &str) -> Option<&'static str> {
    let meant = |line: &&str| line.starts_with(word) && word.chars().count() >= 3;
    LINES.iter().find(|(_, lines)| lines.iter().any(meant)).map(|(brand, _)| *brand)
}

/// Whether a word asks for something beside the thing itself, such as its price.
#[must_use]
pub fn is_aside(word: &str) -> bool {
    ASIDE.iter().any(|aside| fold(aside) == word)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::search::phonetics::is_bengali;

    #[test]
    fn brands_of_the_specification_are_found_as_people_write_them() {
        for (spelled, name) in [
            ("স্যামসাং", "samsung"),
            ("সামসাং", "samsung"),
            ("স্যামসুং", "samsung"),
            ("স্যামসাঙ", "samsung"),
            ("শাওমি", "xiaomi"),
            ("সাওমি", "xiaomi"),
            ("শাওমী", "xiaomi"),
            ("ষাওমি", "xiaomi"),
            ("রিয়েলমি", "realme"),
            ("রি\u{9AF}\u{9BC}েলমি", "realme"),
            ("রিযেলমি", "realme"),
            ("ওয়ানপ্লাস", "oneplus"),
            ("ওয়ান প্লাস", "oneplus"),
            ("ওয়ান-প্লাস", "oneplus"),
            ("অ্যাপল", "apple"),
            ("এপল", "apple"),
            ("আপেল", "apple"),
            ("ভিভো", "vivo"),
            ("অপো", "oppo"),
            ("অপ্পো", "oppo"),
            ("ইনফিনিক্স", "infinix"),
            ("টেকনো", "tecno"),
            ("মটোরোলা", "motorola"),
            ("গুগল", "google"),
            ("অনার", "honor"),
            ("হুয়াওয়ে", "huawei"),
            ("লেনোভো", "lenovo"),
            ("আসুস", "asus"),
            ("এইচপি", "hp"),
            ("ডেল", "dell"),
            ("এসার", "acer"),
            ("সনি", "sony"),
            ("ডিজেআই", "dji"),
            ("জেবিএল", "jbl"),
            ("বোস", "bose"),
            ("সোনোস", "sonos"),
        ] {
            assert_eq!(names_of(&fold(spelled)).first().map(String::as_str), Some(name), "{spelled}");
        }
    }

    #[test]
    fn things_are_found_by_their_other_names() {
        for (spelled, name) in [
            ("মোবাইল", "phone"),
            ("mobile", "phone"),
            ("স্মার্টফোন", "phone"),
            ("স্মার্\u{200C}টফোন", "phone"),
            ("ল্যাপটপ", "laptop"),
            ("ট্যাব", "tablet"),
            ("ঘড়ি", "watch"),
            ("ঘডি", "watch"),
            ("স্মার্ট ওয়াচ", "watch"),
            ("স্মার্টওয়াচ", "watch"),
            ("টিভি", "tv"),
            ("টিভী", "tv"),
            ("হেডফোন", "headphone"),
            ("ইয়ারফোন", "earphone"),
            ("ইয়ারবাড", "earbuds"),
            ("স্পীকার", "speaker"),
            ("ক্যামেরা", "camera"),
            ("ড্রোন", "drone"),
            ("চার্জার", "charger"),
            ("পাওয়ার ব্যাংক", "power bank"),
            ("পাওয়ারব্যাঙ্ক", "power bank"),
            ("powerbank", "power bank"),
            ("আইফোন", "iphone"),
        ] {
            assert_eq!(names_of(&fold(spelled)).first().map(String::as_str), Some(name), "{spelled}");
        }
        assert!(names_of("fridge").is_empty());
        assert!(names_of("").is_empty());
        assert_eq!(names_of("samsung")[..1], ["স্যামসাং"], "titles may be Bengali");
        assert_eq!(names_without_ending("মোবাইলের"), ["phone"]);
        assert_eq!(names_without_ending("ফোনের"), ["phone"]);
        assert!(names_without_ending("চাকার").is_empty());
        for (spelled, name) in
            [("এ৫৫", "a55"), ("এস২৫", "s25"), ("এ ৫৫", "a55"), ("এক্স৭", "x7"), ("ওয়াই ২০", "y20")]
        {
            assert_eq!(names_of(&fold(spelled)), [name], "{spelled}");
        }
        for none in ["৫৫", "কক৫৫", "এ৫৫ প্রো", "এ"] {
            assert!(names_of(&fold(none)).is_empty(), "{none}");
        }
    }

    #[test]
    fn every_spelling_is_one_text_and_every_name_is_folded() {
        for (names, spelled) in TABLES.into_iter().flat_map(|(_, rows)| rows) {
            for name in *names {
                assert!(name.is_ascii() && fold(name) == *name, "{name}");
            }
            assert!(!spelled.is_empty());
            for spelling in *spelled {
                let mixed = spelling.is_ascii() || spelling.chars().all(|c| c == ' ' || is_bengali(c));
                assert!(mixed && !phonetic_key(spelling).is_empty(), "{spelling}");
            }
        }
    }

    #[test]
    fn a_line_of_models_means_its_brand() {
        assert_eq!(brand_of_line("iphone"), Some("apple"));
        assert_eq!(brand_of_line("gal"), Some("samsung"));
        assert_eq!(brand_of_line("ga"), None);
        assert_eq!(brand_of_line("galaxys"), None);
        assert!(is_aside("দাম") && is_aside("price") && !is_aside("phone"));
    }
}
