//! How far a typed word is from a word that there is: slips of a finger, bounded.

/// Longer words are not compared.
const LONGEST: usize = 40;

/// How many slips are forgiven in a word of so many letters.
#[must_use]
pub fn forgiven(letters: usize) -> usize {
    match letters {
        0..=3 => 0,
        4..=6 => 1,
        _ => 2,
    }
}

/// How many slips lie between a typed word and a word that there is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Slips {
    /// Between the two words.
    pub whole: usize,
    /// Between the typed word and that beginning of the other which is nearest to it.
    pub begun: usize,
}

/// Counts letters that are missing, too many, another, or changed places with their neighbour (Damerau-Levenshtein,
/// no letter twice). Nothing where even a beginning is further away than `most`.
#[must_use]
pub fn slips<T: PartialEq>(typed: &[T], word: &[T], most: usize) -> Option<Slips> {
    let columns = word.len().min(typed.len() + most);
    if typed.len() > LONGEST || columns > LONGEST || word.len() + most < typed.len() {
        return None;
    }
    let mut before = [0_usize; LONGEST + 1];
    let mut last: [usize; LONGEST + 1] = std::array::from_fn(|n| n);
    let mut row = [0_usize; LONGEST + 1];
    for (i, letter) in typed.iter().enumerate() {
        row[0] = i + 1;
        let mut least = row[0];
        for j in 0..columns {
            let other = usize::from(*letter != word[j]);
            let mut best = (last[j] + other).min(last[j + 1] + 1).min(row[j] + 1);
            if i > 0 && j > 0 && *letter == word[j - 1] && typed[i - 1] == word[j] {
                best = best.min(before[j - 1] + 1);
            }
            row[j + 1] = best;
            least = least.min(best);
        }
        if least > most {
            return None;
        }
        before = last;
        last = row;
    }
    let begun = last[..=columns].iter().copied().min().filter(|begun| *begun <= most)?;
    // What was left out of the comparison is at least so many letters more.
    Some(Slips { whole: last[columns] + (word.len() - columns), begun })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn whole(typed: &str, word: &str, most: usize) -> Option<usize> {
        let slips = slips(typed.as_bytes(), word.as_bytes(), most)?;
        Some(slips.whole).filter(|n| *n <= most)
    }

    #[test]
    fn slips_are_counted_up_to_a_bound() {
        for (typed, word, expected) in [
            ("samsung", "samsung", Some(0)),
            ("samsang", "samsung", Some(1)),
            ("xaomi", "xiaomi", Some(1)),
            ("onepluse", "oneplus", Some(1)),
            ("galxay", "galaxy", Some(1)),
            ("amsung", "samsung", Some(1)),
            ("sasmugn", "samsung", Some(2)),
            ("smsng", "samsung", Some(2)),
            ("nokia", "samsung", None),
            ("", "ab", Some(2)),
            ("ab", "", Some(2)),
            ("", "abc", None),
        ] {
            assert_eq!(whole(typed, word, 2), expected, "{typed} {word}");
        }
        assert_eq!(whole("smsng", "samsung", 1), None);
        assert_eq!(whole("galxay", "galaxy", 0), None);
        assert_eq!(whole(&"a".repeat(41), &"a".repeat(41), 2), None, "too long to be a word");
    }

    #[test]
    fn a_beginning_may_be_nearer_than_the_whole_word() {
        let found = slips(b"samsa", b"samsung", 1).unwrap();
        assert_eq!((found.begun, found.whole > 1), (1, true));
        assert_eq!(slips(b"gal", b"galaxy", 1).unwrap(), Slips { whole: 3, begun: 0 });
        assert_eq!(slips(b"xyz", b"galaxy", 1), None);
        let bengali = |text: &str| text.chars().collect::<Vec<_>>();
        assert_eq!(slips(&bengali("সামসং"), &bengali("সামসাং"), 1), Some(Slips { whole: 1, begun: 1 }));
    }

    #[test]
    fn short_words_have_to_be_right() {
        assert_eq!([3, 4, 6, 7, 20].map(forgiven), [0, 1, 1, 2, 2]);
    }
}
