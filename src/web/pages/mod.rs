//! Pages: the application's `index.html` with the head tags and the first data of the page that was asked for, under
//! the true status (contract 2). The paths are those of specification 2.

use std::borrow::Cow;

use axum::Router;
use axum::extract::{RawPathParams, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;

use super::cache::{BY_COOKIE, Found};
use super::canonical::segment;
use super::content;
use super::head;
use super::language::Language;
use super::page_data::view::Plain;
use super::page_data::{self, Data};
use super::{assets, preview, robots, sitemap};
use crate::error::Result;
use crate::products::kinds::{KINDS, Kind, KindSpec};
use crate::products::query::Params;
use crate::state::AppState;
use crate::text::clean_line;

/// What kind of page a path is.
#[derive(Debug, Clone, Copy)]
pub enum Page {
    /// `/`
    Home,
    /// The list of a listing.
    Listing(Kind),
    /// A product of a listing, or of any.
    Detail(Option<Kind>),
    /// All categories.
    AllCategories,
    /// A category of the menu.
    Category,
    /// A category by a search name.
    SearchCategory,
    /// A category and a brand.
    CategoryBrand,
    /// A search.
    Search,
    /// All blog posts.
    Blogs,
    /// A blog post.
    Blog,
    /// A page whose content needs no data.
    Plain(Plain),
    /// A page that is about one person; search engines stay out. Its title in English and Bengali.
    Private(&'static str, &'static str),
}

/// The paths besides those of the five listings.
const PATHS: [(&str, Page); 20] = [
    ("/", Page::Home),
    ("/allcategory", Page::AllCategories),
    ("/category/details/{id}", Page::Detail(None)),
    ("/category/{name}", Page::Category),
    ("/search-category/{name}", Page::SearchCategory),
    ("/search/{category}/{brand}", Page::CategoryBrand),
    ("/searchedfor/{text}", Page::Search),
    ("/allblogs", Page::Blogs),
    ("/blog/{id}", Page::Blog),
    ("/store-location", Page::Plain(Plain::Stores)),
    ("/terms", Page::Plain(Plain::Terms)),
    ("/policy", Page::Plain(Plain::Policy)),
    ("/compare", Page::Private("Compare Products", "পণ্যের তুলনা")),
    ("/track", Page::Private("Track Your Order", "অর্ডার ট্র্যাক করুন")),
    ("/buynow/{name}", Page::Private("Order Now", "এখনই অর্ডার করুন")),
    ("/login", Page::Private("Login", "লগইন")),
    ("/register", Page::Private("Register", "রেজিস্টার")),
    ("/forgot-password", Page::Private("Forgot Password", "পাসওয়ার্ড ভুলে গেছেন")),
    ("/dashboard", Page::Private("Dashboard", "ড্যাশবোর্ড")),
    ("/029A", Page::Private("Admin Login", "অ্যাডমিন লগইন")),
];

impl Page {
    /// The source file in which the page's code begins.
    fn source(self) -> &'static str {
        match self {
            Self::Home => "src/features/home/pages/home-page.tsx",
            Self::Listing(_) => "src/features/products/pages/listing-page.tsx",
            Self::Detail(Some(_)) => "src/features/products/pages/detail-page.tsx",
            Self::Detail(None) => "src/features/products/pages/category-detail-page.tsx",
            Self::AllCategories => "src/features/products/pages/all-category-page.tsx",
            Self::Category => "src/features/products/pages/category-page.tsx",
            Self::SearchCategory => "src/features/products/pages/search-category-page.tsx",
            Self::CategoryBrand => "src/features/products/pages/brand-page.tsx",
            Self::Search => "src/features/search/pages/search-page.tsx",
            Self::Blogs => "src/features/blogs/pages/blog-list-page.tsx",
            Self::Blog => "src/features/blogs/pages/blog-page.tsx",
            Self::Plain(_) | Self::Private(..) => "",
        }
    }
}

/// The categories of the menu (spec 2).
pub const CATEGORIES: [&str; 6] = ["phone", "laptop", "tablet", "tv", "accessories", "gadgets"];

const DASHBOARD: [&str; 6] = ["orders", "carts", "profile", "favourites", "password", "address"];

const ADMIN: [&str; 33] = [
    "index",
    "orders",
    "contacts",
    "addproduct",
    "addUpcomings",
    "addphone",
    "addlaptop",
    "addwatch",
    "addaccessories",
    "addtv",
    "addbestdeals",
    "addexclusive",
    "addoffersale",
    "addblog",
    "updatebanner",
    "updatesecondbanner",
    "updatethirdbanner",
    "updateexclusivebanner",
    "allproductadmin",
    "allbestdealsadmin",
    "allupcomingsadmin",
    "alloffersadmin",
    "allexclusiveadmin",
    "settings",
    "statistics",
    "audit",
    "trash",
    "account",
    "import",
    "blogs",
    "blogs/{id}",
    "products/{id}",
    "orders/{id}/invoice",
];

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
const HSTS: HeaderValue = HeaderValue::from_static("max-age=31536000");

