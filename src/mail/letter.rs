//! The letters that the shop writes, in plain words. A letter waits as its facts and gets its words when it is sent.

use serde::{Deserialize, Serialize};

use super::answered::{self, AnswerFacts};
use super::plain::is_plain;
use super::render::{Reader, Sheet};
use super::texts::{self, LetterTexts, Texts, Words, filled};
use crate::paths::{DashboardPage, OfficePage, PagePath};

/// What letters say of a line of an order.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct OrderedLine {
    /// What was ordered.
    pub name: String,
    /// The chosen colour, or empty.
    pub color: String,
    /// The chosen memory, or empty.
    pub ram_storage: String,
    /// Pieces.
    pub quantity: i64,
    /// All pieces', in whole taka, where the price is known.
    pub total: Option<i64>,
    /// Whether it is a product of the catalogue, and its words the shop's own.
    pub is_known: bool,
    /// Pieces that came back by now.
    pub returned: i64,
}

/// What letters say of an order.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct OrderFacts {
    /// `H-XXXX-XXXX`.
    pub number: String,
    /// What was ordered.
    pub name: String,
    /// The chosen colour, or empty.
    pub color: String,
    /// The chosen memory, or empty.
    pub ram_storage: String,
    /// All pieces.
    pub quantity: i64,
    /// What was ordered; empty in a letter that was written before orders had lines.
    pub lines: Vec<OrderedLine>,
    /// What a coupon takes off.
    pub discount: i64,
    /// What the delivery costs.
    pub delivery_charge: i64,
    /// What is paid, in whole taka, where the price is known.
    pub total: Option<i64>,
    /// How it is paid.
    pub payment_method: String,
    /// When it comes, in words.
    pub delivery: String,
    /// The branch where it is fetched, or empty.
    pub branch: String,
    /// Who brings it, or empty.
    pub courier: String,
    /// The courier's number of it, or empty.
    pub tracking_number: String,
    /// The courier's page of it, or empty.
    pub tracking_link: String,
    /// Why it was cancelled or came back, or empty.
    pub reason: String,
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
    /// The code of the language that the person read, or empty.
    pub language: String,
    /// Whether the person has an account.
    pub has_account: bool,
    /// Points credited on delivery.
    pub points: i64,
    /// Whether the person has shown to get the mails of this address.
    pub is_proven: bool,
}

impl OrderFacts {
    /// Whether every piece came back.
    fn is_back(&self) -> bool {
        self.lines.iter().all(|line| line.returned == line.quantity)
    }
}

