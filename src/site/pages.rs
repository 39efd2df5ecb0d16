//! Pages: the application's `index.html` with the head tags and the first data of the page that was asked for, under
//! the true status (contract 2). The paths are those of specification 2.

use std::borrow::Cow;

use axum::Router;
use axum::extract::{RawPathParams, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;

use super::head;
use super::language::{Language, Titles};
use super::page_data::view::View;
use super::page_data::{self, Data};
use super::paths::{Page, office_pages};
use super::{assets, cards, preview, robots};
use crate::catalogue::listings::{LISTINGS, Listing, ListingSpec};
use crate::error::Result;
use crate::http::query::Params;
use crate::http::reply_cache::{BY_COOKIE, Payload};
use crate::paths::{DashboardPage, OFFICE, PagePath, Reach, segment};
use crate::render::Asked;
use crate::state::AppState;
use crate::text::{clean_line, escape};

const SECURITY: [(HeaderName, &str); 5] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; \
         font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; object-src 'none'; \
         base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
    ),
    (header::REFERRER_POLICY, "strict-origin-when-cross-origin"),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
    ),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("x-frame-options"), "DENY"),
];
/// An address that no page has.
const NOWHERE: &str = "/nowhere/at/all";

/// The routes of all pages.
pub fn router() -> Router<AppState> {
    let mut router = Router::new();
    for path in PagePath::ALL {
        let page = Page::of(path);
        router = router.route(path.as_str(), get(move |s, h, u, p| handler(page, s, h, u, p)));
    }
    for spec in &LISTINGS {
        let list = Page::Listing(spec.listing);
        router = router.route(spec.page, get(move |s, h, u, p| handler(list, s, h, u, p)));
        if !(spec.item_is_page && spec.item == spec.detail) {
            let detail = Page::Detail(Some(spec.listing));
            router = router.route(spec.detail, get(move |s, h, u, p| handler(detail, s, h, u, p)));
        }
        if spec.delete != spec.detail && spec.delete != spec.item {
            // A share link of old: the delete call's path opens the item.
            router =
                router.route(spec.delete, get(move |s, u: Uri, p| async move { shared(&s, spec, &u, &p) }));
        }
    }
    router = router.route(PagePath::SearchedFor.beginning().trim_end_matches('/'), get(search_form));
    let private = |router: Router<AppState>, path: String, page: Page| {
        router.route(&path, get(move |s, h, u, p| handler(page, s, h, u, p)))
    };
    for child in DashboardPage::ALL {
        router = private(router, child.path(), Page::Private(Titles::dashboard));
    }
    let office = Page::Private(Titles::back_office);
    router = private(router, OFFICE.to_owned(), office);
    for child in office_pages() {
        router = private(router, format!("{OFFICE}/{child}"), office);
    }
    router.merge(preview::router()).merge(cards::router()).route("/robots.txt", get(robots::serve))
}

fn shared(State(state): &State<AppState>, spec: &ListingSpec, uri: &Uri, params: &RawPathParams) -> Response {
    let id = params.iter().next().map_or("", |(_, value)| value);
    present(state, spec.listing, uri, id).unwrap_or_else(|| found_at(&spec.detail_of(&segment(id))))
}

/// Where a product stands by now that was looked for in another listing: links of before it moved go on to lead to it.
fn present(state: &AppState, asked: Listing, uri: &Uri, id: &str) -> Option<Response> {
    let (_, listing) = state.catalogue.find(id, None)?;
    let query = uri.query().map_or_else(String::new, |query| format!("?{query}"));
    (listing != asked).then(|| found_at(&format!("{}{query}", listing.spec().detail_of(&segment(id)))))
}

/// Where the search box of a browser without script leads: to the results, or home where nothing was typed.
async fn search_form(uri: Uri) -> Response {
    let text = clean_line(Params::of(uri.query()).get("text").unwrap_or_default());
    if text.is_empty() {
        return found_at(PagePath::Home.as_str());
    }
    // Browsers read `.` and `..` as steps up, even escaped; a space after them keeps them a name.
    let space = if matches!(text.as_str(), "." | "..") { "%20" } else { "" };
    found_at(&(PagePath::SearchedFor.with(&[&text]) + space))
}

