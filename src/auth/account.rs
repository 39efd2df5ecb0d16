//! An admin's own account: who it is, its password, its sessions.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::IntoResponse;
use rusqlite::Transaction;
use serde::Serialize;
use serde_json::json;
use tower_cookies::Cookies;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;

use super::extract::{AdminSession, AdminUser};
use super::password;
use super::session::{self, SessionView};
use super::store::{self, AccountKind};
use crate::audit;
use crate::error::{Error, Result};
use crate::http::client::Client;
use crate::http::json::JsonForm;
use crate::http::openapi::Call;
use crate::http::reply::{self, Deleted, Done};
use crate::messages::{Label, Message};
use crate::second_factor;
use crate::settings::own_words;
use crate::state::AppState;
use crate::validate::Body;

const TAG: &str = "account";

/// An admin's own account.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct Account {
    #[serde(flatten)]
    admin: AdminUser,
    /// Whether the second factor is on.
    totp: bool,
    /// How many recovery codes are left.
    recovery_codes_left: i64,
}

/// The calls of the account.
pub fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(
            Call::get("/api/admin/account", TAG, "The admin's own account")
                .admin()
                .replies::<Account>(200, "The account")
                .with(account),
        )
        .routes(
            Call::put("/api/admin/password", TAG, "Changes the password and ends the other sessions")
                .admin()
                .json(&Body::new("PasswordChange", "A change of the password.", password::Change::read))
                .replies::<Done>(200, "Changed")
                .fails(&[400, 429])
                .with(change_password),
        )
        .routes(
            Call::get("/api/admin/sessions", TAG, "Where the admin is signed in, the last used first")
                .admin()
                .replies_list::<SessionView>("The sessions")
                .with(sessions),
        )
        .routes(
            Call::delete("/api/admin/sessions/{id}", TAG, "Ends a session of the admin")
                .admin()
                .replies::<Deleted>(200, "Ended")
                .fails(&[404])
                .with(end_session),
        )
}

async fn account(admin: AdminSession, State(state): State<AppState>) -> Result<impl IntoResponse> {
    let id = admin.row.id.clone();
    let (totp, recovery_codes_left) = state.db.read(move |c| second_factor::store::state(c, &id)).await?;
    Ok(reply::private(Json(Account { admin: admin.row.into(), totp, recovery_codes_left })))
}

async fn change_password(
    admin: AdminSession,
    State(state): State<AppState>,
    client: Client,
    cookies: Cookies,
    headers: HeaderMap,
    JsonForm(form): JsonForm,
) -> Result<impl IntoResponse> {
    let password::Change { old, new } = form.read(password::Change::read)?;
    admin.confirm(&state, (&client, &cookies), ("oldPassword", old)).await?;
    own_words::check(&state, "newPassword", &new, &admin.row.name, &admin.row.email).await?;
    let hash = state.hasher.hash(new).await?;
    let now = state.clock.now_ms();
    let AdminSession { row, session } = admin;
    let token = session.token.clone();
    let write = move |tx: &Transaction<'_>| {
        // It may have been changed while the old one was being compared.
        if !store::has_password(tx, &row.id, &row.password_hash)? {
            return Err(Error::field("oldPassword", Message::WrongPassword));
        }
        store::set_password(tx, &row.id, &hash)?;
        store::end_sessions(tx, AccountKind::Admin, &row.id, Some(&token))?;
        let note = audit::Note {
            admin: &row.email,
            action: "update",
            subject: "account",
            id: Some(&row.id),
            detail: json!({"password": "changed"}),
        };
        audit::note(tx, &note, now)?;
        session::renewed_until(tx, &token, now)
    };
    if let Some(until) = state.db.write(write).await? {
        session::renewed(&state, &headers, &cookies, (AccountKind::Admin, session.token), until - now);
    }
    Ok(reply::private(Json(Done::new(Message::PasswordUpdated))))
}

async fn sessions(admin: AdminSession, State(state): State<AppState>) -> Result<impl IntoResponse> {
    let (id, now) = (admin.row.id, state.clock.now_ms());
    let open = state.db.read(move |c| store::open_sessions(c, AccountKind::Admin, &id, now)).await?;
    Ok(SessionView::list(open, &admin.session.row.id))
}

async fn end_session(
    admin: AdminSession,
    State(state): State<AppState>,
    cookies: Cookies,
    Path(id): Path<String>,
) -> Result<impl IntoResponse> {
    let now = state.clock.now_ms();
    let AdminSession { row, session } = admin;
    let own = session.row.id == id;
    let write = move |tx: &Transaction<'_>| {
        if !store::end_session(tx, AccountKind::Admin, &row.id, &id, now)? {
            return Err(Error::not_found(Label::Session));
        }
        let note = audit::Note {
            admin: &row.email,
            action: "delete",
            subject: "session",
            id: Some(&id),
            detail: json!({}),
        };
        audit::note(tx, &note, now)
    };
    state.db.write(write).await?;
    if own {
        session::take_back(&state, &cookies, AccountKind::Admin);
    }
    Ok(reply::private(Json(Deleted::one())))
}
