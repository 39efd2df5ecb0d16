//! What a page says about itself and the answers its first requests would get, so that the first paint needs no
//! round trip. The keys are the addresses that the interface asks, parameters sorted by name.

use axum::http::StatusCode;
use serde_json::{Value, json};
use url::form_urlencoded::Serializer;

use super::cache::Found;
use super::head::{Head, Preload};
use super::pages::{CATEGORIES, Page};
use crate::blogs;
use crate::error::Result;
use crate::images;
use crate::products::catalogue::Scope;
use crate::products::kinds::Kind;
use crate::products::model::effective_price;
use crate::products::query::{self, ListQuery, Params};
use crate::products::routes as product_calls;
use crate::products::store;
use crate::settings::{self, model::Settings};
use crate::state::AppState;
use crate::text::{clean_line, preview};

/// How many products a page of a list has (spec 9).
const PAGE_SIZE: usize = 8;
/// The lower price bound of category lists before the slider is touched (spec 9).
const CATEGORY_MIN: i64 = 200;
/// Right ends of the price slider (spec 9).
const SLIDER: i64 = 1_000_000;
const CATEGORY_SLIDER: i64 = 100_000;

// The `sizes` of the first pictures, as the interface has them.
const BANNER_SIZES: &str = "(width < 84rem) 75vw, 960px";
const CAROUSEL_SIZES: &str = "(width < 40rem) 46vw, (width < 64rem) 31vw, 200px";
const GRID_SIZES: &str = "(width < 64rem) 46vw, 300px";
const DETAIL_SIZES: &str = "(width < 48rem) 100vw, (width < 80rem) 50vw, 608px";

/// A page's status, head and first data.
pub struct Data {
    /// 200, or 404 for a page or product that is not there.
    pub status: StatusCode,
    /// The shop's name.
    pub shop: String,
    /// The head tags.
    pub head: Head,
    /// Answers by address, as JSON.
    pub values: Vec<(String, String)>,
}

impl Data {
    fn new(settings: &Settings) -> Result<Self> {
        let shop = if settings.shop_name.is_empty() { "Haat".to_owned() } else { settings.shop_name.clone() };
        let values = vec![("/api/settings".to_owned(), serde_json::to_string(settings)?)];
        Ok(Self { status: StatusCode::OK, shop, head: Head::default(), values })
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
        self.titled("Page not found", String::new())
    }
}

/// The page for what is not there.
///
/// # Errors
/// Where the database fails.
pub async fn missing(state: &AppState) -> Result<Data> {
    Ok(begin(state).await?.missing())
}

async fn begin(state: &AppState) -> Result<Data> {
    Data::new(&state.db.read(settings::store::get).await?)
}

