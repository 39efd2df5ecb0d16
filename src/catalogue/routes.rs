//! Reading the catalogue: lists, items, home lists, searches and the view counter, for all five listings.

use std::pin::Pin;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, RawQuery, State};
use axum::http::{HeaderMap, HeaderValue, Uri, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;

use super::filter::Scope;
use super::model::Product;
use super::query::{ListQuery, list_parameters};
use super::ready::Shape;
use crate::catalogue::listings::{HOME_LIMIT, LISTINGS, ListingSpec};
use crate::error::{Error, Result};
use crate::http::accept;
use crate::http::client::Client;
use crate::http::openapi::{Call, needed};
use crate::http::query::{Page, Params};
use crate::http::reply;
use crate::http::reply_cache::{BY_ACCEPT, Payload, answer_once};
use crate::messages::Label;
use crate::state::AppState;
use crate::validate::limit;

const TAG: &str = "products";
/// So many products from the top of a list are looked at often.
const OFTEN: usize = 200;

/// A view was counted, or was a repeat.
#[derive(Debug, Serialize, ToSchema)]
struct Viewed {
    acknowledged: bool,
    views: u64,
}

/// Answers the page of a product whose path is a call's path too: the roof knows how (`site::pages::item_page`).
pub type ItemPage = fn(
    AppState,
    HeaderMap,
    Uri,
    &'static ListingSpec,
    String,
) -> Pin<Box<dyn Future<Output = Result<Response>> + Send>>;

/// The calls of this slice, from the tables of `listings`.
pub fn router(page: ItemPage) -> OpenApiRouter<AppState> {
    let mut router = OpenApiRouter::new().merge(searches());
    for spec in &LISTINGS {
        router = router
            .routes(
                Call::get(spec.list, TAG, &format!("The products of {}, the newest first", spec.title))
                    .query(&list_parameters())
                    .replies_list::<Product>(
                        "The products; X-Total-Count tells how many there are over all pages",
                    )
                    .fails(&[400])
                    .with(move |state, headers, uri, query| list(spec, state, headers, uri, query)),
            )
            .routes(one(spec).with(move |state, headers, uri, id| item(spec, page, state, headers, uri, id)))
            .routes(
                Call::patch(spec.view, TAG, "Counts a view, once a client in 30 minutes")
                    .replies::<Viewed>(200, "The number of views")
                    .fails(&[404])
                    .with(move |state: State<AppState>, client: Client, id: Path<String>| async move {
                        view(spec, &state, &client, &id)
                    }),
            )
            .routes(home_call(spec));
    }
    router
}

fn home_call(spec: &'static ListingSpec) -> utoipa_axum::router::UtoipaMethodRouter<AppState> {
    let call = Call::get(spec.home, TAG, &format!("What the home page shows of {}", spec.title));
    if spec.home_is_single {
        call.replies::<Option<Product>>(200, "The newest product, or null")
            .with(move |state, headers, uri| newest(spec, state, headers, uri))
    } else {
        call.replies_list::<Product>("The newest products")
            .with(move |state, headers, uri| home(spec, state, headers, uri))
    }
}

fn searches() -> OpenApiRouter<AppState> {
    let category = needed("category", None, "A category, by any of its names");
    let brand = needed("brand", None, "A brand, in any case");
    let text = needed("text", Some(limit::QUERY), "Words that title, brand or category must contain");
    OpenApiRouter::new()
        .routes(
            Call::get("/search-products", TAG, "Products of every listing with all words")
                .query(&[text])
                .query(&list_parameters())
                .replies_list::<Product>("The products, those with all words in the title first")
                .fails(&[400])
                .with(search),
        )
        .routes(
            Call::get("/categorysearch", TAG, "Products of every listing in a category")
                .query(&list_parameters()[..9])
                .query(std::slice::from_ref(&category))
                .replies_list::<Product>("The products")
                .fails(&[400])
                .with(by_category),
        )
        .routes(
            Call::get(
                "/category-brand-search",
                TAG,
                "Products of every listing in a category and of a brand",
            )
            .query(&list_parameters()[..8])
            .query(&[category, brand])
            .replies_list::<Product>("The products")
            .fails(&[400])
            .with(by_category_and_brand),
        )
}

/// The key under which a reply is kept: path and query as they came.
pub(super) fn key(uri: &Uri) -> &str {
    uri.path_and_query().map_or("", |p| p.as_str())
}

/// Answers a list of products.
async fn answer(
    state: AppState,
    headers: HeaderMap,
    uri: Uri,
    scope: Scope,
    query: ListQuery,
) -> Result<Response> {
    let replies = Arc::clone(&state.replies);
    let make = async { found(&state, &scope, &query).await };
    replies.answer(&headers, key(&uri), make).await
}

/// A list of products as JSON.
pub async fn found(state: &AppState, scope: &Scope, query: &ListQuery) -> Result<Payload> {
    let (hits, total) = state.catalogue.select(scope, query);
    // A page far down a list is asked for once: keeping it would only push others out.
    let deep = query.page.is_some_and(|page| page.before() + page.limit > OFTEN);
    let often = query.page.is_some() && !deep;
    Ok(state.catalogue.array(&state.db, hits, total, often).await?.no_store(deep))
}

async fn list(
    spec: &'static ListingSpec,
    State(state): State<AppState>,
    headers: HeaderMap,
    uri: Uri,
    RawQuery(query): RawQuery,
) -> Result<Response> {
    let query = ListQuery::of(&Params::of(query.as_deref()))?;
    answer(state, headers, uri, Scope::Listing(spec.listing), query).await
}

async fn home(
    spec: &'static ListingSpec,
    State(state): State<AppState>,
    headers: HeaderMap,
    uri: Uri,
) -> Result<Response> {
    answer(state, headers, uri, Scope::Listing(spec.listing), home_query(HOME_LIMIT)).await
}

/// The newest few of a listing.
#[must_use]
pub fn home_query(limit: usize) -> ListQuery {
    ListQuery { page: Some(Page { number: 1, limit }), ..ListQuery::default() }
}

async fn newest(
    spec: &'static ListingSpec,
    State(state): State<AppState>,
    headers: HeaderMap,
    uri: Uri,
) -> Result<Response> {
    let replies = Arc::clone(&state.replies);
    let make = async { newest_found(&state, spec).await };
    replies.answer(&headers, key(&uri), make).await
}

/// The newest product of a listing as JSON, or `null`.
pub async fn newest_found(state: &AppState, spec: &ListingSpec) -> Result<Payload> {
    let (hits, _) = state.catalogue.select(&Scope::Listing(spec.listing), &home_query(1));
    let found = match hits.first() {
        Some(hit) => state.catalogue.single(&state.db, *hit, Shape::Card).await?,
        None => None,
    };
    Ok(found.unwrap_or_else(|| Payload::json("null")))
}

fn one(spec: &ListingSpec) -> Call {
    let call = Call::get(spec.item, TAG, &format!("One product of {}", spec.title));
    if spec.item_is_page {
        call.replies_or_page::<Product>("The product")
    } else {
        call.replies::<Product>(200, "The product").fails(&[404])
    }
}

/// A product, fresh at every call, so that its view count is. Two of the five paths are pages as well.
async fn item(
    spec: &'static ListingSpec,
    page: ItemPage,
    State(state): State<AppState>,
    headers: HeaderMap,
    uri: Uri,
    Path(id): Path<String>,
) -> Result<Response> {
    if spec.item_is_page && !accept::wants_json(&headers) {
        return page(state, headers, uri, spec, id).await;
    }
    let mut reply = item_json(spec, &state, &headers, &id).await.into_response();
    if spec.item_is_page {
        reply.headers_mut().insert(header::VARY, HeaderValue::from_static(BY_ACCEPT));
    }
    Ok(reply)
}

async fn item_json(spec: &ListingSpec, state: &AppState, headers: &HeaderMap, id: &str) -> Result<Response> {
    let listing = (!spec.finds_all).then_some(spec.listing);
    let missing = || Error::not_found(Label::Product);
    let (hit, _) = state.catalogue.find(id, listing).ok_or_else(missing)?;
    let found = state.catalogue.single(&state.db, hit, Shape::Whole).await?.ok_or_else(missing)?;
    answer_once(headers, found).await
}

fn view(
    spec: &ListingSpec,
    state: &AppState,
    client: &Client,
    id: &str,
) -> Result<impl IntoResponse + use<>> {
    let counted = state.catalogue.view(spec.listing, id, client, state.clock.now_ms());
    let views = counted.ok_or_else(|| Error::not_found(Label::Product))?;
    Ok(reply::private(Json(Viewed { acknowledged: true, views })))
}

async fn search(
    State(state): State<AppState>,
    headers: HeaderMap,
    uri: Uri,
    RawQuery(query): RawQuery,
) -> Result<Response> {
    let params = Params::of(query.as_deref());
    let scope = Scope::Words(params.needed("text")?.to_owned());
    answer(state, headers, uri, scope, ListQuery::of(&params)?).await
}

async fn by_category(
    State(state): State<AppState>,
    headers: HeaderMap,
    uri: Uri,
    RawQuery(query): RawQuery,
) -> Result<Response> {
    let params = Params::of(query.as_deref());
    let scope = Scope::Category(params.needed("category")?.to_owned());
    let query = ListQuery { category: None, ..ListQuery::of(&params)? };
    answer(state, headers, uri, scope, query).await
}

async fn by_category_and_brand(
    State(state): State<AppState>,
    headers: HeaderMap,
    uri: Uri,
    RawQuery(query): RawQuery,
) -> Result<Response> {
    let params = Params::of(query.as_deref());
    let scope =
        Scope::CategoryBrand(params.needed("category")?.to_owned(), params.needed("brand")?.to_owned());
    let query = ListQuery { category: None, brand: None, ..ListQuery::of(&params)? };
    answer(state, headers, uri, scope, query).await
}
