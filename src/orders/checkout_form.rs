//! What is sent of a basket: for its price, and to order it (contract 11). Checked as far as it can be without the
//! catalogue.

use super::basket::{DeliveryWish, Wanted};
use super::making::{Buyer, Taking};
use super::model::{DeliveryMethod, PaymentMethod};
use crate::customers::store::CustomerRow;
use crate::messages::{Label, Message};
use crate::settings::model::Settings;
use crate::validate::{Body, Check, Field, FieldType, limit};

/// More than the dearest basket costs.
const MOST_TOTAL: i64 = 10_000_000_000_000;
/// The longest coupon code that is looked up.
const LONGEST_CODE: usize = 20;

/// What is bought, and how it comes.
pub(super) struct Purchase {
    pub lines: Vec<Wanted>,
    pub delivery: Option<DeliveryWish>,
    pub coupon: String,
}

impl Purchase {
    /// Reads a body.
    pub fn read(check: &mut Check<'_>, settings: &Settings) -> Self {
        Self {
            lines: Wanted::read_all(check, 1),
            delivery: DeliveryWish::read(check, settings),
            coupon: check.code("coupon").chars().take(LONGEST_CODE + 1).collect(),
        }
    }
}

/// An order of a basket; checked as far as it can be without the catalogue.
pub(super) struct Checkout {
    pub purchase: Purchase,
    pub payment: PaymentMethod,
    pub transaction: String,
    pub name: String,
    pub email: String,
    pub phone: String,
    pub address: String,
    pub message: String,
    pub total: i64,
}

impl Checkout {
    /// Reads a body; what a signed-in customer leaves out is the profile's.
    pub fn read(check: &mut Check<'_>, settings: &Settings, profile: Option<&CustomerRow>) -> Self {
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

    /// Who orders, and when the stock is taken.
    pub fn buyer(self, profile: Option<&CustomerRow>, language: String) -> (Buyer, Taking) {
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

/// The body that asks what a basket costs.
pub(super) fn question_body() -> Body {
    let settings = Settings::default();
    let read = |check: &mut Check<'_>| Purchase::read(check, &settings);
    described(Body::new("QuoteQuestion", "A basket of 1 to 50 lines; prices come from the catalogue.", read))
}

/// The body that orders one.
pub(super) fn checkout_body() -> Body {
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