/// The routes of all pages.
pub fn router() -> Router<AppState> {
    let mut router = Router::new();
    for (path, page) in PATHS {
        router = router
            .route(path, get(move |state, headers, uri, params| handler(page, state, headers, uri, params)));
    }
    for spec in &KINDS {
        let list = Page::Listing(spec.kind);
        router = router.route(spec.page, get(move |s, h, u, p| handler(list, s, h, u, p)));
        if !(spec.item_is_page && spec.item == spec.detail) {
            let detail = Page::Detail(Some(spec.kind));
            router = router.route(spec.detail, get(move |s, h, u, p| handler(detail, s, h, u, p)));
        }
        if spec.delete != spec.detail && spec.delete != spec.item {
            // A share link of old: the delete call's path opens the item.
            router =
                router.route(spec.delete, get(move |s, u: Uri, p| async move { shared(&s, spec, &u, &p) }));
        }
    }
    router = router.route("/searchedfor", get(search_form));
    let private = |router: Router<AppState>, path: String, page: Page| {
        router.route(&path, get(move |s, h, u, p| handler(page, s, h, u, p)))
    };
    for child in DASHBOARD {
        let page = Page::Private("Dashboard", "ড্যাশবোর্ড");
        router = private(router, format!("/dashboard/{child}"), page);
    }
    let office = Page::Private("Back office", "অ্যাডমিন প্যানেল");
    router = private(router, "/029A/admin".to_owned(), office);
    for child in ADMIN {
        router = private(router, format!("/029A/admin/{child}"), office);
    }
    router.merge(preview::router()).merge(sitemap::router()).route("/robots.txt", get(robots::serve))
}

fn shared(State(state): &State<AppState>, spec: &KindSpec, uri: &Uri, params: &RawPathParams) -> Response {
    let id = params.iter().next().map_or("", |(_, value)| value);
    present(state, spec.kind, uri, id).unwrap_or_else(|| found_at(&spec.detail_of(&segment(id))))
}

/// Where a product stands by now that was looked for in another listing: links of before it moved go on to lead to it.
fn present(state: &AppState, asked: Kind, uri: &Uri, id: &str) -> Option<Response> {
    let (_, kind) = state.catalogue.find(id, None)?;
    let query = uri.query().map_or_else(String::new, |query| format!("?{query}"));
    (kind != asked).then(|| found_at(&format!("{}{query}", kind.spec().detail_of(&segment(id)))))
}

/// Where the search box of a browser without script leads: to the results, or home where nothing was typed.
async fn search_form(uri: Uri) -> Response {
    let text = clean_line(Params::of(uri.query()).get("text").unwrap_or_default());
    if text.is_empty() {
        return found_at("/");
    }
    // Browsers read `.` and `..` as steps up, even escaped; a space after them keeps them a name.
    let space = if matches!(text.as_str(), "." | "..") { "%20" } else { "" };
    found_at(&format!("/searchedfor/{}{space}", segment(&text)))
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
    show(&state, &headers, &uri, page, &params).await
}

/// The page of a product whose path is a call's path too: the page itself, or a redirect to it.
///
/// # Errors
/// Where the database fails.
pub async fn item_page(
    state: &AppState,
    headers: &HeaderMap,
    uri: &Uri,
    spec: &KindSpec,
    id: &str,
) -> Result<Response> {
    let mut reply = if spec.item == spec.detail {
        show(state, headers, uri, Page::Detail(Some(spec.kind)), &[id.to_owned()]).await?
    } else {
        present(state, spec.kind, uri, id).unwrap_or_else(|| found_at(&spec.detail_of(&segment(id))))
    };
    reply.headers_mut().insert(header::VARY, HeaderValue::from_static(BY_COOKIE));
    Ok(reply)
}

/// The page for paths that no route names.
///
/// # Errors
/// Where the database fails.
pub async fn not_found(state: &AppState, headers: &HeaderMap, uri: &Uri) -> Result<Response> {
    let data = page_data::missing(state, Language::of(headers)).await?;
    finish(state, headers, uri, data).await
}

