//! Lists of products: the page that its address names, as the interface asks it.

use axum::http::{StatusCode, Uri};
use url::form_urlencoded::Serializer;

use super::asked::Asked;
use super::view::{Crumb, ListView};
use super::{Data, absolute, descriptions};
use crate::catalogue::categories;
use crate::catalogue::filter::Scope;
use crate::catalogue::listings::{CATEGORY_SLIDER, DEFAULT_MIN, Listing, PAGE_SIZE, SLIDER};
use crate::catalogue::model::Product;
use crate::catalogue::query::ListQuery;
use crate::catalogue::routes as product_calls;
use crate::catalogue::searching::{self, SearchPage};
use crate::error::Result;
use crate::http::query::Params;
use crate::http::reply_cache::Payload;
use crate::paths::PagePath;
use crate::site::head::Preload;
use crate::site::language::Language;
use crate::site::paths::Page;
use crate::site::{canonical, names, preview, structured};
use crate::state::AppState;
use crate::text::{clean_line, fold};

/// The `sizes` of a list's pictures.
pub const GRID_SIZES: &str = "(width < 40rem) 44vw, (width < 64rem) 46vw, 300px";

/// A list with what its page says of itself.
struct Shown {
    list: List,
    title: String,
    /// The way to it, home left out.
    steps: Vec<Crumb>,
    /// The paths that stand for its first page and for the others.
    canonical: (String, String),
    /// Whether a page without products is nothing to be found.
    thin: bool,
    /// What it says of itself, by the number of products.
    description: Box<dyn Fn(u64) -> String + Send>,
}

/// Adds what a page of a list shows.
pub(super) async fn add(
    state: &AppState,
    data: Data,
    page: Page,
    uri: &Uri,
    params: &[String],
) -> Result<Data> {
    let name = |n: usize| params.get(n).map_or_else(String::new, |raw| clean_line(raw));
    let shown = match page {
        Page::Listing(listing) => of_listing(&data, listing),
        Page::AllCategories => all_categories(&data),
        Page::Category if categories::PAGES.contains(&name(0).as_str()) => {
            of_category(&data, &name(0), false)
        }
        Page::SearchCategory if !fold(&name(0)).is_empty() => of_category(&data, &name(0), true),
        Page::CategoryBrand if !fold(&name(0)).is_empty() && !fold(&name(1)).is_empty() => {
            of_brand(&data, &name(0), &name(1))
        }
        Page::Search => search(&data, &name(0)),
        _ => return Ok(data.missing()),
    };
    shown.add(state, data, uri).await
}

fn of_listing(data: &Data, listing: Listing) -> Shown {
    let (spec, language, shop) = (listing.spec(), data.language, data.shop.clone());
    let title = language.listing_title(listing).to_owned();
    Shown {
        list: self::listing(listing),
        steps: vec![Crumb::new(title.clone(), spec.page)],
        title,
        canonical: (spec.page.to_owned(), spec.page.to_owned()),
        thin: false,
        description: Box::new(move |_| descriptions::listing(listing, &shop, language)),
    }
}

/// The tiles of all categories with the newest products below: its later pages are those of the products' list.
fn all_categories(data: &Data) -> Shown {
    let (language, shop) = (data.language, data.shop.clone());
    let crumb = categories_crumb(language);
    let products = of_listing(data, Listing::Product);
    Shown {
        title: crumb.label.clone(),
        canonical: (crumb.path.clone(), Listing::Product.spec().page.to_owned()),
        steps: vec![crumb],
        description: Box::new(move |_| language.heads().all_categories(&shop)),
        list: products.list,
        thin: products.thin,
    }
}

fn categories_crumb(language: Language) -> Crumb {
    Crumb::new(language.titles().all_categories(), PagePath::AllCategory.as_str())
}

fn of_category(data: &Data, name: &str, thin: bool) -> Shown {
    let (language, shop) = (data.language, data.shop.clone());
    let (title, path) = (names::category(name, language), canonical::category(name));
    let label = title.clone();
    Shown {
        list: category(name),
        steps: vec![categories_crumb(language), Crumb::new(title.clone(), path.clone())],
        title,
        canonical: (path.clone(), path),
        thin,
        description: Box::new(move |total| descriptions::category(&label, &shop, total, language)),
    }
}

fn of_brand(data: &Data, category: &str, brand: &str) -> Shown {
    let (language, shop) = (data.language, data.shop.clone());
    let (of, label) = (names::category(category, language), names::brand(brand));
    let title = language.titles().brand_in(&label, &of);
    let path = canonical::brand(category, brand);
    let list = self::brand(category, brand);
    let whole = title.clone();
    Shown {
        list,
        steps: vec![
            categories_crumb(language),
            Crumb::new(of, canonical::category(category)),
            Crumb::new(label, path.clone()),
        ],
        title,
        canonical: (path.clone(), path),
        thin: true,
        description: Box::new(move |total| descriptions::category(&whole, &shop, total, language)),
    }
}

