//! What the grown shops are asked, a row a figure. No public request comes twice, so that no reply is a kept one; what the back
//! office sees first is asked for after an order each time.

use serde_json::json;

use super::dice::Dice;
use super::names::{FIRST, LAST};
use super::side::Side;
use super::words::VARIANTS;
use crate::client::{patch, post};
use crate::shop::ALL_BRANDS;

/// The most that contract 9 grants.
const TWICE: Option<f64> = Some(2.0);

/// Who asks.
#[derive(Clone, Copy)]
pub enum Who {
    /// Anybody.
    Anyone,
    /// The shop's admin.
    Admin,
    /// One customer after the other.
    Customer,
}

impl Who {
    /// The header that says so.
    pub fn header(self, side: &Side, n: u64) -> String {
        match self {
            Self::Anyone => String::new(),
            Self::Admin => side.admin.clone(),
            Self::Customer => {
                format!("Authorization: Bearer {}\r\n", nth(&side.customers, n).token)
            }
        }
    }
}

/// What is asked, by the number of the request.
#[derive(Clone, Copy)]
pub enum Asked {
    /// Any page of a list.
    Pages(fn(u64) -> String),
    /// A path.
    Get(fn(&Side, u64) -> String),
    /// A whole request.
    Request(fn(&Side, u64) -> Vec<u8>),
}

/// A figure.
pub struct Row {
    /// Its name.
    pub name: &'static str,
    /// How many times as long it may take, where contract 9 says so.
    pub most: Option<f64>,
    /// Who asks.
    pub who: Who,
    /// What.
    pub asked: Asked,
    /// What is asked before each request, without being measured.
    pub before: Option<fn(&Side, u64) -> Vec<u8>>,
}

const fn public(name: &'static str, most: Option<f64>, asked: Asked) -> Row {
    Row { name, most, who: Who::Anyone, asked, before: None }
}

const fn office(name: &'static str, most: Option<f64>, asked: Asked) -> Row {
    Row { name, most, who: Who::Admin, asked, before: None }
}

/// What the back office sees right after somebody ordered.
const fn after_an_order(name: &'static str, asked: Asked) -> Row {
    Row { before: Some(order), ..office(name, TWICE, asked) }
}

/// The figures.
pub const ROWS: [Row; 40] = [
    public("growth_list_any_page", TWICE, Asked::Pages(|_| "/allproducts?".into())),
    public("growth_list_by_price_any_page", TWICE, Asked::Pages(|_| "/allproducts?sort=lowToHigh".into())),
    public("growth_list_dearest_any_page", TWICE, Asked::Pages(|_| "/allproducts?sort=highToLow".into())),
    public(
        "growth_list_by_price_bounded_any_page",
        TWICE,
        Asked::Pages(|n| format!("/allproducts?sort=lowToHigh&min=200&max={}", 20_000 + n)),
    ),
    Row {
        before: Some(edit_price),
        ..public(
            "growth_list_by_price_after_a_change",
            TWICE,
            Asked::Pages(|_| "/allproducts?sort=lowToHigh".into()),
        )
    },
    public(
        "growth_list_most_viewed_any_page",
        TWICE,
        Asked::Pages(|_| "/allproducts?sort=mostViewed".into()),
    ),
    public(
        "growth_list_best_selling_any_page",
        TWICE,
        Asked::Pages(|_| "/allproducts?sort=bestSelling".into()),
    ),
    public(
        "growth_list_of_brand_and_facts",
        TWICE,
        Asked::Pages(|n| format!("/allproducts?brands=samsung&specs=stock,ram8&min={n}")),
    ),
    public(
        "growth_list_with_words",
        TWICE,
        Asked::Get(|_, n| format!("/allproducts?q={}&page=1&limit=8", words(n))),
    ),
    public(
        "growth_category_any_page",
        TWICE,
        Asked::Pages(|n| format!("/categorysearch?category=phone&min={n}")),
    ),
    public(
        "growth_category_and_brand_any_page",
        TWICE,
        Asked::Pages(|n| format!("/category-brand-search?category=laptop&brand=lenovo&min={n}")),
    ),
    public(
        "growth_search_letter_and_digit",
        TWICE,
        Asked::Get(|_, n| {
            format!("/search-products?text={}&limit=8&page={}", letter_and_digit(n), 1 + n / 200)
        }),
    ),
    public(
        "growth_search_words",
        TWICE,
        Asked::Get(|_, n| format!("/search-products?text={}&limit=8&page=1", words(n))),
    ),
    public(
        "growth_search_model",
        TWICE,
        Asked::Get(|side, n| format!("/search-products?text={}&limit=8&page=1", model(side, n))),
    ),
    public(
        "growth_api_search_letter_and_digit",
        TWICE,
        Asked::Get(|_, n| format!("/api/search?text={}&limit=8&page={}", letter_and_digit(n), 1 + n / 200)),
    ),
    public(
        "growth_api_search_words",
        TWICE,
        Asked::Get(|_, n| format!("/api/search?text={}+phone+under+{}&limit=8&page=1", words(n), 20_000 + n)),
    ),
    public(
        "growth_api_search_model",
        TWICE,
        Asked::Get(|side, n| format!("/api/search?text={}&limit=8&page=1", model(side, n))),
    ),
    public(
        "growth_suggest_slips",
        None,
        Asked::Get(|side, n| format!("/api/suggest?text={}", slips(side, n))),
    ),
    public("growth_facets_listing", None, Asked::Get(|_, n| format!("/api/facets?listing=product&min={n}"))),
    public("growth_facets_category", None, Asked::Get(|_, n| format!("/api/facets?category=phone&min={n}"))),
    public("growth_facets_search", None, Asked::Get(|_, n| format!("/api/facets?search={}", words(n)))),
    public(
        "growth_product",
        None,
        Asked::Get(|side, n| format!("/allproducts/{}", nth(&side.products, n).id)),
    ),
    public(
        "growth_related",
        None,
        Asked::Get(|side, n| format!("/api/related/{}", nth(&side.products, n).id)),
    ),
    after_an_order("growth_orders_first_page", Asked::Get(|_, _| "/orders?page=1&limit=8".into())),
    office("growth_orders_any_page", TWICE, Asked::Pages(|_| "/orders?".into())),
    office("growth_orders_pending_any_page", TWICE, Asked::Pages(|_| "/orders?status=pending".into())),
    office("growth_orders_delivered_any_page", TWICE, Asked::Pages(|_| "/orders?status=delivered".into())),
    office("growth_orders_cancelled_any_page", TWICE, Asked::Pages(|_| "/orders?status=cancelled".into())),
    office(
        "growth_orders_of_name",
        TWICE,
        Asked::Get(|_, n| format!("/orders?q={}&page=1&limit=8", name(n))),
    ),
    office(
        "growth_orders_of_number",
        TWICE,
        Asked::Get(|side, n| format!("/orders?q={}&page=1&limit=8", nth(&side.orders, n).0)),
    ),
    Row {
        who: Who::Customer,
        ..public("growth_my_orders", TWICE, Asked::Get(|_, _| "/api/my/orders?page=1&limit=8".into()))
    },
    public(
        "growth_track",
        None,
        Asked::Get(|side, n| {
            let (number, phone) = nth(&side.orders, n);
            format!("/api/track?order={number}&phone={phone}")
        }),
    ),
    after_an_order("growth_dashboard_stats", Asked::Get(|_, _| "/dashboard-stats".into())),
    after_an_order("growth_statistics_365", Asked::Get(|_, _| "/api/admin/statistics?days=365".into())),
    office("growth_audit_any_page", None, Asked::Pages(|_| "/api/admin/audit?".into())),
    office("growth_customers_any_page", None, Asked::Pages(|_| "/api/admin/customers?".into())),
    office(
        "growth_customers_of_name",
        None,
        Asked::Get(|_, n| format!("/api/admin/customers?q={}&page=1&limit=8", name(n))),
    ),
    office("growth_messages_any_page", None, Asked::Pages(|_| "/contact?".into())),
    public("growth_change_of_price", None, Asked::Request(edit_price)),
    public("growth_order_placed", None, Asked::Request(order)),
];

