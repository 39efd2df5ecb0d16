//! An edit of a product, as its form is read and as it is carried out.

use crate::catalogue::listings::Listing;
use crate::catalogue::model::{RamOption, Specifications};
use crate::messages::Label;
use crate::validate::{Check, limit};

/// What an edit changes; a field that is `None` stays.
#[derive(Debug, Default, Clone)]
pub struct Edit {
    /// See [`Product`] for each field.
    pub title: Option<String>,
    /// Several paragraphs.
    pub description: Option<String>,
    /// Whole taka.
    pub price: Option<i64>,
    /// Whole taka; 0 for none.
    pub offer_price: Option<i64>,
    /// Pieces.
    pub stock: Option<i64>,
    /// In words.
    pub warranty: Option<String>,
    /// Another listing: the product moves.
    pub listing: Option<Listing>,
    /// In upper case.
    pub category: Option<String>,
    /// In upper case.
    pub brand: Option<String>,
    /// In words.
    pub estimated_delivery: Option<String>,
    /// Instalments.
    pub emi_available: Option<bool>,
    /// Points a piece.
    pub buy_points: Option<i64>,
    /// Either shape.
    pub specifications: Option<Specifications>,
    /// All memory variants.
    pub ram_storage: Option<Vec<RamOption>>,
    /// Where the main picture is from.
    pub main_image: Option<ImageSource>,
    /// What the main picture shows.
    pub main_image_alt: Option<String>,
    /// All pictures beside it, in their order.
    pub pictures: Option<Vec<PictureEdit>>,
    /// All colour variants.
    pub available_colors: Option<Vec<ColorEdit>>,
}

/// A colour of an edit.
#[derive(Debug, Clone)]
pub struct ColorEdit {
    /// Its name.
    pub color: String,
    /// Whole taka on top of the price; may be negative.
    pub price_difference: i64,
    /// Its picture.
    pub image: ImageSource,
    /// What that shows.
    pub alt: String,
}

/// A picture beside the main one, of an edit.
#[derive(Debug, Clone)]
pub struct PictureEdit {
    /// Where it is from.
    pub image: ImageSource,
    /// What it shows.
    pub alt: String,
}

/// Where a picture of an edit is from.
#[derive(Debug, Clone)]
pub enum ImageSource {
    /// One that the product must have already.
    Kept(String),
    /// One that came with the edit.
    New(String),
}

/// What the person who edits saw when the form was opened.
#[derive(Debug, Default)]
pub struct Expected {
    pub(super) stock: Option<i64>,
    pub(super) updated_at: Option<String>,
}

impl Expected {
    /// What `expectedStock` is.
    pub const STOCK_DESCRIPTION: &str = "What the stock was when the form was opened.";
    /// What `expectedUpdatedAt` is.
    pub const UPDATED_AT_DESCRIPTION: &str = "The `updatedAt` of the product when the form was opened.";

    /// Reads `expectedStock` and `expectedUpdatedAt`.
    pub fn read(check: &mut Check<'_>) -> Self {
        let stock = check.optional_int("expectedStock", Label::ExpectedStock, 0, limit::STOCK);
        let updated_at = Some(check.text("expectedUpdatedAt").to_owned()).filter(|t| !t.is_empty());
        Self { stock, updated_at }
    }

    /// A stock that was seen, where one was.
    #[must_use]
    pub fn of_stock(stock: Option<i64>) -> Self {
        Self { stock, updated_at: None }
    }
}
