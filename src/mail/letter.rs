//! The letters that the shop writes, in plain words. A letter waits as its facts and gets its words when it is sent.

use serde::{Deserialize, Serialize};

use super::render::{Reader, Sheet, taka};
use crate::paths::{DashboardPage, OfficePage, PagePath};

/// What letters say of an order.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub struct OrderFacts {
    /// `H-XXXX-XXXX`.
    pub number: String,
    /// What was ordered.
    pub name: String,
    /// The chosen colour, or empty.
    pub color: String,
    /// The chosen memory, or empty.
    pub ram_storage: String,
    /// Pieces.
    pub quantity: i64,
    /// Whole taka, where the price is known.
    pub total: Option<i64>,
    /// How it is paid.
    pub payment_method: String,
    /// When it comes, in words.
    pub delivery: String,
    /// Who ordered.
    pub username: String,
    /// How to reach that person.
    pub phone: String,
    /// How to reach that person.
    pub email: String,
    /// Where it goes, or empty.
    pub address: String,
    /// What the person wrote, or empty.
    pub message: String,
    /// Whether the person has an account.
    pub has_account: bool,
    /// Points credited on delivery.
    pub points: i64,
}

/// A letter.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Letter {
    /// The one-time password of Forgot Password.
    Otp {
        /// Six digits.
        otp: String,
    },
    /// The password was changed by its owner, or set anew after an OTP.
    PasswordChanged {
        /// The account's name.
        name: String,
    },
    /// To the customer: the order has arrived at the shop.
    OrderReceived(OrderFacts),
    /// To the customer: the order is confirmed.
    OrderConfirmed(OrderFacts),
    /// To the customer: the order was delivered.
    OrderDelivered(OrderFacts),
    /// To the customer: the order was cancelled.
    OrderCancelled(OrderFacts),
    /// To the owner: a new order.
    NewOrder(OrderFacts),
    /// To the owner: a new message.
    NewMessage {
        /// The sender's name.
        name: String,
        /// 11 digits.
        phone: String,
        /// Where an answer goes.
        email: String,
        /// The message.
        message: String,
    },
    /// To whoever tries the mail server from the settings.
    Test,
}

impl Letter {
    /// Lays the letter out.
    #[must_use]
    pub fn sheet(&self, shop: &str, origin: &str) -> Sheet {
        match self {
            Self::Otp { otp } => otp_sheet(shop, otp),
            Self::PasswordChanged { name } => password_changed(shop, origin, name),
            Self::OrderReceived(order) => received(shop, origin, order),
            Self::OrderConfirmed(order) => confirmed(shop, origin, order),
            Self::OrderDelivered(order) => delivered(shop, origin, order),
            Self::OrderCancelled(order) => cancelled(shop, origin, order),
            Self::NewOrder(order) => new_order(origin, order),
            Self::Test => test(shop, origin),
            Self::NewMessage { name, phone, email, message } => {
                new_message(origin, [name, phone, email], message)
            }
        }
    }
}

fn otp_sheet(shop: &str, otp: &str) -> Sheet {
    let mut sheet = Sheet::new(Reader::Customer, &format!("Your OTP for {shop}"), "Reset your password");
    sheet.say(&format!("Someone asked to reset the password of your {shop} account."));
    sheet.code = Some(format!("Your OTP is {otp}."));
    sheet.close("It works once, for 10 minutes. Never tell it to anybody, not even to us.");
    sheet.close("If you did not ask for it, you can ignore this e-mail: your password stays as it is.");
    sheet
}

fn password_changed(shop: &str, origin: &str, name: &str) -> Sheet {
    let subject = format!("Your {shop} password was changed");
    let mut sheet = Sheet::new(Reader::Customer, &subject, "Your password was changed");
    sheet.say(&format!("Dear {name},"));
    sheet.say(&format!("the password of your {shop} account has just been changed."));
    sheet.close("If that was you, there is nothing to do.");
    sheet.close("If it was not you, please set a new password now and call us.");
    sheet.link("Set a new password", format!("{origin}{}", PagePath::ForgotPassword.as_str()));
    sheet
}

fn received(shop: &str, origin: &str, order: &OrderFacts) -> Sheet {
    let subject = format!("We have received your order {}", order.number);
    let mut sheet = Sheet::new(Reader::Customer, &subject, "Thank you for your order");
    sheet.say(&format!("Dear {},", order.username));
    sheet.say(&format!("{shop} has received your order. We will confirm it soon."));
    what_was_ordered(&mut sheet, order);
    follow(&mut sheet, origin, order);
    sheet
}

