//! The audit log as the back office reads it (contract 7).

use axum::Json;
use axum::extract::{RawQuery, State};
use axum::response::IntoResponse;
use rusqlite::{Connection, ToSql};
use serde::Serialize;
use serde_json::Value;
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
    /// What the thing was called then: a title, an order's number and product, an admin's address. Messages have none.
    #[schema(required)]
    subject_name: Option<String>,
    #[schema(value_type = Object)]
    detail: Value,
}

/// The call of this slice.
pub fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(
        Call::get("/api/admin/audit", "audit", "Every write of an admin, the newest first")
            .query(&page_parameters())
            .query(&[
                parameter("subject", Type::String, "The kind of thing, such as product"),
                parameter("without", Type::String, "The kind of thing that is left out, such as sign-in"),
                parameter("id", Type::String, "The thing's id"),
                parameter(
                    "q",
                    Type::String,
                    "Words that who, what, its name and the details have, in any order",
                ),
            ])
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
    let params = Params::of(query.as_deref());
    let page = params.page(50)?.unwrap_or(Page { number: 1, limit: 50 });
    let filter = Filter {
        subject: params.get("subject").map(str::to_owned),
        without: params.get("without").map(str::to_owned),
        id: params.get("id").map(str::to_owned),
        q: params.folded("q")?,
    };
    let (rows, total) = state.db.read(move |c| read(c, &filter, page)).await?;
    Ok(reply::private_list(Json(rows), total))
}

/// The condition of a row that has the words of a folded text.
const WORDS: &str =
    "finds(searchable(admin_email || ' ' || action || ' ' || subject || ' ' || detail || ' ' ||
    coalesce(subject_name, '')), ?)";

/// Which rows; nothing where all.
struct Filter {
    subject: Option<String>,
    without: Option<String>,
    id: Option<String>,
    q: Option<String>,
}

impl Filter {
    /// The condition of what is asked for alone, so that an index serves it, and its values.
    fn sql(&self) -> (String, Vec<&dyn ToSql>) {
        let asked: [(&str, &Option<String>); 4] = [
            ("subject = ?", &self.subject),
            ("subject <> ?", &self.without),
            ("subject_id = ?", &self.id),
            (WORDS, &self.q),
        ];
        let asked = asked.into_iter().filter(|(_, value)| value.is_some());
        let (parts, values): (Vec<&str>, Vec<&dyn ToSql>) =
            asked.map(|(part, value)| (part, value as &dyn ToSql)).unzip();
        let fits = if parts.is_empty() { "true".to_owned() } else { parts.join(" AND ") };
        (fits, values)
    }
}

fn read(conn: &Connection, filter: &Filter, page: Page) -> Result<(Vec<AuditRow>, u64)> {
    let (fits, mut values) = filter.sql();
    // How many rows each kind of thing has is kept.
    let kept = filter.id.is_none() && filter.q.is_none();
    let counted = if kept { "coalesce(sum(rows), 0) FROM audit_counts" } else { "count(*) FROM audit" };
    let total: i64 = conn
        .prepare_cached(&format!("SELECT {counted} WHERE {fits}"))?
        .query_row(values.as_slice(), |r| r.get(0))?;
    let mut query = conn.prepare_cached(&format!(
        "SELECT id, at, admin_email, action, subject, subject_id, detail, subject_name FROM audit WHERE {fits}
         ORDER BY id DESC LIMIT ? OFFSET ?"
    ))?;
    let (limit, offset) = Page::limit_and_offset(Some(page));
    values.extend([&limit as &dyn ToSql, &offset]);
    let rows = query.query_map(values.as_slice(), |r| {
        Ok(AuditRow {
            id: r.get(0)?,
            at: rfc3339(r.get(1)?),
            admin_email: r.get(2)?,
            action: r.get(3)?,
            subject: r.get(4)?,
            subject_id: r.get(5)?,
            detail: serde_json::from_str(&r.get::<_, String>(6)?).unwrap_or_default(),
            subject_name: r.get(7)?,
        })
    })?;
    Ok((rows.collect::<rusqlite::Result<_>>()?, u64::try_from(total).unwrap_or(0)))
}
