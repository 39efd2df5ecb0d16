//! Texts that many products share (brands, categories, words of titles), and which products have each.

use std::hash::BuildHasher;
use std::sync::LazyLock;

use hashbrown::{DefaultHashBuilder, HashTable};
use memchr::memmem::Finder;

use super::bit_set::BitSet;
use super::kept_hits::{Hits, KeptHits, begins};

/// A name that a filter asks for, worked out against the names that there are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wanted {
    /// No filter.
    Any,
    /// Products with this number.
    Number(u32),
    /// No product has the name.
    Unknown,
}

impl Wanted {
    /// Whether a product with a number is asked for.
    #[must_use]
    pub fn takes(self, number: u32) -> bool {
        match self {
            Self::Any => true,
            Self::Number(wanted) => wanted == number,
            Self::Unknown => false,
        }
    }
}

/// Folded texts, numbered, with the products that have each.
#[derive(Default)]
pub struct InvertedIndex {
    numbers: HashTable<u32>,
    hashes: DefaultHashBuilder,
    /// All texts in the order of their numbers, each followed by a line break, which no folded text holds.
    texts: String,
    starts: Vec<usize>,
    /// For each number its products.
    holders: Vec<BitSet>,
    kept: KeptHits,
}

impl InvertedIndex {
    /// Notes that a product has a text; answers the text's number.
    pub fn add(&mut self, text: &str, seq: i64) -> u32 {
        let number = self.find(text).unwrap_or_else(|| self.learn(text));
        if self.holders[number as usize].set(seq) {
            self.kept.came(text, seq);
        }
        number
    }

    /// Takes over what another knows; answers the number here of each text there, in the order of their numbers there.
    pub fn append(&mut self, other: Self) -> Vec<u32> {
        self.kept.clear();
        let texts = other.texts.split_terminator('\n').zip(other.holders);
        texts
            .map(|(text, holders)| {
                let number = self.find(text).unwrap_or_else(|| self.learn(text));
                self.holders[number as usize].append(holders);
                number
            })
            .collect()
    }

    /// Gives back the room that taking many in left over.
    pub fn shrink(&mut self) {
        self.holders.iter_mut().for_each(BitSet::shrink);
        self.texts.shrink_to_fit();
        self.starts.shrink_to_fit();
        let (texts, starts, hashes) = (&self.texts, &self.starts, &self.hashes);
        self.numbers.shrink_to_fit(|number| hashes.hash_one(text_at(texts, starts, *number)));
    }

    fn learn(&mut self, text: &str) -> u32 {
        let number = u32::try_from(self.starts.len()).unwrap_or(u32::MAX);
        let (texts, starts, hashes) = (&self.texts, &self.starts, &self.hashes);
        let hash_of = |number: &u32| hashes.hash_one(text_at(texts, starts, *number));
        self.numbers.insert_unique(hashes.hash_one(text), number, hash_of);
        self.starts.push(self.texts.len());
        self.texts.push_str(text);
        self.texts.push('\n');
        self.holders.push(BitSet::default());
        number
    }

    /// Notes that a product has a text no longer.
    pub fn remove(&mut self, text: &str, seq: i64) {
        if let Some(number) = self.find(text) {
            self.leave(number, seq);
        }
    }

    /// [`InvertedIndex::remove`] by the text's number.
    pub fn leave(&mut self, number: u32, seq: i64) {
        if self.holders[number as usize].leave(seq) {
            self.kept.went(text_at(&self.texts, &self.starts, number));
        }
    }

    /// The number of a folded text, where a product has or had it.
    #[must_use]
    pub fn find(&self, folded: &str) -> Option<u32> {
        let is_it = |number: &u32| text_at(&self.texts, &self.starts, *number) == folded;
        self.numbers.find(self.hashes.hash_one(folded), is_it).copied()
    }

    /// What a filter asks for; without a name nothing in particular.
    #[must_use]
    pub fn wanted(&self, folded: Option<&str>) -> Wanted {
        match folded {
            None => Wanted::Any,
            Some(name) => self.find(name).map_or(Wanted::Unknown, Wanted::Number),
        }
    }

    /// The products that have a text, by the text's number.
    #[must_use]
    pub fn holders(&self, number: u32) -> &BitSet {
        static NOBODY: LazyLock<BitSet> = LazyLock::new(BitSet::default);
        self.holders.get(number as usize).unwrap_or(&NOBODY)
    }

    /// Every text that a product has, with its number.
    pub fn live(&self) -> impl Iterator<Item = (u32, &str)> {
        let texts = self.texts.split_terminator('\n').zip(&self.holders);
        (0..).zip(texts).filter(|(_, (_, holders))| !holders.is_empty()).map(|(n, (text, _))| (n, text))
    }

    /// The products of every text that begins with another.
    #[must_use]
    pub fn begun(&self, beginning: &str) -> BitSet {
        let finder = Finder::new(beginning.as_bytes());
        let begins = |number: &usize| self.texts[self.starts[*number]..].starts_with(beginning);
        let begun = lines_with(&self.texts, &self.starts, &finder).filter(begins);
        BitSet::union(begun.map(|number| &self.holders[number]))
    }

