//! `/sitemap.xml`: every page that search engines should know, by the path that stands for it. A large shop has an
//! index there, and its parts beside it. Kept like other public replies, by generation.

use std::collections::{BTreeSet, HashMap};
use std::fmt::Write as _;

use axum::Router;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use axum::routing::get;
use rusqlite::Connection;

use super::canonical;
use crate::catalogue::categories::{self, CategoryTest};
use crate::catalogue::index::Index;
use crate::catalogue::listings::{LISTINGS, Listing};
use crate::clock::rfc3339;
use crate::error::Result;
use crate::http::reply_cache::Payload;
use crate::paths::{PagePath, Reach};
use crate::state::AppState;
use crate::text::escape;

/// The most addresses of one file: it stays small enough to be kept (the protocol allows 50,000).
const MOST: usize = 5000;

/// The route of the sitemap, or of its index.
pub fn router() -> Router<AppState> {
    Router::new().route("/sitemap.xml", get(serve))
}

async fn serve(State(state): State<AppState>, headers: HeaderMap) -> Result<Response> {
    let make = async {
        let plan = Plan::of(&state).await?;
        let parts = plan.total().div_ceil(MOST);
        if parts > 1 { Ok(xml(index(&state, parts))) } else { Ok(xml(plan.part(&state, 0).await?)) }
    };
    state.replies.answer(&headers, "/sitemap.xml", make).await
}

/// `/sitemap-N.xml` of a large shop, N from 1; nothing for other paths.
pub async fn part(state: &AppState, headers: &HeaderMap, path: &str) -> Result<Option<Response>> {
    let number = path.strip_prefix("/sitemap-").and_then(|rest| rest.strip_suffix(".xml"));
    let Some(number) = number.filter(|n| n.len() < 7 && !n.starts_with('0')) else { return Ok(None) };
    let Ok(number) = number.parse::<usize>() else { return Ok(None) };
    if let Some(ready) = state.replies.ready(headers, path).await {
        return ready.map(Some);
    }
    let plan = Plan::of(state).await?;
    let parts = plan.total().div_ceil(MOST);
    if parts < 2 || number > parts {
        return Ok(None);
    }
    let make = async { Ok(xml(plan.part(state, number - 1).await?)) };
    state.replies.answer(headers, path, make).await.map(Some)
}

fn xml(body: String) -> Payload {
    Payload::text("application/xml; charset=utf-8", body)
}

fn index(state: &AppState, parts: usize) -> String {
    let mut out = String::from(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <sitemapindex xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n",
    );
    for n in 1..=parts {
        let _ =
            writeln!(out, "<sitemap><loc>{}/sitemap-{n}.xml</loc></sitemap>", escape(state.origin.as_str()));
    }
    out.push_str("</sitemapindex>\n");
    out
}

/// An address with its last change and its picture.
struct Entry {
    path: String,
    changed: Option<i64>,
    picture: String,
}

impl Entry {
    fn plain(path: impl Into<String>) -> Self {
        Self { path: path.into(), changed: None, picture: String::new() }
    }
}

/// What the sitemap holds, in its order: pages, posts, products in the order of adding.
struct Plan {
    pages: Vec<Entry>,
    /// The places of the products in the order of adding.
    products: Vec<i64>,
}

impl Plan {
    async fn of(state: &AppState) -> Result<Self> {
        let posts = state.db.read(posts).await?;
        let index = state.catalogue.index();
        let mut pages: Vec<Entry> =
            PagePath::of_reach(Reach::Told).map(|page| Entry::plain(page.as_str())).collect();
        pages.extend(lists(&index).into_iter().map(Entry::plain));
        pages.extend(posts);
        Ok(Self { pages, products: index.live().oldest().collect() })
    }

    fn total(&self) -> usize {
        self.pages.len() + self.products.len()
    }

