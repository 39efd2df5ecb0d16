//! Ordering a basket, with an account or without (contract 11).

use std::net::IpAddr;

use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use rusqlite::{Connection, Transaction};
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;

use super::basket::{self, Basket, DeliveryWish, Question, Wanted};
use super::making::{Buyer, Payment, Taking, make};
use super::model::{DeliveryMethod, PaymentMethod};
use super::place::{self, Placed};
use super::quote::{Quote, refusal};
use super::{refused, store};
use crate::coupons::store::Person;
use crate::customers::store::CustomerRow;
use crate::customers::{Customer, MaybeCustomer, store as customers};
use crate::error::{Error, Result};
use crate::http::client::Client;
use crate::http::idempotency::{Repeat, RepeatKey};
use crate::http::json::JsonForm;
use crate::http::openapi::Call;
use crate::http::reader::ReaderLanguage;
use crate::http::reply;
use crate::messages::{Label, Message, Said};
use crate::profile;
use crate::profile::model::CustomerUser;
use crate::settings;
use crate::settings::model::Settings;
use crate::state::AppState;
use crate::validate::{Body, Check, Field, FieldType, Form, limit};

const TAG: &str = "checkout";
/// More than the dearest basket costs.
const MOST_TOTAL: i64 = 10_000_000_000_000;
/// The longest coupon code that is looked up.
const LONGEST_CODE: usize = 20;

/// What is bought, and how it comes.
struct Purchase {
    lines: Vec<Wanted>,
    delivery: Option<DeliveryWish>,
    coupon: String,
}

impl Purchase {
    fn read(check: &mut Check<'_>, settings: &Settings) -> Self {
        Self {
            lines: Wanted::read_all(check, 1),
            delivery: DeliveryWish::read(check, settings),
            coupon: check.code("coupon").chars().take(LONGEST_CODE + 1).collect(),
        }
    }

    /// Looks at what it costs. Codes of coupons that there are not count for `tried`, whoever tries them.
    fn look(
        &self,
        conn: &Connection,
        settings: &Settings,
        person: Person<'_>,
        (tried, now): (&Tried<'_>, i64),
    ) -> Result<Basket> {
        let question = Question {
            lines: &self.lines,
            delivery: self.delivery.as_ref(),
            coupon: &self.coupon,
            person,
            coupons_closed: !tried.may_go_on(now),
        };
        let basket = basket::look(conn, settings, &question, now)?;
        if basket.names_unknown_coupon() {
            tried.unknown(now);
        }
        Ok(basket)
    }
}

/// Coupon codes that are tried from an address.
struct Tried<'a> {
    state: &'a AppState,
    address: IpAddr,
}

impl Tried<'_> {
    fn may_go_on(&self, now: i64) -> bool {
        !self.state.rate_limits || self.state.visitors.may_try_coupons(self.address, now)
    }

    fn unknown(&self, now: i64) {
        if self.state.rate_limits {
            self.state.visitors.unknown_coupon(self.address, now);
        }
    }
}

/// An order of a basket; checked as far as it can be without the catalogue.
struct Checkout {
    purchase: Purchase,
    payment: PaymentMethod,
    transaction: String,
    name: String,
    email: String,
    phone: String,
    address: String,
    message: String,
    total: i64,
}

