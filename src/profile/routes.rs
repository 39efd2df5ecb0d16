//! Who is signed in (contract 3).

use axum::Json;
use axum::extract::State;
use axum::response::IntoResponse;
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;

use super::model::CustomerUser;
use super::store;
use crate::auth::MaybeAdmin;
use crate::auth::extract::AdminUser;
use crate::customers::MaybeCustomer;
use crate::error::Result;
use crate::http::openapi::Call;
use crate::http::reply;
use crate::state::AppState;

/// Who is signed in, on both sides.
#[derive(Debug, Serialize, ToSchema)]
pub struct Me {
    user: Option<AdminUser>,
    customer: Option<CustomerUser>,
}

/// The call of this slice.
pub fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(Call::get("/api/me", "session", "Who is signed in").replies::<Me>(200, "Both sides").with(me))
}

async fn me(
    MaybeAdmin(user): MaybeAdmin,
    MaybeCustomer(customer): MaybeCustomer,
    State(state): State<AppState>,
) -> Result<impl IntoResponse> {
    let customer = match customer {
        None => None,
        Some(customer) => Some(state.db.read(move |c| store::user(c, &customer.row.id)).await?),
    };
    Ok(reply::private(Json(Me { user, customer })))
}
