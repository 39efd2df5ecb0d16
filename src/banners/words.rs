//! Where a banner leads, what it says to people who cannot see it, what stands over its picture, and what of the picture
//! stays in sight where it is cut.

use axum::Json;
use axum::extract::{Path, State};
use axum::response::IntoResponse;
use rusqlite::Transaction;
use serde_json::json;
use utoipa_axum::router::OpenApiRouter;

use super::model::{Banner, BannerText, Focus, Place};
use super::routes::TAG;
use super::store;
use crate::audit;
use crate::auth::Admin;
use crate::error::{Error, Result};
use crate::http::json::JsonForm;
use crate::http::openapi::Call;
use crate::http::reply::{self, Done};
use crate::messages::{Label, Message};
use crate::state::AppState;
use crate::validate::{Body, Check, Form, limit};

/// The longest link of a banner.
pub const LINK_MOST: usize = 500;
/// What fits over a picture on a phone.
pub const HEADLINE_MOST: usize = 60;
/// The same for the line under it.
pub const LINE_MOST: usize = 90;

/// The call.
pub fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(
        Call::put("/api/admin/banners/{place}/words", TAG, "Says where a banner leads and what it shows")
            .admin()
            .json(&body())
            .replies::<Done>(200, "Said")
            .fails(&[400, 404])
            .with(say),
    )
}

async fn say(
    Admin(admin): Admin,
    State(state): State<AppState>,
    Path(place): Path<String>,
    JsonForm(form): JsonForm,
) -> Result<impl IntoResponse> {
    let place = Place::of(&place).ok_or_else(|| Error::not_found(Label::Banner))?;
    set(&state, place, &form, admin.email).await?;
    Ok(reply::private(Json(Done::new(Message::BannersUpdated))))
}

/// Takes what a form says of a banner.
///
/// # Errors
/// 400 with the field, 404 where the block has no such picture.
pub async fn set(state: &AppState, place: Place, form: &Form, actor: String) -> Result<()> {
    let said = form.read(|check| read(check, place))?;
    let now = state.clock.now_ms();
    let write = move |tx: &Transaction<'_>| {
        let before = store::banners(tx, place)?.into_iter().find(|banner| banner.url == said.url);
        let before = before.ok_or_else(|| Error::not_found(Label::Banner))?;
        if before == said {
            return Ok(());
        }
        store::say(tx, place, &said)?;
        let (old, new) = (&before.words, &said.words);
        let seen = [before.focus, said.focus].map(|focus| focus.unwrap_or(place.focus()));
        let detail = json!({
            "url": said.url,
            "link": [before.link, said.link],
            "alt": [before.alt, said.alt],
            "headline": [old.headline, new.headline],
            "headlineBn": [old.headline_bn, new.headline_bn],
            "line": [old.line, new.line],
            "lineBn": [old.line_bn, new.line_bn],
            "focusX": seen.map(|focus| focus.x),
            "focusY": seen.map(|focus| focus.y),
        });
        let id = Some(place.as_str());
        audit::note(tx, &audit::Note { admin: &actor, action: "update", subject: "banner", id, detail }, now)
    };
    state.db.write(write).await
}

fn body() -> Body {
    Body::new("BannerWords", "What the owner says of one banner.", |check| read(check, Place::Main))
        .field("url", "The picture's stored path, as the block has it.")
        .field("link", "An http(s) address or a path of this shop; blank for the offer list.")
        .field("alt", "In words what the picture shows; blank for its place.")
        .field("headline", "Stands over the picture; blank where the picture says it itself.")
        .field("headlineBn", "The same in Bengali; where one language is blank, the other one stands for it.")
        .field("line", "Under the headline.")
        .field("lineBn", "The same in Bengali.")
        .field(
            "focusX",
            "What stays in sight where it is cut, in percent from the left; blank for the block's own.",
        )
        .field("focusY", "The same from its top.")
}

fn read(check: &mut Check<'_>, place: Place) -> Banner {
    let url = check.line("url", Label::Banner, limit::SHORT);
    let link = check.optional_line("link", Label::Link, LINK_MOST);
    if !link.is_empty() && !is_link(&link) {
        check.fault("link", Message::BannerLink);
    }
    let alt = check.optional_line("alt", Label::Description, limit::SHORT);
    let words = BannerText {
        headline: check.optional_line("headline", Label::Headline, HEADLINE_MOST),
        headline_bn: check.optional_line("headlineBn", Label::HeadlineBn, HEADLINE_MOST),
        line: check.optional_line("line", Label::Line, LINE_MOST),
        line_bn: check.optional_line("lineBn", Label::LineBn, LINE_MOST),
    };
    let own = place.focus();
    let focus = Focus {
        x: check.optional_int("focusX", Label::FocusX, 0, 100).unwrap_or(own.x),
        y: check.optional_int("focusY", Label::FocusY, 0, 100).unwrap_or(own.y),
    };
    Banner { url, link, alt, words, focus: Some(focus).filter(|focus| *focus != own) }
}

/// An http(s) address, or a path of this shop that no browser reads as another host.
fn is_link(text: &str) -> bool {
    if text.contains(|c: char| c == '\\' || c.is_whitespace()) {
        return false;
    }
    let host = |rest: &str| rest.starts_with(|c: char| c.is_alphanumeric() || c == '[');
    let web = |scheme: &str| {
        text.split_at_checked(scheme.len())
            .is_some_and(|(own, rest)| own.eq_ignore_ascii_case(scheme) && host(rest))
    };
    ["https://", "http://"].into_iter().any(web) || (text.starts_with('/') && !text.starts_with("//"))
}

#[cfg(test)]
mod tests {
    use super::is_link;

    #[test]
    fn a_link_leads_to_the_web_or_to_a_page_of_the_shop() {
        for link in [
            "https://m.me/haat",
            "HTTPS://m.me/haat",
            "http://haat.example/x?y#z",
            "/offer",
            "/",
            "/category/phone?sort=lowToHigh",
        ] {
            assert!(is_link(link), "{link}");
        }
        for other in [
            "javascript:alert(1)",
            "//evil.example",
            "/\\evil.example",
            "https://",
            "offer",
            "/a b",
            "data:x",
        ] {
            assert!(!is_link(other), "{other}");
        }
    }
}