/// 302, not cached (contract 10).
fn found_at(path: &str) -> Response {
    let mut reply = (StatusCode::FOUND, [(header::LOCATION, path.to_owned())]).into_response();
    reply.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    reply
}

async fn handler(
    page: Page,
    State(state): State<AppState>,
    headers: HeaderMap,
    uri: Uri,
    params: RawPathParams,
) -> Result<Response> {
    let params: Vec<String> = params.iter().map(|(_, value)| value.to_owned()).collect();
    show(&state, &headers, &uri, (Door::Own, page), &params).await
}

/// The page of a product whose path is a call's path too: the page itself, or a redirect to it.
pub async fn item_page(
    state: &AppState,
    headers: &HeaderMap,
    uri: &Uri,
    spec: &ListingSpec,
    id: &str,
) -> Result<Response> {
    let mut reply = if spec.item == spec.detail {
        let page = Page::Detail(Some(spec.listing));
        show(state, headers, uri, (Door::Shared, page), &[id.to_owned()]).await?
    } else {
        present(state, spec.listing, uri, id).unwrap_or_else(|| found_at(&spec.detail_of(&segment(id))))
    };
    reply.headers_mut().insert(header::VARY, HeaderValue::from_static(BY_COOKIE));
    Ok(reply)
}

/// The page for paths that no route names.
pub async fn not_found(state: &AppState, headers: &HeaderMap, uri: &Uri) -> Result<Response> {
    let data = page_data::missing(state, Language::of(headers)).await?;
    finish(state, headers, uri, data).await
}

/// What a page's address names besides, which tells pages that are kept apart.
#[derive(Debug, Clone, Copy)]
enum Door {
    /// Nothing: whoever reads it gets the page.
    Own,
    /// A call too: what `Accept` says decides, before the page is looked for.
    Shared,
}

/// The key under which a page is kept.
fn key(door: Door, language: Language, uri: &Uri) -> String {
    let door = match door {
        Door::Own => "page",
        Door::Shared => "shared",
    };
    format!("{door} {} {}", language.code(), uri.path_and_query().map_or("", |p| p.as_str()))
}

/// The page that is kept for an address of its own, where one is.
pub async fn ready(state: &AppState, headers: &HeaderMap, uri: &Uri) -> Option<Response> {
    let key = key(Door::Own, Language::of(headers), uri);
    Some(dressed(state.replies.ready(headers, &key).await?.ok()?))
}

async fn show(
    state: &AppState,
    headers: &HeaderMap,
    uri: &Uri,
    (door, page): (Door, Page),
    params: &[String],
) -> Result<Response> {
    if let (Page::Detail(Some(listing)), [id]) = (page, params)
        && let Some(reply) = present(state, listing, uri, id)
    {
        return Ok(reply);
    }
    let language = Language::of(headers);
    let key = key(door, language, uri);
    if let Some(ready) = state.replies.ready(headers, &key).await {
        return Ok(dressed(ready?));
    }
    let mut data = page_data::of(state, page, uri, params, language).await?;
    data.code = assets::code(page.source());
    if data.status != StatusCode::OK {
        return finish(state, headers, uri, data).await;
    }
    let make = async { Ok(page_of(state, uri, data).await) };
    let reply = state.replies.answer(headers, &key, make).await?;
    Ok(dressed(reply))
}

async fn finish(state: &AppState, headers: &HeaderMap, uri: &Uri, data: Data) -> Result<Response> {
    let status = data.status;
    let mut headers = Cow::Borrowed(headers);
    if status != StatusCode::OK {
        // What is not there has no version that a browser could have.
        headers.to_mut().remove(header::IF_NONE_MATCH);
    }
    let mut reply = crate::http::reply_cache::answer_once(&headers, page_of(state, uri, data).await).await?;
    *reply.status_mut() = status;
    reply.headers_mut().remove(header::ETAG);
    Ok(dressed(reply))
}

