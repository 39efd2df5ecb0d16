//! What a product cost over the last 90 days. Rows are kept by the database itself at each change of what is asked.

use axum::extract::{Path, State};
use axum::http::{HeaderMap, Uri};
use axum::response::Response;
use rusqlite::{Connection, params};
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;

use super::model::UNANNOUNCED;
use super::routes::key;
use super::{store, struck};
use crate::clock::{DAY_MS, rfc3339};
use crate::error::{Error, Result};
use crate::http::openapi::Call;
use crate::http::reply_cache::Payload;
use crate::messages::Label;
use crate::state::AppState;

/// How far back it is told.
pub const DAYS: i64 = 90;

/// A price, and since when it was asked.
#[derive(Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct PriceSince {
    /// RFC 3339 in UTC; the beginning of the 90 days where it was asked longer.
    pub at: String,
    /// Whole taka for one piece without a variant.
    pub price: i64,
}

/// What a product cost over the last 90 days.
#[derive(Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PriceHistory {
    /// 90.
    pub days: i64,
    /// The prices from the oldest to today's; none while it is not announced.
    pub prices: Vec<PriceSince>,
    /// The lowest of them.
    pub lowest: Option<i64>,
    /// The highest of them.
    pub highest: Option<i64>,
    /// Until when the price may stand crossed out beside the offer, or might have: RFC 3339 in UTC. None where there is no
    /// offer, and where nobody is known to have been asked for that price.
    pub struck_until: Option<String>,
}

/// The call of this file.
pub fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(
        Call::get("/api/products/{id}/prices", "products", "What a product cost over the last 90 days")
            .replies::<PriceHistory>(200, "Each price with the time from which it was asked")
            .fails(&[404])
            .with(prices),
    )
}

async fn prices(
    State(state): State<AppState>,
    headers: HeaderMap,
    uri: Uri,
    Path(id): Path<String>,
) -> Result<Response> {
    let now = state.clock.now_ms();
    let make = async {
        let found = state.db.read(move |conn| {
            let stored = store::by_id(conn, &id)?.ok_or_else(|| Error::not_found(Label::Product))?;
            history(conn, stored.seq, now)
        });
        Payload::one(&found.await?)
    };
    state.replies.answer(&headers, key(&uri), make).await
}

/// The prices of a product by its place, of the 90 days before a time.
pub fn history(conn: &Connection, seq: i64, now: i64) -> Result<PriceHistory> {
    let since = now - DAYS * DAY_MS;
    let mut query = conn.prepare_cached(
        "SELECT max(at, ?2), price FROM product_prices WHERE product_seq = ?1 AND price <> ?3 AND at >= coalesce(
            (SELECT max(at) FROM product_prices WHERE product_seq = ?1 AND at <= ?2), 0)
         ORDER BY at",
    )?;
    let rows = query
        .query_map(params![seq, since, UNANNOUNCED], |row| {
            Ok((row.get::<_, i64>(0)?, row.get::<_, i64>(1)?))
        })?
        .collect::<rusqlite::Result<Vec<_>>>()?;
    Ok(PriceHistory {
        days: DAYS,
        lowest: rows.iter().map(|(_, price)| *price).min(),
        highest: rows.iter().map(|(_, price)| *price).max(),
        struck_until: struck::until(conn, seq)?.map(rfc3339),
        prices: rows.into_iter().map(|(at, price)| PriceSince { at: rfc3339(at), price }).collect(),
    })
}
