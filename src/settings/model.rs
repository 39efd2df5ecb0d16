//! The settings and their rules. Unset values are empty, and pages hide them.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use super::delivery::{self, DeliveryZone, twice};
use crate::error::Result;
use crate::messages::{Label, Message};
use crate::text::{ascii_digits, is_control, is_dash, is_invisible};
use crate::validate::{Body, Check, Field, FieldType, Form, limit, parse_int};
use crate::words::words;

words! {
    /// Accounts that take money by phone (contract 11).
    #[derive(Deserialize)]
    pub enum MobileMethod {
        /// bKash.
        Bkash = "bKash",
        /// Nagad.
        Nagad = "Nagad",
        /// Rocket.
        Rocket = "Rocket",
        /// Upay.
        Upay = "Upay",
    }
}

/// An account of the owner's that takes money by phone.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MobilePayment {
    /// Whose service.
    pub method: MobileMethod,
    /// The account's number.
    pub number: String,
    /// What the shopper does, in the owner's words.
    pub text: String,
}

/// The longest rule about warranty or returns, in characters: a line or two beside the price.
pub const RULE_MOST: usize = 120;

/// The highest rate of instalments, in percent a year.
pub const EMI_RATE_MOST: i64 = 100;

/// One of the two stores.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
pub struct Branch {
    /// Its name.
    pub name: String,
    /// Such as `Shop No 524`.
    pub shop_number: String,
    /// Such as `5th Floor`.
    pub floor: String,
    /// The mall's name.
    pub mall: String,
    /// The part of the city.
    pub area: String,
    /// The city.
    pub city: String,
    /// The stored path of its photo.
    pub photo: String,
    /// A link to a map.
    pub map_link: String,
}

/// Everything that the owner set.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
pub struct Settings {
    /// The shop's name.
    pub shop_name: String,
    /// The contact e-mail address.
    pub email: String,
    /// Two phone numbers.
    pub phones: [String; 2],
    /// The number of the `WhatsApp` chat, with country code.
    pub whatsapp: String,
    /// The shop's page in a social network.
    pub social_link: String,
    /// In words.
    pub opening_hours: String,
    /// The flat rate of instalments: whole percent of the price for each year, 0 to 100. 0: not set, and pages show no
    /// instalments.
    pub emi_rate: i64,
    /// What holds for every warranty, in a sentence; empty: what the terms say.
    pub warranty_rule: String,
    /// The same in Bengali; where one language is empty, the other one stands for it.
    pub warranty_rule_bn: String,
    /// What holds for returns, in a sentence; empty: what the terms say.
    pub return_rule: String,
    /// The same in Bengali.
    pub return_rule_bn: String,
    /// The two stores.
    pub branches: [Branch; 2],
    /// Where the shop delivers; none: everywhere, for nothing.
    pub delivery_zones: Vec<DeliveryZone>,
    /// The owner's accounts that take money by phone.
    pub mobile_payments: Vec<MobilePayment>,
    /// The total above which Cash on Delivery is not offered; 0: always offered.
    pub cod_limit: i64,
}

impl Default for Settings {
    /// The two stores of specification 1; everything else is not set.
    fn default() -> Self {
        let branch = |shop_number: &str, floor: &str, area: &str| Branch {
            name: area.to_owned(),
            shop_number: shop_number.to_owned(),
            floor: floor.to_owned(),
            area: area.to_owned(),
            city: "Chittagong".to_owned(),
            ..Branch::default()
        };
        Self {
            shop_name: "Haat".to_owned(),
            email: String::new(),
            phones: Default::default(),
            whatsapp: String::new(),
            social_link: String::new(),
            opening_hours: String::new(),
            emi_rate: 0,
            warranty_rule: String::new(),
            warranty_rule_bn: String::new(),
            return_rule: String::new(),
            return_rule_bn: String::new(),
            branches: [
                branch("Shop No 03 and A2", "4th Floor", "Chawkbazar"),
                branch("Shop No 524", "5th Floor", "Bahaddarhat"),
            ],
            delivery_zones: Vec::new(),
            mobile_payments: Vec::new(),
            cod_limit: 0,
        }
    }
}

