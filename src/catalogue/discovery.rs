//! Calls that help to choose: suggestions while typing, what a list can be narrowed down by, products by id, and
//! products like another.

use axum::extract::{Path, RawQuery, State};
use axum::http::{HeaderMap, Uri};
use axum::response::Response;
use rusqlite::Connection;
use utoipa::openapi::schema::Type;
use utoipa_axum::router::OpenApiRouter;

use super::facets::Facets;
use super::filter::Scope;
use super::model::Product;
use super::query::{ListQuery, list_parameters};
use super::routes::key;
use super::{searching, store};
use crate::catalogue::listings::{self, Listing};
use crate::catalogue::memory::Hit;
use crate::catalogue::search::suggest::Suggestions;
use crate::error::{Error, Result};
use crate::http::openapi::{Call, needed, parameter};
use crate::http::query::Params;
use crate::http::reply_cache::{Payload, answer_once};
use crate::messages::{Label, Message};
use crate::state::AppState;
use crate::text::fold;
use crate::validate::limit;

const TAG: &str = "choosing";
/// How many products are asked for by id at most.
pub const IDS: usize = 12;
/// How many products like another there are at most.
const RELATED: usize = 8;

/// The calls of this file.
pub fn router() -> OpenApiRouter<AppState> {
    let filters = &list_parameters()[3..8];
    OpenApiRouter::new()
        .routes(
            Call::get("/api/suggest", TAG, "What a search may be about, while it is being typed")
                .query(&[needed("text", Some(limit::QUERY), "What was typed so far")])
                .replies::<Suggestions>(200, "Products, categories and brands")
                .fails(&[400])
                .with(suggestions),
        )
        .routes(
            Call::get("/api/facets", TAG, "What a list can be narrowed down by, with counts")
                .query(&[
                    parameter("listing", Type::String, "A listing; or category, text or search"),
                    parameter("category", Type::String, "A category, by any of its names"),
                    parameter("brand", Type::String, "With category: a brand, in any case"),
                    parameter("text", Type::String, "Words, as /search-products takes them"),
                    parameter("search", Type::String, "What is looked for, as /api/search understands it"),
                ])
                .query(filters)
                .replies::<Facets>(200, "Brands, price ranges and facts")
                .fails(&[400])
                .with(facets),
        )
        .routes(
            Call::get("/api/products", TAG, "Products of every listing by their ids")
                .query(&[parameter("ids", Type::String, "At most 12, parted by commas")])
                .replies_list::<Product>("Those that are there, in the order of the ids")
                .fails(&[400])
                .with(by_ids),
        )
        .routes(
            Call::get("/api/related/{id}", TAG, "Products of the same category and about the same price")
                .replies_list::<Product>("At most 8 products of every listing")
                .fails(&[404])
                .with(related),
        )
}

async fn suggestions(
    State(state): State<AppState>,
    headers: HeaderMap,
    uri: Uri,
    RawQuery(query): RawQuery,
) -> Result<Response> {
    let text = fold(Params::of(query.as_deref()).needed("text")?);
    let make = async {
        let (seqs, mut found) = state.catalogue.suggest(text).await?;
        let teasers = move |conn: &Connection| {
            seqs.into_iter().filter_map(|seq| store::teaser(conn, seq).transpose()).collect()
        };
        found.products = state.db.read_few(teasers).await?;
        Payload::one(&found)
    };
    state.replies.answer(&headers, key(&uri), make).await
}

async fn facets(
    State(state): State<AppState>,
    headers: HeaderMap,
    uri: Uri,
    RawQuery(query): RawQuery,
) -> Result<Response> {
    let (counted, query) = counted(&Params::of(query.as_deref()))?;
    let make = async {
        Payload::one(&match counted {
            Counted::Scope(scope) => state.catalogue.facets(&scope, &query),
            Counted::Search(text) => searching::count(&state.catalogue, text, query).await?,
        })
    };
    state.replies.answer(&headers, key(&uri), make).await
}

/// What is counted.
enum Counted {
    Scope(Scope),
    /// A search that understands.
    Search(String),
}

/// Which list is counted: exactly one of listing, category, text and search.
fn counted(params: &Params) -> Result<(Counted, ListQuery)> {
    let given: Vec<&str> = ["listing", "category", "text", "search"]
        .into_iter()
        .filter(|name| params.get(name).is_some())
        .collect();
    let counted = match (given.as_slice(), params.get("brand")) {
        ([one @ ("listing" | "text" | "search")], Some(_)) => {
            return Err(Error::field("brand", Message::BrandWithout { parameter: (*one).to_owned() }));
        }
        (["listing"], None) => {
            let listing = params.get("listing").and_then(Listing::from_name);
            let listing = listing.ok_or_else(|| Error::field("listing", listings::unknown()))?;
            Counted::Scope(Scope::Listing(listing))
        }
        (["text"], None) => Counted::Scope(Scope::Words(params.needed("text")?.to_owned())),
        (["search"], None) => Counted::Search(params.needed("search")?.to_owned()),
        (["category"], None) => Counted::Scope(Scope::Category(params.needed("category")?.to_owned())),
        (["category"], Some(_)) => {
            let (category, brand) = (params.needed("category")?, params.needed("brand")?);
            Counted::Scope(Scope::CategoryBrand(category.to_owned(), brand.to_owned()))
        }
        ([], _) => {
            return Err(Error::field("listing", Message::CountWhat));
        }
        ([_, second, ..], _) => {
            return Err(Error::field(second, Message::CountOne));
        }
        ([_], _) => return Err(Error::field("listing", listings::unknown())),
    };
    let query = ListQuery { category: None, brand: None, ..ListQuery::of(params)? };
    Ok((counted, query))
}

/// Fresh at every call: few people ask for the same ids.
async fn by_ids(
    State(state): State<AppState>,
    headers: HeaderMap,
    RawQuery(query): RawQuery,
) -> Result<Response> {
    let params = Params::of(query.as_deref());
    let mut ids: Vec<&str> = Vec::new();
    for id in params.needed("ids")?.split(',').map(str::trim) {
        if !id.is_empty() && !ids.contains(&id) {
            ids.push(id);
        }
    }
    if ids.len() > IDS {
        return Err(Error::field("ids", Message::TooManyIds { max: IDS }));
    }
    let hits = state.catalogue.with_ids(&ids);
    answer_once(&headers, plain(&state, hits).await?).await
}

async fn related(
    State(state): State<AppState>,
    headers: HeaderMap,
    uri: Uri,
    Path(id): Path<String>,
) -> Result<Response> {
    let make = async {
        let hits = state.catalogue.related(&id, RELATED).ok_or_else(|| Error::not_found(Label::Product))?;
        plain(&state, hits).await
    };
    state.replies.answer(&headers, key(&uri), make).await
}

/// An array that is no page of a longer list.
async fn plain(state: &AppState, hits: Vec<Hit>) -> Result<Payload> {
    let array = state.catalogue.array(&state.db, hits, 0, true).await?;
    Ok(Payload::json(array.bytes))
}
