//! Mail in the back office: what did not go and why, trying anew, a mail to try the mail server with.

use axum::Json;
use axum::extract::{Path, RawQuery, State};
use axum::response::IntoResponse;
use rusqlite::Transaction;
use serde::Serialize;
use serde_json::{Map, Value, json};
use utoipa::ToSchema;
use utoipa::openapi::schema::Type;
use utoipa_axum::router::OpenApiRouter;

use super::Letter;
use super::outbox::Waiting;
use super::trouble::{self, MailState, TroubledMail, Which};
use crate::audit;
use crate::auth::Admin;
use crate::auth::extract::AdminUser;
use crate::error::{Error, Result};
use crate::http::json::JsonForm;
use crate::http::openapi::{Call, parameter};
use crate::http::query::{Page, Params, page_parameters};
use crate::http::reply::{self, Deleted, Done};
use crate::messages::{Label, Message, Said};
use crate::settings;
use crate::state::AppState;
use crate::validate::{Body, Check};

const TAG: &str = "mail";
/// How many orders may be asked for at once.
const ORDERS: usize = 100;

/// Mails are tried anew.
#[derive(Debug, Serialize, ToSchema)]
struct Retried {
    success: bool,
    #[serde(flatten)]
    said: Said,
    /// How many.
    count: usize,
}

/// The calls of this slice.
pub fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(
            Call::get("/api/admin/mail", TAG, "Mails that did not go: those given up, then those that wait")
                .query(&page_parameters())
                .query(&[
                    parameter("state", Type::String, "waiting or failed"),
                    parameter("orders", Type::String, "Those of these orders: numbers, with commas between"),
                ])
                .admin()
                .replies_list::<TroubledMail>("The mails")
                .fails(&[400])
                .with(list),
        )
        .routes(
            Call::post(
                "/api/admin/mail/test",
                TAG,
                "Sends a mail at once, and tells what the mail server said",
            )
            .admin()
            .json(&test_mail())
            .replies::<Done>(200, "The mail server took it")
            .fails(&[400, 409, 429])
            .with(test),
        )
        .routes(
            Call::post("/api/admin/mail/retry", TAG, "Tries every mail that was given up anew")
                .admin()
                .replies::<Retried>(200, "They are tried")
                .with(retry_failed),
        )
        .routes(
            Call::post("/api/admin/mail/{id}/retry", TAG, "Tries a mail anew")
                .admin()
                .replies::<Done>(200, "It is tried")
                .fails(&[404, 409])
                .with(retry),
        )
        .routes(
            Call::delete("/api/admin/mail/{id}", TAG, "Gives a mail up and forgets it")
                .admin()
                .replies::<Deleted>(200, "Gone")
                .fails(&[404])
                .with(delete),
        )
}

async fn list(
    Admin(_): Admin,
    State(state): State<AppState>,
    RawQuery(query): RawQuery,
) -> Result<impl IntoResponse> {
    let params = Params::of(query.as_deref());
    let page = params.page(50)?.unwrap_or(Page { number: 1, limit: 50 });
    let unknown = || Error::field("state", Message::UnknownMailState);
    let mail_state = params.get("state").map(|word| MailState::of(word).ok_or_else(unknown)).transpose()?;
    let orders = params.get("orders").map(|list| list.split(',').map(str::trim).collect::<Vec<_>>());
    if orders.as_ref().is_some_and(|orders| orders.len() > ORDERS) {
        return Err(Error::field("orders", Message::MailOrders { max: ORDERS }));
    }
    let which = Which { state: mail_state, orders: orders.map(|orders| json!(orders).to_string()) };
    let (mails, total) = state.db.read(move |c| trouble::list(c, which, page)).await?;
    Ok(reply::private_list(Json(mails), total))
}

/// The row of a path; what is no number is nobody's.
fn row(id: &str) -> Result<i64> {
    id.parse().map_err(|_| Error::not_found(Label::Mail))
}

