//! A product as structured data.

use std::collections::HashSet;

use serde_json::{Value, json};

use super::{DESCRIPTION, Site, put, thing};
use crate::catalogue::listings::Listing;
use crate::catalogue::model::{FixedSpecification, Product, Specifications};
use crate::reviews::model::{Review, STARS};
use crate::text::preview;

/// How many reviews are told of.
const REVIEWS: usize = 3;

/// A picture by its address alone, or with what the owner says it shows.
fn picture(url: String, alt: &str) -> Value {
    if alt.is_empty() {
        return Value::String(url);
    }
    json!({"@type": "ImageObject", "url": url, "caption": alt})
}

/// A product of a listing with what is asked for it and what its newest reviews say; without an offer while its price is
/// not announced.
#[must_use]
pub fn product(site: Site<'_>, product: &Product, listing: Listing, reviews: &[Review]) -> Value {
    let url = site.at(&listing.spec().detail_of(&product.id));
    let description = if product.description.is_empty() { &product.title } else { &product.description };
    let mut seen = HashSet::new();
    let pictures = product.shown_pictures().filter(|(path, _)| !path.is_empty() && seen.insert(*path));
    let pictures: Vec<Value> = pictures.map(|(path, alt)| picture(site.picture(path), alt)).collect();
    let mut map = thing("Product");
    map.insert("@id".to_owned(), json!(format!("{url}#product")));
    map.insert("name".to_owned(), json!(product.title));
    map.insert("description".to_owned(), json!(preview(description, DESCRIPTION)));
    map.insert("url".to_owned(), json!(url));
    map.insert("image".to_owned(), json!(pictures));
    map.insert("sku".to_owned(), json!(product.id));
    put(&mut map, "category", &product.category);
    if !product.brand.is_empty() {
        map.insert("brand".to_owned(), json!({"@type": "Brand", "name": product.brand}));
    }
    let facts = facts(product);
    if !facts.is_empty() {
        map.insert("additionalProperty".to_owned(), json!(facts));
    }
    let price = product.effective_price();
    if price > 0 {
        let availability = if !listing.spec().takes_stock {
            "PreOrder"
        } else if product.stock > 0 {
            "InStock"
        } else {
            "OutOfStock"
        };
        let offer = json!({
            "@type": "Offer",
            "url": url,
            "price": price,
            "priceCurrency": "BDT",
            "availability": format!("https://schema.org/{availability}"),
            "itemCondition": "https://schema.org/NewCondition",
            "seller": site.reference(),
        });
        map.insert("offers".to_owned(), offer);
    }
    if let Some(rating) = product.rating {
        let (worst, best) = (1, STARS);
        let rating = json!({"@type": "AggregateRating", "ratingValue": rating.average, "reviewCount": rating.count,
            "bestRating": best, "worstRating": worst});
        map.insert("aggregateRating".to_owned(), rating);
        let reviews: Vec<Value> = reviews.iter().filter_map(review).take(REVIEWS).collect();
        if !reviews.is_empty() {
            map.insert("review".to_owned(), json!(reviews));
        }
    }
    map.into()
}

/// A review with words by somebody with a name.
fn review(review: &Review) -> Option<Value> {
    let Review { stars, text, name, created_at, .. } = review;
    (!text.is_empty() && !name.is_empty()).then(|| {
        json!({
            "@type": "Review",
            "author": {"@type": "Person", "name": name},
            "datePublished": created_at,
            "reviewBody": text,
            "reviewRating": {"@type": "Rating", "ratingValue": stars, "bestRating": STARS, "worstRating": 1},
        })
    })
}

/// The specifications and the warranty.
fn facts(product: &Product) -> Vec<Value> {
    rows(&product.specifications)
        .into_iter()
        .chain([("Warranty", product.warranty.as_str())])
        .filter(|(name, value)| !name.is_empty() && !value.is_empty())
        .map(|(name, value)| json!({"@type": "PropertyValue", "name": name, "value": value}))
        .collect()
}

/// Specifications of either shape as rows of what is told and what it is.
fn rows(specifications: &Specifications) -> Vec<(&str, &str)> {
    match specifications {
        Specifications::List(rows) => {
            rows.iter().map(|row| (row.field.as_str(), row.value.as_str())).collect()
        }
        Specifications::Fixed(FixedSpecification {
            body,
            battery,
            display,
            main_camera,
            selfie_camera,
            launch,
        }) => vec![
            ("Body", body),
            ("Battery", battery),
            ("Display", display),
            ("Main camera", main_camera),
            ("Selfie camera", selfie_camera),
            ("Launch", launch),
        ],
    }
}
