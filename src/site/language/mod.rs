//! The language that a page is written in: what the visitor chose, kept in a cookie that the interface sets too. Which
//! languages there are, and what stands in each, is the interface's to say.

mod texts;

use axum::http::HeaderMap;

pub use self::texts::Titles;
use self::texts::{Heads, ListingTexts, Place, Texts, baked};
use crate::catalogue::listings::Listing;
use crate::http::reader;
use crate::text::grouped;

/// A language that the interface speaks, by its place among them; the first is what nobody chose otherwise.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Language(usize);

impl Language {
    /// Every language that the interface speaks.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..baked().languages.len()).map(Self)
    }

    /// The language of a code such as `bn`.
    #[must_use]
    pub fn named(code: &[u8]) -> Option<Self> {
        Self::all().find(|language| language.code().as_bytes() == code)
    }

    /// What a request's cookie says; the first language where it says none that there is. The last cookie of the name
    /// counts.
    #[must_use]
    pub fn of(headers: &HeaderMap) -> Self {
        reader::codes(headers).next().and_then(Self::named).unwrap_or_default()
    }

    fn texts(self) -> &'static Texts {
        &baked().languages[self.0]
    }

    /// The value of `lang`.
    #[must_use]
    pub fn code(self) -> &'static str {
        &self.texts().code
    }

    /// As link previewers name it.
    #[must_use]
    pub fn locale(self) -> &'static str {
        &self.texts().locale
    }

    /// The family of the font that its letters need; empty for the system's own.
    #[must_use]
    pub fn font(self) -> &'static str {
        &self.texts().font
    }

    /// What pages call themselves and each other.
    #[must_use]
    pub fn titles(self) -> &'static Titles {
        &self.texts().titles
    }

    /// What pages say of themselves to search engines and link previewers.
    #[must_use]
    pub fn heads(self) -> &'static Heads {
        &self.texts().heads
    }

    fn listing(self, listing: Listing) -> Option<&'static ListingTexts> {
        self.texts().listings.get(listing.spec().name)
    }

    /// The title of a listing's page.
    #[must_use]
    pub fn listing_title(self, listing: Listing) -> &'static str {
        self.listing(listing).map_or("", |texts| &texts.title)
    }

    /// What that page says of itself.
    #[must_use]
    pub fn listing_description(self, listing: Listing, shop: &str) -> String {
        self.listing(listing)
            .map_or_else(String::new, |texts| texts::fill(&texts.description, &[("shop", shop)]))
    }

    /// A category's label by its folded name, where the interface has one.
    #[must_use]
    pub fn category(self, folded: &str) -> Option<&'static str> {
        self.texts().categories.get(folded).map(String::as_str)
    }

    /// Where the shop is, as a part of a sentence; empty where no city is known. A city stands there once, also where it
    /// is written in two ways.
    #[must_use]
    pub fn in_cities(self, cities: &[&str]) -> String {
        if cities.is_empty() {
            return String::new();
        }
        let Place { around, and, city, known } = &self.texts().place;
        let mut names: Vec<String> = Vec::new();
        for name in cities {
            let shown = known.get(&name.to_lowercase());
            let shown = shown.map_or_else(|| texts::fill(city, &[("city", name)]), Clone::clone);
            if !names.contains(&shown) {
                names.push(shown);
            }
        }
        texts::fill(around, &[("cities", &names.join(and))])
    }

    /// Whole taka as people read them: `TK 45,000`, `৳৪৫,০০০` (contract 10).
    #[must_use]
    pub fn taka(self, amount: i64) -> String {
        format!("{}{}", self.texts().writing.currency, self.number(amount))
    }

    /// A whole number: thousands apart in English, Bengali digits grouped by lakh and crore in Bengali. The interface and
    /// mails write the same: `tests/fixtures/numbers.json` holds all to it.
    #[must_use]
    pub fn number(self, n: i64) -> String {
        let writing = &self.texts().writing;
        grouped(n, writing.groups, &writing.digits)
    }
}

/// Every name by which a category is found.
#[cfg(test)]
pub fn known_names() -> impl Iterator<Item = &'static String> {
    baked().languages.iter().flat_map(|texts| texts.categories.keys())
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::{HeaderValue, header};

    fn language(code: &str) -> Language {
        Language::named(code.as_bytes()).unwrap()
    }

    #[test]
    fn numbers_are_grouped_as_each_language_does() {
        let (en, bn) = (language("en"), language("bn"));
        // The interface writes numbers as well, and mails write English ones: the table holds all to it.
        let table = include_str!("../../../tests/fixtures/numbers.json");
        let table: Vec<(i64, String, String)> = serde_json::from_str(table).unwrap();
        assert!(!table.is_empty());
        for (n, english, bengali) in table {
            assert_eq!(en.number(n), english);
            assert_eq!(bn.number(n), bengali);
            assert_eq!(en.taka(n), format!("TK {english}"));
            assert_eq!(bn.taka(n), format!("৳{bengali}"));
        }
    }

    #[test]
    fn only_the_cookie_chooses_another_language() {
        let (en, bn) = (Language::default(), language("bn"));
        assert_eq!(en.code(), "en");
        let of = |cookie: &'static str| {
            Language::of(&HeaderMap::from_iter([(header::COOKIE, HeaderValue::from_static(cookie))]))
        };
        assert_eq!(Language::of(&HeaderMap::new()), en);
        assert_eq!(of("haat_lang=bn"), bn);
        assert_eq!(of("a=b; haat_lang=bn; c=d"), bn);
        assert_eq!(of("haat_lang=en"), en);
        assert_eq!(of("haat_lang=BN"), en);
        assert_eq!(of("haat_lang=none"), en);
        assert_eq!(of("haat_lang="), en);
        assert_eq!(of("xhaat_lang=bn; haat_lang2=bn"), en);
        assert_eq!(of("haat_lang=bn; haat_lang=en"), en);
        let foreign = HeaderValue::from_bytes("haat_lang=bn; x=বাংলা".as_bytes()).unwrap();
        assert_eq!(Language::of(&HeaderMap::from_iter([(header::COOKIE, foreign)])), bn);
    }
}
