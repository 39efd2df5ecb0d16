//! The blog and its posts.

use axum::http::StatusCode;
use url::form_urlencoded::Serializer;

use super::asked::Asked;
use super::view::Crumb;
use super::{Data, absolute, descriptions};
use crate::blogs;
use crate::blogs::model::{Blog, PAGE_SIZE, PREVIEW_LETTERS};
use crate::error::Result;
use crate::http::query::{Page, Params};
use crate::http::reply_cache::Payload;
use crate::paths::PagePath;
use crate::site::head::Head;
use crate::site::{preview, structured};
use crate::state::AppState;
use crate::text::{first_letters, for_card};

/// The path of the list.
const LIST: &str = PagePath::Blogs.as_str();

/// Adds what the list of posts shows.
pub(super) async fn add_list(state: &AppState, data: Data, query: Option<&str>) -> Result<Data> {
    let (asked, crumb) = (Asked::of(query, i64::MAX), list_crumb(&data));
    let description =
        descriptions::of_page(data.language.heads().blogs(&data.shop), asked.page, data.language);
    let mut data = data.titled(&crumb.label, description).standing_for(state, LIST);
    let Ok(q) = Params::of(query).folded("q") else { return Ok(data) };
    data.head.hidden = q.is_some();
    let page = Page { number: asked.page as usize, limit: PAGE_SIZE };
    let found = blogs::routes::found(state, Some(page), q).await?;
    let total = found.total.unwrap_or_default();
    let blogs = for_cards(&found)?;
    data.put(&format!("/blogs?{}", written(&asked)), &Payload::one(&blogs)?.of_total(total));
    let last = u32::try_from(total.div_ceil(PAGE_SIZE as u64)).unwrap_or(u32::MAX).max(1);
    if asked.page > last {
        data.status = StatusCode::NOT_FOUND;
    }
    if !data.head.hidden {
        let of = |page: u32| {
            absolute(state, &if page == 1 { LIST.to_owned() } else { format!("{LIST}?page={page}") })
        };
        data.head.canonical = of(asked.page);
        data.head.neighbours =
            [(asked.page > 1).then(|| of(asked.page - 1)), (asked.page < last).then(|| of(asked.page + 1))];
    }
    let (crumbs, site) = (data.way([crumb]), data.site(state));
    let mut things = vec![structured::breadcrumbs(site, &crumbs)];
    if !blogs.is_empty() {
        let items = blogs.iter().map(|blog| (blog.title.as_str(), path(&blog.id)));
        let first = (asked.page as usize - 1) * PAGE_SIZE + 1;
        things.push(structured::item_list(site, &data.head.title, first, items));
    }
    data.head.json_ld = things;
    if data.status == StatusCode::OK {
        let (stored, alt) =
            blogs.first().map_or((None, ""), |blog| (Some(blog.photo.as_str()), blog.title.as_str()));
        data.head.picture = Some(preview::of(state, stored, alt, &data.shop).await);
    }
    Ok(data)
}

/// Posts for a list: of their texts as much as says how a card cuts them.
pub(super) fn for_cards(found: &Payload) -> Result<Vec<Blog>> {
    let mut blogs: Vec<Blog> = serde_json::from_slice(&found.bytes)?;
    for blog in &mut blogs {
        blog.description = first_letters(&blog.description, for_card(PREVIEW_LETTERS));
    }
    Ok(blogs)
}

fn list_crumb(data: &Data) -> Crumb {
    Crumb::new(data.language.titles().blogs(), LIST)
}

fn path(id: &str) -> String {
    PagePath::Blog.with(&[id])
}

/// The query of the call, as the interface asks it.
fn written(asked: &Asked) -> String {
    let mut pairs = vec![("limit", PAGE_SIZE.to_string()), ("page", asked.page.to_string())];
    if !asked.q.is_empty() {
        pairs.push(("q", asked.q.clone()));
    }
    Serializer::new(String::new()).extend_pairs(pairs).finish()
}

/// Adds what a post's page shows.
pub(super) async fn add(state: &AppState, mut data: Data, id: &str) -> Result<Data> {
    let asked = id.to_owned();
    let Some(blog) = state.db.read(move |c| blogs::store::by_id(c, &asked)).await? else {
        return Ok(data.missing());
    };
    data.put(&format!("/blogs/{id}"), &Payload::one(&blog)?);
    let crumbs = data.way([list_crumb(&data), Crumb::new(blog.title.clone(), path(&blog.id))]);
    let site = data.site(state);
    data.head = Head {
        title: blog.title.clone(),
        description: descriptions::blog(&blog.description),
        canonical: absolute(state, &path(&blog.id)),
        picture: Some(preview::of(state, Some(&blog.photo), &blog.title, &data.shop).await),
        kind: "article",
        times: Some((blog.created_at.clone(), blog.updated_at.clone())),
        json_ld: vec![structured::article(site, &blog), structured::breadcrumbs(site, &crumbs)],
        ..Head::default()
    };
    Ok(data)
}
