//! Answers that are kept for one and two letters: half of all words have them, and to join the products of so many words
//! takes longer than everything else of a search.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::bit_set::BitSet;

/// What has more letters is in few words.
const LONGEST: usize = 2;
/// So many answers are kept at most; one takes up to a bit for each product.
const MOST: usize = 40;

/// The products that have a text within their words.
#[derive(Clone, Default)]
pub(super) struct Hits {
    /// Anywhere in one.
    pub anywhere: BitSet,
    /// At the beginning of one, brackets and other signs before it left aside.
    pub begun: BitSet,
}

/// Whether a text begins with another, signs before it left aside.
pub(super) fn begins(text: &str, with: &[u8]) -> bool {
    text.as_bytes().starts_with(with) || text.trim_start_matches(is_sign).as_bytes().starts_with(with)
}

/// Whether a character is neither a letter nor a digit, nor the line break that ends a text.
fn is_sign(c: char) -> bool {
    c != '\n' && !c.is_alphanumeric()
}

/// The products that have some short texts within their words, for those that were asked for lately.
#[derive(Default)]
pub(super) struct KeptHits(Mutex<HashMap<Box<str>, Hits>>);

impl KeptHits {
    fn known(&self) -> MutexGuard<'_, HashMap<Box<str>, Hits>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn known_mut(&mut self) -> &mut HashMap<Box<str>, Hits> {
        self.0.get_mut().unwrap_or_else(PoisonError::into_inner)
    }

    /// The answer for a needle: the one that is kept, or else what `find` answers.
    pub fn of(&self, needle: &[u8], find: impl FnOnce() -> Hits) -> Hits {
        let Some(needle) = str::from_utf8(needle).ok().filter(|n| n.chars().count() <= LONGEST) else {
            return find();
        };
        if let Some(hits) = self.known().get(needle) {
            return hits.clone();
        }
        // Others may look for the same meanwhile; no word comes or goes as long as this one looks.
        let hits = find();
        let mut known = self.known();
        if known.len() >= MOST {
            known.clear();
        }
        known.insert(needle.into(), hits.clone());
        hits
    }

    /// Notes that a product has a word.
    pub fn came(&mut self, word: &str, seq: i64) {
        for (needle, hits) in self.known_mut() {
            if word.contains(&**needle) {
                hits.anywhere.set(seq);
            }
            if begins(word, needle.as_bytes()) {
                hits.begun.set(seq);
            }
        }
    }

    /// Notes that a product has a word no longer; another of its words may have the same letters.
    pub fn went(&mut self, word: &str) {
        self.known_mut().retain(|needle, _| !word.contains(&**needle));
    }

    /// Forgets all answers.
    pub fn clear(&mut self) {
        self.known_mut().clear();
    }
}
