//! What a search finds, ranked for somebody who is still typing.

use std::collections::HashMap;
use std::rc::Rc;

use crate::catalogue::index::Index;
use crate::catalogue::search::bit_set::BitSet;
use crate::text::{Needle, Sought, Term};

/// The products that have a word.
struct Places {
    /// At the beginning of a word of the title.
    begun: BitSet,
    /// Anywhere in the title.
    titles: BitSet,
    /// In title, brand or category: what a search finds.
    anywhere: BitSet,
    /// In brand or category, or at the beginning of a word of the title.
    plain: BitSet,
}

/// Searches in one index, each word looked up once.
pub struct Search<'a> {
    /// Where is searched.
    pub index: &'a Index,
    words: HashMap<Vec<u8>, Rc<Places>>,
}

impl<'a> Search<'a> {
    /// Nothing looked up yet.
    pub fn new(index: &'a Index) -> Self {
        Self { index, words: HashMap::new() }
    }

    fn places(&mut self, finder: &Needle) -> Rc<Places> {
        if let Some(known) = self.words.get(finder.needle()) {
            return Rc::clone(known);
        }
        let index = self.index;
        let (titles, begun) = index.titles.words.hits_and_begun(finder);
        let named = index.named(finder);
        let (mut anywhere, mut plain) = (titles.clone(), begun.clone());
        anywhere.join(&named);
        plain.join(&named);
        let places = Rc::new(Places { begun, titles, anywhere, plain });
        self.words.insert(finder.needle().to_owned(), Rc::clone(&places));
        places
    }

    /// The products that have every word of a text at some places; none for a text without words.
    fn all(&mut self, text: &str, of: fn(&Places) -> &BitSet) -> BitSet {
        let mut found: Option<BitSet> = None;
        for term in Sought::of(text).terms() {
            let hits = self.of_term(term, of);
            match &mut found {
                None => found = Some(hits),
                Some(all) => all.keep(&hits),
            }
        }
        found.unwrap_or_default()
    }

    fn of_term(&mut self, term: &Term, of: fn(&Places) -> &BitSet) -> BitSet {
        let mut all = BitSet::default();
        for parts in term.spellings() {
            let mut found: Option<BitSet> = None;
            for word in parts {
                let places = self.places(word);
                match &mut found {
                    None => found = Some(of(&places).clone()),
                    Some(every) => every.keep(of(&places)),
                }
            }
            all.join(&found.unwrap_or_default());
        }
        all
    }

    /// The products that have every word of a text at the beginning of a word of the title.
    pub fn titled(&mut self, text: &str) -> BitSet {
        self.all(text, |p| &p.begun)
    }

    /// The products that have every word of a text at the beginning of a word of the title, or in brand or category.
    pub fn plain(&mut self, text: &str) -> BitSet {
        self.all(text, |p| &p.plain)
    }

    /// The products that `/search-products` finds.
    pub fn anywhere(&mut self, text: &str) -> BitSet {
        self.all(text, |p| &p.anywhere)
    }

    /// Whether `/search-products` finds anything.
    pub fn finds(&mut self, text: &str) -> bool {
        !self.anywhere(text).is_empty()
    }

    /// Whether a title has every word of a text at the beginning of a word, or its brand or category has it.
    pub fn begins(&mut self, text: &str) -> bool {
        !self.plain(text).is_empty()
    }

    /// What a search finds, at most so many, by their place in the order of adding.
    pub fn ranked(&mut self, text: &str, most: usize) -> Vec<i64> {
        let mut found = Vec::new();
        let begun = self.all(text, |p| &p.begun);
        let first = self.index.titles.begun(text).both(&begun);
        let index = self.index;
        // The set is of titles whose first word fits.
        let begins = |seq: i64| {
            !text.contains(' ') || index.at(seq).is_some_and(|entry| index.title(entry).starts_with(text))
        };
        self.take(&mut found, &first, most, begins);
        let classes: [fn(&Places) -> &BitSet; 3] = [|p| &p.begun, |p| &p.titles, |p| &p.anywhere];
        for of in classes {
            if found.len() < most {
                let class = self.all(text, of);
                self.take(&mut found, &class, most, |_| true);
            }
        }
        found
    }

    /// Adds what another text finds plainly, until there are so many.
    pub fn filled_up(&mut self, mut found: Vec<i64>, text: &str, most: usize) -> Vec<i64> {
        for class in [self.all(text, |p| &p.begun), self.all(text, |p| &p.plain)] {
            self.take(&mut found, &class, most, |_| true);
        }
        found
    }

    /// Adds products of a set that are not there yet, those that can be had now first, then the newest.
    fn take(&self, found: &mut Vec<i64>, class: &BitSet, most: usize, takes: impl Fn(i64) -> bool) {
        let now = class.both(&self.index.available);
        let later = class.without(&now);
        for hits in [now, later] {
            let missing = most - found.len();
            let fresh = hits.newest().filter(|seq| !found.contains(seq) && takes(*seq));
            let fresh = fresh.take(missing).collect::<Vec<_>>();
            found.extend(fresh);
        }
    }
}
