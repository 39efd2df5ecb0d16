//! The products that have words.

use super::Index;
use crate::catalogue::search::bit_set::BitSet;
use crate::text::{Needle, Sought, Term};

impl Index {
    /// The products with every word of a folded text in the title, and those with every word in title, brand or
    /// category but not all in the title.
    #[must_use]
    pub fn with_words(&self, folded: &str) -> (BitSet, BitSet) {
        let mut found: Option<(BitSet, BitSet)> = None;
        for term in Sought::of(folded).terms() {
            let titles = self.hits_of(term, |word| self.titles.words.hits(word));
            let anywhere = match term.single() {
                // What titles have is known already.
                Some(word) => BitSet::union([&titles, &self.named(word)]),
                None => self
                    .hits_of(term, |word| BitSet::union([&self.titles.words.hits(word), &self.named(word)])),
            };
            match &mut found {
                None => found = Some((titles, anywhere)),
                Some((all_titles, all_anywhere)) => {
                    all_titles.keep(&titles);
                    all_anywhere.keep(&anywhere);
                }
            }
        }
        let (titles, anywhere) = found.unwrap_or_default();
        let rest = anywhere.without(&titles);
        (titles, rest)
    }

    /// The products with every word of a folded text in the title.
    #[must_use]
    pub fn titled(&self, folded: &str) -> BitSet {
        let sought = Sought::of(folded);
        let sets = sought.terms().iter().map(|term| self.hits_of(term, |word| self.titles.words.hits(word)));
        sets.reduce(|all, set| all.both(&set)).unwrap_or_default()
    }

    /// The products where a term is found, by what answers those where a word is.
    pub fn hits_of(&self, term: &Term, hits: impl Fn(&Needle) -> BitSet) -> BitSet {
        let of_parts = |parts: &Vec<Needle>| {
            parts.iter().map(&hits).reduce(|all, set| all.both(&set)).unwrap_or_default()
        };
        let sets = term.spellings().iter().map(of_parts);
        sets.reduce(|all, set| BitSet::union([&all, &set])).unwrap_or_default()
    }

    /// The products with a word in brand or category.
    #[must_use]
    pub fn named(&self, word: &Needle) -> BitSet {
        BitSet::union([&self.brands.hits(word), &self.categories.hits(word)])
    }
}
