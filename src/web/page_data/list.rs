//! Lists of products: the page that its address names, as the interface asks it.

use axum::http::Uri;
use url::form_urlencoded::Serializer;

use super::view::{Crumb, ListView, View};
use super::{Data, absolute};
use crate::error::Result;
use crate::images;
use crate::products::filter::Scope;
use crate::products::kinds::Kind;
use crate::products::model::Product;
use crate::products::query::{self, ListQuery, Params};
use crate::products::routes as product_calls;
use crate::state::AppState;
use crate::text::clean_line;
use crate::web::head::Preload;
use crate::web::pages::{CATEGORIES, Page};

/// How many products a page of a list has (spec 9).
pub(super) const PAGE_SIZE: usize = 8;
/// The lower price bound of category lists before the slider is touched (spec 9).
const CATEGORY_MIN: i64 = 200;
/// Right ends of the price slider (spec 9).
const SLIDER: i64 = 1_000_000;
const CATEGORY_SLIDER: i64 = 100_000;
/// The `sizes` of a list's first picture, as the interface has them.
pub(super) const GRID_SIZES: &str = "(width < 64rem) 46vw, 300px";

/// Adds what a page of a list shows.
///
/// # Errors
/// Where the database fails.
pub(super) async fn add(
    state: &AppState,
    data: Data,
    page: Page,
    uri: &Uri,
    params: &[String],
) -> Result<Data> {
    let shop = data.shop.clone();
    let first = params.first().map_or("", String::as_str);
    let says = |what: &str| format!("{what} at {shop}: prices in taka, Cash on Delivery or Store Payment.");
    match page {
        Page::Listing(kind) => {
            let spec = kind.spec();
            let list = List::new(spec.list, Scope::Kind(kind), &[], spec.default_min, SLIDER);
            list.add(state, data.titled(spec.title, says(spec.title)), uri).await
        }
        Page::AllCategories => {
            let spec = Kind::Product.spec();
            let list = List::new(spec.list, Scope::Kind(Kind::Product), &[], spec.default_min, SLIDER);
            list.add(state, data.titled("All Categories", says("Phones, tablets, laptops and more")), uri)
                .await
        }
        Page::Category => match CATEGORIES.iter().find(|(slug, _)| *slug == first) {
            Some((slug, label)) => category(slug).add(state, data.titled(label, says(label)), uri).await,
            None => Ok(data.missing()),
        },
        Page::SearchCategory => {
            let name = clean_line(first);
            category(&name).add(state, data.titled(&name, says(&name)), uri).await
        }
        Page::CategoryBrand => {
            let (name, brand) = (clean_line(first), clean_line(params.get(1).map_or("", String::as_str)));
            let title = format!("{brand} {name}");
            let fixed = [("brand", brand.as_str()), ("category", name.as_str())];
            let scope = Scope::CategoryBrand(name.clone(), brand.clone());
            let list = List::new("/category-brand-search", scope, &fixed, CATEGORY_MIN, CATEGORY_SLIDER);
            list.add(state, data.titled(&title, says(&title)), uri).await
        }
        Page::Search => {
            let text = clean_line(first);
            let mut data = data.titled(&format!("Search / {text}"), String::new());
            data.head.hidden = true;
            let list =
                List::new("/search-products", Scope::Words(text.clone()), &[("text", &text)], 0, SLIDER);
            list.add(state, data, uri).await
        }
        _ => Ok(data.missing()),
    }
}

fn category(name: &str) -> List {
    List::new(
        "/categorysearch",
        Scope::Category(name.to_owned()),
        &[("category", name)],
        CATEGORY_MIN,
        CATEGORY_SLIDER,
    )
}