/// The data of a page.
///
/// # Errors
/// Where the database fails.
pub async fn of(state: &AppState, page: Page, params: &[String], query: Option<&str>) -> Result<Data> {
    let data = begin(state).await?;
    let shop = data.shop.clone();
    let first = params.first().map_or("", String::as_str);
    let says = |what: &str| format!("{what} at {shop}: prices in taka, Cash on Delivery or Store Payment.");
    match page {
        Page::Home => home(state, data).await,
        Page::Listing(kind) => {
            let spec = kind.spec();
            let list = List::new(spec.list, Scope::Kind(kind), &[], spec.default_min, SLIDER);
            list.add(state, data.titled(spec.title, says(spec.title)), query).await
        }
        Page::AllCategories => {
            let spec = Kind::Product.spec();
            let list = List::new(spec.list, Scope::Kind(Kind::Product), &[], spec.default_min, SLIDER);
            list.add(state, data.titled("All Categories", says("Phones, tablets, laptops and more")), query)
                .await
        }
        Page::Category => match CATEGORIES.iter().find(|(slug, _)| *slug == first) {
            Some((slug, label)) => category(slug).add(state, data.titled(label, says(label)), query).await,
            None => Ok(data.missing()),
        },
        Page::SearchCategory => {
            let name = clean_line(first);
            category(&name).add(state, data.titled(&name, says(&name)), query).await
        }
        Page::CategoryBrand => {
            let (name, brand) = (clean_line(first), clean_line(params.get(1).map_or("", String::as_str)));
            let title = format!("{brand} {name}");
            let fixed = [("brand", brand.as_str()), ("category", name.as_str())];
            let scope = Scope::CategoryBrand(name.clone(), brand.clone());
            let list = List::new("/category-brand-search", scope, &fixed, CATEGORY_MIN, CATEGORY_SLIDER);
            list.add(state, data.titled(&title, says(&title)), query).await
        }
        Page::Search => {
            let text = clean_line(first);
            let mut data = data.titled(&format!("Search / {text}"), String::new());
            data.head.hidden = true;
            let list =
                List::new("/search-products", Scope::Words(text.clone()), &[("text", &text)], 0, SLIDER);
            list.add(state, data, query).await
        }
        Page::Detail(kind) => detail(state, data, kind, first).await,
        Page::Blogs => {
            let mut data = data.titled("Blog", format!("Buying advice and news from {shop}."));
            if query.is_none() {
                let page = query::Page { number: 1, limit: 6 };
                data.put("/blogs?limit=6&page=1", &blogs::routes::found(state, Some(page), None).await?);
            }
            Ok(data)
        }
        Page::Blog => blog(state, data, first).await,
        Page::Plain(title) => Ok(data.titled(title, format!("{title} of {shop}."))),
        Page::Private(title) => {
            let mut data = data.titled(title, String::new());
            data.head.hidden = true;
            Ok(data)
        }
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
    async fn add(self, state: &AppState, mut data: Data, query: Option<&str>) -> Result<Data> {
        let asked = Asked::of(query, self.slider);
        let mut pairs: Vec<(&str, String)> = self.fixed.clone();
        pairs.extend([("limit", PAGE_SIZE.to_string()), ("page", asked.page.to_string())]);
        let min = (asked.max.is_none() && !asked.all && self.default_min > 0).then_some(self.default_min);
        let max = asked.max.filter(|max| *max < self.slider);
        pairs.extend(min.map(|n| ("min", n.to_string())));
        pairs.extend(max.map(|n| ("max", n.to_string())));
        pairs.extend(asked.sort.map(|s| ("sort", s.to_owned())));
        if !asked.q.is_empty() {
            pairs.push(("q", asked.q.clone()));
        }
        pairs.sort();
        let address = address(self.path, &pairs);
        // What the call itself would refuse is left to the call.
        let Ok(query) = Params::of(address.split_once('?').map(|(_, q)| q)).list() else { return Ok(data) };
        let query = ListQuery { brand: None, category: None, ..query };
        data.put(&address, &product_calls::found(state, &self.scope, &query).await?);
        if let Some(first) = first_image(state, &self.scope, &query).await? {
            data.head.image = Some(absolute(state, &images::og(&first)));
            data.head.preloads.push(Preload { path: first, sizes: GRID_SIZES, media: "" });
        }
        if min.is_some() {
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
        Ok(data)
    }
}

async fn first_image(state: &AppState, scope: &Scope, query: &ListQuery) -> Result<Option<String>> {
    let (hits, _) = state.catalogue.select(scope, query);
    let Some(seq) = hits.first().map(|hit| hit.seq) else { return Ok(None) };
    let found = state.db.read(move |c| store::by_seq(c, seq)).await?;
    Ok(found.map(|s| s.product.main_image))
}

/// The state of a list that a page's query names; what cannot be meant falls back, as in the interface.
struct Asked {
    page: u32,
    sort: Option<&'static str>,
    max: Option<i64>,
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
            max: number("max").map(|n| n.min(slider)),
            q: params.get("q").unwrap_or_default().trim().chars().take(500).collect(),
            all: params.get("all") == Some("1"),
        }
    }

    fn is_filtered(&self) -> bool {
        self.sort.is_some() || self.max.is_some() || !self.q.is_empty() || self.all
    }
}

fn address(path: &str, pairs: &[(&str, String)]) -> String {
    let query = Serializer::new(String::new()).extend_pairs(pairs).finish();
    format!("{path}?{query}")
}

fn absolute(state: &AppState, path: &str) -> String {
    format!("{}{path}", state.origin.as_str())
}

