//! What people read for the names of listings, categories and brands: the same as in the interface.

use crate::catalogue::listings::Listing;
use crate::http::language::Language;
use crate::text::fold;

/// Folded names of categories, of the menu and of the specification's search pages, with their labels.
const CATEGORIES: [(&str, &str, &str); 21] = [
    ("phone", "Phone", "ফোন"),
    ("tablet", "Tablet", "ট্যাবলেট"),
    ("watch", "Watch", "স্মার্ট ওয়াচ"),
    ("earphone", "Earphone", "ইয়ারফোন"),
    ("laptop", "Laptop", "ল্যাপটপ"),
    ("camera", "Camera", "ক্যামেরা"),
    ("accessories", "Accessories", "অ্যাক্সেসরিজ"),
    ("headphones", "Headphones", "হেডফোন"),
    ("speakers", "Speakers", "স্পিকার"),
    ("drones", "Drones", "ড্রোন"),
    ("tv", "Smart TV", "স্মার্ট টিভি"),
    ("gadgets", "Gadget", "গ্যাজেট"),
    ("ipad", "iPad", "আইপ্যাড"),
    ("tripod", "Tripod", "ট্রাইপড"),
    ("power bank", "Power Bank", "পাওয়ার ব্যাংক"),
    ("wireless charger", "Wireless Charger", "ওয়্যারলেস চার্জার"),
    ("earbuds", "Earbuds", "ইয়ারবাড"),
    ("tv stick", "TV Stick", "টিভি স্টিক"),
    ("gimbal", "Gimbal", "গিম্বল"),
    ("airpods", "AirPods", "এয়ারপডস"),
    ("phone cases", "Phone Cases", "ফোন কভার"),
];

/// Brands that are not written with one capital at the start.
const BRANDS: [(&str, &str); 2] = [("hp", "HP"), ("jbl", "JBL")];

/// A category's label, from its name in addresses or in the catalogue.
#[must_use]
pub fn category(name: &str, language: Language) -> String {
    let folded = fold(name);
    match CATEGORIES.iter().find(|(known, ..)| *known == folded) {
        Some((_, english, bengali)) => language.pick(*english, *bengali).to_owned(),
        None => capitalised(name),
    }
}

/// A brand's label, from its name in addresses or in the catalogue.
#[must_use]
pub fn brand(name: &str) -> String {
    let folded = fold(name);
    let known = BRANDS.iter().find(|(known, _)| *known == folded);
    known.map_or_else(|| capitalised(name), |(_, label)| (*label).to_owned())
}

/// The title of a listing's page.
#[must_use]
pub fn listing(listing: Listing, language: Language) -> &'static str {
    let (english, bengali) = match listing {
        Listing::Product => ("Products", "সব পণ্য"),
        Listing::Upcoming => ("Upcomings", "আসন্ন পণ্য"),
        Listing::BestDeal => ("Best Deals", "বেস্ট ডিল"),
        Listing::Exclusive => ("Exclusive Sale", "এক্সক্লুসিভ সেল"),
        Listing::Offer => ("Offer Sale", "অফার সেল"),
    };
    language.pick(english, bengali)
}

fn capitalised(name: &str) -> String {
    let mut chars = name.chars();
    let first: String = chars.next().into_iter().flat_map(char::to_uppercase).collect();
    first + &chars.as_str().to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::categories::MENU;
    use crate::catalogue::listings::LISTINGS;

    fn source(file: &str) -> String {
        let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("ui/src").join(file);
        std::fs::read_to_string(&path).unwrap_or_else(|cause| panic!("{}: {cause}", path.display()))
    }

    /// The part of a file of texts that begins with a name.
    fn part<'a>(texts: &'a str, name: &str) -> &'a str {
        let (_, rest) = texts.split_once(&format!("\n  {name}: {{")).unwrap();
        rest.split_once("\n  },").unwrap().0
    }

    #[test]
    fn labels_are_those_of_the_interface() {
        let (english, bengali) = (source("texts/en.ts"), source("texts/bn/base.ts"));
        for (name, en, bn) in CATEGORIES {
            assert!(part(&english, "categories").contains(&format!(": \"{en}\",")), "{name}");
            assert!(part(&bengali, "categories").contains(&format!(": \"{bn}\",")), "{name}");
        }
        for spec in &LISTINGS {
            for (texts, language) in [(&english, Language::English), (&bengali, Language::Bengali)] {
                let title = format!("{}: {{ title: \"{}\"", spec.name, listing(spec.listing, language));
                assert!(part(texts, "listings").contains(&title), "{title}");
            }
        }
    }

    #[test]
    fn brands_of_the_menu_are_written_as_there() {
        for label in MENU.iter().flat_map(|category| category.brands) {
            assert_eq!(brand(&label.to_lowercase()), **label);
            assert_eq!(brand(&label.to_uppercase()), **label);
        }
    }

    #[test]
    fn an_unknown_name_gets_a_capital() {
        assert_eq!(category("SMART HOME", Language::English), "Smart home");
        assert_eq!(category("wireless Charger", Language::English), "Wireless Charger");
        assert_eq!(brand("ওয়ালটন"), "ওয়ালটন");
        assert_eq!(brand(""), "");
    }
}
