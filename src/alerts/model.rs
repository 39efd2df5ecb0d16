//! What a person waits for.

use crate::catalogue::listings::Listing;
use crate::catalogue::model::{Product, UNANNOUNCED};
use crate::messages::{Label, Message, Taka};
use crate::validate::{Check, limit};
use crate::words::words;

words! {
    /// What a person waits for.
    pub enum Wish {
        /// That it is on the shelf.
        Stock = "stock",
        /// That it costs so much at most.
        Price = "price",
    }
}

/// A wish as it was sent.
#[derive(Debug)]
pub struct NewAlert {
    /// What for.
    pub wish: Wish,
    /// Whole taka; 0 for [`Wish::Stock`].
    pub at_most: i64,
    /// What is said once it is kept.
    pub kept: Message,
    /// Where the mail goes.
    pub email: String,
    /// Whether the field is filled that people do not see.
    pub by_a_machine: bool,
}

impl NewAlert {
    /// Reads it.
    pub fn read(check: &mut Check<'_>) -> Self {
        let words = Wish::ALL.map(Wish::as_str);
        let wish = check.one_of("wish", words, Message::AlertWish).and_then(Wish::of).unwrap_or(Wish::Stock);
        let price = check.optional_int("atMost", Label::Price, 1, limit::PRICE);
        let (at_most, kept) = match (wish, price) {
            (Wish::Stock, _) => (0, Message::AlertStockKept),
            (Wish::Price, Some(price)) => (price, Message::AlertPriceKept),
            // Any price, once there is one.
            (Wish::Price, None) => (limit::PRICE, Message::AlertAnyPriceKept),
        };
        Self { wish, at_most, kept, email: check.email("email"), by_a_machine: !check.is_blank("website") }
    }

    /// Why there is nothing to wait for; none where there is.
    #[must_use]
    pub fn needless(&self, product: &Product) -> Option<Message> {
        let price = product.effective_price();
        let is_there = product.listing != Listing::Upcoming && product.stock > 0;
        match self.wish {
            Wish::Stock if is_there => Some(Message::InStockAlready),
            Wish::Price if price != UNANNOUNCED && price <= self.at_most => {
                Some(Message::CostsThatAlready { price: Taka(price) })
            }
            _ => None,
        }
    }
}
