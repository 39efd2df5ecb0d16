//! What a product's specifications, memory options and title say in numbers, so that it can be found and counted by
//! them: memory, storage, network, battery, screen. Read once when a product is written, kept beside it
//! (`product_facts`) and in memory, eight bytes a product.

pub mod choices;
mod measures;

pub use measures::{Measure, Unit, measures, number};

use super::model::{RamOption, Specifications};
use crate::text::fold;
use choices::{Choice, Kind};

/// The sizes of working memory that are told apart, in GB.
pub const RAM: [u32; 16] = [1, 2, 3, 4, 6, 8, 12, 16, 18, 24, 32, 36, 48, 64, 96, 128];
/// The sizes of storage that are told apart, in GB.
pub const STORAGE: [u32; 10] = [16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192];

/// Where each fact stands in the number, and how many bits it has: memory and storage a bit a size, the rest a value.
const RAM_AT: (u32, u32) = (0, 16);
const STORAGE_AT: (u32, u32) = (16, 10);
const NETWORK_AT: (u32, u32) = (26, 2);
const BATTERY_AT: (u32, u32) = (28, 12);
const SCREEN_AT: (u32, u32) = (40, 12);
const REFRESH_AT: (u32, u32) = (52, 9);
/// Batteries are kept in steps of so many mAh.
const BATTERY_STEP: u32 = 10;

/// What fields are about, by a word of their folded name.
const FIELDS: &[(About, &[&str])] = &[
    (About::Ram, &["ram", "র্যাম"]),
    (About::Storage, &["storage", "rom", "ssd", "hdd", "internal", "স্টোরেজ", "মেমোরি"]),
    (About::Memory, &["memory", "capacity", "ধারণক্ষমতা", "ক্ষমতা"]),
    (About::Network, &["network", "connectivity", "technology", "sim", "নেটওয়ার্ক"]),
    (About::Battery, &["battery", "ব্যাটারি", "ব্যাটারী"]),
    (About::Screen, &["display", "screen", "size", "ডিসপ্লে", "স্ক্রিন", "পর্দা"]),
];

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum About {
    Ram,
    Storage,
    /// Either, by the number.
    Memory,
    Network,
    Battery,
    Screen,
}

/// The numbers of one product; what is not told is 0 or absent. As a number it never is negative.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct Facts(u64);

impl Facts {
    /// Reads a product: its options, its specifications, and what these leave open its title.
    #[must_use]
    pub fn of(title: &str, specifications: &Specifications, ram: &[RamOption]) -> Self {
        let mut facts = Self::default();
        for option in ram {
            facts.add_pair(&measures(&fold(&option.option)));
        }
        match specifications {
            Specifications::List(rows) => {
                for row in rows {
                    facts.add_field(&fold(&row.field), &fold(&row.value));
                }
            }
            Specifications::Fixed(fixed) => {
                facts.add_field("battery", &fold(&fixed.battery));
                facts.add_field("display", &fold(&fixed.display));
            }
        }
        facts.add_title(&fold(title));
        facts
    }

    /// What the memory options cost more than the product itself, each with what it has, in whole taka; nothing where all
    /// cost the same.
    #[must_use]
    pub fn memory_prices(ram: &[RamOption]) -> Vec<(Self, i64)> {
        if ram.iter().all(|option| option.price_difference == 0) {
            return Vec::new();
        }
        let facts = |option: &RamOption| {
            let mut facts = Self::default();
            facts.add_pair(&measures(&fold(&option.option)));
            facts
        };
        ram.iter().map(|option| (facts(option), option.price_difference)).collect()
    }

    /// Whether a memory option has some memory and storage, as far as it tells them.
    #[must_use]
    pub fn may_have(self, memory: &[Choice]) -> bool {
        memory.iter().all(|choice| match choice.kind {
            Kind::Ram => self.get(RAM_AT) == 0 || self.has_ram(choice.from),
            Kind::Storage => self.get(STORAGE_AT) == 0 || self.has_storage(choice.from),
            _ => true,
        })
    }

    /// As it was stored.
    #[must_use]
    pub fn stored(number: i64) -> Self {
        Self(u64::try_from(number).unwrap_or(0))
    }

    /// To be stored.
    #[must_use]
    pub fn number(self) -> i64 {
        i64::try_from(self.0).unwrap_or(0)
    }

    /// Whether it can be had with so many GB of working memory.
    #[must_use]
    pub fn has_ram(self, gb: u32) -> bool {
        has(self.get(RAM_AT), &RAM, gb)
    }

    /// Whether it can be had with so many GB of storage.
    #[must_use]
    pub fn has_storage(self, gb: u32) -> bool {
        has(self.get(STORAGE_AT), &STORAGE, gb)
    }