async fn show(
    state: &AppState,
    headers: &HeaderMap,
    uri: &Uri,
    page: Page,
    params: &[String],
) -> Result<Response> {
    if let (Page::Detail(Some(kind)), [id]) = (page, params)
        && let Some(reply) = present(state, kind, uri, id)
    {
        return Ok(reply);
    }
    let language = Language::of(headers);
    let key = format!("page {} {}", language.code(), uri.path_and_query().map_or("", |p| p.as_str()));
    if let Some(ready) = state.catalogue.replies.ready(headers, &key).await {
        return Ok(dressed(state, ready?));
    }
    let mut data = page_data::of(state, page, uri, params, language).await?;
    data.head.scripts = assets::preloads(page.source());
    if data.status != StatusCode::OK {
        return finish(state, headers, uri, data).await;
    }
    let make = async { Ok(page_of(state, uri, data)) };
    let reply = state.catalogue.replies.answer(headers, &key, make).await?;
    Ok(dressed(state, reply))
}

async fn finish(state: &AppState, headers: &HeaderMap, uri: &Uri, data: Data) -> Result<Response> {
    let status = data.status;
    let mut headers = Cow::Borrowed(headers);
    if status != StatusCode::OK {
        // What is not there has no version that a browser could have.
        headers.to_mut().remove(header::IF_NONE_MATCH);
    }
    let mut reply = super::cache::answer_once(&headers, page_of(state, uri, data)).await?;
    *reply.status_mut() = status;
    reply.headers_mut().remove(header::ETAG);
    Ok(dressed(state, reply))
}

fn page_of(state: &AppState, uri: &Uri, data: Data) -> Found {
    let body = content::of(&data, uri.path(), &state.clock);
    let mut head = data.head;
    if data.status != StatusCode::OK {
        // Nothing stands for what is not there.
        head.canonical.clear();
        head.neighbours = [None, None];
        head.hidden = true;
    } else if head.canonical.is_empty() {
        head.canonical = format!("{}{}", state.origin.as_str(), uri.path());
    }
    let script = if data.values.is_empty() {
        String::new()
    } else {
        let members: Vec<String> = data
            .values
            .iter()
            .map(|(key, json)| format!("{}:{json}", serde_json::Value::from(key.as_str())))
            .collect();
        let json = format!("{{{}}}", members.join(","));
        format!("<script type=\"application/json\" id=\"haat-data\">{}</script>", head::embedded(&json))
    };
    let lang = format!("<html lang=\"{}\">", data.language.code());
    let html = assets::index_html()
        .replacen("<html lang=\"en\">", &lang, 1)
        .replacen("<!--haat:head-->", &head.tags(&data.shop, data.language), 1)
        .replacen("<!--haat:data-->", &script, 1)
        .replacen("<!--haat:body-->", &body, 1);
    Found::html(html).hidden(head.hidden)
}

/// A page with the headers that keep its visitors safe (contract 2).
pub fn dressed(state: &AppState, mut reply: Response) -> Response {
    for (name, value) in SECURITY {
        reply.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    if state.origin.is_https() {
        reply.headers_mut().insert(header::STRICT_TRANSPORT_SECURITY, HSTS);
    }
    reply
}

/// `Accept` names JSON and not HTML (contract 2).
#[must_use]
pub fn wants_json(headers: &HeaderMap) -> bool {
    accepts(headers, "application/json") && !names_html(headers)
}

/// `Accept` names HTML.
#[must_use]
pub fn names_html(headers: &HeaderMap) -> bool {
    accepts(headers, "text/html")
}

fn accepts(headers: &HeaderMap, media: &str) -> bool {
    headers
        .get_all(header::ACCEPT)
        .iter()
        .filter_map(|v| v.to_str().ok())
        .flat_map(|v| v.split(','))
        .any(|part| part.split(';').next().unwrap_or_default().trim().eq_ignore_ascii_case(media))
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
    fn every_page_with_data_begins_in_a_source_file_that_is_there() {
        let kinds = KINDS.iter().flat_map(|s| [Page::Listing(s.kind), Page::Detail(Some(s.kind))]);
        for page in PATHS.iter().map(|(_, page)| *page).chain(kinds) {
            let file = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("ui").join(page.source());
            assert!(file.exists(), "{page:?}: {}", file.display());
        }
    }

    #[test]
    fn json_is_wanted_where_html_is_not_named() {
        let accept =
            |text: &'static str| HeaderMap::from_iter([(header::ACCEPT, HeaderValue::from_static(text))]);
        assert!(wants_json(&accept("application/json")));
        assert!(wants_json(&accept("application/json, text/plain, */*")));
        assert!(!wants_json(&accept("text/html,application/json;q=0.9")));
        assert!(!wants_json(&accept("*/*")));
        assert!(!wants_json(&HeaderMap::new()));
    }

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
