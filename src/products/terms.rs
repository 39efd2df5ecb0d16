//! Texts that many products share (brands, categories, words of titles), and which products have each.

use std::collections::HashMap;

use memchr::memmem::Finder;

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
pub struct Terms {
    numbers: HashMap<Box<str>, u32>,
    /// All texts in the order of their numbers, each followed by a line break, which no folded text holds.
    texts: String,
    starts: Vec<usize>,
    /// For each number the places of its products in the order of adding, ascending.
    holders: Vec<Vec<i64>>,
}

impl Terms {
    /// Notes that a product has a text; answers the text's number.
    pub fn add(&mut self, text: &str, seq: i64) -> u32 {
        let number = self.find(text).unwrap_or_else(|| self.learn(text));
        let holders = &mut self.holders[number as usize];
        if let Err(at) = holders.binary_search(&seq) {
            holders.insert(at, seq);
        }
        number
    }

    fn learn(&mut self, text: &str) -> u32 {
        let number = u32::try_from(self.starts.len()).unwrap_or(u32::MAX);
        self.numbers.insert(text.into(), number);
        self.starts.push(self.texts.len());
        self.texts.push_str(text);
        self.texts.push('\n');
        self.holders.push(Vec::new());
        number
    }

    /// Notes that a product has a text no longer.
    pub fn remove(&mut self, text: &str, seq: i64) {
        if let Some(number) = self.find(text) {
            self.leave(number, seq);
        }
    }

    /// [`Terms::remove`] by the text's number.
    pub fn leave(&mut self, number: u32, seq: i64) {
        let holders = &mut self.holders[number as usize];
        if let Ok(at) = holders.binary_search(&seq) {
            holders.remove(at);
        }
    }

    /// The number of a folded text, where a product has or had it.
    #[must_use]
    pub fn find(&self, folded: &str) -> Option<u32> {
        self.numbers.get(folded).copied()
    }

    /// What a filter asks for; without a name nothing in particular.
    #[must_use]
    pub fn wanted(&self, folded: Option<&str>) -> Wanted {
        match folded {
            None => Wanted::Any,
            Some(name) => self.find(name).map_or(Wanted::Unknown, Wanted::Number),
        }
    }

    /// The products that have a text, in the order of adding, by the text's number.
    #[must_use]
    pub fn holders(&self, number: u32) -> &[i64] {
        self.holders.get(number as usize).map_or(&[], Vec::as_slice)
    }

    /// Every text that a product has, with its number.
    pub fn live(&self) -> impl Iterator<Item = (u32, &str)> {
        let texts = self.texts.split_terminator('\n').zip(&self.holders);
        (0..).zip(texts).filter(|(_, (_, holders))| !holders.is_empty()).map(|(n, (text, _))| (n, text))
    }

    /// Marks the products of every text that contains a word.
    pub fn mark(&self, word: &Finder<'_>, marks: &mut Marks) {
        for number in lines_with(&self.texts, &self.starts, word) {
            for seq in &self.holders[number] {
                marks.set(*seq);
            }
        }
    }

    /// [`Terms::mark`], and apart from it the products of every text that begins with the word, brackets and other
    /// signs before it left aside.
    pub fn mark_begun(&self, word: &Finder<'_>, marks: &mut Marks, begun: &mut Marks) {
        let needle = word.needle();
        for number in lines_with(&self.texts, &self.starts, word) {
            let text = &self.texts[self.starts[number]..];
            let begins = text.as_bytes().starts_with(needle)
                || text.trim_start_matches(is_sign).as_bytes().starts_with(needle);
            for seq in &self.holders[number] {
                marks.set(*seq);
                if begins {
                    begun.set(*seq);
                }
            }
        }
    }
}