    /// The sizes of working memory that it can be had with, in GB.
    pub fn ram(self) -> impl Iterator<Item = u32> {
        told(self.get(RAM_AT), RAM)
    }

    /// The sizes of storage that it can be had with, in GB.
    pub fn storage(self) -> impl Iterator<Item = u32> {
        told(self.get(STORAGE_AT), STORAGE)
    }

    /// The best network, 4 or 5; 0: none is told.
    #[must_use]
    pub fn network(self) -> u32 {
        [0, 4, 5, 5][self.get(NETWORK_AT) as usize & 3]
    }

    /// The battery in mAh, to ten.
    #[must_use]
    pub fn battery(self) -> u32 {
        self.get(BATTERY_AT) * BATTERY_STEP
    }

    /// The screen's diagonal in tenths of an inch.
    #[must_use]
    pub fn screen(self) -> u32 {
        self.get(SCREEN_AT)
    }

    /// The screen's refresh rate in Hz.
    #[must_use]
    pub fn refresh(self) -> u32 {
        self.get(REFRESH_AT)
    }

    fn get(self, (at, bits): (u32, u32)) -> u32 {
        u32::try_from(self.0 >> at & ((1 << bits) - 1)).unwrap_or(0)
    }

    fn put(&mut self, (at, bits): (u32, u32), value: u32) {
        if u64::from(value) < 1 << bits {
            self.0 |= u64::from(value) << at;
        }
    }

    /// Takes a value over where none is known.
    fn put_first(&mut self, place: (u32, u32), value: u32) {
        if self.get(place) == 0 {
            self.put(place, value);
        }
    }

    fn add_size(&mut self, place: (u32, u32), sizes: &[u32], gb: u32) {
        if let Some(at) = sizes.iter().position(|size| *size == gb) {
            self.0 |= 1 << (place.0 + u32::try_from(at).unwrap_or(0));
        }
    }

    /// Memory and storage of `8gb/256gb`, `12/512`, or storage alone.
    fn add_pair(&mut self, all: &[Measure]) {
        let sizes: Vec<u32> =
            all.iter().filter(|m| matches!(m.unit, Unit::Gb | Unit::None)).map(Measure::whole).collect();
        match sizes[..] {
            [ram, storage, ..] if ram < storage => {
                self.add_size(RAM_AT, &RAM, ram);
                self.add_size(STORAGE_AT, &STORAGE, storage);
            }
            [one] if one >= 64 => self.add_size(STORAGE_AT, &STORAGE, one),
            [one] => self.add_size(RAM_AT, &RAM, one),
            _ => {}
        }
    }

    fn add_field(&mut self, name: &str, value: &str) {
        let names = |words: &[&str]| words.iter().any(|word| name.split([' ', '/']).any(|n| n == *word));
        let Some(about) = FIELDS.iter().find(|(_, words)| names(words)).map(|(about, _)| *about) else {
            return;
        };
        let all = measures(value);
        let first = |unit: Unit| all.iter().find(|m| m.unit == unit);
        match about {
            About::Ram => {
                if let Some(size) = first(Unit::Gb) {
                    self.add_size(RAM_AT, &RAM, size.whole());
                }
            }
            About::Storage if !value.starts_with("microsd") => {
                if let Some(size) = first(Unit::Gb) {
                    self.add_size(STORAGE_AT, &STORAGE, size.whole());
                }
            }
            About::Memory => {
                self.add_battery(&all);
                self.add_pair(&all.iter().copied().filter(|m| m.unit == Unit::Gb).collect::<Vec<_>>());
            }
            About::Network => self.add_network(value),
            About::Battery => self.add_battery(&all),
            About::Screen => {
                self.add_screen(&all);
            }
            About::Storage => {}
        }
    }

    fn add_title(&mut self, title: &str) {
        let all = measures(title);
        if self.get(RAM_AT) == 0 && self.get(STORAGE_AT) == 0 {
            self.add_pair(&all.iter().copied().filter(|m| m.unit == Unit::Gb).collect::<Vec<_>>());
        }
        self.add_battery(&all);
        self.add_screen(&all);
        self.add_network(title);
    }

    fn add_network(&mut self, text: &str) {
        let says = |names: &[&str]| {
            text.split(|c: char| !c.is_alphanumeric() && !('\u{980}'..='\u{9FF}').contains(&c))
                .any(|word| names.contains(&word))
        };
        if says(&["5g", "5জি"]) && !text.contains("optional 5g") {
            self.put(NETWORK_AT, 2);
        } else if says(&["4g", "4জি", "lte"]) {
            self.put_first(NETWORK_AT, 1);
        }
    }

