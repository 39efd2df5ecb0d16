//! The trash: what was deleted lies here for 30 days and can be taken back (contract 4).

use axum::Json;
use axum::extract::{Path, State};
use axum::response::IntoResponse;
use rusqlite::Connection;
use serde::Serialize;
use serde_json::json;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;

use crate::auth::Admin;
use crate::clock::{DAY_MS, rfc3339};
use crate::error::{Error, Result};
use crate::http::openapi::Call;
use crate::http::reply::{self, Done};
use crate::images::released;
use crate::messages::Message;
use crate::orders::changes::{self, By};
use crate::state::AppState;
use crate::words::words;
use crate::{audit, blogs, catalogue, contact, orders, questions};

/// How many days a thing lies in the trash.
pub const KEPT_DAYS: i64 = 30;

words! {
    /// What can lie in the trash.
    pub enum TrashKind {
        /// A product.
        Product = "product",
        /// An order.
        Order = "order",
        /// A visitor's message.
        Message = "message",
        /// A blog post.
        Blog = "blog",
        /// A question about a product.
        Question = "question",
    }
}

/// A thing in the trash.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct TrashRow {
    #[serde(rename = "_id")]
    id: String,
    kind: TrashKind,
    /// The title, the sender of a message, product and sender of a question, or number and product of an order.
    title: String,
    /// The stored path of its picture, or empty.
    image: String,
    /// The listing of a product, else empty.
    listing: String,
    deleted_at: String,
}

/// The calls of this slice.
pub fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(
            Call::get("/api/admin/trash", "trash", "What was deleted in the last 30 days, the last first")
                .admin()
                .replies_list::<TrashRow>("The things")
                .with(list),
        )
        .routes(
            Call::post("/api/admin/trash/{id}/restore", "trash", "Takes a thing out of the trash")
                .admin()
                .replies::<Done>(200, "Restored")
                .fails(&[404, 409])
                .with(restore),
        )
}

async fn list(Admin(_): Admin, State(state): State<AppState>) -> Result<impl IntoResponse> {
    let rows = state.db.read(read).await?;
    let total = rows.len() as u64;
    Ok(reply::private_list(Json(rows), total))
}

fn read(conn: &Connection) -> Result<Vec<TrashRow>> {
    let mut rows: Vec<(i64, TrashRow)> = Vec::new();
    for stored in catalogue::store::in_trash(conn)? {
        let (at, p) = (stored.deleted_at.unwrap_or_default(), stored.product);
        let row = TrashRow {
            id: p.id,
            kind: TrashKind::Product,
            title: p.title,
            image: p.main_image,
            listing: p.listing.spec().name.to_owned(),
            deleted_at: rfc3339(at),
        };
        rows.push((at, row));
    }
    let plain = |id, kind, title, image, at| {
        let row = TrashRow { id, kind, title, image, listing: String::new(), deleted_at: rfc3339(at) };
        (at, row)
    };
    rows.extend(
        blogs::store::in_trash(conn)?
            .into_iter()
            .map(|(b, at)| plain(b.id, TrashKind::Blog, b.title, b.photo, at)),
    );
    let messages = contact::store::in_trash(conn)?;
    rows.extend(
        messages.into_iter().map(|(m, at)| plain(m.id, TrashKind::Message, m.name, String::new(), at)),
    );
    rows.extend(questions::store::in_trash(conn)?.into_iter().map(|(q, at)| {
        let title = format!("{} · {}", q.name, q.product_title);
        plain(q.id, TrashKind::Question, title, q.product_image, at)
    }));
    rows.extend(orders::store::in_trash(conn)?.into_iter().map(|order| {
        let title = format!("{} · {}", order.number, order.name());
        let image = order.lines.into_iter().next().map(|line| line.main_image).unwrap_or_default();
        plain(order.id, TrashKind::Order, title, image, order.deleted_at.unwrap_or_default())
    }));
    rows.sort_by_key(|(at, _)| std::cmp::Reverse(*at));
    Ok(rows.into_iter().map(|(_, row)| row).collect())
}

async fn restore(
    Admin(admin): Admin,
    State(state): State<AppState>,
    Path(id): Path<String>,
) -> Result<impl IntoResponse> {
    let now = state.clock.now_ms();
    state
        .db
        .write(move |tx| {
            let kind = if catalogue::store::restore(tx, &id)? {
                TrashKind::Product
            } else if blogs::store::restore(tx, &id)? {
                TrashKind::Blog
            } else if contact::store::restore(tx, &id)? {
                TrashKind::Message
            } else if questions::store::restore(tx, &id)? {
                TrashKind::Question
            } else if changes::restore(tx, &id, By { admin: &admin.email, now })? {
                TrashKind::Order
            } else {
                return Err(Error::NotFound(Message::NotInTrash));
            };
            let note = audit::Note {
                admin: &admin.email,
                action: "restore",
                subject: kind.as_str(),
                id: Some(&id),
                detail: json!({}),
            };
            audit::note(tx, &note, now)
        })
        .await?;
    Ok(reply::private(Json(Done::new(Message::Restored))))
}

/// Deletes for good what has lain in the trash for 30 days, with its pictures.
pub async fn purge(state: &AppState) -> Result<()> {
    let before = state.clock.now_ms() - KEPT_DAYS * DAY_MS;
    let pictures = state
        .db
        .write(move |tx| {
            let mut pictures = catalogue::store::purge(tx, before)?;
            pictures.extend(blogs::store::purge(tx, before)?);
            pictures.extend(orders::store::purge(tx, before)?);
            contact::store::purge(tx, before)?;
            questions::store::purge(tx, before)?;
            Ok(pictures)
        })
        .await?;
    released::let_go(&state.db, state.clock.now_ms(), pictures).await;
    Ok(())
}
