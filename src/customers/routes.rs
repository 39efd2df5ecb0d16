//! Registering, signing in, and changing one's own account.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use tower_cookies::Cookies;
use utoipa_axum::router::OpenApiRouter;

use super::Customer;
use super::model::{AddressUpdate, ProfileUpdate, Registration};
use super::store::{self, CustomerRow};
use crate::auth::credentials::Credentials;
use crate::auth::store::{self as accounts, AccountKind};
use crate::auth::{browser, login_guard, password, session};
use crate::error::{Error, Result};
use crate::http::client::Client;
use crate::http::json::JsonForm;
use crate::http::openapi::Call;
use crate::http::reply;
use crate::mail::{Letter, outbox};
use crate::messages::Message;
use crate::profile::model::{CustomerDone, SignedIn};
use crate::profile::{self, done};
use crate::settings::own_words;
use crate::state::AppState;
use crate::validate::Body;

const TAG: &str = "customer";

/// The calls of the account.
pub fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(
            Call::post("/api/userregister", TAG, "Makes an account")
                .json(&Registration::body())
                .replies::<CustomerDone>(201, "Made; the person is not signed in yet")
                .fails(&[400, 409, 429])
                .with(register),
        )
        .routes(
            Call::post("/api/userlogin", TAG, "Signs a customer in")
                .json(&Body::new(
                    "CustomerCredentials",
                    "E-mail and password of a customer.",
                    Credentials::read,
                ))
                .replies::<SignedIn>(200, "The customer, and the session as a cookie and as a token")
                .fails(&[400, 401, 429])
                .with(sign_in),
        )
        .routes(
            Call::put("/api/user/update", TAG, "Changes the profile")
                .customer()
                .json(&ProfileUpdate::body())
                .replies::<CustomerDone>(200, "The customer as it is now")
                .fails(&[400, 429])
                .with(update_profile),
        )
        .routes(
            Call::put("/api/user/update-password", TAG, "Changes the password and ends the other sessions")
                .customer()
                .json(&Customer::body("PasswordUpdate", "A change of the password.", password::Change::read))
                .replies::<CustomerDone>(200, "The customer as it is now")
                .fails(&[400, 429])
                .with(update_password),
        )
        .routes(
            Call::put("/api/user/update-address", TAG, "Changes the address")
                .customer()
                .json(&AddressUpdate::body())
                .replies::<CustomerDone>(200, "The customer as it is now")
                .fails(&[400, 429])
                .with(update_address),
        )
}

async fn register(
    State(state): State<AppState>,
    client: Client,
    JsonForm(form): JsonForm,
) -> Result<impl IntoResponse> {
    let Registration { name, email, phone, password } = form.read(Registration::read)?;
    let mut row = CustomerRow {
        id: crate::ids::random_id(),
        name,
        email,
        phone,
        address: String::new(),
        password_hash: String::new(),
        points: 0,
        extra_one: String::new(),
        extra_two: String::new(),
    };
    let now = state.clock.now_ms();
    if state.rate_limits {
        state.visitors.register(client.address, now)?;
    }
    own_words::check(&state, "password", &password, &row.name, &row.email).await?;
    row.password_hash = state.hasher.hash(password).await?;
    let account = row.email.clone();
    let write = move |tx: &rusqlite::Transaction<'_>| {
        store::insert(tx, &row, now)?;
        profile::store::user(tx, &row.id)
    };
    let user = state.db.write(write).await?;
    tracing::info!(kind = "customer", account, address = %client.address, "an account was made");
    Ok(reply::private((StatusCode::CREATED, Json(CustomerDone::new(Message::Registered, user)))))
}