    /// The XML of a part, counted from 0.
    async fn part(&self, state: &AppState, number: usize) -> Result<String> {
        let (start, end) = (number * MOST, ((number + 1) * MOST).min(self.total()));
        let before = self.pages.len();
        let pages = &self.pages[start.min(before)..end.min(before)];
        let range = start.max(before) - before..end.max(before) - before;
        let products = match self.products.get(range).unwrap_or_default() {
            [] => Vec::new(),
            [first, .., last] => products_between(state, *first, *last).await?,
            [one] => products_between(state, *one, *one).await?,
        };
        Ok(written(state.origin.as_str(), pages.iter().chain(&products)))
    }
}

fn written<'a>(origin: &str, entries: impl Iterator<Item = &'a Entry>) -> String {
    let origin = escape(origin);
    let mut out = String::from(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\" \
         xmlns:image=\"http://www.google.com/schemas/sitemap-image/1.1\">\n",
    );
    for Entry { path, changed, picture } in entries {
        let _ = write!(out, "<url><loc>{origin}{}</loc>", escape(path));
        if let Some(changed) = changed {
            let _ = write!(out, "<lastmod>{}</lastmod>", rfc3339(*changed));
        }
        if !picture.is_empty() {
            let _ =
                write!(out, "<image:image><image:loc>{origin}{}</image:loc></image:image>", escape(picture));
        }
        out.push_str("</url>\n");
    }
    out.push_str("</urlset>\n");
    out
}

fn posts(conn: &Connection) -> Result<Vec<Entry>> {
    let sql = "SELECT id, updated_at, photo FROM blogs WHERE deleted_at IS NULL ORDER BY seq";
    let row = |row: &rusqlite::Row<'_>| {
        let path = PagePath::Blog.with(&[&row.get::<_, String>(0)?]);
        Ok(Entry { path, changed: Some(row.get(1)?), picture: row.get(2)? })
    };
    let found = conn.prepare_cached(sql)?.query_map([], row)?.collect::<rusqlite::Result<_>>()?;
    Ok(found)
}

async fn products_between(state: &AppState, first: i64, last: i64) -> Result<Vec<Entry>> {
    let read = move |conn: &Connection| {
        let sql = "SELECT id, listing, updated_at, main_image FROM products
            WHERE seq BETWEEN ?1 AND ?2 AND deleted_at IS NULL ORDER BY seq";
        let row = |row: &rusqlite::Row<'_>| {
            let (id, listing): (String, String) = (row.get(0)?, row.get(1)?);
            let listing = Listing::from_name(&listing).unwrap_or(Listing::Product);
            Ok(Entry {
                path: listing.spec().detail_of(&id),
                changed: Some(row.get(2)?),
                picture: row.get(3)?,
            })
        };
        let found =
            conn.prepare_cached(sql)?.query_map([first, last], row)?.collect::<rusqlite::Result<_>>()?;
        Ok(found)
    };
    state.db.read(read).await
}

/// The lists that have products: listings, categories, and brands within them.
fn lists(index: &Index) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    for spec in LISTINGS.iter().filter(|spec| !index.of_listing(spec.listing).set.is_empty()) {
        all.insert(spec.page.to_owned());
    }
    for name in categories::PAGES.into_iter().chain(categories::of_words()) {
        if CategoryTest::new(name, index).fits_any(index) {
            all.insert(canonical::category(name));
        }
    }
    let pairs: BTreeSet<(u32, u32)> = index.entries().map(|e| (e.category, e.brand)).collect();
    let brands: HashMap<u32, &str> = index.brands.live().collect();
    for (number, category) in index.categories.live().filter(|(_, name)| !name.is_empty()) {
        if !CategoryTest::new(category, index).has(number) {
            continue;
        }
        all.insert(canonical::category(category));
        let of_category = pairs.range((number, 0)..=(number, u32::MAX));
        let named = of_category.filter_map(|(_, brand)| brands.get(brand)).filter(|brand| !brand.is_empty());
        all.extend(named.map(|brand| canonical::brand(category, brand)));
    }
    all.retain(|path| canonical::is_reached(path));
    all
}
