//! A card of a product.

use super::facts;
use super::template::Values;
use crate::products::kinds::Kind;
use crate::products::model::Product;
use crate::web::language::Language;

/// The cards of a list; the pictures of the first ones load at once.
#[must_use]
pub fn items(products: &[Product], eager: usize, language: Language) -> Vec<Values<'_>> {
    let card = |(at, product)| values(product, language).yes("eager", at < eager);
    products.iter().enumerate().map(card).collect()
}

/// What a card says of a product.
#[must_use]
pub fn values(product: &Product, language: Language) -> Values<'_> {
    let mut facts = facts::of(product).into_iter();
    let (first, second) = (facts.next(), facts.next());
    common(product, language)
        .text("href", product.listing.spec().detail_of(&product.id))
        .case(
            "facts",
            if second.is_some() {
                "two"
            } else if first.is_some() {
                "one"
            } else {
                "none"
            },
        )
        .text("fact1", first.unwrap_or_default())
        .text("fact2", second.unwrap_or_default())
}

/// What cards and the product's own page say alike.
#[must_use]
pub fn common(product: &Product, language: Language) -> Values<'_> {
    let now = product.effective_price();
    picture(Values::default(), &product.main_image)
        .text("id", product.id.as_str())
        .text("title", product.title.as_str())
        .yes("bengali", is_bengali(&product.title))
        .text("brand", product.brand.as_str())
        .case("price", price_case(product))
        .text("now", language.taka(now))
        .text("original", language.taka(product.price))
        .text("saved", language.taka(product.price - now))
        .case("stock", stock_case(product.stock))
        .yes("preorder", product.listing == Kind::Upcoming)
}

/// A picture of ours, or none.
#[must_use]
pub fn picture<'a>(values: Values<'a>, path: &'a str) -> Values<'a> {
    let stem = path.strip_prefix("/uploads/").and_then(|name| name.strip_suffix(".webp"));
    values.yes("picture", stem.is_some()).text("picture", stem.unwrap_or_default())
}

fn price_case(product: &Product) -> &'static str {
    match (product.effective_price(), product.offer_price) {
        (0, _) => "none",
        (_, 1..) if product.offer_price < product.price => "offer",
        _ => "plain",
    }
}

/// Few are told by their number.
fn stock_case(stock: i64) -> &'static str {
    match stock {
        6.. => "many",
        5 => "few5",
        4 => "few4",
        3 => "few3",
        2 => "few2",
        1 => "few1",
        _ => "none",
    }
}

/// Whether a text that a person wrote has Bengali letters.
#[must_use]
pub fn is_bengali(text: &str) -> bool {
    text.chars().any(|c| matches!(c, '\u{0980}'..='\u{09FF}'))
}