/// What letters say of a product that somebody waits for.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct ProductFacts {
    /// Its title.
    pub name: String,
    /// What is asked for it, in whole taka.
    pub price: i64,
    /// The path of its page.
    pub path: String,
    /// The code of the language that the person read, or empty.
    pub language: String,
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
    /// To the customer: the order is with the courier.
    OrderShipped(OrderFacts),
    /// To the customer: pieces of the order came back.
    OrderReturned(OrderFacts),
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
    /// To whoever waits for it: the product is on the shelf again.
    BackInStock(ProductFacts),
    /// To whoever waits for it: the product costs what the person wants to pay.
    PriceReached(ProductFacts),
    /// To the owner: a question about a product.
    NewQuestion {
        /// The product's title.
        product: String,
        /// Who asks.
        name: String,
        /// 11 digits, or empty.
        phone: String,
        /// Where an answer goes, or empty.
        email: String,
        /// The question.
        question: String,
    },
    /// To whoever asked: the shop has answered.
    QuestionAnswered(AnswerFacts),
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
            Self::OrderReceived(order) => to_person(shop, origin, order, |texts| &texts.received),
            Self::OrderConfirmed(order) => to_person(shop, origin, order, |texts| &texts.confirmed),
            Self::OrderDelivered(order) => to_person(shop, origin, order, |texts| &texts.delivered),
            Self::OrderCancelled(order) => to_person(shop, origin, order, |texts| &texts.cancelled),
            Self::OrderShipped(order) => to_person(shop, origin, order, |texts| &texts.shipped),
            Self::OrderReturned(order) if order.is_back() => {
                to_person(shop, origin, order, |texts| &texts.returned)
            }
            Self::OrderReturned(order) => to_person(shop, origin, order, |texts| &texts.partly_returned),
            Self::NewOrder(order) => new_order(origin, order),
            Self::BackInStock(product) => awaited(shop, origin, product, |texts| &texts.back_in_stock),
            Self::PriceReached(product) => awaited(shop, origin, product, |texts| &texts.price_reached),
            Self::Test => test(shop, origin),
            Self::NewMessage { name, phone, email, message } => {
                new_message(origin, [name, phone, email], message)
            }
            Self::NewQuestion { product, name, phone, email, question } => {
                answered::to_owner(origin, product, [name, phone, email], question)
            }
            Self::QuestionAnswered(facts) => answered::to_asker(shop, origin, facts),
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
    let greeting = if is_plain(name) { format!("Dear {name},") } else { "Dear customer,".to_owned() };
    sheet.say(&greeting);
    sheet.say(&format!("the password of your {shop} account has just been changed."));
    sheet.close("If that was you, there is nothing to do.");
    sheet.close("If it was not you, please set a new password now and call us.");
    sheet.link("Set a new password", format!("{origin}{}", PagePath::ForgotPassword.as_str()));
    sheet
}

/// A letter to whoever ordered, in the language in which that person did.
fn to_person(shop: &str, origin: &str, order: &OrderFacts, which: fn(&Texts) -> &LetterTexts) -> Sheet {
    let words = texts::of(&order.language);
    let texts = words.texts();
    let letter = which(texts);
    let told = if order.is_proven { order.clone() } else { in_the_shops_words(order) };
    let order = &told;
    let points = words.number(order.points);
    let values = [
        ("name", order.username.as_str()),
        ("number", &order.number),
        ("shop", shop),
        ("courier", &order.courier),
        ("points", &points),
    ];
    let say = |text: &str| filled(text, &values);
    let mut sheet = Sheet::new(Reader::Customer, &say(&letter.subject), &say(&letter.title));
    sheet.language = words.code();
    sheet.say(&say(if order.username.is_empty() { &texts.dear_unnamed } else { &texts.dear }));
    sheet.say(&say(&letter.opening));
    what_was_ordered(&mut sheet, order, words);
    sheet.row(&texts.courier, &order.courier);
    sheet.row(&texts.tracking_number, &order.tracking_number);
    sheet.row(&texts.tracking_page, &order.tracking_link);
    sheet.row(&texts.reason, &order.reason);
    came_back(&mut sheet, order, words);
    if order.points > 0 && !letter.points.is_empty() {
        sheet.close(&say(&letter.points));
    }
    if !letter.closing.is_empty() {
        sheet.close(&say(&letter.closing));
    }
    if order.has_account {
        sheet.link(&texts.see_orders, format!("{origin}{}", DashboardPage::Orders.path()));
    } else {
        let page = PagePath::Track.as_str();
        sheet.link(&texts.track, format!("{origin}{page}?order={}", order.number));
    }
    sheet
}

/// A letter to whoever waits for a product. It has nothing that a visitor typed.
fn awaited(shop: &str, origin: &str, product: &ProductFacts, which: fn(&Texts) -> &LetterTexts) -> Sheet {
    let words = texts::of(&product.language);
    let texts = words.texts();
    let letter = which(texts);
    let price = words.taka(product.price);
    let values = [("product", product.name.as_str()), ("shop", shop), ("price", &price)];
    let say = |text: &str| filled(text, &values);
    let mut sheet = Sheet::new(Reader::Customer, &say(&letter.subject), &say(&letter.title));
    sheet.language = words.code();
    sheet.say(&texts.dear_unnamed);
    sheet.say(&say(&letter.opening));
    sheet.row(&texts.product, &product.name);
    sheet.row(&texts.price, &price);
    sheet.close(&say(&letter.closing));
    sheet.link(&texts.see_product, format!("{origin}{}", product.path));
    sheet
}