/// The body that [`changed`] reads.
#[must_use]
pub fn body() -> Body {
    let description = "What of the settings is to change; the rest stays, photos have a call of their own.";
    Body::new("SettingsChange", description, |check| read(check, &Settings::default()))
        .field("phones", "Two phone numbers, each may be empty.")
        .field("whatsapp", "The number of the `WhatsApp` chat, with country code; may be empty.")
        .field("emiRate", "The flat rate of instalments in whole percent; 0: not set.")
        .field("warrantyRule", "What holds for every warranty, in a sentence; empty: what the terms say.")
        .field(
            "warrantyRuleBn",
            "The same in Bengali; where one language is empty, the other one stands for it.",
        )
        .field("returnRule", "What holds for returns, in a sentence; empty: what the terms say.")
        .field("returnRuleBn", "The same in Bengali.")
        .field("branches", "The two stores.")
        .field("deliveryZones", "Where the shop delivers, all of them.")
        .field(
            "deliveryZones.freeFrom",
            "The price of the things from which it costs nothing; 0: it always costs.",
        )
        .field(
            "deliveryZones.daysFrom",
            "The fewest days that a delivery takes; with `daysTo`, or neither and nothing is said.",
        )
        .field("deliveryZones.daysTo", "The most days that a delivery takes; not below `daysFrom`.")
        .field("mobilePayments", "The owner's accounts that take money by phone, all of them.")
        .field("codLimit", "The total above which Cash on Delivery is not offered; 0: always offered.")
}

/// The settings after a change: fields that were not sent stay, photos are changed by their own call.
///
/// # Errors
/// 400 with every field that is wrong.
pub fn changed(old: &Settings, form: &Form) -> Result<Settings> {
    form.read(|check| read(check, old))
}

fn read(check: &mut Check<'_>, old: &Settings) -> Settings {
    let mut new = old.clone();
    if check.sent("shopName") {
        new.shop_name = check.optional_line("shopName", Label::ShopName, limit::NAME);
    }
    if check.sent("email") {
        new.email = if check.is_blank("email") { String::new() } else { check.email("email") };
    }
    if check.sent("whatsapp") {
        new.whatsapp = shown_phone(check.text("whatsapp"));
        if !is_phone(&new.whatsapp) {
            check.fault("whatsapp", Message::WhatsappNumber);
        }
    }
    if check.sent("socialLink") {
        new.social_link = check.optional_link("socialLink", Label::SocialLink);
    }
    if check.sent("openingHours") {
        new.opening_hours = check.optional_line("openingHours", Label::OpeningHours, limit::SHORT);
    }
    if let Some(rate) = check.raw("emiRate", Field::optional(FieldType::Whole { min: 0, max: EMI_RATE_MOST }))
    {
        let blank = rate.as_str().is_some_and(|t| t.trim().is_empty());
        match parse_int(rate).filter(|n| (0..=EMI_RATE_MOST).contains(n)) {
            Some(percent) => new.emi_rate = percent,
            None if blank => new.emi_rate = 0,
            None => check.fault("emiRate", Message::EmiRateRange),
        }
    }
    rules(check, &mut new);
    if check.sent("phones") {
        phones(check, &mut new);
    }
    if check.sent("branches") {
        branches(check, &mut new);
    }
    if check.sent("deliveryZones") {
        new.delivery_zones = delivery::zones(check);
    }
    if check.sent("mobilePayments") {
        new.mobile_payments = mobile_payments(check);
    }
    if check.sent("codLimit") {
        new.cod_limit = check.optional_int("codLimit", Label::CodLimit, 0, limit::PRICE).unwrap_or(0);
    }
    new
}

/// What the owner says of warranty and returns, in both languages.
fn rules(check: &mut Check<'_>, new: &mut Settings) {
    let fields: [(&str, Label, &mut String); 4] = [
        ("warrantyRule", Label::WarrantyRule, &mut new.warranty_rule),
        ("warrantyRuleBn", Label::WarrantyRuleBn, &mut new.warranty_rule_bn),
        ("returnRule", Label::ReturnRule, &mut new.return_rule),
        ("returnRuleBn", Label::ReturnRuleBn, &mut new.return_rule_bn),
    ];
    for (name, label, slot) in fields {
        if check.sent(name) {
            *slot = check.optional_line(name, label, RULE_MOST);
        }
    }
}

fn mobile_payments(check: &mut Check<'_>) -> Vec<MobilePayment> {
    const NAME: &str = "mobilePayments";
    let read = |check: &mut Check<'_>| {
        let words = MobileMethod::ALL.map(MobileMethod::as_str);
        let method = check.one_of("method", words, Message::MobileMethod).and_then(MobileMethod::of);
        let number = shown_phone(&check.line("number", Label::AccountNumber, limit::SHORT));
        if !is_phone(&number) {
            check.fault("number", Message::ShopPhones);
        }
        let text = check.optional_lines("text", Label::Instructions, limit::ADDRESS);
        method.map(|method| MobilePayment { method, number, text })
    };
    let payments: Vec<_> = check.rows(NAME, MobileMethod::ALL.len(), read).into_iter().flatten().collect();
    if let Some(name) = twice(payments.iter().map(|payment| payment.method.as_str().to_owned())) {
        check.fault(NAME, Message::RowTwice { name });
    }
    payments
}