impl Checkout {
    /// Reads a body; what a signed-in customer leaves out is the profile's.
    fn read(check: &mut Check<'_>, settings: &Settings, profile: Option<&CustomerRow>) -> Self {
        let mut purchase = Purchase::read(check, settings);
        let payment = payment(check, settings);
        let own = |check: &mut Check<'_>, name: &str, own: fn(&CustomerRow) -> &String| {
            let own = profile.map(own).filter(|own| !own.is_empty());
            if check.is_blank(name) { own.cloned() } else { None }
        };
        let name = own(check, "name", |row| &row.name)
            .unwrap_or_else(|| check.line("name", Label::Name, limit::NAME));
        let phone = own(check, "phone", |row| &row.phone).unwrap_or_else(|| check.phone("phone"));
        let email = if check.is_blank("email") { String::new() } else { check.email("email") };
        let address = own(check, "address", |row| &row.address)
            .unwrap_or_else(|| check.optional_lines("address", Label::Address, limit::ADDRESS));
        let delivery = purchase.delivery.get_or_insert(DeliveryWish {
            method: DeliveryMethod::Delivery,
            zone: String::new(),
            branch: String::new(),
        });
        match delivery.method {
            DeliveryMethod::Delivery => {
                if delivery.zone.is_empty() && !settings.delivery_zones.is_empty() {
                    check.fault("zone", Message::ZoneNeeded);
                }
                if address.is_empty() {
                    check.fault("address", Message::AddressNeeded);
                }
            }
            DeliveryMethod::Pickup if delivery.branch.is_empty() => {
                check.fault("branch", Message::BranchNeeded);
            }
            DeliveryMethod::Pickup => {}
        }
        let total = check.int("total", Label::Total, 0, MOST_TOTAL);
        Self {
            payment,
            transaction: transaction(check, payment, total),
            name,
            email,
            phone,
            address,
            message: check.optional_lines("message", Label::Message, limit::MESSAGE),
            total,
            purchase,
        }
    }

    fn buyer(self, profile: Option<&CustomerRow>, language: String) -> (Buyer, Taking) {
        let buyer = Buyer {
            customer: profile.map(|row| row.id.clone()),
            name: self.name,
            email: profile.map_or(self.email, |row| row.email.clone()),
            phone: self.phone,
            address: self.address,
            message: self.message,
            language,
        };
        (buyer, if profile.is_some() { Taking::Now } else { Taking::OnApproval })
    }
}

fn payment(check: &mut Check<'_>, settings: &Settings) -> PaymentMethod {
    const NAME: &str = "paymentMethod";
    let words = PaymentMethod::ALL.map(PaymentMethod::as_str);
    let method = check.one_of(NAME, words, Message::PaymentMethodOffered).and_then(PaymentMethod::of);
    let method = method.unwrap_or(PaymentMethod::Cash);
    let offered =
        |method| settings.mobile_payments.iter().any(|own| PaymentMethod::from(own.method) == method);
    if method.is_mobile() && !offered(method) {
        check.fault(NAME, Message::PaymentMethodOffered);
    }
    method
}

/// The id of a mobile payment; nothing for other ways of paying, and where there is nothing to pay.
fn transaction(check: &mut Check<'_>, payment: PaymentMethod, total: i64) -> String {
    let typed = check.code("transaction");
    if !payment.is_mobile() || total == 0 {
        return String::new();
    }
    if !(6..=20).contains(&typed.len()) || !typed.bytes().all(|b| b.is_ascii_alphanumeric()) {
        check.fault("transaction", Message::TransactionId);
    }
    typed
}

fn question_body() -> Body {
    let settings = Settings::default();
    let read = |check: &mut Check<'_>| Purchase::read(check, &settings);
    described(Body::new("QuoteQuestion", "A basket of 1 to 50 lines; prices come from the catalogue.", read))
}

fn checkout_body() -> Body {
    let settings = Settings::default();
    let read = |check: &mut Check<'_>| Checkout::read(check, &settings, None);
    let read = |check: &mut Check<'_>| {
        check.raw("customer", Field::optional(FieldType::TEXT));
        read(check)
    };
    described(Body::new("CheckoutForm", "A basket to order; all lines or none.", read))
        .field(
            "customer",
            "The `_id` of whom the page believes to be signed in, empty for nobody; 409 where it is another by now.",
        )
        .field("transaction", "The id of a mobile payment: 6 to 20 letters and digits.")
        .field("name", "A customer's own where it is left out.")
        .field("email", "Where mails go; a customer's go to the account's.")
        .field("phone", "11 digits; a customer's own where it is left out.")
        .field("address", "Needed for a delivery; a customer's own where it is left out.")
        .field("total", "What the person saw; where it is another today, 409 with today's `quote`.")
}

