//! What a category's name means (contract 4): the specification's search names stand for other categories, brands or
//! words in a title.

use super::index::Index;
use crate::catalogue::search::bit_set::BitSet;
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
    /// The products whose titles say that they belong to it.
    titles: Option<BitSet>,
    /// The brand that is needed beside a category or a word (airpods are Apple's).
    brand: Wanted,
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
                titles: Some(index.titled("airpods")),
            },
            _ if WORDS.contains(&singular) => Self {
                categories: known(&[singular, &format!("{singular}s")]),
                brand: Wanted::Any,
                titles: Some(index.titled(singular)),
            },
            other => plain(&[other]),
        }
    }

    /// Whether the products of a category, by its number, belong to it: some names of categories mean other ones.
    #[must_use]
    pub fn has(&self, category: u32) -> bool {
        self.brand == Wanted::Any && self.categories.contains(&category)
    }

    /// The number of the one category that has just its products; nothing where there is none.
    #[must_use]
    pub fn single(&self) -> Option<u32> {
        match self.categories.as_slice() {
            [one] if self.brand == Wanted::Any && self.titles.is_none() => Some(*one),
            _ => None,
        }
    }

    /// Its products.
    #[must_use]
    pub fn set(&self, index: &Index) -> BitSet {
        let categories = self.categories.iter().map(|number| index.categories.holders(*number));
        let all = BitSet::union(categories.chain(&self.titles));
        match self.brand {
            Wanted::Any => all,
            Wanted::Number(brand) => all.both(index.brands.holders(brand)),
            Wanted::Unknown => BitSet::default(),
        }
    }

    /// Whether any product belongs to the category.
    #[must_use]
    pub fn fits_any(&self, index: &Index) -> bool {
        match self.single() {
            Some(category) => !index.categories.holders(category).is_empty(),
            None => !self.set(index).is_empty(),
        }
    }
}
