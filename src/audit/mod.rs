//! The audit log: every write of an admin, who, when, what (contract 7).

use axum::Json;
use axum::extract::{RawQuery, State};
use axum::response::IntoResponse;
use rusqlite::{Connection, params};
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;

use crate::auth::Admin;
use crate::clock::rfc3339;
use crate::error::Result;
use crate::products::query::{Page, Params, page_parameters};
use crate::state::AppState;
use crate::web::docs::Call;
use crate::web::reply;

/// One row before it is written.
#[derive(Debug)]
pub struct Note<'a> {
    /// The admin's e-mail address.
    pub admin: &'a str,
    /// `add`, `edit`, `delete`, `restore`, `update`.
    pub action: &'static str,
    /// What kind of thing.
    pub subject: &'static str,
    /// Which one.
    pub id: Option<&'a str>,
    /// What changed.
    pub detail: Value,
}

/// Writes a row in the transaction of the write that it tells of.
///
/// # Errors
/// Where the database fails.
pub fn note(conn: &Connection, note: &Note<'_>, now: i64) -> Result<()> {
    conn.prepare_cached(
        "INSERT INTO audit (at, admin_email, action, subject, subject_id, detail) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
    )?
    .execute(params![now, note.admin, note.action, note.subject, note.id, note.detail.to_string()])?;
    Ok(())
}

/// One write of an admin.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AuditRow {
    id: i64,
    at: String,
    admin_email: String,
    action: String,
    subject: String,
    subject_id: Option<String>,
    #[schema(value_type = Object)]
    detail: Value,
}

/// The call of this slice.
pub fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(
        Call::get("/api/admin/audit", "audit", "Every write of an admin, the newest first")
            .query(&page_parameters())
            .admin()
            .replies_list::<AuditRow>("The rows")
            .fails(&[400])
            .with(list),
    )
}

async fn list(
    Admin(_): Admin,
    State(state): State<AppState>,
    RawQuery(query): RawQuery,
) -> Result<impl IntoResponse> {
    let page = Params::of(query.as_deref()).page(50)?.unwrap_or(Page { number: 1, limit: 50 });
    let (rows, total) = state.db.read(move |c| read(c, page)).await?;
    Ok(reply::private_list(Json(rows), total))
}

fn read(conn: &Connection, page: Page) -> Result<(Vec<AuditRow>, u64)> {
    let total: i64 = conn.query_row("SELECT count(*) FROM audit", [], |r| r.get(0))?;
    let mut query = conn.prepare_cached(
        "SELECT id, at, admin_email, action, subject, subject_id, detail FROM audit
         ORDER BY id DESC LIMIT ?1 OFFSET ?2",
    )?;
    let offset = (page.number - 1).saturating_mul(page.limit);
    let rows = query.query_map(params![as_i64(page.limit), as_i64(offset)], |r| {
        Ok(AuditRow {
            id: r.get(0)?,
            at: rfc3339(r.get(1)?),
            admin_email: r.get(2)?,
            action: r.get(3)?,
            subject: r.get(4)?,
            subject_id: r.get(5)?,
            detail: serde_json::from_str(&r.get::<_, String>(6)?).unwrap_or_default(),
        })
    })?;
    Ok((rows.collect::<rusqlite::Result<_>>()?, u64::try_from(total).unwrap_or(0)))
}

fn as_i64(n: usize) -> i64 {
    i64::try_from(n).unwrap_or(i64::MAX)
}