fn search(data: &Data, text: &str) -> Shown {
    let (language, shop, words) = (data.language, data.shop.clone(), text.to_owned());
    let path = PagePath::SearchedFor.with(&[text]);
    Shown {
        list: found_by(text),
        title: language.titles().search_for(text),
        steps: vec![
            Crumb::new(language.titles().search(), PagePath::AllCategory.as_str()),
            Crumb::new(text, path.clone()),
        ],
        canonical: (path.clone(), path),
        thin: false,
        description: Box::new(move |_| descriptions::search(&words, &shop, language)),
    }
}

impl Shown {
    /// Adds the products of the page that the address names, and what the page says of itself.
    async fn add(self, state: &AppState, data: Data, uri: &Uri) -> Result<Data> {
        let language = data.language;
        let asked = Asked::of(uri.query(), self.list.slider);
        let mut data =
            data.titled(&self.title, descriptions::of_page((self.description)(0), asked.page, language));
        data.head.canonical = absolute(state, &self.canonical.0);
        let search = matches!(self.list.asks, Asks::Search);
        let Some((products, total)) = self.list.add(state, &mut data, &asked).await? else {
            // What the call itself would refuse is left to the call.
            data.head.hidden = true;
            return Ok(data);
        };
        data.head.description = descriptions::of_page((self.description)(total), asked.page, language);
        let view = ListView {
            title: self.title,
            crumbs: data.way(self.steps),
            products,
            page: asked.page,
            total,
            path: self.canonical.1,
            choices: Vec::new(),
        };
        let filtered = !asked.choices().is_empty();
        if view.page > 1 && view.page > view.pages() {
            data.status = StatusCode::NOT_FOUND;
        }
        data.head.hidden |= search || filtered || (self.thin && total == 0);
        if !filtered && !search {
            // The first of a list may have a page of its own, whose followers are the list's.
            let own = self.canonical.0 == view.path;
            let of = |page: u32| Some(absolute(state, &view.address(page)));
            if view.page > 1 {
                data.head.canonical = absolute(state, &view.address(view.page));
                data.head.neighbours[0] = of(view.page - 1);
            }
            if view.page < view.pages() && (own || view.page > 1) {
                data.head.neighbours[1] = of(view.page + 1);
            }
        }
        data.head.json_ld.push(structured::breadcrumbs(data.site(state), &view.crumbs));
        if !view.products.is_empty() {
            let items = view.products.iter().map(|p| (p.title.as_str(), p.listing.spec().detail_of(&p.id)));
            let first = (view.page as usize - 1) * PAGE_SIZE + 1;
            let list = structured::item_list(data.site(state), &view.title, first, items);
            data.head.json_ld.push(list);
        }
        if data.status == StatusCode::OK {
            let stored = view.products.first().map(|first| first.main_image.as_str());
            let alt = view.products.first().map_or("", |first| first.title.as_str());
            data.head.picture = Some(preview::of(state, stored, alt, &data.shop).await);
        }
        Ok(data)
    }
}

fn listing(listing: Listing) -> List {
    let spec = listing.spec();
    List::new(spec.list, Asks::Scope(Scope::Listing(listing)), &[], spec.default_min, SLIDER)
}

fn category(name: &str) -> List {
    let scope = Asks::Scope(Scope::Category(name.to_owned()));
    List::new("/categorysearch", scope, &[("category", name)], DEFAULT_MIN, CATEGORY_SLIDER)
}

fn brand(category: &str, brand: &str) -> List {
    let scope = Asks::Scope(Scope::CategoryBrand(category.to_owned(), brand.to_owned()));
    let fixed = [("brand", brand), ("category", category)];
    List::new("/category-brand-search", scope, &fixed, DEFAULT_MIN, CATEGORY_SLIDER)
}

fn found_by(text: &str) -> List {
    List::new(searching::PATH, Asks::Search, &[("text", text)], 0, SLIDER)
}

/// What answers a list.
enum Asks {
    /// A list of products.
    Scope(Scope),
    /// The search that understands, of the list's `text`.
    Search,
}