    fn add_battery(&mut self, all: &[Measure]) {
        if let Some(battery) = all.iter().find(|m| m.unit == Unit::Mah) {
            self.put_first(BATTERY_AT, battery.whole() / BATTERY_STEP);
        }
    }

    fn add_screen(&mut self, all: &[Measure]) {
        if let Some(screen) = all.iter().find(|m| m.unit == Unit::Inch) {
            self.put_first(SCREEN_AT, screen.tenths);
        }
        if let Some(refresh) = all.iter().find(|m| m.unit == Unit::Hz) {
            self.put_first(REFRESH_AT, refresh.whole());
        }
    }
}

/// The sizes whose bits are set.
fn told<const N: usize>(bits: u32, sizes: [u32; N]) -> impl Iterator<Item = u32> {
    (0..).zip(sizes).filter(move |(at, _)| bits >> at & 1 == 1).map(|(_, gb)| gb)
}

fn has(bits: u32, sizes: &[u32], gb: u32) -> bool {
    sizes.iter().position(|size| *size == gb).is_some_and(|at| bits >> at & 1 == 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::model::{FixedSpecification, SpecificationRow};

    fn facts(title: &str, rows: &[(&str, &str)], options: &[&str]) -> Facts {
        let row = |(field, value): &(&str, &str)| SpecificationRow {
            field: (*field).to_owned(),
            value: (*value).to_owned(),
        };
        let option = |name: &&str| RamOption { option: (*name).to_owned(), price_difference: 0 };
        let ram: Vec<RamOption> = options.iter().map(option).collect();
        let facts = Facts::of(title, &Specifications::List(rows.iter().map(row).collect()), &ram);
        assert_eq!(Facts::stored(facts.number()), facts);
        facts
    }

    #[test]
    fn options_specifications_and_titles_are_read() {
        let phone = facts(
            "Galaxy A56 5G",
            &[
                ("Display", "6.7-inch AMOLED, 1080 x 2340, 120 Hz"),
                ("RAM", "12 GB"),
                ("Battery", "5,000 mAh"),
                ("Network", "5G, dual SIM"),
            ],
            &["12GB/256GB", "8GB/128GB"],
        );
        assert_eq!(phone.ram().collect::<Vec<_>>(), [8, 12]);
        assert_eq!(phone.storage().collect::<Vec<_>>(), [128, 256]);
        let rest = (phone.network(), phone.battery(), phone.screen(), phone.refresh());
        assert_eq!(rest, (5, 5_000, 67, 120));
        let bengali =
            facts("শাওমি (৮ জিবি/২৫৬ জিবি)", &[("ব্যাটারি", "৫,৫০০ মিলিঅ্যাম্পিয়ার-ঘণ্টা"), ("Network", "৪জি")], &[]);
        assert!(bengali.has_ram(8) && bengali.has_storage(256) && !bengali.has_storage(128));
        assert_eq!((bengali.battery(), bengali.network()), (5_500, 4));
        let mac = facts("MacBook", &[("RAM", "16 GB unified"), ("Storage", "1 TB SSD")], &["24GB/1TB"]);
        assert_eq!((mac.ram().collect::<Vec<_>>(), mac.has_storage(1024)), (vec![16, 24], true));
        let iphone = facts("iPhone 16", &[], &["128GB", "1TB"]);
        assert_eq!((iphone.ram().count(), iphone.storage().collect::<Vec<_>>()), (0, vec![128, 1024]));
        let bank = facts("Power Bank", &[("Capacity", "20,000 mAh, 74 Wh")], &[]);
        assert_eq!(bank.battery(), 20_000);
        let card = facts("Memory Card 128GB", &[("Capacity", "128 GB")], &[]);
        assert!(card.has_storage(128) && card.ram().count() == 0);
    }

    #[test]
    fn what_is_not_told_is_not_made_up() {
        assert_eq!(facts("Phone case", &[("Fits", "iPhone 17 Pro 256 GB"), ("Display", "None")], &[]).0, 0);
        let drone = facts("Drone", &[("Storage", "microSD up to 256 GB"), ("RAM", "none")], &["Standard"]);
        assert_eq!(drone.0, 0);
        assert_eq!(facts("Pad", &[("Connectivity", "Wi-Fi, optional 5G")], &[]).network(), 0);
        assert_eq!(facts("Bank 99999999 mAh", &[], &[]).battery(), 0, "what does not fit is left out");
        let tv = Specifications::Fixed(FixedSpecification {
            display: "55-inch OLED, 3840 x 2160, 144 Hz".into(),
            ..FixedSpecification::default()
        });
        let tv = Facts::of("TV", &tv, &[]);
        assert_eq!((tv.screen(), tv.refresh(), tv.battery()), (550, 144, 0));
        assert_eq!(Facts::stored(-5), Facts::default());
    }
}
