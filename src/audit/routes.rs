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
use crate::db::blocks::Place;
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
    let (limit, offset) = Page::limit_and_offset(Some(page));
    let Place { total, below, offset } = if filter.id.is_none() && filter.q.is_none() {
        Place::by_blocks(conn, "audit_blocks", &fits, &values, offset)?
    } else {
        let count = format!("SELECT count(*) FROM audit WHERE {fits}");
        let total = conn.prepare_cached(&count)?.query_row(values.as_slice(), |r| r.get(0))?;
        Place { total, below: i64::MAX, offset }
    };
    let mut query = conn.prepare_cached(&format!(
        "SELECT id, at, admin_email, action, subject, subject_id, detail, subject_name FROM audit
         WHERE {fits} AND id < ? ORDER BY id DESC LIMIT ? OFFSET ?"
    ))?;
    values.extend([&below as &dyn ToSql, &limit, &offset]);
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

#[cfg(test)]
mod tests {
    use rand::rngs::StdRng;
    use rand::{RngExt, SeedableRng};

    use super::*;

    #[test]
    fn any_page_is_that_of_a_plain_list() {
        let folder = tempfile::tempdir().unwrap();
        let conn = crate::db::open_migrated(&folder.path().join("haat.db")).unwrap();
        let mut random = StdRng::seed_from_u64(29);
        let subjects = ["product", "order", "sign-in"];
        let tx = conn.unchecked_transaction().unwrap();
        let mut all = Vec::new();
        for id in 1..=10_000 {
            let subject = subjects[random.random_range(0..subjects.len())];
            let sql = "INSERT INTO audit (at, admin_email, action, subject, detail) VALUES (1, 'a@b.c', 'x', ?1, '{}')";
            tx.execute(sql, [subject]).unwrap();
            all.push((id, subject));
        }
        // What is forgotten is old or of one kind; a block in the middle goes whole.
        all.retain(|(id, subject)| {
            let goes = *id < 500 && *subject == "sign-in" || (4_096..8_192).contains(id) || id % 7 == 0;
            if goes {
                tx.execute("DELETE FROM audit WHERE id = ?1", [id]).unwrap();
            }
            !goes
        });
        tx.commit().unwrap();
        all.reverse();
        for _ in 0..300 {
            let some = |random: &mut StdRng| {
                random.random_bool(0.4).then(|| subjects[random.random_range(0..subjects.len())].to_owned())
            };
            let (subject, without) = (some(&mut random), some(&mut random));
            let page = Page { number: random.random_range(1..150), limit: random.random_range(1..100) };
            let expected: Vec<i64> = all
                .iter()
                .filter(|(_, s)| subject.as_deref().is_none_or(|one| one == *s))
                .filter(|(_, s)| without.as_deref() != Some(*s))
                .map(|(id, _)| *id)
                .collect();
            let told = format!("{subject:?} without {without:?}, {page:?}");
            let (rows, total) = read(&conn, &Filter { subject, without, id: None, q: None }, page).unwrap();
            let ids: Vec<i64> = rows.iter().map(|row| row.id).collect();
            assert_eq!((ids.as_slice(), total), (page.of(&expected), expected.len() as u64), "{told}");
        }
        assert!(crate::audit::is_counted_right(&conn).unwrap());
    }
}