fn note(
    tx: &Transaction<'_>,
    admin: &AdminUser,
    action: &'static str,
    detail: Value,
    now: i64,
) -> Result<()> {
    audit::note(tx, &audit::Note { admin: &admin.email, action, subject: "mail", id: None, detail }, now)
}

async fn retry(
    Admin(admin): Admin,
    State(state): State<AppState>,
    Path(id): Path<String>,
) -> Result<impl IntoResponse> {
    let (id, now) = (row(&id)?, state.clock.now_ms());
    let write = move |tx: &Transaction<'_>| {
        trouble::retry(tx, id, now)?;
        note(tx, &admin, "retry", trouble::told(tx, id)?, now)
    };
    state.db.write(write).await?;
    Ok(reply::private(Json(Done::new(Message::MailAgain))))
}

async fn retry_failed(Admin(admin): Admin, State(state): State<AppState>) -> Result<impl IntoResponse> {
    let now = state.clock.now_ms();
    let write = move |tx: &Transaction<'_>| {
        let count = trouble::retry_failed(tx, now)?;
        if count > 0 {
            note(tx, &admin, "retry", json!({"count": count}), now)?;
        }
        Ok(count)
    };
    let count = state.db.write(write).await?;
    let message = match count {
        0 => Message::MailAgainNone,
        1 => Message::MailAgainOne,
        count => Message::MailAgainMany { count },
    };
    Ok(reply::private(Json(Retried { success: true, said: message.into(), count })))
}

async fn delete(
    Admin(admin): Admin,
    State(state): State<AppState>,
    Path(id): Path<String>,
) -> Result<impl IntoResponse> {
    let (id, now) = (row(&id)?, state.clock.now_ms());
    let write = move |tx: &Transaction<'_>| {
        let detail = trouble::told(tx, id)?;
        trouble::remove(tx, id)?;
        note(tx, &admin, "delete", detail, now)
    };
    state.db.write(write).await?;
    Ok(reply::private(Json(Deleted::one())))
}

fn test_mail() -> Body {
    Body::new("TestMail", "Where the test mail goes.", address)
        .field("email", "The shop's address of the settings where it is left out, else the admin's own.")
}

fn address(check: &mut Check<'_>) -> String {
    if check.is_blank("email") { String::new() } else { check.email("email") }
}

async fn test(
    Admin(admin): Admin,
    State(state): State<AppState>,
    JsonForm(form): JsonForm,
) -> Result<impl IntoResponse> {
    let typed = form.read(address)?;
    let settings = state.db.read(settings::store::get).await?;
    let now = state.clock.now_ms();
    let recipient = [typed, settings.email.clone()]
        .into_iter()
        .find(|email| !email.is_empty())
        .unwrap_or(admin.email.clone());
    if state.rate_limits {
        state.post.tests.count(&admin.id, now)?;
    }
    let mail = Waiting {
        id: 0,
        message_id: crate::ids::random_id(),
        recipient: recipient.clone(),
        letter: Letter::Test,
        attempts: 0,
        created_at: now,
        expires_at: now,
    };
    let sent = state.post.sender.send(&mail, &settings).await;
    let fault = sent.as_ref().err().map(|failure| failure.fault);
    let detail = json!({"to": recipient, "outcome": fault.map_or("sent", super::fault::Fault::as_str)});
    state.db.write(move |tx| note(tx, &admin, "test", detail, now)).await?;
    match sent {
        Ok(()) if state.post.sender.writes_files() => {
            Ok(reply::private(Json(Done::new(Message::TestMailWritten { address: recipient }))))
        }
        Ok(()) => Ok(reply::private(Json(Done::new(Message::TestMailTaken { address: recipient })))),
        Err(failure) => {
            let text = |text: &str| Value::String(text.to_owned());
            let extra = [("fault", text(failure.fault.as_str())), ("answer", text(&failure.answer))];
            let extra: Map<String, Value> =
                extra.map(|(name, value)| (name.to_owned(), value)).into_iter().collect();
            Err(Error::Conflict { message: failure.fault.message(), extra })
        }
    }
}
