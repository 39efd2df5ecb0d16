//! A product's page.

use rusqlite::Connection;

use super::view::Crumb;
use super::{Data, absolute, descriptions};
use crate::catalogue::listings::Listing;
use crate::catalogue::model::Product;
use crate::catalogue::ready::Shape;
use crate::error::Result;
use crate::http::reply_cache::Payload;
use crate::paths::segment;
use crate::reviews::model::{PAGE_SIZE, Review};
use crate::reviews::store::first_page;
use crate::site::cards::shown::Shown;
use crate::site::head::{Head, Preload};
use crate::site::preview::Picture;
use crate::site::{canonical, cards, names, structured};
use crate::state::AppState;
use crate::{questions, reviews};

/// The `sizes` of the product's picture.
pub const DETAIL_SIZES: &str = "(width < 48rem) 100vw, (width < 80rem) 50vw, 608px";

/// Adds what a product's page shows; `listing` is the listing in which it is looked for.
pub(super) async fn add(
    state: &AppState,
    mut data: Data,
    listing: Option<Listing>,
    id: &str,
) -> Result<Data> {
    let Some((hit, found_in)) = state.catalogue.find(id, listing) else {
        return Ok(data.missing());
    };
    let Some(found) = state.catalogue.single(&state.db, hit, Shape::Whole).await? else {
        return Ok(data.missing());
    };
    let product: Product = serde_json::from_slice(&found.bytes)?;
    let spec = listing.map_or(Listing::Product.spec(), Listing::spec);
    data.put(&spec.item_of(id), &found);
    let reviews = add_opinions(state, &mut data, id, hit.seq).await?;
    let (language, shop) = (data.language, data.shop.clone());
    let own = found_in.spec().detail_of(id);
    // Opened from a category it stands there, else in its listing.
    let parent = match listing {
        Some(_) => Crumb::new(language.listing_title(found_in), found_in.spec().page),
        None => {
            Crumb::new(names::category(&product.category, language), canonical::category(&product.category))
        }
    };
    let crumbs = data.way([parent, Crumb::new(product.title.clone(), own.clone())]);
    let price = product.effective_price();
    let site = data.site(state);
    data.head = Head {
        title: product.title.clone(),
        description: descriptions::product(&product, found_in, &shop, language),
        canonical: absolute(state, &own),
        picture: Some(card(state, &Shown::of(&product, found_in, &shop, language), id)),
        kind: "product",
        price: (price > 0).then_some(price),
        preloads: vec![Preload { path: product.main_image.clone(), sizes: DETAIL_SIZES }],
        json_ld: vec![
            structured::product(site, &product, found_in, &reviews),
            structured::breadcrumbs(site, &crumbs),
        ],
        ..Head::default()
    };
    Ok(data)
}

/// The product's card; it is drawn when somebody asks for it.
fn card(state: &AppState, shown: &Shown, id: &str) -> Picture {
    Picture { url: absolute(state, &shown.path(id)), size: Some(cards::size()), alt: shown.words() }
}

/// Adds the first reviews and the first answered questions; answers the reviews.
async fn add_opinions(state: &AppState, data: &mut Data, id: &str, seq: i64) -> Result<Vec<Review>> {
    let page = first_page();
    let read = move |conn: &Connection| {
        Ok((reviews::store::of_product(conn, seq, page)?, questions::store::of_product(conn, seq, page)?))
    };
    let (reviews, (questions, total)) = state.db.read(read).await?;
    let address = |what: &str| format!("/api/products/{}/{what}?limit={PAGE_SIZE}&page=1", segment(id));
    data.put(&address("reviews"), &Payload::one(&reviews)?);
    data.put(&address("questions"), &Payload::one(&questions)?.of_total(total));
    Ok(reviews.reviews)
}
