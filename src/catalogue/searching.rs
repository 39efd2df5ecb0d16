//! The search that people see: what was typed is understood, and the products that fit are paged, filtered and counted.
//! `/search-products` beside it takes words as they are (contract 4).

use std::sync::Arc;

use axum::extract::{RawQuery, State};
use axum::http::{HeaderMap, Uri};
use axum::response::Response;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;

use super::facets::{self, Facets};
use super::filter::Filters;
use super::index::Index;
use super::memory::{Catalogue, Hit, hit};
use super::model::Product;
use super::query::{ListQuery, Sort, list_parameters};
use super::routes::key;
use super::selection;
use crate::catalogue::search::understand::{self, Understood};
use crate::error::Result;
use crate::http::openapi::{Call, needed};
use crate::http::query::Params;
use crate::http::reply_cache::Payload;
use crate::state::AppState;
use crate::validate::limit;

const TAG: &str = "choosing";
/// The path of the call.
pub const PATH: &str = "/api/search";
/// So many products from the top of a list are looked at often.
const OFTEN: usize = 200;

/// A page of what a search finds.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SearchPage {
    /// The products of the page, ranked: what has the words and fits all that was understood, what fits otherwise, what
    /// else has the words; where nothing does, what fits the most telling parts.
    pub items: Vec<Product>,
    /// How many there are over all pages.
    pub total: u64,
    /// How many of them have the words or fit all that was understood; the others are near.
    pub fits: u64,
    /// What was understood, in the order of the text; nothing where the words alone find the same.
    pub understood: Vec<Understood>,
}

/// The call of this file.
pub fn router() -> OpenApiRouter<AppState> {
    let text = needed("text", Some(limit::QUERY), "What is looked for, in whatever words");
    OpenApiRouter::new().routes(
        Call::get(PATH, TAG, "Products of every listing that are meant by a text")
            .query(&[text])
            .query(&list_parameters())
            .replies::<SearchPage>(200, "The products, and what was understood")
            .fails(&[400])
            .with(search),
    )
}

async fn search(
    State(state): State<AppState>,
    headers: HeaderMap,
    uri: Uri,
    RawQuery(query): RawQuery,
) -> Result<Response> {
    let params = Params::of(query.as_deref());
    let text = params.needed("text")?.to_owned();
    let query = ListQuery::of(&params)?;
    let make = async { found(&state, text, query).await };
    state.replies.answer(&headers, key(&uri), make).await
}

struct Selected {
    hits: Vec<Hit>,
    total: usize,
    fits: usize,
    understood: Vec<Understood>,
}

fn select(index: &Index, text: &str, query: &ListQuery) -> Selected {
    let mut found = understand::search(index, text);
    let filters = Filters::new(index, query);
    found.narrow(|set| filters.of_all(index, set, None).into_owned());
    let page = match query.sort {
        Sort::Newest => {
            let (before, most) = selection::bounds(query);
            found.part(index, before, most)
        }
        _ => selection::of_ranked(index, found.part(index, 0, usize::MAX), query),
    };
    let hits = index.of_seqs(page).map(hit).collect();
    Selected { hits, total: found.total(), fits: found.fits(), understood: found.understood }
}

/// A page of what a search finds, as JSON.
///
/// # Errors
/// Where the work cannot be carried out.
pub async fn found(state: &AppState, text: String, query: ListQuery) -> Result<Payload> {
    let deep = query.page.is_none_or(|page| page.before() + page.limit > OFTEN);
    let found = state.catalogue.look(move |index| select(index, &text, &query)).await?;
    let items = state.catalogue.array(&state.db, found.hits, 0, !deep).await?;
    let mut json = b"{\"items\":".to_vec();
    json.extend_from_slice(&items.bytes);
    let rest = format!(",\"total\":{},\"fits\":{},\"understood\":", found.total, found.fits);
    json.extend_from_slice(rest.as_bytes());
    serde_json::to_writer(&mut json, &found.understood)?;
    json.push(b'}');
    Ok(Payload::json(json).no_store(deep))
}

/// What a search can be narrowed down by, with counts.
///
/// # Errors
/// Where the work cannot be carried out.
pub async fn count(catalogue: &Arc<Catalogue>, text: String, query: ListQuery) -> Result<Facets> {
    let count = move |index: &Index| {
        let found = understand::search(index, &text);
        facets::counted(index, &found.set(), None, &query)
    };
    catalogue.look(count).await
}
