//! Structured data after schema.org, as search engines read it (JSON-LD). Nothing is claimed that the shop does not
//! know: what is not set is left out.

mod hours;
mod product;
mod shop;

pub use product::product;
pub use shop::{organization, stores, website};

use serde_json::{Map, Value, json};

use super::page_data::view::Crumb;
use super::preview::LOGO;
use crate::blogs::model::Blog;
use crate::images;
use crate::paths::PagePath;
use crate::settings::model::Settings;
use crate::text::{clean_line, preview};

/// The longest headline that search engines show (Google: 110 characters).
const HEADLINE: usize = 109;
/// The longest description in structured data.
const DESCRIPTION: usize = 5000;

/// The shop as structured data speaks of it.
#[derive(Clone, Copy)]
pub struct Site<'a> {
    /// The public address, without a slash at its end.
    pub origin: &'a str,
    /// What the owner set.
    pub settings: &'a Settings,
}

impl Site<'_> {
    /// The shop's name.
    fn name(&self) -> &str {
        if self.settings.shop_name.is_empty() { "Haat" } else { &self.settings.shop_name }
    }

    fn at(&self, path: &str) -> String {
        format!("{}{path}", self.origin)
    }

    /// The absolute address of a stored picture's JPEG.
    fn picture(&self, stored: &str) -> String {
        self.at(&images::og(stored))
    }

    /// The name of the shop as a thing, to which other things refer.
    fn id(&self) -> String {
        self.at("/#organization")
    }

    fn logo(&self) -> Value {
        json!({"@type": "ImageObject", "url": self.at(LOGO)})
    }

    /// The shop where another thing names it.
    fn reference(&self) -> Value {
        json!({
            "@type": "Organization",
            "@id": self.id(),
            "name": self.name(),
            "url": self.at("/"),
            "logo": self.logo(),
        })
    }
}

/// A thing of its own, not part of another.
fn thing(kind: &str) -> Map<String, Value> {
    let mut map = Map::new();
    map.insert("@context".to_owned(), json!("https://schema.org"));
    map.insert("@type".to_owned(), json!(kind));
    map
}

/// Puts a text in where there is one.
fn put(map: &mut Map<String, Value>, name: &str, text: &str) {
    if !text.is_empty() {
        map.insert(name.to_owned(), json!(text));
    }
}

/// The way to a page, from home to the page itself.
#[must_use]
pub fn breadcrumbs(site: Site<'_>, crumbs: &[Crumb]) -> Value {
    let items = crumbs.iter().enumerate().map(|(n, crumb)| {
        json!({"@type": "ListItem", "position": n + 1, "name": crumb.label, "item": site.at(&crumb.path)})
    });
    json!({
        "@context": "https://schema.org",
        "@type": "BreadcrumbList",
        "itemListElement": items.collect::<Vec<_>>(),
    })
}

/// What a page lists: names and paths, the first of them at a place counted from 1.
#[must_use]
pub fn item_list<'a>(
    site: Site<'_>,
    name: &str,
    first: usize,
    items: impl Iterator<Item = (&'a str, String)>,
) -> Value {
    let items: Vec<Value> = items
        .enumerate()
        .map(|(n, (name, path))| {
            json!({"@type": "ListItem", "position": first + n, "name": name, "url": site.at(&path)})
        })
        .collect();
    json!({
        "@context": "https://schema.org",
        "@type": "ItemList",
        "name": name,
        "numberOfItems": items.len(),
        "itemListElement": items,
    })
}

/// A blog post.
#[must_use]
pub fn article(site: Site<'_>, blog: &Blog) -> Value {
    let url = site.at(&PagePath::Blog.with(&[&blog.id]));
    let mut map = thing("Article");
    map.insert("additionalType".to_owned(), json!("https://schema.org/BlogPosting"));
    map.insert("mainEntityOfPage".to_owned(), json!({"@type": "WebPage", "@id": url}));
    map.insert("url".to_owned(), json!(url));
    map.insert("headline".to_owned(), json!(preview(&blog.title, HEADLINE)));
    put(&mut map, "description", &preview(&one_line(&blog.description), 300));
    map.insert("image".to_owned(), json!([site.picture(&blog.photo)]));
    map.insert("datePublished".to_owned(), json!(blog.created_at));
    map.insert("dateModified".to_owned(), json!(blog.updated_at));
    map.insert("author".to_owned(), site.reference());
    map.insert("publisher".to_owned(), site.reference());
    map.into()
}

/// Several lines as one.
#[must_use]
pub fn one_line(text: &str) -> String {
    clean_line(&text.split_whitespace().collect::<Vec<_>>().join(" "))
}
