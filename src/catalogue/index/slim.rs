//! What the index keeps of a product, as the database has it.

use crate::catalogue::listings::Listing;

/// A product as it is read for the index.
pub(super) struct Slim<'a> {
    pub seq: i64,
    pub id: &'a str,
    pub listing: Listing,
    pub title: &'a str,
    pub brand: &'a str,
    pub category: &'a str,
    pub price: i64,
    pub views: i64,
    pub available: bool,
    pub facts: i64,
}
