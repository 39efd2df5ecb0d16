//! The blog and its posts.

use serde_json::json;

use super::view::View;
use super::{Data, absolute};
use crate::blogs;
use crate::blogs::model::Blog;
use crate::error::Result;
use crate::images;
use crate::products::query::Page;
use crate::state::AppState;
use crate::text::{clean_line, preview};
use crate::web::cache::Found;
use crate::web::head::Head;

/// How many posts a page of the blog has (spec 2).
const PAGE_SIZE: usize = 6;

/// Adds what the list of posts shows.
///
/// # Errors
/// Where the database fails.
pub(super) async fn add_list(state: &AppState, data: Data, query: Option<&str>) -> Result<Data> {
    let description = format!("Buying advice and news from {}.", data.shop);
    let mut data = data.titled("Blog", description);
    if query.is_none() {
        let page = Page { number: 1, limit: PAGE_SIZE };
        let found = blogs::routes::found(state, Some(page), None).await?;
        let blogs: Vec<Blog> = serde_json::from_slice(&found.bytes)?;
        data.put("/blogs?limit=6&page=1", &found);
        data.view = View::Blogs { blogs, page: 1, total: found.total.unwrap_or_default() };
    }
    Ok(data)
}

/// Adds what a post's page shows.
///
/// # Errors
/// Where the database fails.
pub(super) async fn add(state: &AppState, mut data: Data, id: &str) -> Result<Data> {
    let asked = id.to_owned();
    let Some(blog) = state.db.read(move |c| blogs::store::by_id(c, &asked)).await? else {
        return Ok(data.missing());
    };
    let picture = absolute(state, &images::og(&blog.photo));
    data.put(&format!("/blogs/{id}"), &Found::one(&blog)?);
    data.head = Head {
        title: blog.title.clone(),
        description: preview(&clean_line(&blog.description.replace('\n', " ")), 160),
        image: Some(picture.clone()),
        kind: "article",
        json_ld: vec![json!({
            "@context": "https://schema.org",
            "@type": "Article",
            "headline": preview(&blog.title, 110),
            "image": [picture],
            "datePublished": blog.created_at,
            "author": {"@type": "Organization", "name": data.shop},
        })],
        ..Head::default()
    };
    data.view = View::Blog(Box::new(blog));
    Ok(data)
}
