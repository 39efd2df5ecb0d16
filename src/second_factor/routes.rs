//! Turning the second factor on and off; the password confirms both.

use axum::Json;
use axum::extract::State;
use axum::response::IntoResponse;
use rusqlite::Transaction;
use serde_json::json;
use tower_cookies::Cookies;
use utoipa_axum::router::OpenApiRouter;

use super::model::{FactorOn, NewFactor, SecretBytes};
use super::store;
use crate::audit;
use crate::auth::{AdminSession, password};
use crate::error::{Error, Result};
use crate::http::client::Client;
use crate::http::json::JsonForm;
use crate::http::openapi::Call;
use crate::http::reply::{self, Done};
use crate::messages::{Label, Message};
use crate::settings;
use crate::state::AppState;
use crate::validate::{Body, Check, Form};

const TAG: &str = "account";

/// The calls of this slice.
pub fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(
            Call::post("/api/admin/totp", TAG, "Makes a secret for an authenticator app; nothing is on yet")
                .admin()
                .json(&confirmation())
                .replies::<NewFactor>(200, "The secret, good for 10 minutes")
                .fails(&[400, 409, 429])
                .with(begin),
        )
        .routes(
            Call::post("/api/admin/totp/confirm", TAG, "Turns the second factor on with its first code")
                .admin()
                .json(&first_code())
                .replies::<FactorOn>(200, "On, with the recovery codes")
                .fails(&[400, 409])
                .with(confirm),
        )
        .routes(
            Call::delete("/api/admin/totp", TAG, "Turns the second factor off")
                .admin()
                .json(&confirmation())
                .replies::<Done>(200, "Off")
                .fails(&[400, 409, 429])
                .with(turn_off),
        )
}

fn confirmation() -> Body {
    Body::new("Confirmation", "The password of now.", password_of)
}

fn password_of(check: &mut Check<'_>) -> String {
    password::typed(check, "password", Label::Password)
}

fn first_code() -> Body {
    Body::new("FirstCode", "The first code of a new secret.", code_of).field("code", "Six digits.")
}

fn code_of(check: &mut Check<'_>) -> String {
    let code = check.needed_code("code", Label::Code);
    if code.is_empty() {
        check.fault("code", Message::Required { label: Label::Code });
    }
    code
}

/// Reads the confirming password of a body and compares it.
async fn confirmed(
    state: &AppState,
    admin: &AdminSession,
    asking: (&Client, &Cookies),
    form: &Form,
) -> Result<()> {
    admin.confirm(state, asking, ("password", form.read(password_of)?)).await
}

fn note(tx: &Transaction<'_>, admin: &AdminSession, factor: &str, now: i64) -> Result<()> {
    let note = audit::Note {
        admin: &admin.row.email,
        action: "update",
        subject: "account",
        id: Some(&admin.row.id),
        detail: json!({"secondFactor": factor}),
    };
    audit::note(tx, &note, now)
}

async fn begin(
    admin: AdminSession,
    State(state): State<AppState>,
    client: Client,
    cookies: Cookies,
    JsonForm(form): JsonForm,
) -> Result<impl IntoResponse> {
    confirmed(&state, &admin, (&client, &cookies), &form).await?;
    let secret: SecretBytes = rand::random();
    let now = state.clock.now_ms();
    let email = admin.row.email.clone();
    let write = move |tx: &Transaction<'_>| {
        store::begin(tx, &admin.row.id, secret, now)?;
        note(tx, &admin, "shown", now)?;
        settings::store::get(tx)
    };
    let settings = state.db.write(write).await?;
    Ok(reply::private(Json(NewFactor::of(secret, &settings.shop_name, &email)?)))
}

async fn confirm(
    admin: AdminSession,
    State(state): State<AppState>,
    JsonForm(form): JsonForm,
) -> Result<impl IntoResponse> {
    let code = form.read(code_of)?;
    let now = state.clock.now_ms();
    let write = move |tx: &Transaction<'_>| {
        let codes = store::confirm(tx, &admin.row.id, &code, now)?;
        note(tx, &admin, "on", now)?;
        Ok(codes)
    };
    let codes = state.db.write(write).await?;
    Ok(reply::private(Json(FactorOn::new(Message::SecondFactorOn, codes))))
}

async fn turn_off(
    admin: AdminSession,
    State(state): State<AppState>,
    client: Client,
    cookies: Cookies,
    JsonForm(form): JsonForm,
) -> Result<impl IntoResponse> {
    confirmed(&state, &admin, (&client, &cookies), &form).await?;
    let now = state.clock.now_ms();
    let write = move |tx: &Transaction<'_>| {
        if !store::turn_off(tx, &admin.row.id)? {
            return Err(Error::conflict(Message::SecondFactorNotOn));
        }
        note(tx, &admin, "off", now)
    };
    state.db.write(write).await?;
    Ok(reply::private(Json(Done::new(Message::SecondFactorOff))))
}
