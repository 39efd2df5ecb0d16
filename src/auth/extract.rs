//! Extractors: a handler that takes an [`Admin`] is an admin call.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use serde::Serialize;
use tower_cookies::Cookies;
use utoipa::ToSchema;

use super::session;
use super::store::{self, Kind};
use crate::error::{Error, Result};
use crate::state::AppState;

/// What a person reads who must sign in first.
pub const PLEASE_LOG_IN: &str = "Please log in";

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

impl From<store::AdminRow> for AdminUser {
    fn from(row: store::AdminRow) -> Self {
        Self { id: row.id, name: row.name, email: row.email, role: "admin".to_owned() }
    }
}

/// The signed-in admin; refuses with 401 without a session and 403 for a customer, before the body is read.
#[derive(Debug, Clone)]
pub struct Admin(pub AdminUser);

/// The signed-in admin, where there is one; never refuses.
#[derive(Debug, Clone)]
pub struct MaybeAdmin(pub Option<AdminUser>);

async fn admin_of(parts: &mut Parts, state: &AppState) -> Result<Option<AdminUser>> {
    let cookies = cookies(parts)?;
    let Some(session) = session::find(state, &parts.headers, &cookies, Kind::Admin).await? else {
        return Ok(None);
    };
    if session.row.kind != Kind::Admin {
        return Ok(None);
    }
    let row = state.db.read(move |c| store::admin_by_id(c, &session.row.account_id)).await?;
    Ok(row.map(AdminUser::from))
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

impl FromRequestParts<AppState> for Admin {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self> {
        if let Some(admin) = admin_of(parts, state).await? {
            return Ok(Self(admin));
        }
        let cookies = cookies(parts)?;
        let customer = session::find(state, &parts.headers, &cookies, Kind::Customer).await?;
        if customer.is_some_and(|s| s.row.kind == Kind::Customer) {
            return Err(Error::Forbidden("Only an admin can do this.".to_owned()));
        }
        Err(Error::Unauthorized(PLEASE_LOG_IN.to_owned()))
    }
}

impl FromRequestParts<AppState> for MaybeAdmin {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self> {
        admin_of(parts, state).await.map(Self)
    }
}
