//! The order of the main banners, and taking single ones away.

use axum::Json;
use axum::extract::State;
use axum::response::IntoResponse;
use rusqlite::Transaction;
use serde_json::{Map, Value, json};
use utoipa_axum::router::OpenApiRouter;

use super::model::Place;
use super::routes::TAG;
use super::store;
use crate::audit;
use crate::auth::Admin;
use crate::error::{Error, Result};
use crate::http::json::JsonForm;
use crate::http::openapi::Call;
use crate::http::reply::{self, Done};
use crate::images::released;
use crate::messages::Message;
use crate::state::AppState;
use crate::validate::{Body, Check, Field, FieldType};

/// How many main banners there are at most.
const MOST: usize = Place::Main.block().most;

/// The call.
pub fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(
        Call::put("/api/admin/banners/main", TAG, "Orders the main banners; those left out go")
            .admin()
            .json(&Order::body())
            .replies::<Done>(200, "Ordered")
            .fails(&[400, 409])
            .with(order),
    )
}

/// The main banners in a new order; those left out go.
struct Order {
    urls: Vec<String>,
    expected: Option<Vec<String>>,
}

impl Order {
    fn body() -> Body {
        Body::new("MainBannersOrder", "The main banners in a new order; those left out go.", Self::read)
            .field("urls", "1 to 6 of those that are there.")
            .field(
                "expected",
                "The banners as the person saw them; where they are others by now, 409 with `mainBanners`.",
            )
    }

    /// Tells the first fault alone.
    fn read(check: &mut Check<'_>) -> Self {
        let urls = list(check, "urls", Field::needed(FieldType::texts(1, Some(MOST)))).unwrap_or_default();
        let expected = list(check, "expected", Field::optional(FieldType::texts(0, None)));
        if check.is_clean() {
            match urls.len() {
                0 => check.fault("urls", Message::MainBannersCount),
                1..=MOST => {}
                _ => check.fault("urls", Message::MainBannersMost),
            }
        }
        Self { urls, expected }
    }
}

/// A field that is a list of texts.
fn list(check: &mut Check<'_>, name: &str, field: Field) -> Option<Vec<String>> {
    let value = check.raw(name, field)?;
    let texts = value
        .as_array()
        .and_then(|list| list.iter().map(|v| v.as_str().map(str::to_owned)).collect::<Option<_>>());
    if texts.is_none() && check.is_clean() {
        check.fault(name, Message::AddressesNeeded { parameter: name.to_owned() });
    }
    texts
}

async fn order(
    Admin(admin): Admin,
    State(state): State<AppState>,
    JsonForm(form): JsonForm,
) -> Result<impl IntoResponse> {
    let Order { urls, expected } = form.read(Order::read)?;
    let now = state.clock.now_ms();
    let write = move |tx: &Transaction<'_>| {
        let before = store::paths(tx, Place::Main)?;
        if expected.is_some_and(|seen| seen != before) {
            let extra = Map::from_iter([("mainBanners".to_owned(), json!(before))]);
            return Err(Error::Conflict { message: Message::BannersChangedMeanwhile, extra });
        }
        let gone = left_out(&before, &urls)?;
        if urls == before {
            return Ok(Vec::new());
        }
        store::replace(tx, Place::Main, &urls)?;
        let detail: Value = json!({"mainBanners": [before, urls]});
        let note = audit::Note {
            admin: &admin.email,
            action: "update",
            subject: "banner",
            id: Some("main"),
            detail,
        };
        audit::note(tx, &note, now)?;
        Ok(gone)
    };
    let gone = state.db.write(write).await?;
    released::let_go(&state.db, state.clock.now_ms(), gone).await;
    Ok(reply::private(Json(Done::new(Message::BannersUpdated))))
}

/// The banners that an order leaves out; one picture may stand there twice.
fn left_out(before: &[String], urls: &[String]) -> Result<Vec<String>> {
    let mut left = before.to_vec();
    for url in urls {
        let place = left.iter().position(|path| path == url);
        left.remove(place.ok_or_else(|| Error::field("urls", Message::MainBannerUnknown))?);
    }
    Ok(left)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_out_goes_and_what_is_not_there_is_refused() {
        let all = |text: &str| text.chars().map(String::from).collect::<Vec<_>>();
        assert_eq!(left_out(&all("abca"), &all("ca")).unwrap(), all("ba"));
        for unknown in ["x", "aaa", "bb"] {
            assert!(left_out(&all("abca"), &all(unknown)).is_err(), "{unknown}");
        }
    }
}
