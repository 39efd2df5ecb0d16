//! The forgotten password: an OTP by mail, its check, a new password (contract 5). Every step takes the same time
//! whether the address has an account or not.

use axum::Json;
use axum::extract::State;
use axum::response::IntoResponse;
use tower_cookies::cookie::SameSite;
use tower_cookies::cookie::time::Duration;
use tower_cookies::{Cookie, Cookies};
use utoipa_axum::router::OpenApiRouter;

use super::model::{PasswordReset, TypedOtp, forgotten};
use super::{otps, store};
use crate::auth::store::{self as accounts, AccountKind};
use crate::auth::{browser, login_guard};
use crate::error::{Error, Result};
use crate::http::client::Client;
use crate::http::json::JsonForm;
use crate::http::openapi::Call;
use crate::http::reply::{self, Done};
use crate::mail::{Letter, outbox};
use crate::messages::Message;
use crate::settings::own_words;
use crate::state::AppState;
use crate::validate::Body;

const TAG: &str = "customer";

/// The ticket's cookie.
fn cookie_name(state: &AppState) -> &'static str {
    if state.origin.is_https() { "__Host-haat_reset" } else { "haat_reset" }
}

/// The calls of the three steps.
pub fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(
            Call::post("/api/forgotpassword", TAG, "Sends an OTP where the address has an account")
                .json(&Body::new("ForgottenPassword", "Whose password was forgotten.", forgotten))
                .replies::<Done>(200, "The same answer for every address")
                .fails(&[400, 429])
                .with(forgot),
        )
        .routes(
            Call::post("/api/verifyotp", TAG, "Checks an OTP and gives the cookie for the next step")
                .json(&TypedOtp::body())
                .replies::<Done>(200, "Right")
                .fails(&[400, 429])
                .with(verify),
        )
        .routes(
            Call::post("/api/resetpassword", TAG, "Sets a new password and ends every session")
                .json(&PasswordReset::body())
                .replies::<Done>(200, "Set")
                .fails(&[400, 403])
                .with(reset),
        )
}

async fn forgot(
    State(state): State<AppState>,
    client: Client,
    JsonForm(form): JsonForm,
) -> Result<impl IntoResponse> {
    let email = form.read(forgotten)?;
    let now = state.clock.now_ms();
    if state.rate_limits {
        state.visitors.ask_otp(client.address, now)?;
        let asked = email.clone();
        state.db.read(move |c| otps::check_asking(c, &asked, now)).await?;
    }
    let otp = format!("{:06}", rand::random_range(0..1_000_000));
    let hash = state.hasher.hash(otp.clone()).await?;
    let limits = state.rate_limits;
    let write = move |tx: &rusqlite::Transaction<'_>| {
        if limits {
            otps::check_asking(tx, &email, now)?;
        }
        let known = store::by_email(tx, &email)?.is_some();
        otps::insert(tx, &email, &hash, known, now)?;
        let mail = outbox::put_until(tx, &email, &Letter::Otp { otp }, now, now + otps::LIFE_MS)?;
        if !known {
            // Written and taken back, so that both ways take the same time.
            outbox::remove(tx, mail)?;
        }
        Ok(())
    };
    state.db.write(write).await?;
    Ok(reply::private(Json(Done::new(Message::OtpSent))))
}

async fn verify(
    State(state): State<AppState>,
    client: Client,
    cookies: Cookies,
    JsonForm(form): JsonForm,
) -> Result<impl IntoResponse> {
    let TypedOtp { email, otp } = form.read(TypedOtp::read)?;
    let otp = otp?;
    let bad = || Error::field("otp", Message::OtpInvalid);
    if otp.len() != 6 || !otp.bytes().all(|b| b.is_ascii_digit()) {
        return Err(bad());
    }
    let now = state.clock.now_ms();
    if state.rate_limits {
        state.visitors.try_otp(client.address, now)?;
    }
    let asked = email.clone();
    let tried = state.db.write(move |tx| otps::begin_attempt(tx, &asked, now)).await?;
    let (id, hash) = tried.unzip();
    let fits = state.hasher.verify(otp, hash).await?;
    let outcome = if fits && id.is_some() { "success" } else { "failure" };
    tracing::info!(kind = "customer", account = email, address = %client.address, outcome, "a one-time password was tried");
    let id = id.filter(|_| fits).ok_or_else(bad)?;
    let write = move |tx: &rusqlite::Transaction<'_>| {
        if !otps::use_up(tx, id)? {
            return Err(bad());
        }
        store::prove(tx, &email, now)?;
        otps::give_ticket(tx, &email, now)
    };
    let ticket = state.db.write(write).await?;
    cookies.add(cookie(&state, ticket, otps::LIFE_MS / 1000));
    Ok(reply::private(Json(Done::new(Message::OtpVerified))))
}

async fn reset(
    State(state): State<AppState>,
    client: Client,
    cookies: Cookies,
    JsonForm(form): JsonForm,
) -> Result<impl IntoResponse> {
    let PasswordReset { email, new_password } = form.read(PasswordReset::read)?;
    let verify_first = || Error::Forbidden(Message::OtpFirst);
    let ticket = cookies.get(cookie_name(&state)).map(|c| c.value().to_owned()).ok_or_else(verify_first)?;
    let now = state.clock.now_ms();
    let (asked, shown) = (email.clone(), ticket.clone());
    if !state.db.read(move |c| otps::is_good(c, &shown, &asked, now)).await? {
        return Err(verify_first());
    }
    let new_password = new_password?;
    let asked = email.clone();
    if let Some(row) = state.db.read_few(move |c| store::by_email(c, &asked)).await? {
        own_words::check(&state, "newPassword", &new_password, &row.name, &row.email).await?;
    }
    let hash = state.hasher.hash(new_password).await?;
    let account = login_guard::account(AccountKind::Customer, &email);
    let counted = account.clone();
    let write = move |tx: &rusqlite::Transaction<'_>| {
        // Looked at again: the ticket may have been used while the password was hashed.
        if !otps::is_good(tx, &ticket, &email, now)? {
            return Err(verify_first());
        }
        let row = store::by_email(tx, &email)?.ok_or_else(verify_first)?;
        store::set_password(tx, &row.id, &hash)?;
        accounts::end_sessions(tx, AccountKind::Customer, &row.id, None)?;
        browser::forget(tx, &account)?;
        login_guard::forget_failures(tx, &account)?;
        outbox::put(tx, &email, &Letter::PasswordChanged { name: row.name }, now)?;
        Ok(())
    };
    state.db.write(write).await?;
    tracing::info!(account = counted, address = %client.address, "a password was reset, and its sessions ended");
    state.sign_ins.forget(&counted, client.address);
    cookies.add(cookie(&state, String::new(), 0));
    Ok(reply::private(Json(Done::new(Message::PasswordReset))))
}

fn cookie(state: &AppState, ticket: String, seconds: i64) -> Cookie<'static> {
    Cookie::build((cookie_name(state), ticket))
        .http_only(true)
        .same_site(SameSite::Strict)
        .path("/")
        .secure(state.origin.is_https())
        .max_age(Duration::seconds(seconds))
        .build()
}
