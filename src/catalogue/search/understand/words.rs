//! The words of a search that are no measure and no price: kinds of goods, brands, words of model names.

use super::tables::{CHEAPEST, FILLERS, is_one};
use super::things::{goods, is_device};
use super::tokens::Token;
use super::{Meaning, Part};
use crate::catalogue::index::Index;
use crate::catalogue::search::bit_set::BitSet;
use crate::catalogue::search::phonetics::sound;
use crate::catalogue::search::spellings::{
    Kind, Known, brand_of_line, is_aside, known, name_by_sound, names_of, names_without_ending,
};
use crate::catalogue::search::suggest::rewrite::near;
use crate::catalogue::search::suggest::search::Search;

/// A name may be so many words.
const PHRASE: usize = 3;
/// So many words that nothing has are looked at for slips; each is compared with every word of the catalogue.
const UNKNOWN: usize = 4;
/// Endings of Bengali in Latin letters.
const LATIN_ENDINGS: &[&str] = &["gulo", "guli", "der", "er", "ta", "ti", "te", "r", "s"];

const THING: u32 = 32;
const BRAND: u32 = 8;
const WORD: u32 = 6;
const NUMBER: u32 = 5;
const STRANGE: u32 = 2;

/// What some words ask for.
pub struct Read {
    /// What has to fit.
    pub parts: Vec<Part>,
    /// What is liked, and no more: `bluetooth`, `gaming`.
    pub liked: Vec<BitSet>,
}

/// Reads the words that were not taken yet.
pub fn read(search: &mut Search<'_>, tokens: &[Token], taken: &mut [bool]) -> Read {
    let mut reading =
        Reading { search, tokens, parts: Vec::new(), known: Vec::new(), liked: Vec::new(), strange: 0 };
    let mut at = 0;
    while at < tokens.len() {
        let free = taken[at..].iter().take(PHRASE).take_while(|taken| !**taken).count();
        at += if free == 0 { 1 } else { reading.at(at, free) };
    }
    reading.settled()
}

struct Reading<'s, 'i> {
    search: &'s mut Search<'i>,
    tokens: &'s [Token],
    parts: Vec<Part>,
    /// Of each part the name that it is.
    known: Vec<Option<Known>>,
    liked: Vec<BitSet>,
    strange: usize,
}

/// Where a word may be two.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Cut {
    /// Between a letter and a digit.
    Digits,
    /// After a known name.
    Names,
}

impl Reading<'_, '_> {
    fn phrase(&self, at: usize, length: usize) -> String {
        self.tokens[at..at + length].iter().map(|token| token.word.as_str()).collect::<Vec<_>>().join(" ")
    }

    /// Reads what stands at a place, of at most so many words; answers how many it were.
    fn at(&mut self, at: usize, free: usize) -> usize {
        for length in (1..=free).rev() {
            let phrase = self.phrase(at, length);
            if is_one(&phrase, CHEAPEST) {
                let places = (at..at + length).collect();
                self.add(Meaning::Cheapest, places, BitSet::default(), 0, None);
                return length;
            }
            if let Some(known) = known(&phrase) {
                self.name(&known, &phrase, at, length);
                return length;
            }
            let names = if length <= 2 { names_of(&phrase) } else { Vec::new() };
            if let Some(name) = names.first() {
                let set = self.search.plain(name);
                self.add(Meaning::Word(name.clone()), (at..at + length).collect(), set, NUMBER, None);
                return length;
            }
        }
        let word = self.tokens[at].word.clone();
        if !is_one(&word, FILLERS) && !is_aside(&word) {
            self.word(&word, at);
        }
        1
    }

    fn add(&mut self, meaning: Meaning, places: Vec<usize>, set: BitSet, weight: u32, known: Option<Known>) {
        self.parts.push(Part { meaning, places, set, weight });
        self.known.push(known);
    }

