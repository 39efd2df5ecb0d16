//! The home page: all that it shows, so that it is complete before a script runs, and without one.

use super::Data;
use super::blog::for_cards;
use crate::catalogue::filter::Scope;
use crate::catalogue::listings::{HOME_LIMIT, Listing};
use crate::catalogue::model::Product;
use crate::catalogue::routes as product_calls;
use crate::error::Result;
use crate::http::reply_cache::Payload;
use crate::site::head::Preload;
use crate::site::{preview, structured};
use crate::state::AppState;

/// The `sizes` of the first main banner. On phones less than it takes: of a photograph there nobody sees the difference.
pub const BANNER_SIZES: &str = "(width < 64rem) 60vw, (width < 84rem) 75vw, 960px";
/// The same of a product in the home page's lists.
pub const CAROUSEL_SIZES: &str = "(width < 40rem) 44vw, (width < 64rem) 31vw, 200px";

/// Adds what the home page shows.
pub(super) async fn add(state: &AppState, data: Data) -> Result<Data> {
    let description = data.language.heads().home(&data.shop, &data.head.place);
    let mut data = data.titled("", description).standing_for(state, "/");
    let banners = crate::banners::routes::all(state).await?;
    if let Some(first) = banners.main_banners.first() {
        data.head.preloads.push(Preload { path: first.url.clone(), sizes: BANNER_SIZES });
    }
    data.put("/banners", &Payload::one(&banners)?);
    let best_deals = add_list(state, &mut data, Listing::BestDeal).await?;
    if let (None, Some(first)) = (banners.main_banners.first(), best_deals.first()) {
        let path = first.main_image.clone();
        data.head.preloads.push(Preload { path, sizes: CAROUSEL_SIZES });
    }
    for listing in [Listing::Product, Listing::Upcoming, Listing::Exclusive] {
        add_list(state, &mut data, listing).await?;
    }
    let offer = Listing::Offer.spec();
    data.put(offer.home, &product_calls::newest_found(state, offer).await?);
    let (second, third, exclusive) = crate::banners::routes::further_down(state).await?;
    data.put("/secondbanner", &Payload::one(&second)?);
    data.put("/thirdbanner", &Payload::one(&third)?);
    data.put("/exclusivebanner", &Payload::one(&exclusive)?);
    let posts = crate::blogs::routes::newest_found(state).await?;
    // As for products: how many there are over all is nothing to the home page.
    data.put("/homeblogsapi", &Payload::one(&for_cards(&posts)?)?);
    let site = data.site(state);
    let mut things = vec![structured::website(site), structured::organization(site)];
    things.extend(structured::stores(site));
    data.head.json_ld = things;
    let stored = banners.main_banners.first().map(|banner| banner.url.as_str());
    let alt = data.language.heads().home_picture(&data.shop, &data.head.place);
    data.head.picture = Some(preview::of(state, stored, &alt, &data.shop).await);
    Ok(data)
}

/// Adds a listing's newest as the interface reads them: plain arrays, how many there are over all is nothing to it.
async fn add_list(state: &AppState, data: &mut Data, listing: Listing) -> Result<Vec<Product>> {
    let query = product_calls::home_query(HOME_LIMIT);
    let list = product_calls::found(state, &Scope::Listing(listing), &query).await?;
    let products = serde_json::from_slice(&list.bytes)?;
    data.put(listing.spec().home, &Payload::json(list.bytes));
    Ok(products)
}
