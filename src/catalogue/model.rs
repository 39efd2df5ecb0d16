//! What a product is (contract 4), and the rules about its price.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::catalogue::listings::Listing;
use crate::catalogue::pictures::Picture;
use crate::catalogue::rating::Rating;

/// One row of specifications.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct SpecificationRow {
    /// What is told, such as `Battery`.
    pub field: String,
    /// What it is, such as `5000 mAh`.
    pub value: String,
}

/// The specifications of watches and TVs; an empty text where nothing is known.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
pub struct FixedSpecification {
    /// Size, weight, material.
    pub body: String,
    /// Battery or power.
    pub battery: String,
    /// Size, panel, resolution.
    pub display: String,
    /// The main camera.
    pub main_camera: String,
    /// The selfie camera.
    pub selfie_camera: String,
    /// When it came out.
    pub launch: String,
}

/// Either shape of specifications.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(untagged)]
pub enum Specifications {
    /// Rows of field and value.
    List(Vec<SpecificationRow>),
    /// Six fixed fields.
    Fixed(FixedSpecification),
}

/// A memory variant.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RamOption {
    /// Its name, such as `8GB/256GB`.
    pub option: String,
    /// Whole taka on top of the price; may be negative.
    pub price_difference: i64,
}

/// A colour variant.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ColorOption {
    /// Its name.
    pub color: String,
    /// Whole taka on top of the price; may be negative.
    pub price_difference: i64,
    /// The stored path of its picture.
    pub image: String,
    /// What that picture shows, in words; left out where the owner did not say it.
    #[schema(required = false)]
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub alt: String,
}

/// A product as every call shows it. Prices are whole taka, times RFC 3339 in UTC.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Product {
    /// Opaque and short.
    #[serde(rename = "_id")]
    pub id: String,
    /// Where it stands.
    pub listing: Listing,
    /// At most 200 characters.
    pub title: String,
    /// Several paragraphs.
    pub description: String,
    /// The price without an offer.
    pub price: i64,
    /// The price that is asked; 0 where there is no offer.
    pub offer_price: i64,
    /// Whether `price` must not stand crossed out beside the lower offer: nobody was asked for that much within the last 30
    /// days. Left out where that is not so.
    #[schema(required = false)]
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub offer_only: bool,
    /// Pieces on the shelf.
    pub stock: i64,
    /// In upper case.
    pub category: String,
    /// In upper case.
    pub brand: String,
    /// The stored path of the main picture.
    pub main_image: String,
    /// What that picture shows, in words; left out where the owner did not say it.
    #[schema(required = false)]
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub main_image_alt: String,
    /// Its pictures beside the main one, at most 7, in the owner's order. Left out where there are none, and in lists.
    #[schema(required = false)]
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pictures: Vec<Picture>,
    /// Points that buying one piece brings.
    pub buy_points: i64,
    /// The same as `buyPoints`.
    pub points: i64,
    /// Such as `2-3 days`.
    pub estimated_delivery: String,
    /// Such as `1 year`.
    pub warranty: String,
    /// Whether it can be paid in instalments.
    pub emi_available: bool,
    /// The list, or the object of watches and TVs.
    pub specifications: Specifications,
    /// Memory variants.
    pub ram_storage: Vec<RamOption>,
    /// Colour variants.
    pub available_colors: Vec<ColorOption>,
    /// When it was added.
    pub created_at: String,
    /// When an admin last changed it.
    pub updated_at: String,
    /// What its reviews come to; left out while there are none.
    #[schema(value_type = Rating, required = false)]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<Rating>,
    /// How often it was opened. The last field, so that a new number can be put into ready bytes.
    pub views: u64,
}

/// The effective price of a product whose price is not announced yet.
pub const UNANNOUNCED: i64 = 0;

/// What is asked for a product: the offer, and where there is none the price (contract 4).
#[must_use]
pub fn effective_price(price: i64, offer_price: i64) -> i64 {
    if offer_price > 0 { offer_price } else { price }
}

/// Whether the lower of two prices is shown alone: the other one does not stand crossed out (`struck`).
#[must_use]
pub fn is_offer_only(price: i64, offer_price: i64, struck: bool) -> bool {
    (1..price).contains(&offer_price) && !struck
}

/// The lowest price that variants can bring a product to.
#[must_use]
pub fn lowest_price(effective: i64, ram: &[RamOption], colors: &[ColorOption]) -> i64 {
    let ram = ram.iter().map(|r| r.price_difference).min().unwrap_or(0).min(0);
    let color = colors.iter().map(|c| c.price_difference).min().unwrap_or(0).min(0);
    effective + ram + color
}

impl Product {
    /// What is asked for it without a variant.
    #[must_use]
    pub fn effective_price(&self) -> i64 {
        effective_price(self.price, self.offer_price)
    }

    /// Every picture that it names.
    pub fn images(&self) -> impl Iterator<Item = &str> {
        self.shown_pictures().map(|(path, _)| path)
    }

    /// Every picture that it names, in the order in which its page shows them, with what the owner says it shows.
    pub fn shown_pictures(&self) -> impl Iterator<Item = (&str, &str)> {
        std::iter::once((self.main_image.as_str(), self.main_image_alt.as_str()))
            .chain(self.pictures.iter().map(|p| (p.image.as_str(), p.alt.as_str())))
            .chain(self.available_colors.iter().map(|c| (c.image.as_str(), c.alt.as_str())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_offer_means_the_price() {
        assert_eq!(effective_price(1000, 900), 900);
        assert_eq!(effective_price(1000, 0), 1000);
        assert_eq!(effective_price(0, 0), 0);
    }

    #[test]
    fn only_a_lower_offer_stands_alone() {
        let alone = |offer| is_offer_only(1000, offer, false);
        assert_eq!([0, 1, 999, 1000].map(alone), [false, true, true, false]);
        assert!(!is_offer_only(0, 0, false));
        assert!(!is_offer_only(1000, 900, true));
    }

    #[test]
    fn the_lowest_price_takes_the_smallest_of_both_variants() {
        let ram = [RamOption { option: "a".into(), price_difference: -300 }];
        let color =
            [ColorOption { color: "b".into(), price_difference: 50, image: "x".into(), alt: String::new() }];
        assert_eq!(lowest_price(1000, &ram, &color), 700);
        assert_eq!(lowest_price(1000, &[], &color), 1000);
    }
}
