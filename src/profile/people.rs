//! The customers as the back office sees them: who they are, what they ordered. Their cart, favourites and secrets are
//! theirs (contract 11).

use axum::Json;
use axum::extract::{RawQuery, State};
use axum::response::IntoResponse;
use rusqlite::{Connection, Row};
use serde::Serialize;
use utoipa::ToSchema;
use utoipa::openapi::schema::Type;
use utoipa_axum::router::OpenApiRouter;

use crate::auth::Admin;
use crate::clock::rfc3339;
use crate::error::Result;
use crate::http::openapi::{Call, parameter};
use crate::http::query::{Page, Params, page_parameters};
use crate::http::reply;
use crate::state::AppState;

/// A customer as admins see one.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct Person {
    /// Opaque.
    #[serde(rename = "_id")]
    id: String,
    /// The person's name.
    name: String,
    /// In lower case.
    email: String,
    /// 11 digits, or empty.
    phone: String,
    /// Several lines, or empty.
    address: String,
    /// Points credited so far.
    points: i64,
    /// Orders that were not cancelled.
    orders: i64,
    /// Whole taka of what was delivered, less what came back.
    spent: i64,
    /// When the newest order was placed, RFC 3339 in UTC; `null` without any.
    last_order_at: Option<String>,
    /// RFC 3339 in UTC.
    created_at: String,
}

/// The call of this slice.
pub fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(
        Call::get("/api/admin/customers", "customers", "The customers, the newest first")
            .query(&page_parameters())
            .query(&[parameter(
                "q",
                Type::String,
                "Words that name, e-mail, phone and address have, in any order",
            )])
            .admin()
            .replies_list::<Person>("The customers")
            .fails(&[400])
            .with(list),
    )
}

async fn list(
    Admin(_): Admin,
    State(state): State<AppState>,
    RawQuery(query): RawQuery,
) -> Result<impl IntoResponse> {
    let params = Params::of(query.as_deref());
    let (page, q) = (params.page(20)?, params.folded("q")?);
    let (people, total) = state.db.read(move |c| people(c, q.as_deref(), page)).await?;
    Ok(reply::private_list(Json(people), total))
}

/// The places of a page's customers, and how many there are over all pages.
fn places(conn: &Connection, q: Option<&str>, page: Option<Page>) -> Result<(Vec<i64>, u64)> {
    const NEWEST: &str = "ORDER BY created_at DESC, id";
    let seq = |row: &Row<'_>| row.get::<_, i64>(0);
    let Some(q) = q else {
        let total: i64 =
            conn.prepare_cached("SELECT count(*) FROM customers")?.query_row([], |row| row.get(0))?;
        let (limit, offset) = Page::limit_and_offset(page);
        let sql = format!("SELECT seq FROM customers {NEWEST} LIMIT ?1 OFFSET ?2");
        let mut query = conn.prepare_cached(&sql)?;
        let places = query.query_map([limit, offset], seq)?.collect::<rusqlite::Result<_>>()?;
        return Ok((places, u64::try_from(total).unwrap_or(0)));
    };
    let sql =
        format!("SELECT seq FROM customers INDEXED BY customers_found WHERE finds(search, ?1) {NEWEST}");
    let mut query = conn.prepare_cached(&sql)?;
    let all: Vec<i64> = query.query_map([q], seq)?.collect::<rusqlite::Result<_>>()?;
    let total = all.len() as u64;
    Ok((page.map_or_else(|| all.clone(), |page| page.of(&all).to_vec()), total))
}

fn people(conn: &Connection, q: Option<&str>, page: Option<Page>) -> Result<(Vec<Person>, u64)> {
    let (places, total) = places(conn, q, page)?;
    let mut query = conn.prepare_cached(
        "SELECT c.id, c.name, c.email, c.phone, c.address, c.points, c.created_at,
            (SELECT count(*) FROM orders WHERE customer_id = c.id AND cancelled_at IS NULL),
            (SELECT coalesce(sum(total), 0) FROM orders WHERE customer_id = c.id AND delivered_at IS NOT NULL)
            - (SELECT coalesce(sum(r.amount), 0) FROM order_returns AS r JOIN orders AS o ON o.seq = r.order_seq
                WHERE o.customer_id = c.id AND o.delivered_at IS NOT NULL),
            (SELECT max(ordered_at) FROM orders WHERE customer_id = c.id)
         FROM customers AS c WHERE c.seq IN (SELECT value FROM json_each(?1))
         ORDER BY c.created_at DESC, c.id",
    )?;
    let people = query.query_map([serde_json::to_string(&places)?], |row| {
        Ok(Person {
            id: row.get(0)?,
            name: row.get(1)?,
            email: row.get(2)?,
            phone: row.get(3)?,
            address: row.get(4)?,
            points: row.get(5)?,
            created_at: rfc3339(row.get(6)?),
            orders: row.get(7)?,
            spent: row.get(8)?,
            last_order_at: row.get::<_, Option<i64>>(9)?.map(rfc3339),
        })
    })?;
    Ok((people.collect::<rusqlite::Result<_>>()?, total))
}