/// Whether a character is neither a letter nor a digit, nor the line break that ends a text.
fn is_sign(c: char) -> bool {
    c != '\n' && !c.is_alphanumeric()
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

/// A set of products by their place in the order of adding.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Marks(Vec<u64>);

impl Marks {
    /// The empty set, with room for the products up to a place.
    #[must_use]
    pub fn up_to(seq: i64) -> Self {
        Self(vec![0; usize::try_from(seq).unwrap_or(0) / 64 + 1])
    }

    fn place(seq: i64) -> (usize, u64) {
        let seq = usize::try_from(seq).unwrap_or(0);
        (seq / 64, 1 << (seq % 64))
    }

    /// Takes a product in; one beyond the room is left out.
    pub fn set(&mut self, seq: i64) {
        let (word, bit) = Self::place(seq);
        if let Some(bits) = self.0.get_mut(word) {
            *bits |= bit;
        }
    }

    /// Whether a product is in.
    #[must_use]
    pub fn has(&self, seq: i64) -> bool {
        let (word, bit) = Self::place(seq);
        self.0.get(word).is_some_and(|bits| bits & bit != 0)
    }

    /// Takes a product in, making room for it.
    pub fn hold(&mut self, seq: i64) {
        self.make_room(seq);
        self.set(seq);
    }

    /// Takes a product out.
    pub fn leave(&mut self, seq: i64) {
        let (word, bit) = Self::place(seq);
        if let Some(bits) = self.0.get_mut(word) {
            *bits &= !bit;
        }
    }

    /// Makes room for the products up to a place.
    pub fn make_room(&mut self, seq: i64) {
        let words = Self::place(seq).0 + 1;
        if self.0.len() < words {
            self.0.resize(words, 0);
        }
    }

    /// Takes in what is in the other set; what is beyond the room is left out.
    pub fn join(&mut self, other: &Self) {
        for (bits, theirs) in self.0.iter_mut().zip(&other.0) {
            *bits |= theirs;
        }
    }

    /// Keeps only what is in the other set, too.
    pub fn keep(&mut self, other: &Self) {
        for (bits, theirs) in self.0.iter_mut().zip(&other.0) {
            *bits &= theirs;
        }
    }

    /// What is not in the other set.
    #[must_use]
    pub fn without(&self, other: &Self) -> Self {
        Self(self.0.iter().zip(&other.0).map(|(bits, theirs)| bits & !theirs).collect())
    }

    /// Whether no product is in.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|bits| *bits == 0)
    }

    /// How many products are in.
    #[must_use]
    pub fn count(&self) -> usize {
        self.0.iter().map(|bits| bits.count_ones() as usize).sum()
    }

    /// The products, the newest first.
    pub fn newest(&self) -> impl Iterator<Item = i64> {
        self.0.iter().enumerate().rev().filter(|(_, bits)| **bits != 0).flat_map(|(word, bits)| {
            let first = i64::try_from(word).unwrap_or(0) * 64;
            (0..64).rev().filter(move |n| bits >> n & 1 == 1).map(move |n| first + n)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn marked(terms: &Terms, word: &str) -> Vec<i64> {
        let mut marks = Marks::up_to(200);
        terms.mark(&Finder::new(word), &mut marks);
        marks.newest().collect()
    }

    #[test]
    fn products_are_found_by_a_part_of_a_text() {
        let mut terms = Terms::default();
        for (text, seq) in [("galaxy", 1), ("s25", 1), ("galaxy", 130), ("galaxies", 64), ("25", 7)] {
            terms.add(text, seq);
        }
        assert_eq!(marked(&terms, "galax"), [130, 64, 1]);
        assert_eq!(marked(&terms, "25"), [7, 1]);
        assert!(marked(&terms, "nokia").is_empty());
        terms.remove("galaxy", 130);
        terms.remove("nokia", 1);
        assert_eq!(marked(&terms, "galaxy"), [1]);
        assert_eq!(terms.add("galaxy", 1), 0);
        assert_eq!(marked(&terms, "galaxy"), [1]);
    }

    #[test]
    fn a_beginning_of_a_text_is_told_from_its_inside() {
        let mut terms = Terms::default();
        for (text, seq) in [("galaxy", 1), ("(galaxy", 2), ("mygalaxy", 3), ("--", 4), ("gal", 5)] {
            terms.add(text, seq);
        }
        let (mut marks, mut begun) = (Marks::up_to(9), Marks::up_to(9));
        terms.mark_begun(&Finder::new("gal"), &mut marks, &mut begun);
        assert_eq!(marks.newest().collect::<Vec<_>>(), [5, 3, 2, 1]);
        assert_eq!(begun.newest().collect::<Vec<_>>(), [5, 2, 1]);
        terms.remove("gal", 5);
        assert_eq!(
            terms.live().map(|(n, text)| (n, text.len())).collect::<Vec<_>>(),
            [(0, 6), (1, 7), (2, 8), (3, 2)]
        );
        assert_eq!(terms.holders(4), [0_i64; 0]);
    }

    #[test]
    fn sets_are_cut_and_counted() {
        let of = |seqs: &[i64]| {
            let mut marks = Marks::up_to(200);
            for seq in seqs {
                marks.set(*seq);
            }
            marks
        };
        let mut all = of(&[0, 63, 64, 200]);
        assert!(all.has(200) && !all.has(199) && !all.has(10_000));
        assert_eq!(all.without(&of(&[63])).newest().collect::<Vec<_>>(), [200, 64, 0]);
        all.keep(&of(&[64, 63, 5]));
        assert_eq!((all.count(), all.newest().collect::<Vec<_>>()), (2, vec![64, 63]));
        all.set(9_999_999);
        assert_eq!(all.count(), 2);
        all.hold(9_999);
        all.leave(63);
        all.leave(9_999_999);
        assert_eq!(all.newest().collect::<Vec<_>>(), [9_999, 64]);
        all.join(&of(&[1]));
        assert_eq!(all.count(), 3);
    }
}
