//! The two facts that help to choose a product, as the interface picks them (`ui/src/lib/product-facts.ts`).
//! `tests/fixtures/product-facts.json` has examples for both.

use crate::products::model::{Product, Specifications};

/// What a card may say.
#[derive(PartialEq)]
struct Topic {
    /// The words that name such a field.
    words: &'static str,
    /// The words that make a value clear without the field's name; none: every value is.
    clear: Option<&'static str>,
    /// The unit of a bare number.
    unit: Option<&'static str>,
}

const fn topic(words: &'static str, clear: Option<&'static str>, unit: Option<&'static str>) -> Topic {
    Topic { words, clear, unit }
}

static RAM: Topic = topic("ram memory র‍্যাম মেমরি", Some("ram র‍্যাম"), Some("GB"));
static STORAGE: Topic = topic("storage rom ssd hdd স্টোরেজ", Some("ssd hdd emmc ufs storage"), Some("GB"));
static BATTERY: Topic = topic("battery playtime playback ব্যাটারি", Some("mah wh এমএএইচ"), Some("mAh"));
static SCREEN: Topic = topic("display screen ডিসপ্লে স্ক্রিন", Some("inch inches ইঞ্চি"), Some("inch"));
static CAMERA: Topic = topic("camera sensor ক্যামেরা", Some("mp megapixel মেগাপিক্সেল"), Some("MP"));
static CAPACITY: Topic = topic("capacity ধারণক্ষমতা", Some("mah wh এমএএইচ"), None);
static OUTPUT: Topic = topic("output wattage আউটপুট", Some("-"), None);
static FLIGHT: Topic = topic("flight", Some("-"), None);
static LINK: Topic =
    topic("bluetooth connection connectivity port ports পোর্ট", Some("bluetooth wi usb hdmi"), None);
// These two are names, with or without a number in them.
static CHIP: Topic = topic("processor chipset cpu chip প্রসেসর", None, None);
static GRAPHICS: Topic = topic("graphics gpu", None, None);

fn order_of(category: &str) -> Vec<&'static Topic> {
    match category.to_uppercase().as_str() {
        "PHONE" | "TABLET" => vec![&RAM, &STORAGE, &BATTERY, &SCREEN, &CAMERA, &CHIP],
        "LAPTOP" => vec![&RAM, &STORAGE, &SCREEN, &CHIP, &BATTERY],
        "TV" => vec![&SCREEN],
        "WATCH" => vec![&BATTERY, &SCREEN],
        "EARPHONE" | "HEADPHONES" => vec![&BATTERY, &LINK],
        "SPEAKERS" => vec![&OUTPUT, &BATTERY, &LINK],
        "CAMERA" => vec![&CAMERA, &SCREEN, &BATTERY],
        "DRONES" => vec![&FLIGHT, &CAMERA, &BATTERY],
        _ => vec![&RAM, &STORAGE, &BATTERY, &CAPACITY, &OUTPUT, &SCREEN, &CHIP, &CAMERA, &LINK, &GRAPHICS],
    }
}

/// A field with one of these words is about something else.
const ASIDE: &str = "type protection slot charging technology warranty refresh resolution density ratio";
/// Longer ones do not fit on a card, in UTF-16 units: a value, and one with its field's name.
const SHORT: usize = 28;
const LONG: usize = 40;

/// At most two: memory, battery, screen and so on, by category, each with its unit or its name.
#[must_use]
pub fn of(product: &Product) -> Vec<String> {
    let rows: Vec<(&str, &str)> = match &product.specifications {
        Specifications::List(rows) => {
            rows.iter().map(|row| (row.field.as_str(), row.value.as_str())).collect()
        }
        Specifications::Fixed(fixed) => {
            vec![("Display", &fixed.display), ("Battery", &fixed.battery), ("Camera", &fixed.main_camera)]
        }
    };
    let choice = product.ram_storage.first().and_then(|ram| choice_of(ram.option.trim()));
    let chosen = choice.is_some();
    let mut facts: Vec<String> = choice.into_iter().collect();
    for topic in order_of(&product.category) {
        if chosen && (*topic == RAM || *topic == STORAGE) {
            continue;
        }
        let found = rows.iter().find_map(|(field, value)| {
            let words = words_of(field);
            let about = is_among(&words, topic.words) && !is_among(&words, ASIDE);
            about.then(|| fact_of(field, value, topic)).flatten()
        });
        facts.extend(found.filter(|fact| !facts.contains(fact)));
        if facts.len() >= 2 {
            break;
        }
    }
    facts
}