async fn page_of(state: &AppState, uri: &Uri, mut data: Data) -> Payload {
    let mut head = std::mem::take(&mut data.head);
    if data.status != StatusCode::OK {
        // Nothing stands for what is not there.
        head.canonical.clear();
        head.neighbours = [None, None];
        head.hidden = true;
    } else if head.canonical.is_empty() {
        head.canonical = format!("{}{}", state.origin.as_str(), uri.path());
    }
    let members =
        data.values.iter().map(|(key, json)| format!("{}:{json}", serde_json::Value::from(key.as_str())));
    let json = format!("{{{}}}", members.collect::<Vec<_>>().join(","));
    let language = data.language.code();
    let here = is_drawn_here(state, uri);
    let drawn = if here { drawn(state, uri, &data, &json).await } else { None };
    // What a fault or the press of others left out is tried again for the next visitor.
    let missed = here && drawn.is_none();
    let (mark, inside) = drawn.unwrap_or_else(|| {
        let heading = escape(&head.heading(&data.shop, data.language));
        (String::new(), format!("<main><h1 class=\"sr-only\">{heading}</h1></main>"))
    });
    // The browser asks for these once the page is seen (`ui/src/begin.ts`).
    let code = escape(&data.code.join(" "));
    let root = format!("<div id=\"root\"{mark} data-code=\"{code}\">{inside}</div>");
    head.fonts = assets::fonts(data.language.font());
    let script =
        format!("<script type=\"application/json\" id=\"haat-data\">{}</script>", head::embedded(&json));
    let html = assets::index_html()
        .replacen("<html lang=\"en\">", &format!("<html lang=\"{language}\">"), 1)
        .replacen("<!--haat:head-->", &head.tags(&data.shop, data.language), 1)
        .replacen("<!--haat:data-->", &script, 1)
        .replacen("<div id=\"root\"></div>", &root, 1);
    Payload::html(&html).hidden(head.hidden).no_store(missed)
}

/// The page as the interface draws it, where it is drawn here, after the mark of its language by which the browser takes it
/// over. An error page, without that mark, is shown until the browser draws its own.
async fn drawn(state: &AppState, uri: &Uri, data: &Data, json: &str) -> Option<(String, String)> {
    let language = data.language.code();
    let (location, mark) = match data.view {
        View::Missing => (NOWHERE, String::new()),
        View::Page => {
            let all = uri.path_and_query().map_or(uri.path(), |all| all.as_str());
            (all, format!(" data-drawn=\"{language}\""))
        }
    };
    let asked = Asked { location, language, origin: state.origin.as_str(), data: json };
    Some((mark, state.render.draw(asked).await?))
}

/// Whether a page is drawn on the server: what is for who is signed in is drawn in the browser alone.
fn is_drawn_here(state: &AppState, uri: &Uri) -> bool {
    let is_below =
        |own: &str| uri.path().strip_prefix(own).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'));
    state.render.draws() && !PagePath::of_reach(Reach::Own).any(|own| is_below(own.as_str()))
}

/// A page with the headers that keep its visitors safe (contract 2).
pub fn dressed(mut reply: Response) -> Response {
    for (name, value) in SECURITY {
        reply.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    reply
}

/// Where a path that ends in a slash belongs.
#[must_use]
pub fn without_slash(uri: &Uri) -> Option<Response> {
    let path = uri.path().strip_suffix('/').filter(|p| p.starts_with('/') && !p.starts_with("//"))?;
    let to = uri.query().map_or_else(|| path.to_owned(), |q| format!("{path}?{q}"));
    Some(Redirect::permanent(&to).into_response())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slash_at_the_end_goes_and_never_leads_elsewhere() {
        let to = |text: &str| {
            let reply = without_slash(&text.parse().unwrap())?;
            Some(reply.headers()[header::LOCATION].to_str().unwrap().to_owned())
        };
        assert_eq!(to("/products/?page=2").as_deref(), Some("/products?page=2"));
        assert_eq!(to("/"), None);
        assert_eq!(to("//evil.example/"), None);
    }
}