async fn home(state: &AppState, mut data: Data) -> Result<Data> {
    let shop = data.shop.clone();
    data.head.description = format!(
        "{shop}: phones, tablets, laptops, gadgets, accessories and TVs with official warranty. \
         Cash on Delivery or Store Payment."
    );
    let banners = crate::banners::routes::all(state).await?;
    if let Some(first) = banners.main_banners.first() {
        data.head.image = Some(absolute(state, &images::og(&first.url)));
        let (path, media) = (first.url.clone(), "(min-width: 64rem)");
        data.head.preloads.push(Preload { path, sizes: BANNER_SIZES, media });
    }
    data.put("/banners", &Found::one(&banners)?);
    if let Some(path) =
        first_image(state, &Scope::Kind(Kind::BestDeal), &product_calls::home_query(1)).await?
    {
        let media = "(max-width: 63.99rem)";
        data.head.preloads.push(Preload { path, sizes: CAROUSEL_SIZES, media });
    }
    for kind in [Kind::BestDeal, Kind::Product] {
        let query = product_calls::home_query(crate::products::kinds::HOME_LIMIT);
        // The interface reads home lists as the plain arrays they are: how many there are over all is nothing to it.
        let list = product_calls::found(state, &Scope::Kind(kind), &query).await?;
        data.put(kind.spec().home, &Found::json(list.bytes));
    }
    let organization = json!({
        "@context": "https://schema.org",
        "@type": "Organization",
        "name": shop,
        "url": state.origin.as_str(),
    });
    data.head.json_ld.push(organization);
    Ok(data)
}

async fn detail(state: &AppState, mut data: Data, kind: Option<Kind>, id: &str) -> Result<Data> {
    let Some((hit, kind_found)) = state.catalogue.find(id, kind) else { return Ok(data.missing()) };
    let Some(found) = state.catalogue.single(&state.db, hit).await? else { return Ok(data.missing()) };
    let product: Value = serde_json::from_slice(&found.bytes)?;
    let spec = kind.map_or(Kind::Product.spec(), Kind::spec);
    data.put(&spec.item_of(id), &found);
    let text = |name: &str| product[name].as_str().unwrap_or_default();
    let number = |name: &str| product[name].as_i64().unwrap_or_default();
    let price = effective_price(number("price"), number("offerPrice"));
    let canonical = absolute(state, &kind_found.spec().detail_of(id));
    let picture = absolute(state, &images::og(text("mainImage")));
    let mut head = Head {
        title: text("title").to_owned(),
        description: preview(&clean_line(&text("description").replace('\n', " ")), 160),
        canonical: canonical.clone(),
        image: Some(picture.clone()),
        kind: "product",
        price: (price > 0).then_some(price),
        preloads: vec![Preload { path: text("mainImage").to_owned(), sizes: DETAIL_SIZES, media: "" }],
        ..Head::default()
    };
    if price > 0 {
        head.description = format!("TK {}. {}", grouped(price), head.description);
    }
    let mut structured = json!({
        "@context": "https://schema.org",
        "@type": "Product",
        "name": text("title"),
        "description": preview(text("description"), 5000),
        "image": [picture],
        "sku": id,
        "category": text("category"),
        "brand": {"@type": "Brand", "name": text("brand")},
    });
    if price > 0 {
        let availability = match (kind_found, number("stock") > 0) {
            (Kind::Upcoming, _) => "https://schema.org/PreOrder",
            (_, true) => "https://schema.org/InStock",
            (_, false) => "https://schema.org/OutOfStock",
        };
        structured["offers"] = json!({
            "@type": "Offer",
            "url": canonical,
            "price": price,
            "priceCurrency": "BDT",
            "availability": availability,
            "itemCondition": "https://schema.org/NewCondition",
        });
    }
    head.json_ld.push(structured);
    data.head = head;
    Ok(data)
}

async fn blog(state: &AppState, mut data: Data, id: &str) -> Result<Data> {
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
    Ok(data)
}

/// A number with its thousands apart, as the local market writes it in English.
fn grouped(n: i64) -> String {
    let digits = n.to_string();
    let mut out = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_stand_apart() {
        assert_eq!(grouped(0), "0");
        assert_eq!(grouped(999), "999");
        assert_eq!(grouped(45_000), "45,000");
        assert_eq!(grouped(100_000_000), "100,000,000");
    }

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

    #[test]
    fn addresses_are_written_as_the_interface_writes_them() {
        let pairs = [("category", "power bank".to_owned()), ("limit", "8".to_owned())];
        assert_eq!(address("/categorysearch", &pairs), "/categorysearch?category=power+bank&limit=8");
    }
}
