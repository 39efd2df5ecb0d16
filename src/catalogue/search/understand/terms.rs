//! Measures in a search: `8 GB RAM`, `8/256`, `5G`, `5000 mah`, `43 inch`, `120hz`.

use super::tables::{BATTERY, CASE_ENDINGS, FIVE_G, FOUR_G, RAM, SCREEN, STORAGE, starts};
use super::tokens::Token;
use crate::catalogue::specs::choices::{Choice, Kind};
use crate::catalogue::specs::{self, Measure, Unit, measures};

/// A size from here on is storage, where nothing says what it is.
const LEAST_STORAGE: u32 = 32;

/// What is asked of a product's facts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Term {
    /// GB of working memory.
    Ram(u32),
    /// GB of storage.
    Storage(u32),
    /// The network: 4 or 5.
    Network(u32),
    /// At least so many mAh.
    Battery(u32),
    /// About so many tenths of an inch.
    Screen(u32),
    /// At least so many Hz.
    Refresh(u32),
}

impl Term {
    /// The memory or storage that it asks for.
    pub fn memory(self) -> Option<Choice> {
        match self {
            Self::Ram(from) => Some(Choice { kind: Kind::Ram, from }),
            Self::Storage(from) => Some(Choice { kind: Kind::Storage, from }),
            _ => None,
        }
    }
}

/// The terms of some words, each with the places of its words; words that `taken` says are left out.
pub fn terms(tokens: &[Token], taken: &mut [bool]) -> Vec<(Term, Vec<usize>)> {
    let mut all = Vec::new();
    for at in 0..tokens.len() {
        if taken[at] {
            continue;
        }
        for (term, places) in at_word(tokens, at, taken) {
            for place in &places {
                taken[*place] = true;
            }
            all.push((term, places));
        }
    }
    all
}

fn at_word(tokens: &[Token], at: usize, taken: &[bool]) -> Vec<(Term, Vec<usize>)> {
    let word = |n: usize| tokens.get(n).filter(|_| !taken[n]).map_or("", |token| token.word.as_str());
    let found = |term| vec![(term, vec![at])];
    let text = word(at);
    if starts(text, FIVE_G) {
        return found(Term::Network(5));
    }
    if starts(text, FOUR_G) {
        return found(Term::Network(4));
    }
    if matches!(text, "5" | "4" | "ফাইভ" | "ফোর") && matches!(word(at + 1), "g" | "জি") {
        let network = if matches!(text, "5" | "ফাইভ") { 5 } else { 4 };
        return vec![(Term::Network(network), vec![at, at + 1])];
    }
    if let Some((ram, storage, length)) = pair(text, word(at + 1), word(at + 2)) {
        let places = || (at..at + length).collect();
        return vec![(Term::Ram(ram), places()), (Term::Storage(storage), places())];
    }
    let Some((measure, length)) = measure(text, word(at + 1)) else { return Vec::new() };
    let mut places: Vec<usize> = (at..at + length).collect();
    let role = at.checked_sub(1).and_then(|n| Some((role_of(word(n))?, n))).or_else(|| {
        let next = at + length + usize::from(CASE_ENDINGS.contains(&word(at + length)));
        Some((role_of(word(next))?, next))
    });
    let role = role.map(|(role, place)| {
        places.push(place);
        role
    });
    let Some(term) = term(measure, role) else { return Vec::new() };
    places.sort_unstable();
    vec![(term, places)]
}

/// Memory and storage in one: `8/256`, `8gb+256gb`, `8-128`.
fn pair(text: &str, next: &str, last: &str) -> Option<(u32, u32, usize)> {
    let of_sizes = |all: &[Measure]| match all {
        [ram, storage] if [ram, storage].iter().all(|m| matches!(m.unit, Unit::Gb | Unit::None)) => {
            let (ram, storage) = (ram.whole(), storage.whole());
            let fits = specs::RAM.contains(&ram) && specs::STORAGE.contains(&storage) && ram < storage;
            (fits && storage >= 64).then_some((ram, storage))
        }
        _ => None,
    };
    if text.contains(['/', '+']) {
        return of_sizes(&measures(text)).map(|(ram, storage)| (ram, storage, 1));
    }
    let bare = |word: &str| !word.is_empty() && word.bytes().all(|b| b.is_ascii_digit());
    if next == "-" && bare(text) && bare(last) {
        return of_sizes(&measures(&format!("{text} {last}"))).map(|(ram, storage)| (ram, storage, 3));
    }
    None
}