fn described(body: Body) -> Body {
    body.field("lines", "1 to 50 lines.")
        .field("lines.quantity", "1 where it is left out.")
        .field("delivery", "How it comes; none: delivered.")
        .field("coupon", "A coupon's code; upper and lower case are the same.")
}

/// A basket was ordered.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct CheckoutDone {
    success: bool,
    #[serde(flatten)]
    said: Said,
    order_id: String,
    /// `H-XXXX-XXXX`.
    order_number: String,
    /// What is paid, in whole taka.
    total: i64,
    /// The customer as it is now, where one is signed in.
    #[schema(required = false)]
    #[serde(skip_serializing_if = "Option::is_none")]
    user: Option<CustomerUser>,
}

/// The calls of this slice.
pub fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(
            Call::post("/api/checkout/quote", TAG, "What a basket costs today; writes nothing")
                .json(&question_body())
                .replies::<Quote>(200, "The prices")
                .fails(&[400])
                .with(quote),
        )
        .routes(
            Call::post("/api/checkout", TAG, "Orders a basket: all lines or none")
                .repeatable()
                .json(&checkout_body())
                .replies::<CheckoutDone>(200, "Ordered")
                .fails(&[400, 409, 429])
                .with(checkout),
        )
}

async fn quote(
    MaybeCustomer(customer): MaybeCustomer,
    client: Client,
    State(state): State<AppState>,
    JsonForm(form): JsonForm,
) -> Result<impl IntoResponse> {
    let settings = state.db.read_few(settings::store::get).await?;
    let purchase = form.read(|check| Purchase::read(check, &settings))?;
    let now = state.clock.now_ms();
    let limits = state.clone();
    let look = move |c: &Connection| {
        let tried = Tried { state: &limits, address: client.address };
        let row = customer.as_ref().map(|customer| &customer.row);
        let person = Person {
            customer: row.map(|row| row.id.as_str()),
            phone: row.map(|row| row.phone.as_str()).unwrap_or_default(),
        };
        purchase.look(c, &settings, person, (&tried, now))
    };
    let basket = state.db.read(look).await?;
    Ok(reply::private(Json(basket.quote)))
}

/// What came of a checkout.
enum Outcome {
    Placed(Placed),
    /// Nothing was ordered.
    Refused(Message, Box<Basket>),
}

async fn checkout(
    MaybeCustomer(customer): MaybeCustomer,
    key: RepeatKey,
    client: Client,
    ReaderLanguage(language): ReaderLanguage,
    State(state): State<AppState>,
    JsonForm(form): JsonForm,
) -> Result<Response> {
    let now = state.clock.now_ms();
    let profile = customer.as_ref().map(|customer| &customer.row);
    same_person(&form, profile)?;
    // Whoever asks again is answered as at first, whatever the shop offers by now.
    let phone = || form.read(|check| check.phone("phone")).unwrap_or_default();
    let repeat = Repeat::of(key, "checkout", &profile.map_or_else(phone, |row| row.id.clone()), &form)?;
    if repeat.has_key() {
        let again = repeat.clone();
        if let Some(first) = state.db.read_few(move |c| again.first(c, now)).await? {
            return answered(&state, first, customer).await;
        }
    }
    let settings = state.db.read_few(settings::store::get).await?;
    let wish = form.read(|check| Checkout::read(check, &settings, profile))?;
    let limits = state.clone();
    let buyer = customer.clone();
    let write = move |tx: &Transaction<'_>| {
        let attempt = Attempt { state: &limits, client: &client, customer: buyer.as_ref(), now };
        attempt.place(tx, wish, &repeat, language)
    };
    let placed = match state.db.write(write).await? {
        Outcome::Placed(placed) => placed,
        Outcome::Refused(message, basket) => {
            refused::count_all(&state, basket.refused).await;
            return Err(refusal(message, &basket.quote)?);
        }
    };
    answered(&state, placed, customer).await
}

