//! Extractors: a handler that takes an [`Admin`] is an admin call.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use serde::Serialize;
use tower_cookies::Cookies;
use utoipa::ToSchema;

use super::login_guard;
use super::session::{self, Session};
use super::store::{self, AccountKind, AdminRow};
use crate::error::{Error, Result};
use crate::http::client::Client;
use crate::messages::Message;
use crate::state::AppState;

/// An admin as replies show one (contract 3).
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct AdminUser {
    /// The opaque id.
    #[serde(rename = "_id")]
    pub id: String,
    /// The display name.
    pub name: String,
    /// In lower case.
    pub email: String,
    /// Always `admin`.
    pub role: String,
}

impl From<AdminRow> for AdminUser {
    fn from(row: AdminRow) -> Self {
        Self { id: row.id, name: row.name, email: row.email, role: "admin".to_owned() }
    }
}

/// The signed-in admin; refuses with 401 without a session and 403 for a customer, before the body is read.
#[derive(Debug, Clone)]
pub struct Admin(pub AdminUser);

/// [`Admin`] for calls about the account itself.
#[derive(Debug, Clone)]
pub struct AdminSession {
    /// The account.
    pub row: AdminRow,
    /// The session.
    pub session: Session,
}

/// The signed-in admin, where there is one; never refuses.
#[derive(Debug, Clone)]
pub struct MaybeAdmin(pub Option<AdminUser>);

impl AdminSession {
    /// Refuses a wrong confirming password, which counts as a failed sign-in.
    ///
    /// # Errors
    /// 400 on the field; 429 when a limit is reached.
    pub async fn confirm(
        &self,
        state: &AppState,
        asking: (&Client, &Cookies),
        typed: (&str, String),
    ) -> Result<()> {
        let account = login_guard::account(AccountKind::Admin, &self.row.email);
        login_guard::confirm(state, &account, asking, typed, self.row.password_hash.clone()).await
    }
}

async fn admin_of(parts: &mut Parts, state: &AppState) -> Result<Option<AdminSession>> {
    let cookies = cookies(parts)?;
    let found = session::find(state, &parts.headers, &cookies, AccountKind::Admin).await?;
    let Some(session) = found.filter(|s| s.row.kind == AccountKind::Admin) else { return Ok(None) };
    let id = session.row.account_id.clone();
    let Some(row) = state.db.read(move |c| store::admin_by_id(c, &id)).await? else { return Ok(None) };
    if let Ok(client) = Client::from_request_parts(parts, state).await {
        session::note_use(state, &session.row, client).await;
    }
    Ok(Some(AdminSession { row, session }))
}

/// The cookies of a request.
///
/// # Errors
/// Where the cookie layer is missing.
pub fn cookies(parts: &Parts) -> Result<Cookies> {
    parts
        .extensions
        .get::<Cookies>()
        .cloned()
        .ok_or_else(|| Error::Internal(anyhow::anyhow!("the cookie layer is missing")))
}

impl FromRequestParts<AppState> for AdminSession {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self> {
        if let Some(admin) = admin_of(parts, state).await? {
            return Ok(admin);
        }
        let cookies = cookies(parts)?;
        let customer = session::find(state, &parts.headers, &cookies, AccountKind::Customer).await?;
        if customer.is_some_and(|s| s.row.kind == AccountKind::Customer) {
            return Err(Error::Forbidden(Message::AdminsOnly));
        }
        Err(Error::Unauthorized(Message::PleaseLogIn))
    }
}

impl FromRequestParts<AppState> for Admin {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self> {
        AdminSession::from_request_parts(parts, state).await.map(|admin| Self(admin.row.into()))
    }
}

impl FromRequestParts<AppState> for MaybeAdmin {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self> {
        Ok(Self(admin_of(parts, state).await?.map(|admin| admin.row.into())))
    }
}
