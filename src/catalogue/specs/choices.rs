//! What a list can be narrowed down to by facts: one word a choice, as addresses and calls write it.

use std::str::FromStr;

use serde::Serialize;
use utoipa::ToSchema;

use super::{Facts, RAM, STORAGE};

/// Where the ranges of batteries begin, in mAh; a range ends before the next.
const BATTERIES: [u32; 12] =
    [1_000, 2_000, 3_000, 4_000, 5_000, 6_000, 7_000, 8_000, 10_000, 15_000, 20_000, 30_000];
/// Where the ranges of screens begin, in tenths of an inch.
const SCREENS: [u32; 22] =
    [10, 20, 50, 60, 65, 70, 80, 100, 110, 120, 130, 140, 150, 160, 180, 240, 320, 400, 500, 550, 650, 750];

/// What a choice is about. Choices of one kind widen each other, those of two kinds narrow.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[schema(as = SpecKind)]
pub enum Kind {
    /// Whether it can be had now: a piece is on the shelf, or it is ordered ahead.
    Stock,
    /// Working memory, in GB.
    Ram,
    /// Storage, in GB.
    Storage,
    /// The best mobile network, by its generation.
    Network,
    /// The battery, in mAh.
    Battery,
    /// The screen's diagonal, in tenths of an inch.
    Screen,
}

/// All kinds.
pub const KINDS: [Kind; 6] =
    [Kind::Stock, Kind::Ram, Kind::Storage, Kind::Network, Kind::Battery, Kind::Screen];

/// One choice: a kind, and where its range begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Choice {
    /// What it is about.
    pub kind: Kind,
    /// The size, or the lowest one of a range; 0 of [`Kind::Stock`].
    pub from: u32,
}

impl Choice {
    /// The highest size that it means; nothing where there is no upper end.
    #[must_use]
    pub fn to(self) -> Option<u32> {
        let before_next =
            |starts: &[u32]| starts.iter().find(|start| **start > self.from).map(|next| next - 1);
        match self.kind {
            Kind::Battery => before_next(&BATTERIES),
            Kind::Screen => before_next(&SCREENS),
            _ => Some(self.from),
        }
    }

    /// The word for it, such as `ram8`, `5g`, `battery5000`, `screen65` (from 6.5 inches) or `stock`.
    #[must_use]
    pub fn word(self) -> String {
        let from = self.from;
        match self.kind {
            Kind::Stock => "stock".to_owned(),
            Kind::Ram => format!("ram{from}"),
            Kind::Storage => format!("storage{from}"),
            Kind::Network => format!("{from}g"),
            Kind::Battery => format!("battery{from}"),
            Kind::Screen => format!("screen{from}"),
        }
    }

    /// The choices of a kind that a product is among.
    pub fn of(kind: Kind, facts: Facts, available: bool) -> impl Iterator<Item = Self> {
        let ranged = |starts: &'static [u32], value: u32| {
            starts.iter().copied().take_while(move |start| *start <= value).last()
        };
        let one = match kind {
            Kind::Stock => available.then_some(0),
            Kind::Network => Some(facts.network()).filter(|network| *network > 0),
            Kind::Battery => ranged(&BATTERIES, facts.battery()),
            Kind::Screen => ranged(&SCREENS, facts.screen()),
            Kind::Ram | Kind::Storage => None,
        };
        let ram = (kind == Kind::Ram).then(|| facts.ram());
        let storage = (kind == Kind::Storage).then(|| facts.storage());
        let sizes = ram.into_iter().flatten().chain(storage.into_iter().flatten());
        one.into_iter().chain(sizes).map(move |from| Self { kind, from })
    }

    /// Whether a product is among it.
    #[must_use]
    pub fn takes(self, facts: Facts, available: bool) -> bool {
        match self.kind {
            Kind::Ram => facts.has_ram(self.from),
            Kind::Storage => facts.has_storage(self.from),
            kind => Self::of(kind, facts, available).any(|choice| choice == self),
        }
    }
}

/// What is none of the words.
#[derive(Debug, PartialEq, Eq)]
pub struct Unknown;

impl FromStr for Choice {
    type Err = Unknown;

    fn from_str(word: &str) -> Result<Self, Unknown> {
        let number = |digits: &str| {
            let plain = digits.bytes().all(|b| b.is_ascii_digit()) && !digits.starts_with('0');
            plain.then(|| digits.parse::<u32>().ok()).flatten()
        };
        let (kind, from) = if word == "stock" {
            (Kind::Stock, Some(0))
        } else if let Some(generation) = word.strip_suffix('g') {
            (Kind::Network, number(generation))
        } else {
            SIZED
                .iter()
                .find_map(|(name, kind)| Some((*kind, number(word.strip_prefix(name)?))))
                .ok_or(Unknown)?
        };
        from.filter(|from| sizes(kind).contains(from)).map(|from| Self { kind, from }).ok_or(Unknown)
    }
}

/// The words of kinds with a size behind it.
const SIZED: [(&str, Kind); 4] =
    [("ram", Kind::Ram), ("storage", Kind::Storage), ("battery", Kind::Battery), ("screen", Kind::Screen)];

fn sizes(kind: Kind) -> &'static [u32] {
    match kind {
        Kind::Stock => &[0],
        Kind::Ram => &RAM,
        Kind::Storage => &STORAGE,
        Kind::Network => &[4, 5],
        Kind::Battery => &BATTERIES,
        Kind::Screen => &SCREENS,
    }
}

/// Every choice, by kind and size.
pub fn all() -> impl Iterator<Item = Choice> {
    KINDS.into_iter().flat_map(|kind| sizes(kind).iter().map(move |from| Choice { kind, from: *from }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::model::Specifications;

    #[test]
    fn every_choice_has_one_word() {
        for choice in all() {
            assert_eq!(choice.word().parse(), Ok(choice));
        }
        for bad in [
            "",
            "ram",
            "ram7",
            "ram08",
            "RAM8",
            "6g",
            "battery5500",
            "screen6.5",
            "stock1",
            "storage-64",
            "storage",
            "+5g",
            "05g",
            "g",
            "ram99999999999",
        ] {
            assert_eq!(bad.parse::<Choice>(), Err(Unknown), "{bad}");
        }
    }

    #[test]
    fn a_product_is_among_the_choices_that_take_it() {
        let facts = Facts::of("Phone 5G 8GB/256GB 6.67 inch 5500mAh", &Specifications::List(Vec::new()), &[]);
        let words = |available| -> Vec<String> {
            KINDS.into_iter().flat_map(|kind| Choice::of(kind, facts, available)).map(Choice::word).collect()
        };
        assert_eq!(words(true), ["stock", "ram8", "storage256", "5g", "battery5000", "screen65"]);
        assert_eq!(words(false)[0], "ram8");
        for choice in all() {
            assert_eq!(choice.takes(facts, true), words(true).contains(&choice.word()), "{choice:?}");
        }
        assert_eq!("battery5000".parse::<Choice>().unwrap().to(), Some(5_999));
        assert_eq!("screen65".parse::<Choice>().unwrap().to(), Some(69));
        assert_eq!("battery30000".parse::<Choice>().unwrap().to(), None);
        assert_eq!(
            Choice::of(Kind::Battery, Facts::default(), false).count(),
            0,
            "what is not told is no choice"
        );
        let tiny = Facts::of("Bank 900 mAh", &Specifications::List(Vec::new()), &[]);
        assert_eq!(Choice::of(Kind::Battery, tiny, false).count(), 0);
    }
}
