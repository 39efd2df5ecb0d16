//! What a search may be about while it is being typed: products, categories and brands, whatever the spelling.

mod names;
pub(super) mod rewrite;
pub(super) mod search;

use serde::Serialize;
use utoipa::ToSchema;

use crate::catalogue::index::Index;
use crate::catalogue::listings::Listing;
use crate::catalogue::search::understand::{self, Understood};
use search::Search;

/// How many products are suggested at most.
const PRODUCTS: usize = 6;

/// A product, as far as a suggestion shows it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SuggestedProduct {
    /// Its id.
    #[serde(rename = "_id")]
    pub id: String,
    /// Where it stands.
    pub listing: Listing,
    /// Its title.
    pub title: String,
    /// The stored path of its picture.
    pub main_image: String,
    /// The price without an offer.
    pub price: i64,
    /// The price that is asked; 0 where there is no offer.
    pub offer_price: i64,
    /// Whether `price` must not stand crossed out beside the lower offer: nobody was asked for that much within the last 30
    /// days. Left out where that is not so.
    #[schema(required = false)]
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub offer_only: bool,
}

/// A category.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct SuggestedCategory {
    /// As the catalogue writes it, such as `PHONE`, or a search name of contract 4, such as `POWER BANK`.
    name: String,
}

/// A brand.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct SuggestedBrand {
    /// As the catalogue writes it, such as `SAMSUNG`.
    name: String,
    /// The category that most of its products have.
    category: String,
}

/// What a search may be about.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Suggestions {
    /// At most 6 products: those whose title begins with the text, then those with its words at the beginning of
    /// words, then the others that a search finds; of each those that can be had now first, then the newest.
    pub products: Vec<SuggestedProduct>,
    /// At most 3 categories.
    categories: Vec<SuggestedCategory>,
    /// At most 4 brands.
    brands: Vec<SuggestedBrand>,
    /// What was looked for instead, where a search finds nothing of what was typed: a text that it does find.
    #[schema(required)]
    corrected: Option<String>,
    /// What was understood, as `/api/search` does, where the products come from that.
    understood: Vec<Understood>,
}

/// What a folded text suggests, without the products, and their places in the order of adding.
#[must_use]
pub fn of(index: &Index, folded: &str) -> (Vec<i64>, Suggestions) {
    let mut search = Search::new(index);
    let mut products = search.ranked(folded, PRODUCTS);
    let (mut corrected, mut understood) = (None, Vec::new());
    if products.len() < PRODUCTS {
        let meant = understand::search(index, folded);
        if products.is_empty() && meant.fits() > 0 && understand::asks_more_than_words(&meant.understood) {
            products = meant.part(index, 0, PRODUCTS.min(meant.fits()));
            understood = meant.understood;
        } else {
            let other = rewrite::by_other_names(&mut search, folded);
            if products.is_empty() {
                corrected = other.or_else(|| rewrite::by_slips(&mut search, folded));
                products = corrected.as_deref().map_or_else(Vec::new, |text| search.ranked(text, PRODUCTS));
            } else if let Some(text) = other {
                products = search.filled_up(products, &text, PRODUCTS);
            }
            // So many of them may be there already.
            let others = if corrected.is_none() { meant.fits().min(2 * PRODUCTS) } else { 0 };
            for seq in meant.part(index, 0, others) {
                if products.len() < PRODUCTS && !products.contains(&seq) {
                    products.push(seq);
                }
            }
        }
    }
    let mut phrases = vec![folded.to_owned()];
    phrases.extend(rewrite::other_names(folded));
    phrases.extend(corrected.clone());
    let mut found = names::of(&mut search, &phrases);
    if found.is_empty() && !search.begins(folded) {
        found = names::of(&mut search, &rewrite::near_names(index, folded));
    }
    let suggestions = Suggestions {
        products: Vec::new(),
        categories: found.categories,
        brands: found.brands,
        corrected,
        understood,
    };
    (products, suggestions)
}
