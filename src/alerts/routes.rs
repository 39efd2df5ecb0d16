//! `Tell me when it is back` and `Tell me when it costs at most`.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::IntoResponse;
use rusqlite::Transaction;
use utoipa_axum::router::OpenApiRouter;

use super::model::NewAlert;
use super::store;
use crate::catalogue::store as products;
use crate::error::{Error, Result};
use crate::http::client::Client;
use crate::http::json::JsonForm;
use crate::http::openapi::Call;
use crate::http::reader::ReaderLanguage;
use crate::http::reply::{self, Done};
use crate::messages::Label;
use crate::state::AppState;
use crate::validate::Body;

/// The call of this slice.
pub fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(
        Call::post("/api/products/{id}/alerts", "products", "Asks for one mail about a product")
            .json(&body())
            .replies::<Done>(201, "Kept until the mail goes, a year at most")
            .fails(&[400, 404, 409, 429])
            .with(ask),
    )
}

fn body() -> Body {
    let description =
        "What a person waits for; `website` is a field that people do not see and only machines fill.";
    Body::new("NewAlertForm", description, NewAlert::read)
        .field("atMost", "The price to wait for, in whole taka; without it any price, once there is one.")
}

async fn ask(
    State(state): State<AppState>,
    client: Client,
    ReaderLanguage(language): ReaderLanguage,
    Path(id): Path<String>,
    JsonForm(form): JsonForm,
) -> Result<impl IntoResponse> {
    let new = form.read(NewAlert::read)?;
    let said = new.kept.clone();
    if !new.by_a_machine {
        let now = state.clock.now_ms();
        let limits = state.clone();
        let write = move |tx: &Transaction<'_>| {
            let stored = products::by_id(tx, &id)?.ok_or_else(|| Error::not_found(Label::Product))?;
            if let Some(why) = new.needless(&stored.product) {
                return Err(Error::conflict(why));
            }
            if limits.rate_limits {
                limits.visitors.begin(&new.email, client.address, now)?;
            }
            store::put(tx, stored.seq, &new, &language, now)
        };
        state.db.write(write).await?;
    }
    Ok(reply::private((StatusCode::CREATED, Json(Done::new(said)))))
}

/// Tells whoever waited for what has come by now.
///
/// # Errors
/// Where the database fails.
pub async fn tell_due(state: &AppState) -> Result<()> {
    if state.db.read(store::is_any_due).await? {
        let now = state.clock.now_ms();
        state.db.write(move |tx| store::tell(tx, now)).await?;
    }
    Ok(())
}