async fn sign_in(
    State(state): State<AppState>,
    client: Client,
    cookies: Cookies,
    headers: axum::http::HeaderMap,
    JsonForm(form): JsonForm,
) -> Result<impl IntoResponse> {
    let typed = form.read(Credentials::read)?;
    let email = typed.email()?;
    let asked = email.clone();
    let row = state.db.read(move |c| store::by_email(c, &asked)).await?;
    let account = login_guard::account(AccountKind::Customer, &email);
    let stored = row.as_ref().map(|row| row.password_hash.clone());
    let fits = login_guard::fits(&state, &account, (&client, &cookies), typed.password, stored).await?;
    let wrong = || Error::Unauthorized(Message::InvalidLogin);
    let row = row.filter(|_| fits).ok_or_else(wrong)?;
    let now = state.clock.now_ms();
    let known_as = browser::token(&state, &cookies);
    let presented = session::token(&state.origin, &headers, &cookies, AccountKind::Customer);
    let write = move |tx: &rusqlite::Transaction<'_>| {
        // The password may have been reset while the old one was being compared.
        if !store::has_password(tx, &row.id, &row.password_hash)? {
            return Err(wrong());
        }
        let whose = (AccountKind::Customer, row.id.as_str());
        let token = session::begin(tx, whose, presented.as_deref(), &client, now)?;
        let browser = browser::remember(tx, known_as, &account, now)?;
        Ok((token, browser, profile::store::user(tx, &row.id)?))
    };
    let (token, browser, user) = state.db.write(write).await?;
    session::hand_over(&state, &cookies, AccountKind::Customer, &token);
    browser::hand_over(&state, &cookies, browser);
    Ok(reply::private(Json(SignedIn::new(Message::LoggedIn, token, user))))
}

/// Refuses a wrong confirming password.
async fn confirm(
    state: &AppState,
    customer: &Customer,
    asking: (&Client, &Cookies),
    (field, password): (&str, String),
) -> Result<()> {
    let stored = customer.row.password_hash.clone();
    login_guard::confirm(state, &customer.account(), asking, (field, password), stored).await
}

async fn update_profile(
    customer: Customer,
    State(state): State<AppState>,
    client: Client,
    cookies: Cookies,
    JsonForm(form): JsonForm,
) -> Result<Response> {
    let update = customer.reads(&form, ProfileUpdate::read)?;
    let mut row = customer.row.clone();
    row.name = update.name;
    row.phone = update.phone;
    row.extra_one = update.extra_one.unwrap_or(row.extra_one);
    row.extra_two = update.extra_two.unwrap_or(row.extra_two);
    confirm(&state, &customer, (&client, &cookies), ("password", update.password)).await?;
    state.db.write(move |tx| store::set_profile(tx, &row)).await?;
    done(&state, customer.row.id, Message::ProfileUpdated).await
}

async fn update_password(
    customer: Customer,
    State(state): State<AppState>,
    client: Client,
    cookies: Cookies,
    headers: axum::http::HeaderMap,
    JsonForm(form): JsonForm,
) -> Result<Response> {
    let password::Change { old, new } = customer.reads(&form, password::Change::read)?;
    confirm(&state, &customer, (&client, &cookies), ("oldPassword", old)).await?;
    own_words::check(&state, "newPassword", &new, &customer.row.name, &customer.row.email).await?;
    let hash = state.hasher.hash(new).await?;
    let now = state.clock.now_ms();
    let (row, token) = (customer.row.clone(), customer.token.clone());
    let write = move |tx: &rusqlite::Transaction<'_>| {
        if !store::has_password(tx, &row.id, &row.password_hash)? {
            return Err(Error::field("oldPassword", Message::WrongPassword));
        }
        store::set_password(tx, &row.id, &hash)?;
        accounts::end_sessions(tx, AccountKind::Customer, &row.id, Some(&token))?;
        let until = session::renewed_until(tx, &token, now)?;
        outbox::put(tx, &row.email, &Letter::PasswordChanged { name: row.name }, now)?;
        Ok(until)
    };
    if let Some(until) = state.db.write(write).await? {
        session::renewed(&state, &headers, &cookies, (AccountKind::Customer, customer.token), until - now);
    }
    done(&state, customer.row.id, Message::PasswordUpdated).await
}

async fn update_address(
    customer: Customer,
    State(state): State<AppState>,
    client: Client,
    cookies: Cookies,
    JsonForm(form): JsonForm,
) -> Result<Response> {
    let AddressUpdate { address, password } = customer.reads(&form, AddressUpdate::read)?;
    confirm(&state, &customer, (&client, &cookies), ("password", password)).await?;
    let id = customer.row.id.clone();
    state.db.write(move |tx| store::set_address(tx, &id, &address)).await?;
    done(&state, customer.row.id, Message::AddressUpdated).await
}