    /// Adds what a known name asks for.
    fn name(&mut self, known: &Known, typed: &str, at: usize, length: usize) {
        let places: Vec<usize> = (at..at + length).collect();
        match known.kind {
            Kind::Thing => {
                let found = goods(self.search, known);
                let meaning = match found.category {
                    Some(category) => Meaning::Category(category),
                    None => Meaning::Thing(label(known, typed)),
                };
                self.add(meaning, places, found.set, THING, Some(*known));
            }
            Kind::Quality => {
                let set = self.any_of(known, typed);
                self.liked.push(set);
            }
            Kind::Brand | Kind::Model => {
                let set = self.any_of(known, typed);
                let index = self.search.index;
                let brand =
                    index.brands.find(known.names[0]).filter(|n| !index.brands.holders(*n).is_empty());
                let (meaning, weight) = match brand {
                    Some(number) => (Meaning::Brand(index.brand_name(number).to_owned()), BRAND),
                    None => (Meaning::Word(label(known, typed)), WORD),
                };
                self.add(meaning, places, set, weight, Some(*known));
            }
        }
    }

    /// The products with any spelling of a name that titles may have.
    fn any_of(&mut self, known: &Known, typed: &str) -> BitSet {
        let mut set = self.search.plain(typed);
        let bengali = known.spelled.iter().filter(|spelled| !spelled.is_ascii());
        for name in known.names.iter().chain(bengali) {
            set.join(&self.search.plain(&crate::text::fold(name)));
        }
        set
    }

    /// Adds a word that is no known name.
    fn word(&mut self, word: &str, at: usize) {
        let mut set = word_set(self.search, word);
        // `reno 14` is `reno14` in a title.
        if word.starts_with(|c: char| c.is_ascii_digit())
            && let Some(before) = at.checked_sub(1).map(|n| self.tokens[n].word.as_str())
            && before.bytes().all(|b| b.is_ascii_alphabetic())
        {
            set.join(&exactly(self.search.index, &format!("{before}{word}")));
        }
        if !set.is_empty() {
            let number = word.bytes().any(|b| b.is_ascii_digit());
            self.add(Meaning::Word(word.to_owned()), vec![at], set, if number { NUMBER } else { WORD }, None);
            return;
        }
        if self.glued(word, at, Cut::Digits) {
            return;
        }
        self.strange += 1;
        let meant = if self.strange <= UNKNOWN { meant(self.search, word) } else { None };
        if meant.is_none() && self.strange <= UNKNOWN && self.glued(word, at, Cut::Names) {
            return;
        }
        let Some(name) = meant else {
            let nothing = BitSet::default();
            self.add(Meaning::Word(word.to_owned()), vec![at], nothing, STRANGE, None);
            return;
        };
        if let Some(known) = known(&name) {
            self.name(&known, &name, at, 1);
        } else {
            let set = word_set(self.search, &name);
            self.add(Meaning::Word(name), vec![at], set, WORD, None);
        }
    }

