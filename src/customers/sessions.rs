//! Where a customer is signed in, and ending that (contract 3).

use axum::Json;
use axum::extract::{Path, State};
use axum::response::IntoResponse;
use rusqlite::Transaction;
use tower_cookies::Cookies;
use utoipa_axum::router::OpenApiRouter;

use super::Customer;
use crate::auth::session::{self, SessionView};
use crate::auth::store::{self as accounts, AccountKind};
use crate::error::{Error, Result};
use crate::http::openapi::Call;
use crate::http::reply::{self, Deleted};
use crate::messages::Label;
use crate::state::AppState;

const TAG: &str = "customer";

/// The calls of a customer's sessions.
pub fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(
            Call::get("/api/user/sessions", TAG, "Where the customer is signed in, the last used first")
                .customer()
                .replies_list::<SessionView>("The sessions")
                .with(sessions),
        )
        .routes(
            Call::delete("/api/user/sessions/{id}", TAG, "Ends a session of the customer")
                .customer()
                .replies::<Deleted>(200, "Ended")
                .fails(&[404])
                .with(end),
        )
}

async fn sessions(customer: Customer, State(state): State<AppState>) -> Result<impl IntoResponse> {
    let (id, now) = (customer.row.id, state.clock.now_ms());
    let open = state.db.read(move |c| accounts::open_sessions(c, AccountKind::Customer, &id, now)).await?;
    Ok(SessionView::list(open, &customer.session_id))
}

async fn end(
    customer: Customer,
    State(state): State<AppState>,
    cookies: Cookies,
    Path(id): Path<String>,
) -> Result<impl IntoResponse> {
    let now = state.clock.now_ms();
    let own = customer.session_id == id;
    let write = move |tx: &Transaction<'_>| {
        if accounts::end_session(tx, AccountKind::Customer, &customer.row.id, &id, now)? {
            Ok(())
        } else {
            Err(Error::not_found(Label::Session))
        }
    };
    state.db.write(write).await?;
    if own {
        session::take_back(&state, &cookies, AccountKind::Customer);
    }
    Ok(reply::private(Json(Deleted::one())))
}