/// The measure that a word is, alone or with the unit after it, and how many words it has.
fn measure(text: &str, next: &str) -> Option<(Measure, usize)> {
    let [measure] = measures(text)[..] else { return None };
    if !text.starts_with(|c: char| c.is_ascii_digit()) || measure.unit == Unit::Other {
        return None;
    }
    if measure.unit != Unit::None {
        return Some((measure, 1));
    }
    match measures(&format!("{text} {next}"))[..] {
        [with_unit] if with_unit.unit != Unit::None && !next.is_empty() => Some((with_unit, 2)),
        _ => Some((measure, 1)),
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Role {
    Ram,
    Storage,
    Battery,
    Screen,
}

fn role_of(word: &str) -> Option<Role> {
    let roles =
        [(RAM, Role::Ram), (STORAGE, Role::Storage), (BATTERY, Role::Battery), (SCREEN, Role::Screen)];
    roles.into_iter().find(|(names, _)| !word.is_empty() && starts(word, names)).map(|(_, role)| role)
}

/// What a measure asks for; a bare number asks for something where a word beside it says what.
fn term(measure: Measure, role: Option<Role>) -> Option<Term> {
    let number = measure.whole();
    let is_ram = specs::RAM.contains(&number);
    let is_storage = specs::STORAGE.contains(&number);
    match (measure.unit, role) {
        (Unit::Gb | Unit::None, Some(Role::Ram)) if is_ram => Some(Term::Ram(number)),
        (Unit::Gb | Unit::None, Some(Role::Storage)) if is_storage => Some(Term::Storage(number)),
        (Unit::Gb, _) if is_storage && number >= LEAST_STORAGE => Some(Term::Storage(number)),
        (Unit::Gb, _) if is_ram => Some(Term::Ram(number)),
        (Unit::None, None) if is_storage && (64..1024).contains(&number) => Some(Term::Storage(number)),
        (Unit::Mah, _) if number > 0 => Some(Term::Battery(number)),
        (Unit::None, Some(Role::Battery)) if number >= 1_000 => Some(Term::Battery(number)),
        (Unit::Inch, _) if measure.tenths > 0 => Some(Term::Screen(measure.tenths)),
        (Unit::Hz, _) if number > 0 => Some(Term::Refresh(number)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::super::tokens::tokens;
    use super::*;

    fn read(text: &str) -> (Vec<Term>, String) {
        let words = tokens(text);
        let mut taken = vec![false; words.len()];
        let found = terms(&words, &mut taken).into_iter().map(|(term, _)| term).collect();
        let rest = words.iter().zip(taken).filter(|(_, taken)| !taken).map(|(t, _)| t.word.as_str());
        (found, rest.collect::<Vec<_>>().join(" "))
    }

    #[test]
    fn measures_are_read_with_what_they_are_of() {
        use Term::{Battery, Network, Ram, Refresh, Screen, Storage};
        for (text, expected, rest) in [
            ("8 GB RAM phone", &[Ram(8)][..], "phone"),
            ("phone ram 8", &[Ram(8)], "phone"),
            ("8gb 128gb", &[Ram(8), Storage(128)], ""),
            ("16 gb 512 ssd laptop", &[Ram(16), Storage(512)], "laptop"),
            ("ram 8gb rom 128gb", &[Ram(8), Storage(128)], ""),
            ("8gb ram 128gb rom", &[Ram(8), Storage(128)], ""),
            ("৮ জিবি র‍্যামের ফোন", &[Ram(8)], "ফোন"),
            (
                "8/256 12gb+512gb 8-128",
                &[Ram(8), Storage(256), Ram(12), Storage(512), Ram(8), Storage(128)],
                "",
            ),
            ("iphone 16 1tb", &[Storage(1024)], "iphone 16"),
            ("iphone 16 256", &[Storage(256)], "iphone 16"),
            ("5g 4জি ফাইভ জি 5 g", &[Network(5), Network(4), Network(5), Network(5)], ""),
            ("5000 mah battery", &[Battery(5_000)], ""),
            ("battery 6000", &[Battery(6_000)], ""),
            ("৫০০০ এমএএইচ", &[Battery(5_000)], ""),
            ("43\" 6.7 inch ৫৫ ইঞ্চির", &[Screen(430), Screen(67), Screen(550)], ""),
            ("120hz 144 hz", &[Refresh(120), Refresh(144)], ""),
            ("note 14 pro 15c a56 s25+ rtx 4050", &[], "note 14 pro 15c a56 s25+ rtx 4050"),
            ("al15-52 20000 2-3", &[], "al15-52 20000 2 - 3"),
            ("memory card", &[], "memory card"),
        ] {
            assert_eq!(read(text), (expected.to_vec(), rest.to_owned()), "{text}");
        }
    }
}
