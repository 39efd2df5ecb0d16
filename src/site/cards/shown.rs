//! What a product's card shows, and its address: it names all of that, so that a changed card is another address.

use sha2::{Digest as _, Sha256};

use crate::catalogue::listings::Listing;
use crate::catalogue::model::Product;
use crate::ids::hex;
use crate::paths::segment;
use crate::site::language::Language;

/// Part of every version: another number where the same facts are drawn otherwise.
const DESIGN: &str = "haat cards 1";
/// How many hexadecimal digits a version has.
const VERSION: usize = 16;

/// The facts of one card, as people read them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shown {
    /// Whose letters and digits it has.
    pub language: Language,
    /// The shop's name.
    pub shop: String,
    /// The product's name.
    pub name: String,
    /// What is asked for it, or that it is not known yet.
    pub price: String,
    /// Whether it is known.
    pub announced: bool,
    /// What is crossed out, and what is saved.
    pub before: Option<(String, String)>,
    /// That it can be ordered ahead.
    pub ahead: Option<String>,
    /// The stored path of its picture; empty for none.
    pub picture: String,
}

impl Shown {
    /// The card of a product of a listing.
    #[must_use]
    pub fn of(product: &Product, listing: Listing, shop: &str, language: Language) -> Self {
        let heads = language.heads();
        let price = product.effective_price();
        let saved = if product.offer_only { 0 } else { product.price - price };
        Self {
            language,
            shop: shop.to_owned(),
            name: product.title.clone(),
            announced: price > 0,
            price: if price > 0 { language.taka(price) } else { heads.no_price() },
            before: (price > 0 && saved > 0)
                .then(|| (language.taka(product.price), heads.saving(&language.taka(saved)))),
            ahead: (!listing.spec().takes_stock).then(|| heads.ordered_ahead()),
            picture: product.main_image.clone(),
        }
    }

    /// What tells it from every other card.
    #[must_use]
    pub fn version(&self) -> String {
        let (before, saving) = self.before.as_ref().map_or(("", ""), |(before, saving)| (before, saving));
        let ahead = self.ahead.as_deref().unwrap_or_default();
        let mut hash = Sha256::new().chain_update(DESIGN);
        for part in
            [self.language.code(), &self.shop, &self.name, &self.price, before, saving, ahead, &self.picture]
        {
            hash.update((part.len() as u64).to_le_bytes());
            hash.update(part);
        }
        hex(&hash.finalize()[..VERSION / 2])
    }

    /// The path of the card of a product with an id.
    #[must_use]
    pub fn path(&self, id: &str) -> String {
        format!("/cards/{}/{}-{}.jpg", segment(id), self.language.code(), self.version())
    }

    /// What it shows, in words.
    #[must_use]
    pub fn words(&self) -> String {
        format!("{}, {}", self.name, self.price)
    }
}

/// The language and the version that a card's file name says; nothing for a name that no card has.
#[must_use]
pub fn read(file: &str) -> Option<(Language, &str)> {
    let (code, version) = file.strip_suffix(".jpg")?.rsplit_once('-')?;
    let is_version =
        version.len() == VERSION && version.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
    Some((Language::named(code.as_bytes())?, version)).filter(|_| is_version)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card() -> Shown {
        Shown {
            language: Language::default(),
            shop: "Haat".into(),
            name: "Phone".into(),
            price: "TK 1".into(),
            announced: true,
            before: None,
            ahead: None,
            picture: String::new(),
        }
    }

    #[test]
    fn a_version_follows_everything_that_is_shown() {
        let bengali = Language::named(b"bn").unwrap();
        let all = [
            card(),
            Shown { language: bengali, ..card() },
            Shown { shop: "Bazar".into(), ..card() },
            Shown { name: "Phones".into(), ..card() },
            Shown { price: "TK 2".into(), ..card() },
            Shown { before: Some(("TK 2".into(), "Save TK 1".into())), ..card() },
            Shown { ahead: Some("Preorder".into()), ..card() },
            Shown { picture: "/uploads/x.webp".into(), ..card() },
            // What stands where is told too.
            Shown { shop: "HaatP".into(), name: "hone".into(), ..card() },
        ];
        let versions: std::collections::HashSet<String> = all.iter().map(Shown::version).collect();
        assert_eq!(versions.len(), all.len());
        assert_eq!(card().version(), card().version());
    }

    #[test]
    fn only_names_of_cards_are_read() {
        let path = card().path("a/b");
        let file = path.strip_prefix("/cards/a%2Fb/").unwrap();
        assert_eq!(read(file), Some((Language::default(), card().version().as_str())));
        for bad in [
            "",
            ".jpg",
            "-.jpg",
            "en-.jpg",
            "en-0123456789abcde.jpg",
            "en-0123456789abcdef0.jpg",
            "en-0123456789ABCDEF.jpg",
            "en-0123456789abcdeg.jpg",
            "xx-0123456789abcdef.jpg",
            "0123456789abcdef.jpg",
            "en-0123456789abcdef.png",
            "en-0123456789abcdef.jpg/",
            "../en-0123456789abcdef.jpg",
            "en-0123456789abcdé.jpg",
        ] {
            assert_eq!(read(bad), None, "{bad:?}");
        }
    }
}