/// A list as its page asks for it.
struct List {
    path: &'static str,
    asks: Asks,
    fixed: Vec<(&'static str, String)>,
    default_min: i64,
    slider: i64,
}

impl List {
    fn new(
        path: &'static str,
        asks: Asks,
        fixed: &[(&'static str, &str)],
        default_min: i64,
        slider: i64,
    ) -> Self {
        let fixed = fixed.iter().map(|(n, v)| (*n, (*v).to_owned())).collect();
        Self { path, asks, fixed, default_min, slider }
    }

    /// The addresses of what the interface asks for the page: its products, and how many more there are below the list's own
    /// lowest price, where that holds.
    fn calls(&self, asked: &Asked) -> (String, Option<String>) {
        let own = |name, value: Option<String>| value.map(|value| (name, value));
        let narrowed = [
            own("q", Some(asked.q.clone()).filter(|q| !q.is_empty())),
            own("brands", Some(asked.brands.clone()).filter(|brands| !brands.is_empty())),
            own("specs", Some(asked.specs.clone()).filter(|specs| !specs.is_empty())),
        ];
        let common = self.fixed.iter().cloned().chain(narrowed.into_iter().flatten());
        let untouched = asked.min.is_none() && asked.max.is_none() && !asked.all;
        let default_min = Some(self.default_min).filter(|min| untouched && *min > 0);
        let shown = common.clone().chain(
            [
                own("limit", Some(PAGE_SIZE.to_string())),
                own("page", Some(asked.page.to_string())),
                own("min", default_min.or(asked.min).map(|min| min.to_string())),
                own("max", asked.max.map(|max| max.to_string())),
                own("sort", asked.sort.map(str::to_owned)),
            ]
            .into_iter()
            .flatten(),
        );
        let hidden = default_min.map(|min| {
            let bounds = [("limit", "1".to_owned()), ("max", (min - 1).to_string())];
            address(self.path, common.clone().chain(bounds).collect())
        });
        (address(self.path, shown.collect()), hidden)
    }

    /// Adds the answers to [`calls`](Self::calls). Answers the page's products and how many there are; nothing where the call
    /// would refuse.
    async fn add(
        self,
        state: &AppState,
        data: &mut Data,
        asked: &Asked,
    ) -> Result<Option<(Vec<Product>, u64)>> {
        let (shown, hidden) = self.calls(asked);
        let Some(found) = self.found(state, &shown).await? else { return Ok(None) };
        let (products, total): (Vec<Product>, u64) = match self.asks {
            Asks::Scope(_) => (serde_json::from_slice(&found.bytes)?, found.total.unwrap_or_default()),
            Asks::Search => {
                let page: SearchPage = serde_json::from_slice(&found.bytes)?;
                (page.items, page.total)
            }
        };
        data.put(&shown, &found);
        if let Some(first) = products.first() {
            data.head.preloads.push(Preload { path: first.main_image.clone(), sizes: GRID_SIZES });
        }
        if let Some(hidden) = hidden
            && let Some(below) = self.found(state, &hidden).await?
        {
            data.put(&hidden, &below);
        }
        Ok(Some((products, total)))
    }

    /// What the call of an address answers; nothing where it would refuse.
    async fn found(&self, state: &AppState, address: &str) -> Result<Option<Payload>> {
        let params = Params::of(address.split_once('?').map(|(_, query)| query));
        let Ok(query) = ListQuery::of(&params) else { return Ok(None) };
        // The scope has what the path and its own parameters name.
        let query = ListQuery { brand: None, category: None, ..query };
        match (&self.asks, params.needed("text")) {
            (Asks::Scope(scope), _) => product_calls::found(state, scope, &query).await.map(Some),
            (Asks::Search, Ok(text)) => searching::found(state, text.to_owned(), query).await.map(Some),
            (Asks::Search, Err(_)) => Ok(None),
        }
    }
}

fn address(path: &str, mut pairs: Vec<(&str, String)>) -> String {
    pairs.sort();
    let query = Serializer::new(String::new()).extend_pairs(pairs).finish();
    format!("{path}?{query}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::listings::LISTINGS;

    #[derive(serde::Deserialize)]
    struct Case {
        list: Vec<String>,
        query: String,
        calls: Vec<String>,
    }

    fn list_of(words: &[String]) -> List {
        match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
            ["listing", key] => listing(LISTINGS.iter().find(|spec| spec.name == key).unwrap().listing),
            ["category", name] => category(name),
            ["brand", of, name] => brand(of, name),
            ["search", text] => found_by(text),
            _ => panic!("{words:?}"),
        }
    }

    #[test]
    fn the_calls_of_a_page_are_those_of_the_interface() {
        let cases: Vec<Case> =
            serde_json::from_str(include_str!("../../../tests/fixtures/lists.json")).unwrap();
        assert!(cases.len() > 20);
        for Case { list, query, calls } in cases {
            let list = list_of(&list);
            let (shown, hidden) = list.calls(&Asked::of(Some(&query), list.slider));
            assert_eq!([Some(shown), hidden].into_iter().flatten().collect::<Vec<_>>(), calls, "{query}");
        }
    }

    #[test]
    fn every_choice_is_a_filter_and_stays_in_the_address() {
        let asked = |query| Asked::of(Some(query), SLIDER);
        for (query, choices) in [
            ("page=2&colour=red&sort=cheap&all=0&brands=%20,,&q=%20", ""),
            ("sort=highToLow", "sort=highToLow"),
            ("min=1000&max=4999", "min=1000&max=4999"),
            ("max=9999999", ""),
            ("max=1000000&all=1", "all=1"),
            ("max=999999", "max=999999"),
            ("brands=LG,%20SONY,&q=tv", "brands=LG%2CSONY&q=tv"),
            ("all=1", "all=1"),
            ("specs=5g,ram8,fast,%20ram8&sort=bestSelling", "sort=bestSelling&specs=5g%2Cram8"),
        ] {
            let asked = asked(query);
            let written = Serializer::new(String::new()).extend_pairs(asked.choices()).finish();
            assert_eq!(written, choices, "{query}");
        }
    }
}