/// Words in lower case, digits apart from letters.
fn words_of(text: &str) -> Vec<String> {
    let spelt = text.replace(['"', '”', '″'], " inch ").to_lowercase();
    let mut words: Vec<String> = Vec::new();
    let mut before = None;
    for letter in spelt.chars() {
        let kind = (letter.is_ascii_alphanumeric() || letter >= '\u{80}').then(|| letter.is_ascii_digit());
        match words.last_mut() {
            Some(word) if kind.is_some() && kind == before => word.push(letter),
            _ if kind.is_some() => words.push(letter.to_string()),
            _ => (),
        }
        before = kind;
    }
    words
}

fn is_among(words: &[String], list: &str) -> bool {
    words.iter().any(|word| list.split(' ').any(|known| known == word))
}

fn len(text: &str) -> usize {
    text.encode_utf16().count()
}

fn is_digit(letter: char) -> bool {
    letter.is_ascii_digit() || ('০'..='৯').contains(&letter)
}

fn is_nothing(text: &str) -> bool {
    let text = text.to_lowercase();
    let words = ["none", "no", "nil", "na", "n/a", "yes", "unknown", "নেই", "না", "নাই"];
    words.contains(&text.as_str())
        || text.starts_with("not ")
        || text.chars().all(|letter| matches!(letter, '-' | '–' | '—'))
}

/// The value, or its first part where the whole is too long; none where it says nothing.
fn short(value: &str, topic: &Topic) -> Option<String> {
    let whole = value.trim();
    let end = [", ", "; ", " (", " + "].iter().filter_map(|mark| whole.find(mark)).min();
    let first = whole[..end.unwrap_or(whole.len())].trim();
    if is_nothing(first) {
        return None;
    }
    if len(whole) <= SHORT {
        return Some(whole.to_owned());
    }
    if len(first) <= SHORT {
        return Some(first.to_owned());
    }
    if *topic != SCREEN {
        return None;
    }
    let mut parts = first.split(' ');
    let (size, unit) = (parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
    let inches = if is_among(&words_of(size), "inch") { size.to_owned() } else { format!("{size} {unit}") };
    is_among(&words_of(&inches), SCREEN.clear.unwrap_or_default()).then_some(inches)
}

/// `8/256` and `256` with their unit; up to four the second is in TB.
fn memory(value: &str) -> String {
    let number = |part: &str| -> Option<u16> {
        let digits = (1..=4).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_digit());
        digits.then(|| part.parse().ok()).flatten()
    };
    let pair = value.split_once(['/', '+']).map(|(first, second)| (first.trim(), second.trim()));
    match pair.and_then(|(first, second)| Some((first, second, number(first).and(number(second))?))) {
        Some((first, second, ..=4)) => format!("{first} GB/{second} TB"),
        Some((first, second, _)) => format!("{first}/{second} GB"),
        None => value.to_owned(),
    }
}

fn fact_of(field: &str, value: &str, topic: &Topic) -> Option<String> {
    let mut text = short(value, topic)?;
    if topic.unit == Some("GB") {
        text = memory(&text);
    }
    let bare = text.chars().all(|it| is_digit(it) || matches!(it, '.' | ',') || it.is_whitespace());
    if let Some(unit) = topic.unit.filter(|_| bare) {
        // A small number of a battery may be hours as well.
        if *topic == BATTERY && len(&text) < 3 {
            return None;
        }
        text = format!("{text} {unit}");
    }
    if topic.clear.is_none_or(|clear| is_among(&words_of(&text), clear)) {
        return Some(text);
    }
    let named = format!("{}: {text}", field.trim());
    (text.chars().any(is_digit) && len(&named) <= LONG).then_some(named)
}

/// A choice of memory, where it says how much.
fn choice_of(option: &str) -> Option<String> {
    let text = memory(option);
    if !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit()) {
        return Some(format!("{text} GB"));
    }
    (len(&text) <= SHORT && is_among(&words_of(&text), "gb tb mb জিবি")).then_some(text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::products::model::RamOption;
    use crate::web::content::tests::product;
    use serde_json::Value;

    #[test]
    fn the_same_facts_as_in_the_interface() {
        let table = include_str!("../../../tests/fixtures/product-facts.json");
        let examples: Vec<Value> = serde_json::from_str(table).expect("a list of examples");
        for example in examples {
            let mut product = product();
            product.category = example["category"].as_str().unwrap_or_default().to_owned();
            let option = example["option"].as_str();
            product.ram_storage = option
                .map(|option| RamOption { option: option.to_owned(), price_difference: 0 })
                .into_iter()
                .collect();
            product.specifications = serde_json::from_value(example["specifications"].clone())
                .expect("specifications as the API has them");
            let facts: Vec<&str> =
                example["facts"].as_array().expect("facts").iter().filter_map(Value::as_str).collect();
            assert_eq!(of(&product), facts, "{example}");
        }
    }
}