fn phones(check: &mut Check<'_>, new: &mut Settings) {
    let texts = match check.raw("phones", Field::optional(FieldType::texts(2, Some(2)))) {
        Some(Value::Array(list)) if list.len() == 2 => {
            list.iter().map(Value::as_str).collect::<Option<Vec<_>>>()
        }
        _ => None,
    };
    let Some(texts) = texts else {
        return check.fault("phones", Message::ShopPhonesList);
    };
    new.phones = Default::default();
    for (slot, text) in new.phones.iter_mut().zip(texts) {
        *slot = shown_phone(text);
        if !is_phone(slot) {
            check.fault("phones", Message::ShopPhones);
        }
    }
}

/// A number as the shop shows it: what was typed with ASCII digits, plain dashes and spaces, without invisible marks.
fn shown_phone(typed: &str) -> String {
    let seen =
        ascii_digits(typed).chars().filter(|c| !is_control(*c) && !is_invisible(*c)).collect::<String>();
    let plain = seen.split_whitespace().collect::<Vec<_>>().join(" ");
    plain.chars().map(|c| if is_dash(c) { '-' } else { c }).collect()
}

/// Empty, or 6 to 15 digits with the marks that people write between them.
fn is_phone(text: &str) -> bool {
    let digits = text.chars().filter(char::is_ascii_digit).count();
    let plain =
        text.chars().all(|c| c.is_ascii_digit() || matches!(c, ' ' | '-' | '+' | '(' | ')' | '.' | '/'));
    text.is_empty() || (plain && text.len() <= 20 && (6..=15).contains(&digits))
}

fn branches(check: &mut Check<'_>, new: &mut Settings) {
    let wrong = (Message::BranchesList, Message::BranchObject);
    check.objects("branches", new.branches.len(), wrong, |check, place| {
        let branch = &mut new.branches[place];
        let fields: [(&str, Label, &mut String); 6] = [
            ("name", Label::Name, &mut branch.name),
            ("shopNumber", Label::ShopNumber, &mut branch.shop_number),
            ("floor", Label::Floor, &mut branch.floor),
            ("mall", Label::Mall, &mut branch.mall),
            ("area", Label::Area, &mut branch.area),
            ("city", Label::City, &mut branch.city),
        ];
        for (name, label, slot) in fields {
            if check.sent(name) {
                *slot = check.optional_line(name, label, limit::SHORT);
            }
        }
        if check.sent("mapLink") {
            branch.map_link = check.optional_link("mapLink", Label::MapLink);
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::error::Error;
    use serde_json::json;

    fn form(value: &Value) -> Form {
        value.as_object().cloned().map(Form::from).unwrap_or_default()
    }

    #[test]
    fn what_is_shown_can_be_sent_back() {
        let shown = serde_json::to_value(Settings::default()).unwrap();
        assert_eq!(changed(&Settings::default(), &form(&shown)).unwrap(), Settings::default());
    }

    #[test]
    fn fields_not_sent_stay_and_photos_cannot_be_set() {
        let old = Settings { email: "a@b.c".into(), ..Settings::default() };
        let sent = json!({"shopName": "Haat 2", "branches": [{"photo": "/uploads/x.webp", "mall": "M"}, {}]});
        let new = changed(&old, &form(&sent)).unwrap();
        assert_eq!((new.shop_name.as_str(), new.email.as_str()), ("Haat 2", "a@b.c"));
        assert_eq!((new.branches[0].mall.as_str(), new.branches[0].photo.as_str()), ("M", ""));
    }

    #[test]
    fn phones_are_shown_in_plain_digits_and_marks() {
        let phones = ["\u{202A}+৮৮০ ১৭১২\u{2013}345678\u{202C}", "031/61\u{A0}23.45"];
        let sent = json!({"phones": phones, "whatsapp": "880\u{200B}1712\u{2011}345678"});
        let new = changed(&Settings::default(), &form(&sent)).unwrap();
        assert_eq!(new.phones, ["+880 1712-345678", "031/61 23.45"]);
        assert_eq!(new.whatsapp, "8801712-345678");
    }

    #[test]
    fn wrong_values_are_told_by_field() {
        for (name, value) in [
            ("email", json!("nobody")),
            ("phones", json!(["x", ""])),
            ("phones", json!(["017", "018", "019"])),
            ("phones", json!(["01712345678"])),
            ("phones", json!([])),
            ("whatsapp", json!("call me")),
            ("socialLink", json!("javascript:alert(1)")),
            ("emiRate", json!(101)),
            ("returnRule", json!("x".repeat(RULE_MOST + 1))),
            ("branches", json!([{}])),
            ("branches", json!([{"mapLink": "x"}, {}])),
        ] {
            let outcome = changed(&Settings::default(), &form(&json!({name: value})));
            let Err(Error::Invalid { fields, .. }) = outcome else { panic!("{name} {value}") };
            assert!(fields.contains_key(name), "{name}");
        }
    }
}