/// A list as its page asks for it.
struct List {
    path: &'static str,
    scope: Scope,
    fixed: Vec<(&'static str, String)>,
    default_min: i64,
    slider: i64,
}

impl List {
    fn new(
        path: &'static str,
        scope: Scope,
        fixed: &[(&'static str, &str)],
        default_min: i64,
        slider: i64,
    ) -> Self {
        let fixed = fixed.iter().map(|(n, v)| (*n, (*v).to_owned())).collect();
        Self { path, scope, fixed, default_min, slider }
    }

    /// Adds the first page's answer, for the state that the page's own query names.
    async fn add(self, state: &AppState, mut data: Data, uri: &Uri) -> Result<Data> {
        let asked = Asked::of(uri.query(), self.slider);
        let mut pairs: Vec<(&str, String)> = self.fixed.clone();
        pairs.extend([("limit", PAGE_SIZE.to_string()), ("page", asked.page.to_string())]);
        let untouched = asked.min.is_none() && asked.max.is_none() && !asked.all;
        let default_min = (untouched && self.default_min > 0).then_some(self.default_min);
        let max = asked.max.filter(|max| *max < self.slider);
        pairs.extend(default_min.or(asked.min).map(|n| ("min", n.to_string())));
        pairs.extend(max.map(|n| ("max", n.to_string())));
        pairs.extend(asked.sort.map(|s| ("sort", s.to_owned())));
        if !asked.q.is_empty() {
            pairs.push(("q", asked.q.clone()));
        }
        if !asked.brands.is_empty() {
            pairs.push(("brands", asked.brands.clone()));
        }
        pairs.sort();
        let address = address(self.path, &pairs);
        // What the call itself would refuse is left to the call.
        let Ok(query) = Params::of(address.split_once('?').map(|(_, q)| q)).list() else { return Ok(data) };
        let query = ListQuery { brand: None, category: None, ..query };
        let found = product_calls::found(state, &self.scope, &query).await?;
        let products: Vec<Product> = serde_json::from_slice(&found.bytes)?;
        data.put(&address, &found);
        if let Some(first) = products.first() {
            data.head.image = Some(absolute(state, &images::og(&first.main_image)));
            data.head.preloads.push(Preload { path: first.main_image.clone(), sizes: GRID_SIZES, media: "" });
        }
        if default_min.is_some() {
            let mut hidden: Vec<(&str, String)> = self.fixed.clone();
            hidden.extend([("limit", "1".to_owned()), ("max", (self.default_min - 1).to_string())]);
            let below = ListQuery {
                page: Some(query::Page { number: 1, limit: 1 }),
                max: Some(self.default_min - 1),
                ..ListQuery::default()
            };
            let key = self::address(self.path, &hidden);
            data.put(&key, &product_calls::found(state, &self.scope, &below).await?);
        }
        if asked.is_filtered() {
            data.head.hidden = true;
        }
        let title = data.head.title.clone();
        data.view = View::List(ListView {
            crumbs: data.way([Crumb::new(title.clone(), uri.path())]),
            title,
            products,
            page: asked.page,
            total: found.total.unwrap_or_default(),
            path: uri.path().to_owned(),
            choices: asked.choices(),
        });
        Ok(data)
    }
}

/// The state of a list that a page's query names; what cannot be meant falls back, as in the interface.
struct Asked {
    page: u32,
    sort: Option<&'static str>,
    min: Option<i64>,
    max: Option<i64>,
    /// Names parted by commas; empty: any brand.
    brands: String,
    q: String,
    all: bool,
}

impl Asked {
    fn of(query: Option<&str>, slider: i64) -> Self {
        let params = Params::of(query);
        let number = |name: &str| {
            params
                .get(name)
                .filter(|t| t.len() <= 9 && t.bytes().all(|b| b.is_ascii_digit()))?
                .parse::<i64>()
                .ok()
        };
        Self {
            page: number("page").and_then(|n| u32::try_from(n).ok()).unwrap_or(1).max(1),
            sort: ["lowToHigh", "highToLow"].into_iter().find(|s| params.get("sort") == Some(s)),
            min: number("min"),
            max: number("max").map(|n| n.min(slider)),
            brands: names(params.get("brands").unwrap_or_default()),
            q: params.get("q").unwrap_or_default().trim().chars().take(500).collect(),
            all: params.get("all") == Some("1"),
        }
    }

    /// Order and filters, as the interface writes them into the address.
    fn choices(&self) -> Vec<(&'static str, String)> {
        let mut all = Vec::new();
        all.extend(self.sort.map(|sort| ("sort", sort.to_owned())));
        all.extend(self.min.map(|min| ("min", min.to_string())));
        all.extend(self.max.map(|max| ("max", max.to_string())));
        if !self.brands.is_empty() {
            all.push(("brands", self.brands.clone()));
        }
        if !self.q.is_empty() {
            all.push(("q", self.q.clone()));
        }
        if self.all {
            all.push(("all", "1".to_owned()));
        }
        all
    }

    fn is_filtered(&self) -> bool {
        !self.choices().is_empty()
    }
}

/// Names parted by commas, without blank ones and the space around them.
fn names(text: &str) -> String {
    text.split(',').map(str::trim).filter(|name| !name.is_empty()).collect::<Vec<_>>().join(",")
}

fn address(path: &str, pairs: &[(&str, String)]) -> String {
    let query = Serializer::new(String::new()).extend_pairs(pairs).finish();
    format!("{path}?{query}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_written_as_the_interface_writes_them() {
        let pairs = [("category", "power bank".to_owned()), ("limit", "8".to_owned())];
        assert_eq!(address("/categorysearch", &pairs), "/categorysearch?category=power+bank&limit=8");
        let pairs = [("brands", "LG,SONY".to_owned()), ("limit", "8".to_owned())];
        assert_eq!(address("/offers", &pairs), "/offers?brands=LG%2CSONY&limit=8");
    }

    #[test]
    fn every_choice_is_a_filter_and_stays_in_the_address() {
        let asked = |query| Asked::of(Some(query), SLIDER);
        for (query, choices) in [
            ("page=2&colour=red&sort=cheap&all=0&brands=%20,,&q=%20", ""),
            ("sort=highToLow", "sort=highToLow"),
            ("min=1000&max=4999", "min=1000&max=4999"),
            ("max=9999999", "max=1000000"),
            ("brands=LG,%20SONY,&q=tv", "brands=LG%2CSONY&q=tv"),
            ("all=1", "all=1"),
        ] {
            let asked = asked(query);
            let written = Serializer::new(String::new()).extend_pairs(asked.choices()).finish();
            assert_eq!((written.as_str(), asked.is_filtered()), (choices, !choices.is_empty()), "{query}");
        }
    }
}
