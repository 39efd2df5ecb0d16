//! Sending a message, and reading, marking and deleting messages in the back office.

use axum::Json;
use axum::extract::{Path, RawQuery, State};
use axum::http::StatusCode;
use axum::response::IntoResponse;
use serde::Serialize;
use serde_json::{Value, json};
use utoipa::ToSchema;
use utoipa::openapi::schema::Type;
use utoipa_axum::router::OpenApiRouter;

use super::store::{self, ContactMessage, NewMessage};
use crate::audit;
use crate::auth::Admin;
use crate::error::{Error, Result};
use crate::http::client::Client;
use crate::http::idempotency::{Repeat, RepeatKey};
use crate::http::json::JsonForm;
use crate::http::openapi::{Call, parameter};
use crate::http::query::{Params, page_parameters};
use crate::http::reply::{self, Deleted, Done};
use crate::mail::{Letter, outbox};
use crate::messages::{Label, Message, Said};
use crate::state::AppState;
use crate::validate::{Body, Check, limit};

const TAG: &str = "contact";

/// A message, and whether a machine filled the field that people do not see.
struct Sent {
    new: NewMessage,
    by_a_machine: bool,
}

impl Sent {
    fn body() -> Body {
        let description = "A message; `website` is a field that people do not see and only machines fill.";
        Body::new("NewMessageForm", description, Self::read)
    }

    fn read(check: &mut Check<'_>) -> Self {
        Self {
            new: NewMessage {
                name: check.line("name", Label::Name, limit::NAME),
                phone: check.phone("phone"),
                email: check.email("email"),
                message: check.lines("message", Label::Message, limit::MESSAGE),
            },
            by_a_machine: !check.text("website").trim().is_empty(),
        }
    }
}

fn read_mark() -> Body {
    Body::new("ReadMark", "Whether a message counts as read.", is_read)
}

fn is_read(check: &mut Check<'_>) -> bool {
    check.flag_or("read", Label::Read, Message::ReadOrNot)
}

/// A message was marked.
#[derive(Debug, Serialize, ToSchema)]
struct MessageMarked {
    success: bool,
    #[serde(flatten)]
    said: Said,
    contact: ContactMessage,
}

/// The calls of this slice.
pub fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(
            Call::post("/api/contact", TAG, "Sends a message to the shop")
                .repeatable()
                .json(&Sent::body())
                .replies::<Done>(201, "Sent")
                .fails(&[400, 429])
                .with(send),
        )
        .routes(
            Call::get("/contact", TAG, "The messages, the newest first")
                .query(&page_parameters())
                .query(&[parameter(
                    "q",
                    Type::String,
                    "Words that name, phone, e-mail and message have, in any order",
                )])
                .admin()
                .replies_list::<ContactMessage>("The messages")
                .fails(&[400])
                .with(list),
        )
        .routes(
            Call::patch("/contact/{id}", TAG, "Marks a message as read or unread")
                .admin()
                .json(&read_mark())
                .replies::<MessageMarked>(200, "The message as it is now")
                .fails(&[400, 404])
                .with(mark),
        )
        .routes(
            Call::delete("/contact/{id}", TAG, "Moves a message to the trash")
                .admin()
                .replies::<Deleted>(200, "Moved")
                .fails(&[404])
                .with(delete),
        )
}

async fn send(
    key: RepeatKey,
    State(state): State<AppState>,
    client: Client,
    JsonForm(form): JsonForm,
) -> Result<impl IntoResponse> {
    let Sent { new, by_a_machine } = form.read(Sent::read)?;
    if !by_a_machine {
        let repeat = Repeat::of(key, "contact", &new.phone, &form)?;
        let now = state.clock.now_ms();
        let limits = state.clone();
        let write = move |tx: &rusqlite::Transaction<'_>| {
            if repeat.first::<Value>(tx, now)?.is_some() {
                return Ok(());
            }
            if limits.rate_limits {
                limits.visitors.begin(&new.phone, client.address, now)?;
            }
            store::insert(tx, &new, now)?;
            let NewMessage { name, phone, email, message } = new;
            outbox::put_for_owner(tx, &Letter::NewMessage { name, phone, email, message }, now)?;
            repeat.remember(tx, &json!({}), now)
        };
        state.db.write(write).await?;
    }
    Ok(reply::private((StatusCode::CREATED, Json(Done::new(Message::MessageSent)))))
}

async fn list(
    Admin(_): Admin,
    State(state): State<AppState>,
    RawQuery(query): RawQuery,
) -> Result<impl IntoResponse> {
    let params = Params::of(query.as_deref());
    let (page, q) = (params.page(8)?, params.folded("q")?);
    let (messages, total) = state.db.read(move |c| store::list(c, q.as_deref(), page)).await?;
    Ok(reply::private_list(Json(messages), total))
}

async fn mark(
    Admin(admin): Admin,
    State(state): State<AppState>,
    Path(id): Path<String>,
    JsonForm(form): JsonForm,
) -> Result<impl IntoResponse> {
    let (read, now) = (form.read(is_read)?, state.clock.now_ms());
    let write = move |tx: &rusqlite::Transaction<'_>| {
        let mut message = store::by_id(tx, &id)?.ok_or_else(|| Error::not_found(Label::Message))?;
        if message.read == read {
            return Ok(message);
        }
        store::mark(tx, &id, read)?;
        let detail = json!({"read": [message.read, read]});
        let (admin, id) = (admin.email.as_str(), Some(id.as_str()));
        audit::note(tx, &audit::Note { admin, action: "edit", subject: "message", id, detail }, now)?;
        message.read = read;
        Ok(message)
    };
    let contact = state.db.write(write).await?;
    let said = if read { Message::MessageRead } else { Message::MessageUnread }.into();
    Ok(reply::private(Json(MessageMarked { success: true, said, contact })))
}

async fn delete(
    Admin(admin): Admin,
    State(state): State<AppState>,
    Path(id): Path<String>,
) -> Result<impl IntoResponse> {
    let now = state.clock.now_ms();
    state
        .db
        .write(move |tx| {
            if !store::trash(tx, &id, now)? {
                return Err(Error::not_found(Label::Message));
            }
            let (admin, id) = (admin.email.as_str(), Some(id.as_str()));
            audit::note(
                tx,
                &audit::Note { admin, action: "delete", subject: "message", id, detail: json!({}) },
                now,
            )
        })
        .await?;
    Ok(reply::private(Json(Deleted::one())))
}
