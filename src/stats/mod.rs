//! The numbers of the back office's overview (contract 7).

use axum::Json;
use axum::extract::State;
use axum::response::IntoResponse;
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;

use crate::auth::Admin;
use crate::contact;
use crate::error::Result;
use crate::orders;
use crate::products::kinds::Kind;
use crate::state::AppState;
use crate::web::docs::Call;
use crate::web::reply;

/// The four tiles.
#[allow(clippy::struct_field_names, reason = "the specification's names")]
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct DashboardStats {
    total_messages: i64,
    total_orders: i64,
    total_products: usize,
    total_trending_products: usize,
}

/// The call of this slice.
pub fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(
        Call::get("/dashboard-stats", "statistics", "The four numbers of the overview")
            .admin()
            .replies::<DashboardStats>(200, "The numbers")
            .with(dashboard),
    )
}

async fn dashboard(Admin(_): Admin, State(state): State<AppState>) -> Result<impl IntoResponse> {
    let (total_messages, total_orders) =
        state.db.read(|c| Ok((contact::store::count(c)?, orders::store::count(c)?))).await?;
    let index = state.catalogue.index();
    let stats = DashboardStats {
        total_messages,
        total_orders,
        total_products: index.of_kind(Kind::Product).len(),
        total_trending_products: index.of_kind(Kind::Upcoming).len(),
    };
    drop(index);
    Ok(reply::private(Json(stats)))
}
