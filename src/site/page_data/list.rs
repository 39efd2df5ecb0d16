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
use crate::error::Result;
use crate::http::query::Params;
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
        list: List::new(spec.list, Scope::Listing(listing), &[], spec.default_min, SLIDER),
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
    let scope = Scope::CategoryBrand(category.to_owned(), brand.to_owned());
    let fixed = [("brand", brand), ("category", category)];
    let whole = title.clone();
    Shown {
        list: List::new("/category-brand-search", scope, &fixed, DEFAULT_MIN, CATEGORY_SLIDER),
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
        list: List::new("/search-products", Scope::Words(text.to_owned()), &[("text", text)], 0, SLIDER),
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
        let search = matches!(self.list.scope, Scope::Words(_));
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

fn category(name: &str) -> List {
    List::new(
        "/categorysearch",
        Scope::Category(name.to_owned()),
        &[("category", name)],
        DEFAULT_MIN,
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

    /// Adds the answer of the page that is asked for, and how many more there are below the list's own lowest price. Answers
    /// its products and how many there are; nothing where the call would refuse.
    async fn add(
        self,
        state: &AppState,
        data: &mut Data,
        asked: &Asked,
    ) -> Result<Option<(Vec<Product>, u64)>> {
        let mut pairs: Vec<(&str, String)> = self.fixed.clone();
        pairs.extend([("limit", PAGE_SIZE.to_string()), ("page", asked.page.to_string())]);
        let untouched = asked.min.is_none() && asked.max.is_none() && !asked.all;
        let default_min = (untouched && self.default_min > 0).then_some(self.default_min);
        pairs.extend(default_min.or(asked.min).map(|n| ("min", n.to_string())));
        pairs.extend(asked.max.map(|n| ("max", n.to_string())));
        pairs.extend(asked.sort.map(|s| ("sort", s.to_owned())));
        if !asked.q.is_empty() {
            pairs.push(("q", asked.q.clone()));
        }
        if !asked.brands.is_empty() {
            pairs.push(("brands", asked.brands.clone()));
        }
        pairs.sort();
        let address = address(self.path, &pairs);
        let params = Params::of(address.split_once('?').map(|(_, q)| q));
        let Ok(query) = ListQuery::of(&params) else { return Ok(None) };
        let query = ListQuery { brand: None, category: None, ..query };
        let found = product_calls::found(state, &self.scope, &query).await?;
        let products: Vec<Product> = serde_json::from_slice(&found.bytes)?;
        data.put(&address, &found);
        if let Some(first) = products.first() {
            data.head.preloads.push(Preload { path: first.main_image.clone(), sizes: GRID_SIZES, media: "" });
        }
        if default_min.is_some() {
            let mut hidden: Vec<(&str, String)> = self.fixed.clone();
            hidden.extend([("limit", "1".to_owned()), ("max", (self.default_min - 1).to_string())]);
            let below = ListQuery {
                page: Some(crate::http::query::Page { number: 1, limit: 1 }),
                max: Some(self.default_min - 1),
                ..ListQuery::default()
            };
            let key = self::address(self.path, &hidden);
            let below = product_calls::found(state, &self.scope, &below).await?;
            data.put(&key, &below);
        }
        Ok(Some((products, found.total.unwrap_or_default())))
    }
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
            ("max=9999999", ""),
            ("max=1000000&all=1", "all=1"),
            ("max=999999", "max=999999"),
            ("brands=LG,%20SONY,&q=tv", "brands=LG%2CSONY&q=tv"),
            ("all=1", "all=1"),
        ] {
            let asked = asked(query);
            let written = Serializer::new(String::new()).extend_pairs(asked.choices()).finish();
            assert_eq!(written, choices, "{query}");
        }
    }
}
