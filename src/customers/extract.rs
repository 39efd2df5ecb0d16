//! Extractors: a handler that takes a [`Customer`] is a customer's call.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;

use super::store::{self, CustomerRow};
use crate::auth::claims;
use crate::auth::extract::cookies;
use crate::auth::login_guard;
use crate::auth::session;
use crate::auth::store::AccountKind;
use crate::error::{Error, Result};
use crate::http::client::Client;
use crate::messages::Message;
use crate::state::AppState;
use crate::validate::{Body, Check, Form};

/// The signed-in customer; refuses with 401 without a customer's session, before the body is read.
#[derive(Debug, Clone)]
pub struct Customer {
    /// The account.
    pub row: CustomerRow,
    /// The session's secret.
    pub token: String,
    /// What names the session to its owner.
    pub session_id: String,
}

/// The signed-in customer, where there is one; never refuses.
#[derive(Debug, Clone)]
pub struct MaybeCustomer(pub Option<Customer>);

impl Customer {
    /// The body of a customer's call, which may say who sends it (contract 3).
    pub fn body<T>(
        name: &'static str,
        description: &'static str,
        read: impl FnOnce(&mut Check<'_>) -> T,
    ) -> Body {
        claims::body((name, description), &["userId", "email"], read)
    }

    /// Reads a body, and refuses one that names another account first.
    ///
    /// # Errors
    /// 403 for another account, 400 with what is wrong with the rest.
    pub fn reads<T>(&self, form: &Form, read: impl FnOnce(&mut Check<'_>) -> T) -> Result<T> {
        claims::read(form, &[("userId", &self.row.id), ("email", &self.row.email)], read)
    }

    /// The name under which failed confirmations are counted.
    #[must_use]
    pub fn account(&self) -> String {
        login_guard::account(AccountKind::Customer, &self.row.email)
    }
}

async fn customer_of(parts: &mut Parts, state: &AppState) -> Result<Option<Customer>> {
    let cookies = cookies(parts)?;
    let found = session::find(state, &parts.headers, &cookies, AccountKind::Customer).await?;
    let Some(session) = found.filter(|s| s.row.kind == AccountKind::Customer) else { return Ok(None) };
    let id = session.row.account_id.clone();
    let Some(row) = state.db.read_few(move |c| store::by_id(c, &id)).await? else { return Ok(None) };
    if let Ok(client) = Client::from_request_parts(parts, state).await {
        session::note_use(state, &session.row, client).await;
    }
    Ok(Some(Customer { row, token: session.token, session_id: session.row.id }))
}

impl FromRequestParts<AppState> for Customer {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self> {
        customer_of(parts, state).await?.ok_or_else(|| Error::Unauthorized(Message::PleaseLogIn))
    }
}

impl FromRequestParts<AppState> for MaybeCustomer {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self> {
        customer_of(parts, state).await.map(Self)
    }
}
