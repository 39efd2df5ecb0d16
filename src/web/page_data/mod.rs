//! What a page says about itself and the answers its first requests would get, so that the first paint needs no
//! round trip. The keys are the addresses that the interface asks, parameters sorted by name.

mod blog;
mod detail;
mod home;
mod list;
pub mod view;

use axum::http::{StatusCode, Uri};

use super::cache::Found;
use super::head::Head;
use super::language::Language;
use super::pages::Page;
use crate::error::Result;
use crate::settings::{self, model::Settings};
use crate::state::AppState;
use view::{Crumb, Plain, View};

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
}

impl Data {
    fn new(settings: Settings, language: Language) -> Result<Self> {
        let shop = if settings.shop_name.is_empty() { "Haat".to_owned() } else { settings.shop_name.clone() };
        let values = vec![("/api/settings".to_owned(), serde_json::to_string(&settings)?)];
        let (status, head, view) = (StatusCode::OK, Head::default(), View::None);
        Ok(Self { status, language, shop, settings, head, values, view })
    }

    fn put(&mut self, address: &str, found: &Found) {
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

    fn missing(mut self) -> Self {
        self.status = StatusCode::NOT_FOUND;
        self.view = View::Missing;
        self.titled("Page not found", String::new())
    }

    /// The way to a page, from home.
    fn way(&self, steps: impl IntoIterator<Item = Crumb>) -> Vec<Crumb> {
        let home = Crumb::new(self.language.pick("Home", "হোম"), "/");
        std::iter::once(home).chain(steps).collect()
    }
}

/// The page for what is not there.
///
/// # Errors
/// Where the database fails.
pub async fn missing(state: &AppState, language: Language) -> Result<Data> {
    Ok(begin(state, language).await?.missing())
}

async fn begin(state: &AppState, language: Language) -> Result<Data> {
    Data::new(state.db.read(settings::store::get).await?, language)
}

/// The data of a page; `params` are what stands in its path.
///
/// # Errors
/// Where the database fails.
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
        Page::Detail(kind) => detail::add(state, data, kind, first).await,
        Page::Blogs => blog::add_list(state, data, uri.query()).await,
        Page::Blog => blog::add(state, data, first).await,
        Page::Plain(plain) => Ok(plain_page(data, plain)),
        Page::Private(title) => {
            let mut data = data.titled(title, String::new());
            data.head.hidden = true;
            Ok(data)
        }
    }
}

fn plain_page(data: Data, plain: Plain) -> Data {
    let title = match plain {
        Plain::Stores => "Store Locations",
        Plain::Terms => "Terms and Conditions",
        Plain::Policy => "Privacy Policy",
    };
    let description = format!("{title} of {}.", data.shop);
    let mut data = data.titled(title, description);
    data.view = View::Plain(plain);
    data
}

fn absolute(state: &AppState, path: &str) -> String {
    format!("{}{path}", state.origin.as_str())
}

#[cfg(test)]
mod tests {
    use super::detail::DETAIL_SIZES;
    use super::home::{BANNER_SIZES, CAROUSEL_SIZES};
    use super::list::GRID_SIZES;

    #[test]
    fn preloaded_pictures_have_the_sizes_that_the_interface_gives_them() {
        for (file, sizes) in [
            ("features/home/components/top-banners.tsx", BANNER_SIZES),
            ("features/home/components/product-carousel.tsx", CAROUSEL_SIZES),
            ("components/ui/product-card.tsx", GRID_SIZES),
            ("features/products/components/gallery.tsx", DETAIL_SIZES),
        ] {
            let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("ui/src").join(file);
            let source = std::fs::read_to_string(&path).unwrap();
            assert!(source.contains(&format!("\"{sizes}\"")), "{file} has other sizes than {sizes}");
        }
    }
}