/// The n-th of a list that begins anew at its end.
fn nth<T>(all: &[T], n: u64) -> &T {
    &all[usize::try_from(n).unwrap_or(0) % all.len()]
}

fn dice(n: u64) -> Dice {
    Dice::of(30, usize::try_from(n).unwrap_or(0))
}

fn letter_and_digit(n: u64) -> String {
    format!("{}+{}", char::from(b'a' + u8::try_from(n % 20).unwrap_or(0)), n / 20 % 10)
}

/// A brand and the last word of a model: products of both sizes have them.
fn words(n: u64) -> String {
    format!("{}+{}", nth(&ALL_BRANDS, n), nth(&VARIANTS[..12], n / 40)).to_lowercase()
}

/// A product as people call it: its brand, series and number.
fn model(side: &Side, n: u64) -> String {
    nth(&side.products, n).title.split(' ').take(3).collect::<Vec<_>>().join("+").to_lowercase()
}

/// The same, with two letters of the series in each other's place.
fn slips(side: &Side, n: u64) -> String {
    let model = model(side, n);
    let mut words: Vec<String> = model.split('+').map(str::to_owned).collect();
    if let Some(series) = words.get_mut(1) {
        let mut letters: Vec<char> = series.chars().collect();
        let last = letters.len() - 1;
        letters.swap(last - 1, last);
        *series = letters.into_iter().collect();
    }
    words.join("+")
}

fn name(n: u64) -> String {
    let mut dice = dice(n);
    let name = format!("{} {}", dice.one_of(&FIRST), dice.one_of(&LAST));
    url::form_urlencoded::byte_serialize(name.as_bytes()).collect()
}

fn edit_price(side: &Side, n: u64) -> Vec<u8> {
    let product = nth(&side.products, n);
    let price = product.price + 10 + i64::try_from(n).unwrap_or(0);
    let body = json!({"price": price}).to_string();
    let headers = format!("Content-Type: application/json\r\n{}", side.admin);
    patch(&format!("/editproduct/{}", product.id), &headers, body.as_bytes())
}

fn order(side: &Side, n: u64) -> Vec<u8> {
    let (customer, product) = (nth(&side.customers, n), nth(&side.products, n + side.orders_before));
    let body = json!({
        "userId": customer.id, "productId": product.id, "quantity": 1, "paymentMethod": "Cash on Delivery",
        "phone": "01712345678", "address": "House 5, Road 2, Chawkbazar, Chattogram",
    });
    let headers = format!("Content-Type: application/json\r\n{}", Who::Customer.header(side, n));
    post("/api/order/place", &headers, body.to_string().as_bytes())
}
