//! What pages say of themselves in one or two sentences, in the reader's language, where that depends on what they show.

use crate::catalogue::listings::Listing;
use crate::catalogue::model::Product;
use crate::site::language::Language;
use crate::site::structured::one_line;
use crate::text::preview;

/// Search engines show about so many characters.
const LENGTH: usize = 160;

/// The page of a listing.
pub(super) fn listing(listing: Listing, shop: &str, language: Language) -> String {
    language.listing_description(listing, shop)
}

/// A category, or a brand within one.
pub(super) fn category(label: &str, shop: &str, total: u64, language: Language) -> String {
    let heads = language.heads();
    let number = language.number(i64::try_from(total).unwrap_or(i64::MAX));
    match total {
        0 => heads.category_none(label, shop),
        1 => heads.category_one(label, shop, &number),
        _ => heads.category_many(label, shop, &number),
    }
}

/// What was found for a search.
pub(super) fn search(text: &str, shop: &str, language: Language) -> String {
    language.heads().search(&preview(text, 60), shop)
}

/// The same of a later page of a list.
pub(super) fn of_page(description: String, page: u32, language: Language) -> String {
    if page == 1 {
        return description;
    }
    format!("{description} {}", language.heads().page(&language.number(page.into())))
}

/// A product: what it costs, whether it is there, the facts that decide, and how its description begins.
pub(super) fn product(product: &Product, listing: Listing, shop: &str, language: Language) -> String {
    let heads = language.heads();
    let stock = if !listing.spec().takes_stock {
        heads.preorder()
    } else if product.stock > 0 {
        heads.in_stock()
    } else {
        heads.not_in_stock()
    };
    let price = product.effective_price();
    let mut parts = vec![if price > 0 {
        heads.product(&language.taka(price), &stock, shop)
    } else {
        heads.product_no_price(&heads.no_price(), &stock, shop)
    }];
    for (label, value) in
        [(heads.warranty(), &product.warranty), (heads.delivery(), &product.estimated_delivery)]
    {
        if !value.is_empty() && value.chars().count() <= 40 {
            parts.push(heads.fact(&label, value));
        }
    }
    parts.push(one_line(&product.description));
    preview(&parts.join(" "), LENGTH).trim_end().to_owned()
}

/// A blog post: how it begins.
pub(super) fn blog(description: &str) -> String {
    preview(&one_line(description), LENGTH)
}
