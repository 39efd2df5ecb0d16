//! Phonetic keys of words, so that Bengali is the same word however it was spelled.

use crate::text::fold;

/// The phonetic key of a word or phrase: Bengali vowels of either length, letters that sound alike, with nukta or
/// without, ligatures and single letters are the same, and space is nothing. Two spellings with one key are the same
/// word.
#[must_use]
pub fn phonetic_key(text: &str) -> String {
    let folded = fold(text);
    let mut out = String::with_capacity(folded.len());
    let mut letters = folded.chars().peekable();
    while let Some(letter) = letters.next() {
        let heard = match letter {
            ' ' | '-' | '.' | '\'' | '_' | '\u{981}' | '\u{983}' | '\u{9BC}' => continue,
            '\u{9CD}' => {
                // য under another letter is heard in its vowel alone.
                let _ = letters.next_if_eq(&'য');
                continue;
            }
            'ী' => 'ি',
            'ূ' => 'ু',
            'ঈ' => 'ই',
            'ঊ' => 'উ',
            'ণ' | 'ঞ' => 'ন',
            'শ' | 'ষ' => 'স',
            'য' | '\u{9DF}' => 'জ',
            '\u{9DC}' => 'ড',
            '\u{9DD}' => 'ঢ',
            'ঙ' => 'ং',
            'ৎ' => 'ত',
            other => other,
        };
        if !(is_bengali(heard) && out.ends_with(heard)) {
            out.push(heard);
        }
    }
    out
}

/// How a word of Latin letters sounds in Bengali ears: letters that are heard alike are one, vowels after the first
/// letter and doubled letters are none. Nothing for a word with other signs, or of which less than three letters are
/// heard.
#[must_use]
pub fn sound(word: &str) -> Option<String> {
    if !word.bytes().all(|b| b.is_ascii_lowercase()) || word.len() > 40 {
        return None;
    }
    let letters = word.as_bytes();
    let at = |n: usize| letters.get(n).copied().unwrap_or(b' ');
    let mut heard = String::new();
    let mut n = 0;
    while n < letters.len() {
        let (letter, next) = (at(n), at(n + 1));
        let (sounds, length) = match (letter, next) {
            (b'p', b'h') => ("f", 2),
            (b'c', b'h') => ("c", 2),
            (b's' | b'k' | b'g' | b't' | b'd' | b'b', b'h') | (b'c', b'k') => match letter {
                b's' => ("s", 2),
                b'c' | b'k' => ("k", 2),
                b'g' => ("g", 2),
                b't' => ("t", 2),
                b'd' => ("d", 2),
                _ => ("b", 2),
            },
            (b'c', b'e' | b'i' | b'y') => ("s", 1),
            (b'c' | b'q' | b'k', _) => ("k", 1),
            (b'g', b'e' | b'i') | (b'j' | b'z', _) => ("j", 1),
            (b'x', _) if n == 0 => ("s", 1),
            (b'x', _) => ("ks", 1),
            (b'v' | b'b', _) => ("b", 1),
            (b'a' | b'e' | b'i' | b'o' | b'u' | b'y', _) => (if n == 0 { "a" } else { "" }, 1),
            (b'h' | b'w', _) if n > 0 => ("", 1),
            _ => (&word[n..=n], 1),
        };
        if !(letter == at(n.wrapping_sub(1)) && n > 0) {
            heard.push_str(sounds);
        }
        n += length;
    }
    (heard.len() >= 3).then_some(heard)
}

/// Whether a letter is a Bengali one.
#[must_use]
pub fn is_bengali(letter: char) -> bool {
    ('\u{980}'..='\u{9FF}').contains(&letter)
}

/// The consonants of a phonetic key.
fn consonants(key: &[char]) -> impl Iterator<Item = char> {
    key.iter().copied().filter(|c| !matches!(c, '\u{985}'..='\u{994}' | '\u{9BE}'..='\u{9CC}'))
}

/// Whether two Bengali phonetic keys of three consonants or more differ in nothing but vowels.
#[must_use]
pub fn differ_in_vowels(a: &[char], b: &[char]) -> bool {
    let bengali = |key: &[char]| key.iter().all(|c| is_bengali(*c));
    bengali(a) && bengali(b) && consonants(a).count() >= 3 && consonants(a).eq(consonants(b))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spellings_that_sound_alike_have_one_key() {
        for (a, b) in [
            ("রি\u{9DF}েলমি", "রি\u{9AF}\u{9BC}েলমি"),
            ("রি\u{9DF}েলমি", "রিযেলমি"),
            ("ঘ\u{9DC}ি", "ঘডী"),
            ("শাওমি", "ষাওমী"),
            ("স্যামসাং", "সামসাঙ"),
            ("পাওয়ার ব্যাঙ্ক", "পাওয়ারব্যাংক"),
            ("অপ্পো", "অপো"),
            ("স্মার্\u{200C}টফোন", "স্মার্টফোন"),
            ("চাঁদ", "চাদ"),
            ("Wi-Fi", "wifi"),
            ("১৩", "13"),
        ] {
            assert_eq!(phonetic_key(a), phonetic_key(b), "{a} {b}");
        }
        for (a, b) in [("ভিভো", "ভিভা"), ("oppo", "opo"), ("55", "5"), ("ডেল", "দেল")]
        {
            assert_ne!(phonetic_key(a), phonetic_key(b), "{a} {b}");
        }
    }

    #[test]
    fn latin_letters_are_heard_as_bengali_ears_hear_them() {
        for (a, b) in [
            ("charger", "charjar"),
            ("headphone", "hedfon"),
            ("samsung", "shamsong"),
            ("camera", "kemera"),
            ("infinix", "infinics"),
            ("xiaomiredmi", "shaomiredme"),
            ("cover", "kobhar"),
            ("iphone", "aifon"),
            ("galaxy", "galaksi"),
        ] {
            assert_eq!(sound(a), sound(b), "{a} {b}");
        }
        assert_ne!(sound("charger"), sound("cheerful"));
        for none in ["fon", "a56", "আইফোন", "", &"ab".repeat(30)] {
            assert_eq!(sound(none), None, "{none}");
        }
    }

    #[test]
    fn vowels_alone_may_differ() {
        let key = |text: &str| phonetic_key(text).chars().collect::<Vec<_>>();
        assert!(differ_in_vowels(&key("স্যমসুং"), &key("স্যামসাং")));
        assert!(differ_in_vowels(&key("লিনোভু"), &key("লেনোভো")));
        assert!(!differ_in_vowels(&key("সনি"), &key("সোনো")), "two consonants are too few");
        assert!(!differ_in_vowels(&key("ভিভোব"), &key("ভিভো")));
        assert!(!differ_in_vowels(&['a', 'b', 'c'], &['a', 'b', 'c']));
    }
}
