//! `/robots.txt`: the back office, what is one person's, searches and the API's own calls stay out of search engines.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;

use crate::error::Result;
use crate::http::reply_cache::{Payload, answer_once};
use crate::paths::{PagePath, Reach};
use crate::state::AppState;

/// Beginnings of calls, those of the back office and those that write. Lists and items of products stay open although
/// they are calls: pages are drawn from them.
const CALLS: [&str; 10] = [
    "/api/",
    "/add",
    "/AddAccessories",
    "/edit",
    "/update",
    "/increment-",
    "/getuserinfo",
    "/contact",
    "/order",
    "/openapi.json",
];

/// GET `/robots.txt`.
///
/// # Errors
/// Where compression fails.
pub async fn serve(State(state): State<AppState>, headers: HeaderMap) -> Result<Response> {
    let pages = PagePath::of_reach(Reach::Own).chain(PagePath::of_reach(Reach::Closed));
    let closed = pages.map(PagePath::beginning).chain(CALLS);
    let closed = closed.map(|path| format!("Disallow: {path}\n")).collect::<Vec<_>>().concat();
    let text = format!("User-agent: *\n{closed}\nSitemap: {}/sitemap.xml\n", state.origin.as_str());
    answer_once(&headers, Payload::text("text/plain; charset=utf-8", text)).await
}
