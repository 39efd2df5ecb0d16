//! What goes with a product, as its page shows it.

use axum::extract::{Path, State};
use axum::http::{HeaderMap, Uri};
use axum::response::Response;
use rusqlite::Connection;
use utoipa_axum::router::OpenApiRouter;

use super::{model, store};
use crate::catalogue::model::Product;
use crate::error::{Error, Result};
use crate::http::openapi::Call;
use crate::http::reply_cache::Payload;
use crate::messages::Label;
use crate::orders::together;
use crate::state::AppState;

/// The call of this slice that everybody uses.
pub fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(
        Call::get("/api/products/{id}/accessories", "choosing", "What goes with a product")
            .replies_list::<Product>(
                "At most 8 products of every listing: those that the owner chose, else what was bought together",
            )
            .fails(&[404])
            .with(of_product),
    )
}

async fn of_product(
    State(state): State<AppState>,
    headers: HeaderMap,
    uri: Uri,
    Path(id): Path<String>,
) -> Result<Response> {
    let key = uri.path_and_query().map_or("", |p| p.as_str());
    let make = async {
        let found = state.catalogue.find(&id, None).ok_or_else(|| Error::not_found(Label::Product))?;
        let seq = found.0.seq;
        let read = move |conn: &Connection| {
            let chosen = store::chosen(conn, seq)?;
            let bought =
                if chosen.is_empty() { together::bought_with(conn, seq, model::SHOWN)? } else { Vec::new() };
            Ok((chosen, bought))
        };
        let (chosen, bought) = state.db.read(read).await?;
        let mut hits = model::shown(state.catalogue.with_seqs(&chosen));
        // What is bought together stands by how often it is.
        hits.extend(state.catalogue.with_seqs(&bought).into_iter().map(|(hit, _)| hit));
        let array = state.catalogue.array(&state.db, hits, 0, true).await?;
        // No page of a longer list.
        Ok(Payload::json(array.bytes))
    };
    state.replies.answer(&headers, key, make).await
}
