//! What else may be meant by a text: other names of a thing, slips of a finger, words written together or apart.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use super::search::Search;
use crate::catalogue::index::Index;
use crate::catalogue::search::inverted_index::InvertedIndex;
use crate::catalogue::search::phonetics::{differ_in_vowels, is_bengali, phonetic_key};
use crate::catalogue::search::spellings::{is_aside, names_of, names_where, names_without_ending};
use crate::catalogue::search::typos::{forgiven, slips};

/// A name may be so many words.
const PHRASE: usize = 3;
/// Longer texts are taken as they are.
const WORDS: usize = 8;
/// So many words that nothing has are looked at for slips; each is compared with every word of the catalogue.
const UNKNOWN: usize = 4;
/// So many meanings of a word are tried.
const MEANINGS: usize = 4;
/// So many texts are tried.
const TEXTS: usize = 24;

/// What may stand in a place of a text, with its cost, the cheapest first.
pub type Meanings = Vec<(usize, String)>;

/// A text parted into phrases that have other names, and single words.
fn phrases(text: &str) -> Vec<(String, Vec<String>)> {
    let words: Vec<&str> = text.split(' ').collect();
    let (mut all, mut at) = (Vec::new(), 0);
    while at < words.len() {
        let longest = PHRASE.min(words.len() - at);
        let named = (1..=longest).rev().find_map(|length| {
            let phrase = words[at..at + length].join(" ");
            let names = names_of(&phrase);
            (!names.is_empty()).then_some((length, phrase, names))
        });
        let (length, phrase, names) = named.unwrap_or_else(|| (1, words[at].to_owned(), Vec::new()));
        all.push((phrase, names));
        at += length;
    }
    all
}

/// Every other name of what stands in a text, also of what has only been begun.
pub fn other_names(text: &str) -> Vec<String> {
    if text.split(' ').count() > WORDS {
        return Vec::new();
    }
    let parts = phrases(text);
    let last = parts.last().filter(|(_, names)| names.is_empty());
    let begun = last.map_or_else(Vec::new, |(word, _)| begun_names(word));
    let begun = begun.into_iter().map(|(_, name)| name.to_owned());
    parts.iter().flat_map(|(_, names)| names.iter().cloned()).chain(begun).collect()
}

/// Names with a spelling that begins with a word: 2 Bengali letters, or 3 others.
fn begun_names(word: &str) -> Vec<(usize, &'static str)> {
    let typed: Vec<char> = phonetic_key(word).chars().collect();
    let needed = if typed.iter().any(|c| is_bengali(*c)) { 2 } else { 3 };
    if typed.len() < needed {
        return Vec::new();
    }
    let mut all = names_where(|key| key.starts_with(&typed).then(|| key.len() - typed.len()));
    all.truncate(MEANINGS);
    all
}

/// A text with other names for what stands in it that a search finds.
pub fn by_other_names(search: &mut Search<'_>, text: &str) -> Option<String> {
    if text.split(' ').count() > WORDS {
        return None;
    }
    let parts = phrases(text).into_iter().map(|(phrase, names)| {
        let others = names.into_iter().enumerate().map(|(n, name)| (n + 1, name));
        std::iter::once((0, phrase)).chain(others).take(MEANINGS).collect()
    });
    first_found(search, &parts.collect::<Vec<_>>(), text)
}

/// A text without slips that a search finds.
pub fn by_slips(search: &mut Search<'_>, text: &str) -> Option<String> {
    let typed = text;
    let text = parted(search, typed);
    if text.split(' ').count() > WORDS {
        return None;
    }
    if text != typed && search.finds(&text) {
        return Some(text);
    }
    if let Some(joined) = joined(search, &text) {
        return Some(joined);
    }
    let parts = phrases(&text);
    let is_unknown = |(phrase, names): &&(String, Vec<String>)| names.is_empty() && !search.begins(phrase);
    if parts.iter().filter(is_unknown).count() > UNKNOWN {
        return None;
    }
    let last = parts.len() - 1;
    let mut all = Vec::new();
    for (n, (phrase, names)) in parts.into_iter().enumerate() {
        let mut meanings: Meanings = Vec::new();
        if names.is_empty() && !search.begins(&phrase) {
            meanings.extend(near(search.index, &phrase, n == last));
        }
        meanings.extend(names.into_iter().enumerate().map(|(n, name)| (n + 1, name)));
        if is_aside(&phrase) {
            meanings.push((1, String::new()));
        }
        if search.finds(&phrase) {
            meanings.push((0, phrase));
        }
        meanings.sort();
        meanings.dedup_by(|a, b| a.1 == b.1);
        meanings.truncate(MEANINGS);
        all.push(meanings);
    }
    first_found(search, &all, &text)
}

/// Names that the first words may mean each by itself, for names alone.
pub fn near_names(index: &Index, text: &str) -> Vec<String> {
    let words: Vec<&str> = text.split(' ').collect();
    if words.len() > WORDS {
        return Vec::new();
    }
    let mut all: Vec<(usize, String)> =
        words.iter().take(UNKNOWN).flat_map(|word| near(index, word, false)).collect();
    all.sort();
    all.into_iter().map(|(_, name)| name).collect()
}

