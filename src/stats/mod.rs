//! The numbers of the back office: those of its overview (contract 7), and what waits for the owner.

use axum::Json;
use axum::extract::State;
use axum::response::IntoResponse;
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;

use crate::auth::Admin;
use crate::catalogue::listings::Listing;
use crate::clock::{day_number, month_of, rfc3339};
use crate::contact;
use crate::error::Result;
use crate::http::openapi::Call;
use crate::http::reply;
use crate::mail;
use crate::orders;
use crate::orders::filter::Filter;
use crate::orders::list;
use crate::orders::model::Stage;
use crate::orders::takings::Takings;
use crate::questions;
use crate::reviews;
use crate::state::AppState;

/// The four tiles, and how business goes.
#[allow(clippy::struct_field_names, reason = "the specification's names")]
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct DashboardStats {
    total_messages: i64,
    total_orders: u64,
    total_products: usize,
    total_trending_products: usize,
    /// Since midnight in Asia/Dhaka.
    today: Takings,
    /// The day before.
    yesterday: Takings,
    /// Since the first of the month in Asia/Dhaka.
    month: Takings,
}

/// What waits for the owner.
#[allow(clippy::struct_field_names, reason = "the names are those of the reply")]
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct Waiting {
    /// Orders that are not approved.
    orders: u64,
    /// Messages that nobody has read.
    messages: i64,
    /// Reviews that no admin has looked at as they are now.
    reviews: i64,
    /// Questions about products without an answer.
    questions: i64,
    /// When the newest order was placed, RFC 3339 in UTC; `null` without any.
    newest_order_at: Option<String>,
    /// Mails that were given up.
    mail_failed: i64,
    /// Mails that were tried in vain and are tried again.
    mail_waiting: i64,
}

/// The calls of this slice.
pub fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(
            Call::get("/dashboard-stats", "statistics", "The four numbers of the overview")
                .admin()
                .replies::<DashboardStats>(200, "The numbers")
                .with(dashboard),
        )
        .routes(
            Call::get(
                "/api/admin/waiting",
                "statistics",
                "What waits for the owner; cheap enough to be polled",
            )
            .admin()
            .replies::<Waiting>(200, "The numbers")
            .with(waiting),
        )
}

async fn dashboard(Admin(_): Admin, State(state): State<AppState>) -> Result<impl IntoResponse> {
    let now = state.clock.now_ms();
    let read = move |c: &rusqlite::Connection| {
        let (today, month) = (day_number(now), day_number(month_of(now)));
        let takings = |first, last| orders::takings::takings(c, first, last);
        let takings = (takings(today, None)?, takings(today - 1, Some(today - 1))?, takings(month, None)?);
        Ok((contact::store::count(c)?, list::count(c, &Filter::default())?, takings))
    };
    let (total_messages, total_orders, (today, yesterday, month)) = state.db.read(read).await?;
    let index = state.catalogue.index();
    let stats = DashboardStats {
        total_messages,
        total_orders,
        total_products: index.of_listing(Listing::Product).set.count(),
        total_trending_products: index.of_listing(Listing::Upcoming).set.count(),
        today,
        yesterday,
        month,
    };
    drop(index);
    Ok(reply::private(Json(stats)))
}

async fn waiting(Admin(_): Admin, State(state): State<AppState>) -> Result<impl IntoResponse> {
    let read = |c: &rusqlite::Connection| {
        let (mail_failed, mail_waiting) = mail::trouble::count(c)?;
        Ok(Waiting {
            orders: list::count(c, &Filter { stage: Some(Stage::Pending), ..Filter::default() })?,
            messages: contact::store::count_unread(c)?,
            reviews: reviews::store::count_unread(c)?,
            questions: questions::store::count_waiting(c)?,
            newest_order_at: orders::store::newest_at(c)?.map(rfc3339),
            mail_failed,
            mail_waiting,
        })
    };
    Ok(reply::private(Json(state.db.read_few(read).await?)))
}
