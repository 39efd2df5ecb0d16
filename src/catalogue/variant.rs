//! The variant of a product that a person chose, and what one piece of it costs (spec 5).

use super::model::Product;
use crate::catalogue::listings::Listing;
use crate::error::{Error, Result};
use crate::messages::{Label, Message};
use crate::validate::{Check, limit};

/// A colour and a memory by their names; empty where none was chosen.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Variant {
    /// The colour.
    pub color: String,
    /// The memory.
    pub ram_storage: String,
}

impl Variant {
    /// Reads `color` and `ramStorage` of a body.
    pub fn read(check: &mut Check<'_>) -> Self {
        Self {
            color: check.optional_line("color", Label::Colour, limit::SHORT),
            ram_storage: check.optional_line("ramStorage", Label::RamStorage, limit::SHORT),
        }
    }

    /// What one piece costs with this variant: the effective price and both differences.
    ///
    /// # Errors
    /// 400 for a variant that the product does not have.
    pub fn price_of(&self, product: &Product) -> Result<i64> {
        let color = if self.color.is_empty() {
            0
        } else {
            let found = product.available_colors.iter().find(|c| c.color == self.color);
            found.ok_or_else(|| Error::field("color", Message::ColourNotOffered))?.price_difference
        };
        let ram = if self.ram_storage.is_empty() {
            0
        } else {
            let found = product.ram_storage.iter().find(|r| r.option == self.ram_storage);
            found.ok_or_else(|| Error::field("ramStorage", Message::RamStorageNotOffered))?.price_difference
        };
        Ok(product.effective_price() + color + ram)
    }

    /// What one piece is sold for with this variant.
    ///
    /// # Errors
    /// 400 for a variant that the product does not have, 409 where it has no price (contract 4).
    pub fn charged(&self, product: &Product) -> Result<i64> {
        let price = self.price_of(product)?;
        if price <= 0 || product.effective_price() <= 0 {
            return Err(Error::conflict(Message::PriceToBeAnnounced));
        }
        Ok(price)
    }
}

/// Whether ordering takes pieces from the shelf; upcoming products are pre-orders (contract 5).
#[must_use]
pub fn takes_stock(listing: Listing) -> bool {
    listing.spec().takes_stock
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::model::{ColorOption, RamOption, Specifications};

    fn product() -> Product {
        Product {
            id: "p".into(),
            listing: Listing::Product,
            title: "Phone".into(),
            description: "A phone.".into(),
            price: 1000,
            offer_price: 900,
            offer_only: false,
            stock: 1,
            category: "PHONE".into(),
            brand: "APPLE".into(),
            main_image: "/uploads/a.webp".into(),
            main_image_alt: String::new(),
            pictures: Vec::new(),
            buy_points: 0,
            points: 0,
            estimated_delivery: "1 day".into(),
            warranty: "none".into(),
            emi_available: false,
            specifications: Specifications::List(Vec::new()),
            ram_storage: vec![RamOption { option: "8GB".into(), price_difference: 100 }],
            available_colors: vec![ColorOption {
                color: "Blue".into(),
                price_difference: -50,
                image: "b".into(),
                alt: String::new(),
            }],
            created_at: String::new(),
            updated_at: String::new(),
            rating: None,
            views: 0,
        }
    }

    #[test]
    fn a_variant_adds_its_differences_to_the_effective_price() {
        let variant = |color: &str, ram: &str| Variant { color: color.into(), ram_storage: ram.into() };
        assert_eq!(variant("", "").price_of(&product()).unwrap(), 900);
        assert_eq!(variant("Blue", "").price_of(&product()).unwrap(), 850);
        assert_eq!(variant("Blue", "8GB").price_of(&product()).unwrap(), 950);
        assert!(matches!(variant("blue", "").price_of(&product()), Err(Error::Invalid { .. })));
        assert!(matches!(variant("", "16GB").price_of(&product()), Err(Error::Invalid { .. })));
    }
}
