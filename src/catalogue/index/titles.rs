//! What searches know of titles.

use crate::catalogue::search::bit_set::BitSet;
use crate::catalogue::search::inverted_index::InvertedIndex;
use crate::text::other_spellings;

/// Titles by their words.
#[derive(Default)]
pub struct Titles {
    /// All words, in every spelling.
    pub words: InvertedIndex,
    first_words: InvertedIndex,
}

fn first_word(title: &str) -> &str {
    title.split(' ').next().unwrap_or_default()
}

impl Titles {
    /// Notes a product's folded title.
    pub fn add(&mut self, title: &str, seq: i64) {
        for word in title.split(' ') {
            self.words.add(word, seq);
        }
        for word in other_spellings(title) {
            self.words.add(&word, seq);
        }
        self.first_words.add(first_word(title), seq);
    }

    /// Takes over what another knows.
    pub fn append(&mut self, other: Self) {
        self.words.append(other.words);
        self.first_words.append(other.first_words);
    }

    /// Gives back the room that taking many in left over.
    pub fn shrink(&mut self) {
        self.words.shrink();
        self.first_words.shrink();
    }

    /// Notes that a product has a folded title no longer.
    pub fn remove(&mut self, title: &str, seq: i64) {
        for word in title.split(' ') {
            self.words.remove(word, seq);
        }
        for word in other_spellings(title) {
            self.words.remove(&word, seq);
        }
        self.first_words.remove(first_word(title), seq);
    }

    /// The products whose folded title may begin with a folded text, since its first word does.
    #[must_use]
    pub fn begun(&self, folded: &str) -> BitSet {
        let Some((word, _)) = folded.split_once(' ') else { return self.first_words.begun(folded) };
        self.first_words.find(word).map(|n| self.first_words.holders(n).clone()).unwrap_or_default()
    }
}