    /// The products of every text that contains a word.
    #[must_use]
    pub fn hits(&self, word: &Finder<'_>) -> BitSet {
        self.hits_and_begun(word).0
    }

    /// [`InvertedIndex::hits`], and apart from it the products of every text that begins with the word, brackets and other
    /// signs before it left aside.
    #[must_use]
    pub fn hits_and_begun(&self, word: &Finder<'_>) -> (BitSet, BitSet) {
        let Hits { anywhere, begun } = self.kept.of(word.needle(), || self.found(word));
        (anywhere, begun)
    }

    fn found(&self, word: &Finder<'_>) -> Hits {
        let begins = |number: &usize| begins(&self.texts[self.starts[*number]..], word.needle());
        let (begun, others): (Vec<usize>, Vec<usize>) =
            lines_with(&self.texts, &self.starts, word).partition(begins);
        let of = |numbers: Vec<usize>| BitSet::union(numbers.into_iter().map(|n| &self.holders[n]));
        let begun = of(begun);
        let mut anywhere = of(others);
        anywhere.join(&begun);
        Hits { anywhere, begun }
    }
}

/// The text of a number.
fn text_at<'a>(texts: &'a str, starts: &[usize], number: u32) -> &'a str {
    let number = number as usize;
    let end = starts.get(number + 1).copied().unwrap_or(texts.len());
    // Without its line break.
    starts.get(number).and_then(|start| texts.get(*start..end - 1)).unwrap_or_default()
}

/// The numbers of the lines that contain a needle, ascending; `starts` has the beginning of each line.
pub fn lines_with<'a>(
    text: &'a str,
    starts: &'a [usize],
    needle: &'a Finder<'a>,
) -> impl Iterator<Item = usize> {
    let (mut at, mut line) = (0, 0);
    std::iter::from_fn(move || {
        let place = at + needle.find(text.as_bytes().get(at..)?)?;
        line += starts[line..].partition_point(|start| *start <= place) - 1;
        at = starts.get(line + 1).copied().unwrap_or(text.len() + 1);
        Some(line)
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn hits_of(index: &InvertedIndex, word: &str) -> Vec<i64> {
        index.hits(&Finder::new(word)).newest().collect()
    }

    #[test]
    fn products_are_found_by_a_part_of_a_text() {
        let mut index = InvertedIndex::default();
        for (text, seq) in [("galaxy", 1), ("s25", 1), ("galaxy", 130), ("galaxies", 64), ("25", 7)] {
            index.add(text, seq);
        }
        assert_eq!(hits_of(&index, "galax"), [130, 64, 1]);
        assert_eq!(hits_of(&index, "25"), [7, 1]);
        assert!(hits_of(&index, "nokia").is_empty());
        index.remove("galaxy", 130);
        index.remove("nokia", 1);
        assert_eq!(hits_of(&index, "galaxy"), [1]);
        assert_eq!(index.add("galaxy", 1), 0);
        assert_eq!(hits_of(&index, "galaxy"), [1]);
    }

    #[test]
    fn what_is_kept_of_a_letter_follows_every_change() {
        let words = ["galaxy", "s25", "gal", "a", "ax", "25", "সিম", "ম"];
        let needles = ["a", "ax", "g", "5", "25", "ম", "সি", "galaxy"];
        let mut has: BTreeSet<(&str, i64)> = BTreeSet::new();
        let mut index = InvertedIndex::default();
        let mut state = 9_u64;
        for round in 0..600 {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let word = words[(state >> 33) as usize % words.len()];
            let seq = i64::try_from(state >> 40).unwrap() % 12;
            if state >> 62 == 0 {
                index.remove(word, seq);
                has.remove(&(word, seq));
            } else {
                index.add(word, seq);
                has.insert((word, seq));
            }
            for needle in needles {
                let plain = |is_hit: fn(&str, &str) -> bool| -> BitSet {
                    has.iter().filter(|(word, _)| is_hit(word, needle)).map(|(_, seq)| *seq).collect()
                };
                let found = index.hits_and_begun(&Finder::new(needle));
                let right = (plain(|word, n| word.contains(n)), plain(|word, n| word.starts_with(n)));
                assert_eq!(found, right, "{needle} in round {round}");
            }
        }
    }

    #[test]
    fn a_beginning_of_a_text_is_told_from_its_inside() {
        let mut index = InvertedIndex::default();
        for (text, seq) in [("galaxy", 1), ("(galaxy", 2), ("mygalaxy", 3), ("--", 4), ("gal", 5)] {
            index.add(text, seq);
        }
        let (hits, begun) = index.hits_and_begun(&Finder::new("gal"));
        assert_eq!(hits.newest().collect::<Vec<_>>(), [5, 3, 2, 1]);
        assert_eq!(begun.newest().collect::<Vec<_>>(), [5, 2, 1]);
        index.remove("gal", 5);
        assert_eq!(
            index.live().map(|(n, text)| (n, text.len())).collect::<Vec<_>>(),
            [(0, 6), (1, 7), (2, 8), (3, 2)]
        );
        assert!(index.holders(4).is_empty() && index.holders(99).is_empty());
    }
}
