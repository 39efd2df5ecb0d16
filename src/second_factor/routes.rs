//! Turning the second factor on and off; the password confirms both.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::response::IntoResponse;
use rusqlite::Transaction;
use serde_json::json;
use tower_cookies::Cookies;
use utoipa_axum::router::OpenApiRouter;

use super::model::{self, FactorOn, NewFactor, RECOVERY_CODES, SecretBytes};
use super::store::{self, Passed, Typed};
use crate::audit;
use crate::auth::store::{self as accounts, AccountKind};
use crate::auth::{AdminSession, login_guard, password};
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
            Call::post(
                "/api/admin/totp/confirm",
                TAG,
                "Turns the second factor on with its first code, and ends the admin's other sessions",
            )
            .admin()
            .json(&first_code())
            .replies::<FactorOn>(200, "On, with the recovery codes")
            .fails(&[400, 409])
            .with(confirm),
        )
        .routes(
            Call::delete("/api/admin/totp", TAG, "Turns the second factor off")
                .admin()
                .json(&ending())
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

fn ending() -> Body {
    let read = |check: &mut Check<'_>| (password_of(check), code_of(check));
    Body::new("SecondFactorEnding", "The password of now, and a code.", read)
        .field("code", "Of the authenticator app, or a recovery code.")
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
    let (email, sealer) = (admin.row.email.clone(), Arc::clone(&state.sealer));
    let write = move |tx: &Transaction<'_>| {
        store::begin(tx, &sealer, &admin.row.id, secret, now)?;
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
    let (sealer, id, typed) = (Arc::clone(&state.sealer), admin.row.id.clone(), code.clone());
    // Looked at before: the recovery codes take ten hashes.
    state.db.read(move |c| store::first_step(c, &sealer, &id, &typed, now)).await?;
    let codes: Vec<String> = (0..RECOVERY_CODES).map(|_| model::recovery_code()).collect();
    let recovery = recovery_hashes(&state, &admin.row.id, &codes).await?;
    let sealer = Arc::clone(&state.sealer);
    let write = move |tx: &Transaction<'_>| {
        store::confirm(tx, &sealer, &admin.row.id, (&code, &recovery), now)?;
        accounts::end_sessions(tx, AccountKind::Admin, &admin.row.id, Some(&admin.session.token))?;
        note(tx, &admin, "on", now)
    };
    state.db.write(write).await?;
    Ok(reply::private(Json(FactorOn::new(Message::SecondFactorOn, codes))))
}

/// One after the other: they are ten hashes, and others wait to sign in.
async fn recovery_hashes(
    state: &AppState,
    admin: &str,
    codes: &[String],
) -> Result<Vec<model::RecoveryHash>> {
    let mut all = Vec::with_capacity(codes.len());
    for code in codes {
        all.push(recovery_hash(state, admin, code.replace('-', "")).await?);
    }
    Ok(all)
}

async fn recovery_hash(state: &AppState, admin: &str, code: String) -> Result<model::RecoveryHash> {
    let admin = admin.to_owned();
    state.hasher.run(move || model::recovery_hash(&admin, &code)).await
}

/// A code that was typed, ready to be compared within a write.
///
/// # Errors
/// 503 where too many wait for a hash.
pub async fn typed(state: &AppState, admin: &str, code: String) -> Result<Typed> {
    let recovery =
        if model::is_recovery(&code) { Some(recovery_hash(state, admin, code.clone()).await?) } else { None };
    Ok(Typed { code, recovery })
}

async fn turn_off(
    admin: AdminSession,
    State(state): State<AppState>,
    client: Client,
    cookies: Cookies,
    JsonForm(form): JsonForm,
) -> Result<impl IntoResponse> {
    let (password, code) = form.read(|check| (password_of(check), code_of(check)))?;
    let now = state.clock.now_ms();
    let account = login_guard::account(AccountKind::Admin, &admin.row.email);
    // One attempt of both: a right password must not forgive wrong codes.
    let attempt = login_guard::begin(&state, &account, (&client, &cookies)).await?;
    if !state.hasher.verify(password, Some(admin.row.password_hash.clone())).await? {
        attempt.failed("password").await?;
        return Err(Error::field("password", Message::WrongPassword));
    }
    let typed = typed(&state, &admin.row.id, code).await?;
    let sealer = Arc::clone(&state.sealer);
    let write = move |tx: &Transaction<'_>| match store::pass(tx, &sealer, &admin.row.id, &typed, now)? {
        Passed::Missing | Passed::Wrong => Ok(false),
        Passed::Off | Passed::Code | Passed::RecoveryCode(_) => {
            if !store::turn_off(tx, &admin.row.id)? {
                return Err(Error::conflict(Message::SecondFactorNotOn));
            }
            note(tx, &admin, "off", now)?;
            Ok(true)
        }
    };
    if !state.db.write(write).await? {
        attempt.failed("code").await?;
        return Err(Error::field("code", Message::CodeInvalid));
    }
    attempt.succeeded();
    Ok(reply::private(Json(Done::new(Message::SecondFactorOff))))
}
