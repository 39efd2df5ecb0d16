//! What a page says about itself and the answers its first requests would get, so that the first paint needs no
//! round trip. The keys are the addresses that the interface asks, parameters sorted by name.

mod asked;
mod blog;
mod descriptions;
pub mod detail;
pub mod home;
mod list;
mod plain;
pub mod view;

pub use list::GRID_SIZES;

use axum::http::{StatusCode, Uri};

use super::assets;
use super::head::Head;
use super::paths::Page;
use super::place::in_cities;
use super::structured::Site;
use crate::error::Result;
use crate::http::reply_cache::Payload;
use crate::settings::{self, model::Settings};
use crate::site::language::Language;
use crate::state::AppState;
use view::{Crumb, View};

/// A page's status, head and first data.
pub struct Data {
    /// 200, or 404 for a page or product that is not there.
    pub status: StatusCode,
    /// The language of the page.
    pub language: Language,
    /// The shop's name.
    pub shop: String,
    /// What the owner set.
    pub settings: Settings,
    /// The head tags.
    pub head: Head,
    /// Answers by address, as JSON.
    pub values: Vec<(String, String)>,
    /// What the page shows.
    pub view: View,
    /// Its scripts; the interface's alone where no page is at the address.
    pub code: &'static [String],
}

impl Data {
    fn new(settings: Settings, language: Language) -> Result<Self> {
        let shop = shown_name(&settings.shop_name, language);
        let values = vec![("/api/settings".to_owned(), serde_json::to_string(&settings)?)];
        let (status, head, view) =
            (StatusCode::OK, Head { place: in_cities(&settings, language), ..Head::default() }, View::Page);
        Ok(Self { status, language, shop, settings, head, values, view, code: assets::code("") })
    }

    fn put(&mut self, address: &str, found: &Payload) {
        let json = String::from_utf8_lossy(&found.bytes).into_owned();
        let json = match found.total {
            Some(total) => format!("{{\"items\":{json},\"total\":{total}}}"),
            None => json,
        };
        self.values.push((address.to_owned(), json));
    }

    fn titled(mut self, title: &str, description: String) -> Self {
        title.clone_into(&mut self.head.title);
        self.head.description = description;
        self
    }

    /// With the path that stands for the page.
    fn standing_for(mut self, state: &AppState, path: &str) -> Self {
        self.head.canonical = absolute(state, path);
        self
    }

    fn missing(mut self) -> Self {
        self.status = StatusCode::NOT_FOUND;
        self.view = View::Missing;
        let title = self.language.titles().missing();
        self.titled(&title, String::new())
    }

    /// The way to a page, from home.
    fn way(&self, steps: impl IntoIterator<Item = Crumb>) -> Vec<Crumb> {
        let home = Crumb::new(self.language.titles().home(), "/");
        std::iter::once(home).chain(steps).collect()
    }

    /// The shop as structured data speaks of it.
    fn site<'a>(&'a self, state: &'a AppState) -> Site<'a> {
        Site { origin: state.origin.as_str(), settings: &self.settings }
    }
}

/// The shop's name for people; the name that it begins with is written as the language does.
#[must_use]
pub fn shown_name(name: &str, language: Language) -> String {
    match name {
        "" | "Haat" => language.titles().shop(),
        other => other.to_owned(),
    }
}

/// The page for what is not there.
pub async fn missing(state: &AppState, language: Language) -> Result<Data> {
    Ok(begin(state, language).await?.missing())
}

async fn begin(state: &AppState, language: Language) -> Result<Data> {
    Data::new(state.db.read(settings::store::get).await?, language)
}

/// The data of a page; `params` are what stands in its path.
pub async fn of(
    state: &AppState,
    page: Page,
    uri: &Uri,
    params: &[String],
    language: Language,
) -> Result<Data> {
    let data = begin(state, language).await?;
    let first = params.first().map_or("", String::as_str);
    match page {
        Page::Home => home::add(state, data).await,
        Page::Listing(_)
        | Page::AllCategories
        | Page::Category
        | Page::SearchCategory
        | Page::CategoryBrand
        | Page::Search => list::add(state, data, page, uri, params).await,
        Page::Detail(listing) => detail::add(state, data, listing, first).await,
        Page::Blogs => blog::add_list(state, data, uri.query()).await,
        Page::Blog => blog::add(state, data, first).await,
        Page::Plain(plain) => Ok(plain::add(state, data, plain).await),
        Page::Private(title) => {
            let title = title(data.language.titles());
            let mut data = data.titled(&title, String::new());
            data.head.hidden = true;
            Ok(data)
        }
    }
}

fn absolute(state: &AppState, path: &str) -> String {
    format!("{}{path}", state.origin.as_str())
}