/// An order without what a visitor typed but the name: whoever reads may not be the one who ordered (contract 6).
fn in_the_shops_words(order: &OrderFacts) -> OrderFacts {
    let told = OrderFacts {
        username: if is_plain(&order.username) { order.username.clone() } else { String::new() },
        address: String::new(),
        message: String::new(),
        ..order.clone()
    };
    // A letter of before says nothing of what is known.
    if order.lines.iter().all(|line| line.is_known) {
        return told;
    }
    let nameless = OrderedLine { quantity: order.quantity, ..OrderedLine::default() };
    let lines = vec![nameless];
    OrderFacts { name: String::new(), color: String::new(), ram_storage: String::new(), lines, ..told }
}

/// What came back, where not all of it did.
fn came_back(sheet: &mut Sheet, order: &OrderFacts, words: Words) {
    if order.is_back() {
        return;
    }
    for line in order.lines.iter().filter(|line| line.returned > 0) {
        let back = OrderedLine { quantity: line.returned, total: None, ..line.clone() };
        sheet.row(&words.texts().came_back, &described(&back, words));
    }
}

fn new_order(origin: &str, order: &OrderFacts) -> Sheet {
    let subject = format!("New order {}: {}", order.number, order.name);
    let mut sheet = Sheet::new(Reader::Owner, &subject, "A new order");
    let how = if order.has_account { "with an account" } else { "without an account (quick order)" };
    sheet.say(&format!("{} ordered {how}.", order.username));
    what_was_ordered(&mut sheet, order, texts::of("en"));
    sheet.row("Phone", &order.phone);
    sheet.row("E-mail", &order.email);
    sheet.row("Message", &order.message);
    sheet.reply_to = Some(order.email.clone()).filter(|email| !email.is_empty());
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

fn what_was_ordered(sheet: &mut Sheet, order: &OrderFacts, words: Words) {
    let texts = words.texts();
    sheet.row(&texts.order_number, &order.number);
    if order.lines.len() > 1 {
        for (place, line) in (1..).zip(&order.lines) {
            let label = filled(&texts.product_number, &[("place", &words.number(place))]);
            sheet.row(&label, &described(line, words));
        }
    } else {
        sheet.row(&texts.product, &order.name);
        sheet.row(&texts.colour, &order.color);
        sheet.row(&texts.ram_storage, &order.ram_storage);
        sheet.row(&texts.quantity, &words.number(order.quantity));
    }
    let amount = |amount: i64| if amount > 0 { words.taka(amount) } else { String::new() };
    sheet.row(&texts.discount, &amount(order.discount));
    sheet.row(&texts.delivery_charge, &amount(order.delivery_charge));
    sheet.row(&texts.total, &order.total.map(|total| words.taka(total)).unwrap_or_default());
    sheet.row(&texts.payment, &words.payment(&order.payment_method));
    sheet.row(&texts.delivery, &order.delivery);
    sheet.row(&texts.pickup, &order.branch);
    sheet.row(&texts.address, &order.address);
}

/// A line in a few words: `Galaxy S25 (Blue, 8GB/256GB) × 2, TK 90,000`.
fn described(line: &OrderedLine, words: Words) -> String {
    let variant = [line.color.as_str(), &line.ram_storage];
    let variant: Vec<&str> = variant.into_iter().filter(|part| !part.is_empty()).collect();
    let variant = if variant.is_empty() { String::new() } else { format!(" ({})", variant.join(", ")) };
    let total = line.total.map(|total| format!(", {}", words.taka(total))).unwrap_or_default();
    format!("{}{variant} × {}{total}", line.name, words.number(line.quantity))
}
