//! What a category's name means (contract 4): the specification's search names stand for other categories, brands or
//! words in a title.

use super::index::{Entry, Index};
use crate::catalogue::search::inverted_index::Wanted;
use crate::text::fold;

/// A category of the menu.
#[derive(Debug)]
pub struct MenuCategory {
    /// Its name in addresses.
    pub slug: &'static str,
    /// The brands that the shop carries in it, as they are written.
    pub brands: &'static [&'static str],
}

const WEARABLES: &[&str] = &["Xiaomi", "Huawei", "Samsung", "Realme", "Apple", "Bose"];

const fn menu(slug: &'static str, brands: &'static [&'static str]) -> MenuCategory {
    MenuCategory { slug, brands }
}

/// The menu (spec 3).
pub const MENU: [MenuCategory; 10] = [
    menu(
        "phone",
        &[
            "Apple", "Asus", "Infinix", "Motorola", "Oppo", "Realme", "Samsung", "Tecno", "Vivo", "Xiaomi",
            "Google", "Oneplus", "Honor",
        ],
    ),
    menu("tablet", &["Apple", "Lenovo", "Xiaomi", "Huawei", "Samsung", "Realme"]),
    menu("watch", WEARABLES),
    menu("earphone", WEARABLES),
    menu("laptop", &["Acer", "Dell", "HP", "Lenovo", "Asus", "Apple"]),
    menu("camera", &["Sony", "Dji", "Samsung"]),
    menu("accessories", &["Dji", "Bose", "Samsung", "Huawei", "Apple"]),
    menu("headphones", WEARABLES),
    menu("speakers", &["Apple", "JBL", "Lenovo", "Xiaomi", "Huawei", "Samsung", "Realme", "Sonos"]),
    menu("drones", &["Dji", "Bose"]),
];

/// The categories that have a page of their own (spec 2).
pub const PAGES: [&str; 6] = ["phone", "laptop", "tablet", "tv", "accessories", "gadgets"];

/// The names of search pages (spec 2).
pub const SEARCHES: [&str; 15] = [
    "phone",
    "laptop",
    "ipad",
    "tv",
    "watch",
    "accessories",
    "camera",
    "tripod",
    "power bank",
    "wireless Charger",
    "earbuds",
    "tv stick",
    "gimbal",
    "airpods",
    "phone cases",
];

/// The categories of `gadgets`.
const GADGETS: [&str; 7] = ["gadgets", "watch", "earphone", "headphones", "speakers", "camera", "drones"];
/// Names of pages that no product need have as its category.
pub const SEARCHED: [&str; 7] =
    ["tripod", "power bank", "wireless charger", "tv stick", "gimbal", "phone cases", "gadgets"];
/// Names that are a category where a product has it, and words of a title elsewhere; in the singular.
const WORDS: [&str; 6] = ["tripod", "power bank", "wireless charger", "tv stick", "gimbal", "phone case"];

/// The one name that stands for a category's products: the catalogue's own where others mean the same, folded.
#[must_use]
pub fn canonical(name: &str) -> String {
    let folded = fold(name);
    let singular = folded.strip_suffix('s').unwrap_or(&folded);
    match folded.as_str() {
        "ipad" => "tablet".to_owned(),
        "earbuds" => "earphone".to_owned(),
        _ if singular == "phone case" => "phone cases".to_owned(),
        _ if WORDS.contains(&singular) => singular.to_owned(),
        _ => folded,
    }
}

/// Names that no product need have as its category, since words of titles are looked for.
pub fn of_words() -> impl Iterator<Item = &'static str> {
    WORDS.into_iter().chain(["airpods"])
}

/// A category's name worked out against an index: which products belong to it.
pub struct CategoryTest {
    categories: Vec<u32>,
    /// The brand that is needed beside a category or a word (airpods are Apple's).
    brand: Wanted,
    titles: Option<Vec<bool>>,
}

impl CategoryTest {
    /// Works a name out.
    #[must_use]
    pub fn new(name: &str, index: &Index) -> Self {
        let folded = fold(name);
        let known = |names: &[&str]| names.iter().filter_map(|n| index.categories.find(n)).collect();
        let plain = |names: &[&str]| Self { categories: known(names), brand: Wanted::Any, titles: None };
        let singular = folded.strip_suffix('s').unwrap_or(&folded);
        match folded.as_str() {
            "ipad" => plain(&["tablet"]),
            "earbuds" => plain(&["earphone"]),
            "gadgets" => plain(&GADGETS),
            "airpods" => Self {
                categories: known(&["earphone"]),
                brand: index.brands.wanted(Some("apple")),
                titles: Some(index.titles_with("airpods")),
            },
            _ if WORDS.contains(&singular) => Self {
                categories: [singular, &format!("{singular}s")]
                    .iter()
                    .filter_map(|n| index.categories.find(n))
                    .collect(),
                brand: Wanted::Any,
                titles: Some(all_words(singular, index)),
            },
            other => plain(&[other]),
        }
    }

    /// Whether the products of a category, by its number, belong to it: some names of categories mean other ones.
    #[must_use]
    pub fn has(&self, category: u32) -> bool {
        self.brand == Wanted::Any && self.categories.contains(&category)
    }

    /// Whether any product belongs to the category.
    #[must_use]
    pub fn fits_any(&self, index: &Index) -> bool {
        index.entries().iter().enumerate().any(|(place, entry)| self.fits(place, entry))
    }

    /// Whether the product at a place belongs to the category.
    #[must_use]
    pub fn fits(&self, place: usize, entry: &Entry) -> bool {
        if !self.brand.takes(entry.brand) {
            return false;
        }
        self.categories.contains(&entry.category) || self.titles.as_ref().is_some_and(|t| t[place])
    }
}

fn all_words(text: &str, index: &Index) -> Vec<bool> {
    let mut hits = vec![true; index.entries().len()];
    for word in text.split(' ') {
        for (hit, found) in hits.iter_mut().zip(index.titles_with(word)) {
            *hit &= found;
        }
    }
    hits
}
