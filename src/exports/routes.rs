//! Downloads as CSV, sent in pages as they are read, so that memory does not grow with the shop.

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::{HeaderValue, Method, header};
use axum::response::Response;
use futures_util::stream;
use rusqlite::{Connection, Transaction};
use serde_json::json;
use utoipa_axum::router::OpenApiRouter;

use super::page::Page;
use super::{orders, products};
use crate::audit;
use crate::auth::Admin;
use crate::auth::extract::AdminUser;
use crate::clock::dhaka;
use crate::error::{Error, Result};
use crate::http::openapi::Call;
use crate::http::reply;
use crate::state::AppState;

const MEDIA: &str = "text/csv; charset=utf-8";
/// Without it spreadsheet programs take the file for another encoding than UTF-8.
const BYTE_ORDER_MARK: &[u8] = b"\xEF\xBB\xBF";
/// Rows that are read at once.
const ROWS: usize = 200;

/// Reads the page that follows a place.
type Read = fn(&Connection, Option<i64>, usize) -> Result<Page>;

/// The calls of this slice.
pub fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(
            Call::get("/api/admin/products.csv", "exports", "Every product, as an import reads it back")
                .admin()
                .replies_text("text/csv", "UTF-8 with a byte order mark; prices in whole BDT")
                .with(all_products),
        )
        .routes(
            Call::get("/api/admin/orders.csv", "exports", "Every order, the newest first")
                .admin()
                .replies_text("text/csv", "UTF-8 with a byte order mark; prices in whole BDT")
                .with(all_orders),
        )
}

async fn all_products(
    Admin(admin): Admin,
    method: Method,
    State(state): State<AppState>,
) -> Result<Response> {
    note(&state, &method, admin, "product").await?;
    download(state, "products", &products::COLUMNS, products::page).await
}

async fn all_orders(Admin(admin): Admin, method: Method, State(state): State<AppState>) -> Result<Response> {
    note(&state, &method, admin, "order").await?;
    download(state, "orders", &orders::COLUMNS, orders::page).await
}

/// Tells the audit log who took everything with them; who asked for the head alone got nothing.
async fn note(state: &AppState, method: &Method, admin: AdminUser, subject: &'static str) -> Result<()> {
    if method == Method::HEAD {
        return Ok(());
    }
    let now = state.clock.now_ms();
    let write = move |tx: &Transaction<'_>| {
        let (admin, detail) = (admin.email.as_str(), json!({}));
        audit::note(tx, &audit::Note { admin, action: "export", subject, id: None, detail }, now)
    };
    state.db.write(write).await
}

async fn download(state: AppState, name: &str, columns: &[&str], read: Read) -> Result<Response> {
    let mut first = Page::new(None);
    first.add(columns)?;
    let mut head = BYTE_ORDER_MARK.to_vec();
    head.extend(first.bytes()?);
    // The first page is read before the reply begins, so that an error has its status.
    let (rows, last) = next(&state, read, None).await?;
    head.extend(rows);
    let day = dhaka(state.clock.now_ms()).chars().take(10).collect::<String>();
    let file = format!("attachment; filename=\"{name}-{day}.csv\"");
    let start = (Some(Bytes::from(head)), last);
    let pages = stream::try_unfold(start, move |(ready, last)| {
        let state = state.clone();
        async move {
            match (ready, last) {
                (Some(bytes), last) => Ok(Some((bytes, (None, last)))),
                (None, None) => Ok::<_, Error>(None),
                (None, last) => {
                    let (rows, last) = next(&state, read, last).await?;
                    Ok(Some((Bytes::from(rows), (None, last))))
                }
            }
        }
    });
    let mut reply = reply::private(Body::from_stream(pages));
    reply.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static(MEDIA));
    let file = HeaderValue::try_from(file).map_err(|cause| Error::Internal(cause.into()))?;
    reply.headers_mut().insert(header::CONTENT_DISPOSITION, file);
    Ok(reply)
}

async fn next(state: &AppState, read: Read, place: Option<i64>) -> Result<(Vec<u8>, Option<i64>)> {
    state
        .db
        .read(move |conn| {
            let page = read(conn, place, ROWS)?;
            let last = page.last;
            Ok((page.bytes()?, last))
        })
        .await
}