/// Words of letters and digits taken apart where nothing has them as they are: `note13`, `iphone15pro`.
fn parted(search: &mut Search<'_>, text: &str) -> String {
    let apart = |word: &str| {
        let letters: Vec<char> = word.chars().collect();
        let mut out = String::new();
        let mut run = 0;
        for (n, letter) in letters.iter().enumerate() {
            let digits = (n.checked_sub(1).map(|n| letters[n].is_ascii_digit()), letter.is_ascii_digit());
            match digits {
                (Some(false), true) if run >= 3 => out.push(' '),
                (Some(true), false)
                    if letters[n..].iter().take_while(|c| !c.is_ascii_digit()).count() >= 3 =>
                {
                    out.push(' ');
                }
                _ => {}
            }
            run = if digits.0 == Some(digits.1) { run + 1 } else { 1 };
            out.push(*letter);
        }
        out
    };
    let words: Vec<String> =
        text.split(' ').map(|word| if search.finds(word) { word.to_owned() } else { apart(word) }).collect();
    words.join(" ")
}

/// A text with two neighbours written together that a search finds so.
fn joined(search: &mut Search<'_>, text: &str) -> Option<String> {
    let words: Vec<&str> = text.split(' ').collect();
    (1..words.len()).find_map(|n| {
        let text =
            [&words[..n - 1], &[&*[words[n - 1], words[n]].concat()], &words[n + 1..]].concat().join(" ");
        search.begins(&text).then_some(text)
    })
}

/// What a word may mean, with slips forgiven by its length: spellings of names, and words that the catalogue has. A
/// word that is still being typed may be the beginning of one.
pub fn near(index: &Index, word: &str, is_typed: bool) -> Meanings {
    let typed: Vec<char> = phonetic_key(word).chars().collect();
    if typed.iter().any(char::is_ascii_digit) || typed.len() > 40 {
        return Vec::new();
    }
    let mut all: Vec<(usize, Reverse<usize>, String)> = Vec::new();
    let mut add = |cost: usize, count: usize, name: &str| all.push((cost, Reverse(count), name.to_owned()));
    for name in names_without_ending(word) {
        add(1, 0, &name);
    }
    if is_typed {
        for (_, name) in begun_names(word) {
            add(2, 0, name);
        }
    }
    for (cost, name) in names_where(|key| cost(&typed, key, is_typed)) {
        add(cost, 0, name);
    }
    let letters: u32 = mask(&typed);
    for terms in [&index.titles.words, &index.brands, &index.categories] {
        near_words(terms, &typed, letters, is_typed, &mut add);
    }
    all.sort();
    let mut meanings: Meanings = Vec::new();
    for (cost, _, name) in all {
        if meanings.len() < MEANINGS && meanings.iter().all(|(_, known)| *known != name) {
            meanings.push((cost, name));
        }
    }
    meanings
}

fn near_words(
    terms: &InvertedIndex,
    typed: &[char],
    letters: u32,
    is_typed: bool,
    add: &mut impl FnMut(usize, usize, &str),
) {
    let (bengali, most) = (typed.iter().any(|c| is_bengali(*c)), forgiven(typed.len()));
    let mut buffer: Vec<char> = Vec::new();
    for (number, text) in terms.live() {
        for word in text.split(' ') {
            let word = word.trim_matches(|c: char| !c.is_alphanumeric() && !is_bengali(c));
            buffer.clear();
            if bengali {
                if word.is_ascii() {
                    continue;
                }
                buffer.extend(phonetic_key(word).chars());
            } else {
                if !word.is_ascii() || word.len() + most < typed.len() {
                    continue;
                }
                buffer.extend(word.chars());
            }
            // Each letter that the word has not is a slip.
            let missing = (letters & !mask(&buffer)).count_ones() as usize;
            if missing > most.max(1) || buffer.iter().any(char::is_ascii_digit) {
                continue;
            }
            if let Some(cost) = cost(typed, &buffer, is_typed) {
                add(cost, terms.holders(number).count(), word);
            }
        }
    }
}

/// The letters of a word as bits; several letters may share one.
fn mask(word: &[char]) -> u32 {
    word.iter().fold(0, |mask, letter| mask | 1 << (*letter as u32 % 32))
}

/// What it costs to take a word for another: 2 a slip, 3 for vowels alone, 1 more where the word goes on or begins
/// otherwise. Nothing where they are too far apart.
fn cost(typed: &[char], word: &[char], is_typed: bool) -> Option<usize> {
    let most = forgiven(typed.len());
    let other_start = usize::from(typed.first() != word.first());
    let by_slips = slips(typed, word, most).filter(|_| most > 0).and_then(|slips| {
        let whole = Some(slips.whole).filter(|n| *n <= most).map(|n| 2 * n);
        let begun =
            Some(slips.begun).filter(|n| is_typed && *n <= usize::from(typed.len() > 4)).map(|n| 2 * n + 1);
        whole.into_iter().chain(begun).min()
    });
    let by_vowels = differ_in_vowels(typed, word).then_some(3);
    by_slips.into_iter().chain(by_vowels).min().map(|cost| cost + other_start)
}

/// The cheapest text of meanings that a search finds and that is not the one that was typed.
fn first_found(search: &mut Search<'_>, parts: &[Meanings], typed: &str) -> Option<String> {
    if parts.iter().any(Vec::is_empty) {
        return None;
    }
    let price = |picks: &[usize]| picks.iter().zip(parts).map(|(n, part)| part[*n].0).sum::<usize>();
    let first = vec![0; parts.len()];
    let mut waiting = BinaryHeap::from([Reverse((price(&first), first, 0))]);
    for _ in 0..TEXTS {
        let Reverse((_, picks, from)) = waiting.pop()?;
        let words = picks.iter().zip(parts).map(|(n, part)| part[*n].1.as_str());
        let text = words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
        if text != typed && search.finds(&text) {
            return Some(text);
        }
        for place in from..picks.len() {
            let mut next = picks.clone();
            next[place] += 1;
            if next[place] < parts[place].len() {
                waiting.push(Reverse((price(&next), next, place)));
            }
        }
    }
    None
}
