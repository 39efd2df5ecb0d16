//! Signing in and out, and who is signed in (contract 3, 7).

use axum::Json;
use axum::extract::State;
use axum::response::IntoResponse;
use serde::{Deserialize, Serialize};
use tower_cookies::Cookies;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;

use super::extract::{AdminUser, MaybeAdmin};
use super::session;
use super::store::{self, Kind};
use crate::error::{Error, Result};
use crate::state::AppState;
use crate::web::client::Client;
use crate::web::docs::Call;
use crate::web::json::JsonForm;
use crate::web::reply::{self, Done};

/// The same text for an unknown e-mail and a wrong password (contract 3).
pub const INVALID_LOGIN: &str = "Invalid email or password.";
const BOTH_NEEDED: &str = "Please provide both email and password.";
/// The reply of both logouts (contract 3).
pub const LOGGED_OUT: &str = "You have successfully logged out.";

/// E-mail and password.
#[derive(Debug, Deserialize, ToSchema)]
#[allow(dead_code, reason = "documents the body; it is read field by field")]
struct Credentials {
    email: String,
    password: String,
}

/// Who is signed in, on both sides.
#[derive(Debug, Serialize, ToSchema)]
pub struct Me {
    user: Option<AdminUser>,
    /// The signed-in customer; accounts of customers are not open yet.
    #[schema(value_type = Option<Object>)]
    customer: Option<serde_json::Value>,
}

/// The calls of this slice.
pub fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(
            Call::post("/getuserinfo", "session", "Signs an admin in")
                .json::<Credentials>()
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
        .routes(Call::get("/api/me", "session", "Who is signed in").replies::<Me>(200, "Both sides").with(me))
}

async fn sign_in(
    State(state): State<AppState>,
    client: Client,
    cookies: Cookies,
    JsonForm(form): JsonForm,
) -> Result<impl IntoResponse> {
    let email = form.text("email").trim().to_lowercase();
    let password = form.text("password").to_owned();
    if email.is_empty() || password.trim().is_empty() {
        return Err(Error::field(if email.is_empty() { "email" } else { "password" }, BOTH_NEEDED));
    }
    let now = state.clock.now_ms();
    if state.rate_limits {
        state.sign_ins.begin(&format!("admin {email}"), client.address, now)?;
    }
    let admin = {
        let email = email.clone();
        state.db.read(move |c| store::admin_by_email(c, &email)).await?
    };
    let stored = admin.as_ref().map(|a| a.password_hash.clone());
    let fits = state.hasher.verify(password, stored).await?;
    let Some(admin) = admin.filter(|_| fits) else {
        return Err(Error::Unauthorized(INVALID_LOGIN.to_owned()));
    };
    state.sign_ins.succeeded(&format!("admin {email}"), client.address);
    let id = admin.id.clone();
    let token = state.db.write(move |tx| session::begin(tx, Kind::Admin, &id, now)).await?;
    session::hand_over(&state, &cookies, Kind::Admin, &token);
    Ok(reply::private(Json(AdminUser::from(admin))))
}

async fn sign_out(
    State(state): State<AppState>,
    headers: axum::http::HeaderMap,
    cookies: Cookies,
) -> Result<impl IntoResponse> {
    end(&state, &headers, &cookies, Kind::Admin).await
}

async fn customer_sign_out(
    State(state): State<AppState>,
    headers: axum::http::HeaderMap,
    cookies: Cookies,
) -> Result<impl IntoResponse> {
    end(&state, &headers, &cookies, Kind::Customer).await
}

async fn end(
    state: &AppState,
    headers: &axum::http::HeaderMap,
    cookies: &Cookies,
    kind: Kind,
) -> Result<impl IntoResponse + use<>> {
    if let Some(token) = session::token(state, headers, cookies, kind) {
        state.db.write(move |tx| store::delete_session(tx, &token, kind)).await?;
    }
    session::take_back(state, cookies, kind);
    Ok(reply::private(Json(Done::new(LOGGED_OUT))))
}

async fn me(MaybeAdmin(user): MaybeAdmin) -> impl IntoResponse {
    reply::private(Json(Me { user, customer: None }))
}
