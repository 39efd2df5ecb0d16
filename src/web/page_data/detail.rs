//! A product's page.

use serde_json::json;

use super::view::{Crumb, View};
use super::{Data, absolute};
use crate::error::Result;
use crate::images;
use crate::products::kinds::Kind;
use crate::products::model::Product;
use crate::state::AppState;
use crate::text::{clean_line, preview};
use crate::web::head::{Head, Preload};

/// The `sizes` of the product's picture, as the interface has them.
pub(super) const DETAIL_SIZES: &str = "(width < 48rem) 100vw, (width < 80rem) 50vw, 608px";

/// Adds what a product's page shows; `kind` is the listing in which it is looked for.
///
/// # Errors
/// Where the database fails.
pub(super) async fn add(state: &AppState, mut data: Data, kind: Option<Kind>, id: &str) -> Result<Data> {
    let Some((hit, kind_found)) = state.catalogue.find(id, kind) else { return Ok(data.missing()) };
    let Some(found) = state.catalogue.single(&state.db, hit).await? else { return Ok(data.missing()) };
    let product: Product = serde_json::from_slice(&found.bytes)?;
    let spec = kind.map_or(Kind::Product.spec(), Kind::spec);
    data.put(&spec.item_of(id), &found);
    let price = product.effective_price();
    let canonical = absolute(state, &kind_found.spec().detail_of(id));
    let picture = absolute(state, &images::og(&product.main_image));
    let mut head = Head {
        title: product.title.clone(),
        description: preview(&clean_line(&product.description.replace('\n', " ")), 160),
        canonical: canonical.clone(),
        image: Some(picture.clone()),
        kind: "product",
        price: (price > 0).then_some(price),
        preloads: vec![Preload { path: product.main_image.clone(), sizes: DETAIL_SIZES, media: "" }],
        ..Head::default()
    };
    if price > 0 {
        head.description = format!("TK {}. {}", grouped(price), head.description);
    }
    let mut structured = json!({
        "@context": "https://schema.org",
        "@type": "Product",
        "name": product.title,
        "description": preview(&product.description, 5000),
        "image": [picture],
        "sku": id,
        "category": product.category,
        "brand": {"@type": "Brand", "name": product.brand},
    });
    if price > 0 {
        let availability = match (kind_found, product.stock > 0) {
            (Kind::Upcoming, _) => "https://schema.org/PreOrder",
            (_, true) => "https://schema.org/InStock",
            (_, false) => "https://schema.org/OutOfStock",
        };
        structured["offers"] = json!({
            "@type": "Offer",
            "url": canonical,
            "price": price,
            "priceCurrency": "BDT",
            "availability": availability,
            "itemCondition": "https://schema.org/NewCondition",
        });
    }
    head.json_ld.push(structured);
    data.head = head;
    let spec = kind_found.spec();
    let steps = [Crumb::new(spec.title, spec.page), Crumb::new(product.title.clone(), spec.detail_of(id))];
    let crumbs = data.way(steps);
    data.view = View::Detail { product: Box::new(product), kind: kind_found, crumbs };
    Ok(data)
}

/// A number with its thousands apart, as the local market writes it in English.
fn grouped(n: i64) -> String {
    let digits = n.to_string();
    let mut out = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_stand_apart() {
        assert_eq!(grouped(0), "0");
        assert_eq!(grouped(999), "999");
        assert_eq!(grouped(45_000), "45,000");
        assert_eq!(grouped(100_000_000), "100,000,000");
    }
}
