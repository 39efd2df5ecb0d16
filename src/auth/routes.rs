//! Signing in and out (contract 3, 7).

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::response::IntoResponse;
use serde_json::json;
use tower_cookies::Cookies;
use utoipa_axum::router::OpenApiRouter;

use super::credentials::Credentials;
use super::extract::AdminUser;
use super::store::{self, AccountKind};
use super::{browser, login_guard, session};
use crate::audit;
use crate::error::{Error, Result};
use crate::http::client::Client;
use crate::http::json::JsonForm;
use crate::http::openapi::Call;
use crate::http::reply::{self, Done};
use crate::messages::Message;
use crate::second_factor;
use crate::second_factor::store::Passed;
use crate::state::AppState;
use crate::validate::{Body, Check};

fn admin_credentials() -> Body {
    let description = "E-mail and password of an admin, and a code where the second factor is on.";
    Body::new("AdminCredentials", description, with_code).field(
        "code",
        "Of the authenticator app, or a recovery code; without it and with the factor on, 401 with `codeRequired`.",
    )
}

fn with_code(check: &mut Check<'_>) -> (Credentials, String) {
    (Credentials::read(check), check.code("code"))
}

/// The calls of this slice.
pub fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(
            Call::post("/getuserinfo", "session", "Signs an admin in")
                .json(&admin_credentials())
                .replies::<AdminUser>(200, "The admin, and the session cookie")
                .fails(&[400, 401, 429])
                .with(sign_in),
        )
        .routes(
            Call::post("/api/admin/logout", "session", "Ends the admin's session")
                .replies::<Done>(200, "Signed out")
                .with(sign_out),
        )
        .routes(
            Call::post("/api/logout", "session", "Ends the customer's session")
                .replies::<Done>(200, "Signed out")
                .with(customer_sign_out),
        )
}

async fn sign_in(
    State(state): State<AppState>,
    client: Client,
    cookies: Cookies,
    headers: axum::http::HeaderMap,
    JsonForm(form): JsonForm,
) -> Result<impl IntoResponse> {
    let (credentials, code) = form.read(with_code)?;
    let email = credentials.email()?;
    let asked = email.clone();
    let admin = state.db.read(move |c| store::admin_by_email(c, &asked)).await?;
    let account = login_guard::account(AccountKind::Admin, &email);
    let stored = admin.as_ref().map(|a| a.password_hash.clone());
    let wrong = || Error::Unauthorized(Message::InvalidLogin);
    let attempt = login_guard::begin(&state, &account, (&client, &cookies)).await?;
    let fits = state.hasher.verify(credentials.password, stored).await?;
    let Some(admin) = admin.filter(|_| fits) else {
        attempt.failed("password").await?;
        return Err(wrong());
    };
    let typed = second_factor::routes::typed(&state, &admin.id, code).await?;
    let now = state.clock.now_ms();
    let sealer = Arc::clone(&state.sealer);
    let known_as = browser::token(&state, &cookies);
    let presented = session::token(&state.origin, &headers, &cookies, AccountKind::Admin);
    let (row, account_name, asking) = (admin.clone(), account.clone(), client.clone());
    let write = move |tx: &rusqlite::Transaction<'_>| {
        // The password may have been changed while the old one was being compared.
        if !store::has_password(tx, &row.id, &row.password_hash)? {
            return Err(wrong());
        }
        let passed = second_factor::store::pass(tx, &sealer, &row.id, &typed, now)?;
        if matches!(passed, Passed::Missing | Passed::Wrong) {
            return Ok((passed, None));
        }
        if let Passed::RecoveryCode(left) = passed {
            let detail = json!({"recoveryCode": "used", "left": left});
            let (admin, id) = (row.email.as_str(), Some(row.id.as_str()));
            audit::note(tx, &audit::Note { admin, action: "update", subject: "account", id, detail }, now)?;
        }
        audit::sign_ins::succeeded(tx, &row.email, asking.address, passed.factor(), now)?;
        let whose = (AccountKind::Admin, row.id.as_str());
        let token = session::begin(tx, whose, presented.as_deref(), &asking, now)?;
        Ok((passed, Some((token, browser::remember(tx, known_as, &account_name, now)?))))
    };
    let (passed, begun) = state.db.write(write).await?;
    let Some((token, browser)) = begun else {
        // A right password without a code is neither: what failed before is not forgotten for it.
        if passed == Passed::Missing {
            attempt.halfway().await?;
            return Err(Error::CodeRequired);
        }
        attempt.failed("code").await?;
        return Err(Error::Unauthorized(Message::CodeInvalid));
    };
    attempt.succeeded();
    session::hand_over(&state, &cookies, AccountKind::Admin, &token);
    browser::hand_over(&state, &cookies, browser);
    Ok(reply::private(Json(AdminUser::from(admin))))
}

async fn sign_out(
    State(state): State<AppState>,
    headers: axum::http::HeaderMap,
    cookies: Cookies,
) -> Result<impl IntoResponse> {
    end(&state, &headers, &cookies, AccountKind::Admin).await
}

async fn customer_sign_out(
    State(state): State<AppState>,
    headers: axum::http::HeaderMap,
    cookies: Cookies,
) -> Result<impl IntoResponse> {
    end(&state, &headers, &cookies, AccountKind::Customer).await
}

async fn end(
    state: &AppState,
    headers: &axum::http::HeaderMap,
    cookies: &Cookies,
    kind: AccountKind,
) -> Result<impl IntoResponse + use<>> {
    if let Some(token) = session::token(&state.origin, headers, cookies, kind) {
        state.db.write(move |tx| store::delete_session(tx, &token, kind)).await?;
        tracing::info!(kind = kind.as_str(), "a session was ended by its owner");
    }
    session::take_back(state, cookies, kind);
    Ok(reply::private(Json(Done::new(Message::LoggedOut))))
}