/// Whom the page believes to be signed in: an order must not be made in another's name, or without an account unnoticed.
///
/// # Errors
/// 409 where it is somebody else, or nobody, by now.
fn same_person(form: &Form, profile: Option<&CustomerRow>) -> Result<()> {
    let own = profile.map(|row| row.id.as_str()).unwrap_or_default();
    let believed = form.read(|check| check.raw("customer", Field::optional(FieldType::TEXT)).cloned())?;
    match believed {
        Some(believed) if believed.as_str() != Some(own) => Err(Error::conflict(Message::CheckoutOther)),
        _ => Ok(()),
    }
}

async fn answered(state: &AppState, placed: Placed, customer: Option<Customer>) -> Result<Response> {
    let user = match customer {
        None => None,
        Some(customer) => Some(state.db.read_few(move |c| profile::store::user(c, &customer.row.id)).await?),
    };
    Ok(reply::private(Json(CheckoutDone {
        success: true,
        said: Message::OrderPlaced.into(),
        order_id: placed.id,
        order_number: placed.number,
        total: placed.total,
        user,
    }))
    .into_response())
}

/// A checkout that is under way.
struct Attempt<'a> {
    state: &'a AppState,
    client: &'a Client,
    customer: Option<&'a Customer>,
    now: i64,
}

impl Attempt<'_> {
    fn place(
        &self,
        tx: &Transaction<'_>,
        wish: Checkout,
        repeat: &Repeat,
        language: String,
    ) -> Result<Outcome> {
        let now = self.now;
        if let Some(first) = repeat.first(tx, now)? {
            return Ok(Outcome::Placed(first));
        }
        let phone = wish.phone.clone();
        self.may_order(&phone)?;
        let settings = settings::store::get(tx)?;
        let profile = self.customer.map(|customer| &customer.row);
        let person = Person { customer: profile.map(|row| row.id.as_str()), phone: &wish.phone };
        let tried = Tried { state: self.state, address: self.client.address };
        let basket = wish.purchase.look(tx, &settings, person, (&tried, now))?;
        if let Some(message) = basket.fault() {
            return Ok(Outcome::Refused(message, Box::new(basket)));
        }
        if basket.quote.total != wish.total {
            return Ok(Outcome::Refused(Message::TotalChanged, Box::new(basket)));
        }
        place::cash_is_possible(&settings, wish.payment, basket.quote.total)?;
        if !wish.transaction.is_empty() && store::has_transaction(tx, &wish.transaction)? {
            return Err(Error::conflict(Message::TransactionUsed));
        }
        let Basket { quote, lines, estimate, delivery, coupon, .. } = basket;
        let payment = Payment {
            method: wish.payment,
            transaction: wish.transaction.clone(),
            coupon: coupon.map(|coupon| (coupon, quote.discount)),
        };
        let who = wish.buyer(profile, language);
        let order = make(tx, who, (lines, estimate), (delivery, payment), self.state.rate_limits, now)?;
        place::bought(tx, &order)?;
        if let Some(row) = profile {
            customers::fill_blanks(tx, &row.id, &order.phone, &order.address)?;
        }
        self.ordered(&phone);
        let placed = Placed::of(&order);
        repeat.remember(tx, &placed, now)?;
        Ok(Outcome::Placed(placed))
    }

    fn may_order(&self, phone: &str) -> Result<()> {
        if !self.state.rate_limits {
            return Ok(());
        }
        match self.customer {
            Some(customer) => self.state.orders.check(&customer.row.id, phone, self.client.address, self.now),
            None => self.state.visitors.check(phone, self.client.address, self.now),
        }
    }

    fn ordered(&self, phone: &str) {
        if !self.state.rate_limits {
            return;
        }
        match self.customer {
            Some(customer) => self.state.orders.note(&customer.row.id, phone, self.client.address, self.now),
            None => self.state.visitors.note(phone, self.client.address, self.now),
        }
    }
}
