//! The home page: all that it shows, so that it is complete before a script runs, and without one.

use super::{Data, says};
use crate::error::Result;
use crate::products::filter::Scope;
use crate::products::kinds::{HOME_LIMIT, Kind};
use crate::products::model::Product;
use crate::products::routes as product_calls;
use crate::settings::place::in_cities;
use crate::state::AppState;
use crate::web::cache::Found;
use crate::web::head::Preload;
use crate::web::{preview, structured};

// The `sizes` of the first pictures, as the interface has them.
pub(in crate::web) const BANNER_SIZES: &str = "(width < 84rem) 75vw, 960px";
pub(super) const CAROUSEL_SIZES: &str = "(width < 40rem) 44vw, (width < 64rem) 31vw, 200px";

/// Adds what the home page shows.
///
/// # Errors
/// Where the database fails.
pub(super) async fn add(state: &AppState, data: Data) -> Result<Data> {
    let description = says::home(&data.shop, &in_cities(&data.settings, data.language), data.language);
    let mut data = data.titled("", description).standing_for(state, "/");
    let banners = crate::banners::routes::all(state).await?;
    if let Some(first) = banners.main_banners.first() {
        let (path, media) = (first.url.clone(), "(min-width: 64rem)");
        data.head.preloads.push(Preload { path, sizes: BANNER_SIZES, media });
    }
    data.put("/banners", &Found::one(&banners)?);
    let best_deals = add_list(state, &mut data, Kind::BestDeal).await?;
    if let Some(first) = best_deals.first() {
        let (path, media) = (first.main_image.clone(), "(max-width: 63.99rem)");
        data.head.preloads.push(Preload { path, sizes: CAROUSEL_SIZES, media });
    }
    for kind in [Kind::Product, Kind::Upcoming, Kind::Exclusive] {
        add_list(state, &mut data, kind).await?;
    }
    let offer = Kind::Offer.spec();
    data.put(offer.home, &product_calls::newest_found(state, offer).await?);
    let (second, third, exclusive) = crate::banners::routes::further_down(state).await?;
    data.put("/secondbanner", &Found::one(&second)?);
    data.put("/thirdbanner", &Found::one(&third)?);
    data.put("/exclusivebanner", &Found::one(&exclusive)?);
    let posts = crate::blogs::routes::newest_found(state).await?;
    // As for products: how many there are over all is nothing to the home page.
    data.put("/homeblogsapi", &Found::json(posts.bytes));
    let site = data.site(state);
    let mut things = vec![structured::website(site), structured::organization(site)];
    things.extend(structured::stores(site));
    data.head.json_ld = things;
    let stored = banners.main_banners.first().map(|banner| banner.url.as_str());
    let alt = format!("{}: {}", data.shop, data.head.tagline);
    data.head.picture = Some(preview::of(state, stored, &alt, &data.shop).await);
    Ok(data)
}

/// Adds a listing's newest as the interface reads them: plain arrays, how many there are over all is nothing to it.
async fn add_list(state: &AppState, data: &mut Data, kind: Kind) -> Result<Vec<Product>> {
    let query = product_calls::home_query(HOME_LIMIT);
    let list = product_calls::found(state, &Scope::Kind(kind), &query).await?;
    let products = serde_json::from_slice(&list.bytes)?;
    data.put(kind.spec().home, &Found::json(list.bytes));
    Ok(products)
}