    /// Reads a word as two that were written together: letters and digits, as in `redmi15c`, or a name and what follows
    /// it, as in `samsungtv`.
    fn glued(&mut self, word: &str, at: usize, by: Cut) -> bool {
        let digit = |c: Option<char>| c.is_some_and(|c| c.is_ascii_digit());
        let cuts: Vec<usize> = word.char_indices().skip(2).map(|(cut, _)| cut).collect();
        for cut in cuts.into_iter().rev() {
            let (first, second) = word.split_at(cut);
            let parts = match by {
                Cut::Digits => digit(first.chars().next_back()) != digit(second.chars().next()),
                Cut::Names => known(first).is_some(),
            };
            if !parts || word.chars().count() < 5 {
                continue;
            }
            let has = |search: &mut Search<'_>, part: &str| {
                part.chars().count() > 1 && (known(part).is_some() || !word_set(search, part).is_empty())
            };
            if !has(self.search, first) || !has(self.search, second) {
                continue;
            }
            for part in [first, second] {
                match known(part) {
                    Some(known) => self.name(&known, part, at, 1),
                    None => self.word(part, at),
                }
            }
            return true;
        }
        false
    }

    /// What all words ask for together: of several sorts of goods one is meant, the others say what it goes with.
    fn settled(mut self) -> Read {
        let thing = |known: &Option<Known>| known.filter(|known| known.kind == Kind::Thing);
        let things: Vec<(usize, Known)> =
            self.known.iter().enumerate().filter_map(|(n, known)| Some((n, thing(known)?))).collect();
        let goes_with = things.iter().any(|(_, known)| !is_device(known));
        let devices: Vec<(usize, Known)> = things.into_iter().filter(|(_, known)| is_device(known)).collect();
        let is_phone = |known: &Known| known.names.contains(&"phone");
        let is_camera = |known: &Known| known.names.contains(&"camera");
        // A camera phone is a phone, with whatever else the last word says what it is.
        let with_camera = devices.iter().any(|(_, known)| is_camera(known));
        let head = devices
            .iter()
            .rfind(|(_, known)| with_camera && is_phone(known))
            .or(devices.last())
            .map(|(n, _)| *n)
            .filter(|_| !goes_with);
        let mut dropped = Vec::new();
        for (n, known) in &devices {
            if head != Some(*n) {
                let mut set = BitSet::default();
                for name in known.names {
                    set.join(&self.search.titled(name));
                }
                self.liked.push(set);
                dropped.push(*n);
            }
        }
        if goes_with {
            self.widen_lines();
        }
        let mut n = 0;
        self.parts.retain(|_| {
            n += 1;
            !dropped.contains(&(n - 1))
        });
        Read { parts: self.parts, liked: self.liked }
    }

    /// What goes with a line of models is of its maker as well: a charger for an iPhone is Apple's.
    fn widen_lines(&mut self) {
        let index = self.search.index;
        for (part, known) in self.parts.iter_mut().zip(&self.known) {
            let line =
                known.filter(|known| known.kind == Kind::Model).and_then(|k| brand_of_line(k.names[0]));
            if let Some(number) = line.and_then(|brand| index.brands.find(brand)) {
                part.set.join(index.brands.holders(number));
            }
        }
    }
}

/// What a name is called where it is shown: as it was typed where that is a spelling of it in Bengali.
fn label(known: &Known, typed: &str) -> String {
    if typed.is_ascii() { known.names[0].to_owned() } else { typed.to_owned() }
}

/// The products that have a word: as a number of its own where it is one, at the beginning of words, or else anywhere.
fn word_set(search: &mut Search<'_>, word: &str) -> BitSet {
    if word.bytes().all(|b| b.is_ascii_digit()) {
        return numbered(search.index, word);
    }
    let begun = search.plain(word);
    if !begun.is_empty() || word.chars().count() < 3 {
        return begun;
    }
    search.anywhere(word)
}

fn exactly(index: &Index, word: &str) -> BitSet {
    index.titles.words.find(word).map(|number| index.titles.words.holders(number).clone()).unwrap_or_default()
}

/// The products with a number as a word of the title, whatever sign follows it, or with a letter of model names: `43-inch`
/// and `16e`, neither `4300` nor `16gb`.
fn numbered(index: &Index, number: &str) -> BitSet {
    let mut set = BitSet::default();
    for (place, word) in index.titles.words.live() {
        let rest = word.trim_start_matches(|c: char| !c.is_alphanumeric()).strip_prefix(number);
        let mut after = rest.unwrap_or_default().chars();
        let follows = [after.next(), after.next()].map(|c| c.filter(|c| c.is_alphanumeric()));
        if rest.is_some() && matches!(follows, [None, _] | [Some('a' | 'c' | 'e' | 's' | 't' | 'i'), None]) {
            set.join(index.titles.words.holders(place));
        }
    }
    set
}

/// The name or word that a strange word most likely is: without its ending, by its sound, or without slips.
fn meant(search: &mut Search<'_>, word: &str) -> Option<String> {
    if let Some(name) = names_without_ending(word).into_iter().next() {
        return Some(name);
    }
    for stem in LATIN_ENDINGS.iter().filter_map(|ending| word.strip_suffix(ending)).filter(|s| s.len() >= 3) {
        if known(stem).is_some() || !search.plain(stem).is_empty() {
            return Some(stem.to_owned());
        }
    }
    if let Some(name) = name_by_sound(word) {
        return Some(name.to_owned());
    }
    if let Some((_, name)) = near(search.index, word, false).into_iter().next() {
        return Some(name);
    }
    let heard = sound(word)?;
    let sounds = |word: &&str| sound(word).is_some_and(|other| other == heard);
    search.index.titles.words.live().map(|(_, word)| word).find(sounds).map(str::to_owned)
}
