//! What a search may be about while it is being typed: products, categories and brands.

use std::cmp::Reverse;
use std::collections::HashMap;

use serde::Serialize;
use utoipa::ToSchema;

use super::index::{Entry, Index};
use super::kinds::Kind;

/// How many products are suggested at most.
const PRODUCTS: usize = 6;
/// How many categories.
const CATEGORIES: usize = 3;
/// How many brands.
const BRANDS: usize = 4;

/// A product, as far as a suggestion shows it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SuggestedProduct {
    /// Its id.
    #[serde(rename = "_id")]
    pub id: String,
    /// Where it stands.
    pub listing: Kind,
    /// Its title.
    pub title: String,
    /// The stored path of its picture.
    pub main_image: String,
    /// The price without an offer.
    pub price: i64,
    /// The price that is asked; 0 where there is no offer.
    pub offer_price: i64,
}

/// A category.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct SuggestedCategory {
    /// As the catalogue writes it, such as `PHONE`.
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
    /// At most 6 products.
    pub products: Vec<SuggestedProduct>,
    /// At most 3 categories.
    categories: Vec<SuggestedCategory>,
    /// At most 4 brands.
    brands: Vec<SuggestedBrand>,
    /// What was looked for instead, where nothing has what was typed.
    #[schema(required)]
    corrected: Option<String>,
}

/// What a folded text suggests, and the places of the products in the order of adding.
#[must_use]
pub fn of(index: &Index, folded: &str) -> (Vec<i64>, Suggestions) {
    let (titles, rest) = index.with_words(folded);
    let products =
        [titles, rest].into_iter().flat_map(|marks| marks.newest().take(PRODUCTS).collect::<Vec<_>>());
    let products = products.take(PRODUCTS).collect();
    let named = |text: &str| folded.split(' ').any(|word| text.contains(word));
    let categories = index.categories.live().filter(|(_, text)| named(text)).take(CATEGORIES);
    let categories =
        categories.map(|(n, _)| SuggestedCategory { name: index.category_name(n).to_owned() }).collect();
    let brands = index.brands.live().filter(|(_, text)| named(text)).take(BRANDS);
    let brands = brands
        .map(|(n, _)| SuggestedBrand {
            name: index.brand_name(n).to_owned(),
            category: index.category_name(main_category(index, n)).to_owned(),
        })
        .collect();
    (products, Suggestions { products: Vec::new(), categories, brands, corrected: None })
}

/// The category that most products of a brand have.
fn main_category(index: &Index, brand: u32) -> u32 {
    let mut counts: HashMap<u32, usize> = HashMap::new();
    for Entry { category, .. } in index.of_seqs(index.brands.holders(brand)) {
        *counts.entry(*category).or_default() += 1;
    }
    counts.into_iter().max_by_key(|(category, count)| (*count, Reverse(*category))).map_or(0, |(n, _)| n)
}