fn confirmed(shop: &str, origin: &str, order: &OrderFacts) -> Sheet {
    let subject = format!("Your order {} is confirmed", order.number);
    let mut sheet = Sheet::new(Reader::Customer, &subject, "Your order is confirmed");
    sheet.say(&format!("Dear {},", order.username));
    sheet.say(&format!("{shop} has confirmed your order and prepares it for you."));
    what_was_ordered(&mut sheet, order);
    follow(&mut sheet, origin, order);
    sheet
}

fn delivered(shop: &str, origin: &str, order: &OrderFacts) -> Sheet {
    let subject = format!("Your order {} was delivered", order.number);
    let mut sheet = Sheet::new(Reader::Customer, &subject, "We have delivered your product");
    sheet.say(&format!("Dear {},", order.username));
    sheet.say(&format!("your order was delivered. Thank you for shopping at {shop}."));
    what_was_ordered(&mut sheet, order);
    if order.points > 0 {
        sheet.close(&format!("This order brought you {} points.", order.points));
    }
    sheet.close("If anything is not as it should be, please answer this e-mail or call us.");
    follow(&mut sheet, origin, order);
    sheet
}

fn cancelled(shop: &str, origin: &str, order: &OrderFacts) -> Sheet {
    let subject = format!("Your order {} was cancelled", order.number);
    let mut sheet = Sheet::new(Reader::Customer, &subject, "Your order was cancelled");
    sheet.say(&format!("Dear {},", order.username));
    sheet.say(&format!("your order at {shop} was cancelled. Nothing of it will be delivered."));
    what_was_ordered(&mut sheet, order);
    sheet.close("If you did not expect this, please answer this e-mail or call us.");
    follow(&mut sheet, origin, order);
    sheet
}

fn new_order(origin: &str, order: &OrderFacts) -> Sheet {
    let subject = format!("New order {}: {}", order.number, order.name);
    let mut sheet = Sheet::new(Reader::Owner, &subject, "A new order");
    let how = if order.has_account { "with an account" } else { "without an account (quick order)" };
    sheet.say(&format!("{} ordered {how}.", order.username));
    what_was_ordered(&mut sheet, order);
    sheet.row("Phone", &order.phone);
    sheet.row("E-mail", &order.email);
    sheet.row("Message", &order.message);
    sheet.reply_to = Some(order.email.clone());
    sheet.link("Open the orders", format!("{origin}{}", OfficePage::Orders.path()));
    sheet
}

fn new_message(origin: &str, [name, phone, email]: [&String; 3], message: &str) -> Sheet {
    let mut sheet = Sheet::new(Reader::Owner, &format!("New message from {name}"), "A new message");
    sheet.say(message);
    sheet.row("Name", name);
    sheet.row("Phone", phone);
    sheet.row("E-mail", email);
    sheet.reply_to = Some(email.clone());
    sheet.link("Open the messages", format!("{origin}{}", OfficePage::Contacts.path()));
    sheet
}

fn test(shop: &str, origin: &str) -> Sheet {
    let mut sheet = Sheet::new(Reader::Owner, &format!("A test mail from {shop}"), "This is a test");
    sheet.say(&format!("{shop} can send e-mail, and this address gets it."));
    sheet.close("There is nothing to do.");
    sheet.link("Open the settings", format!("{origin}{}", OfficePage::Settings.path()));
    sheet
}

fn what_was_ordered(sheet: &mut Sheet, order: &OrderFacts) {
    sheet.row("Order number", &order.number);
    sheet.row("Product", &order.name);
    sheet.row("Colour", &order.color);
    sheet.row("RAM / storage", &order.ram_storage);
    sheet.row("Quantity", &order.quantity.to_string());
    sheet.row("Total", &order.total.map(taka).unwrap_or_default());
    sheet.row("Payment", &order.payment_method);
    sheet.row("Delivery", &order.delivery);
    sheet.row("Address", &order.address);
}

fn follow(sheet: &mut Sheet, origin: &str, order: &OrderFacts) {
    if order.has_account {
        sheet.link("See your orders", format!("{origin}{}", DashboardPage::Orders.path()));
    } else {
        sheet
            .link("Track your order", format!("{origin}{}?order={}", PagePath::Track.as_str(), order.number));
    }
}
