//! The rules of schema.org, and of search engines' rich results, that the shop's structured data keeps to:
//! `tests/fixtures/schema-org.json` has for each type what it needs, what it may have, and of which kind each value is.

use std::sync::LazyLock;

use serde_json::{Map, Value, json};

static RULES: LazyLock<Value> =
    LazyLock::new(|| serde_json::from_str(include_str!("../fixtures/schema-org.json")).unwrap());

const DAYS: [&str; 7] = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const AVAILABILITY: [&str; 3] = ["InStock", "OutOfStock", "PreOrder"];

/// What is wrong with a thing of its own; nothing where it is right.
pub fn faults(thing: &Value) -> Vec<String> {
    let mut faults = Vec::new();
    if thing["@context"] != "https://schema.org" {
        faults.push(format!("the context is {}", thing["@context"]));
    }
    check(thing, "", &mut faults);
    faults
}

fn check(thing: &Value, at: &str, faults: &mut Vec<String>) {
    let Some(map) = thing.as_object() else { return faults.push(format!("{at} is no object: {thing}")) };
    let kind = map.get("@type").and_then(Value::as_str).unwrap_or_default();
    let Some(rule) = RULES.get(kind) else { return faults.push(format!("{at} is of no known type: {kind}")) };
    for needed in rule["required"].as_array().unwrap() {
        if !map.contains_key(needed.as_str().unwrap()) {
            faults.push(format!("{at}/{kind} has no {needed}"));
        }
    }
    check_order(map, kind, at, faults);
    for (name, value) in map {
        let at = format!("{at}/{kind}.{name}");
        match name.as_str() {
            "@type" => {}
            "@context" if at.matches('/').count() == 1 => {}
            "@id" => check_value(value, "url", &at, faults),
            _ => match rule["properties"][name].as_str() {
                Some(expected) => check_value(value, expected, &at, faults),
                None => faults.push(format!("{at} is no property of the type")),
            },
        }
    }
}

/// Lists count from where they begin without a gap.
fn check_order(map: &Map<String, Value>, kind: &str, at: &str, faults: &mut Vec<String>) {
    let Some(items) = map.get("itemListElement").and_then(Value::as_array) else { return };
    let numbers: Vec<i64> = items.iter().filter_map(|item| item["position"].as_i64()).collect();
    let first = if kind == "BreadcrumbList" { 1 } else { numbers.first().copied().unwrap_or(0) };
    let right = (first..).zip(&numbers).all(|(n, found)| n == *found) && first > 0;
    if !right || numbers.len() != items.len() || (kind == "BreadcrumbList" && items.len() < 2) {
        faults.push(format!("{at}/{kind} is counted {numbers:?}"));
    }
    if map.get("numberOfItems").is_some_and(|count| *count != json!(items.len())) {
        faults.push(format!("{at}/{kind} says {} items", map["numberOfItems"]));
    }
}

fn check_value(value: &Value, expected: &str, at: &str, faults: &mut Vec<String>) {
    if let Some(one) = expected.strip_suffix("[]") {
        return match value.as_array() {
            Some(all) if !all.is_empty() => all.iter().for_each(|v| check_value(v, one, at, faults)),
            _ => faults.push(format!("{at} is no list with members: {value}")),
        };
    }
    if expected.starts_with(|c: char| c.is_ascii_uppercase()) && expected != "BDT" {
        if value["@type"] != expected {
            faults.push(format!("{at} is not of the type {expected}: {value}"));
        }
        return check(value, at, faults);
    }
    let text = value.as_str().unwrap_or_default();
    let one_of =
        |names: &[&str]| text.strip_prefix("https://schema.org/").is_some_and(|n| names.contains(&n));
    let right = match expected {
        "text" => !text.trim().is_empty(),
        "headline" => !text.is_empty() && text.chars().count() <= 110,
        "url" => is_url(text),
        "template" => text.contains("{search_term_string}") && is_url(&text.replace(['{', '}'], "")),
        "integer" => value.as_i64().is_some_and(|n| n > 0),
        "stars" => value.as_f64().is_some_and(|n| (1.0..=5.0).contains(&n)),
        "price" => value.as_i64().is_some_and(|n| n > 0),
        "BDT" => text == "BDT",
        "availability" => one_of(&AVAILABILITY),
        "condition" => one_of(&["NewCondition"]),
        "day" => one_of(&DAYS),
        "time" => text.len() == 5 && format!("2026-01-01T{text}:00Z").parse::<jiff::Timestamp>().is_ok(),
        "date-time" => text.contains('T') && text.parse::<jiff::Timestamp>().is_ok(),
        "email" => text.contains('@'),
        "phone" => text.chars().filter(char::is_ascii_digit).count() >= 5,
        other => panic!("the table has a kind of value that is unknown: {other}"),
    };
    if !right {
        faults.push(format!("{at} is no {expected}: {value}"));
    }
}

fn is_url(text: &str) -> bool {
    !text.contains(' ') && url::Url::parse(text).is_ok_and(|url| matches!(url.scheme(), "http" | "https"))
}

#[test]
fn what_breaks_the_rules_is_told() {
    let right = json!({"@context": "https://schema.org", "@type": "BreadcrumbList", "itemListElement": [
        {"@type": "ListItem", "position": 1, "name": "Home", "item": "https://shop.example/"},
        {"@type": "ListItem", "position": 2, "name": "Phones", "item": "https://shop.example/category/phone"},
    ]});
    assert_eq!(faults(&right), Vec::<String>::new());
    let broken = |change: fn(&mut Value)| {
        let mut wrong = right.clone();
        change(&mut wrong);
        let found = faults(&wrong);
        assert!(!found.is_empty(), "{wrong}");
        found.join("; ")
    };
    assert!(broken(|v| v["colour"] = json!("red")).contains("no property"));
    assert!(broken(|v| v["itemListElement"][0]["price"] = json!(5)).contains("no property"));
    assert!(broken(|v| v["itemListElement"][1]["item"] = json!("/category/phone")).contains("no url"));
    assert!(broken(|v| v["itemListElement"][1]["position"] = json!(3)).contains("counted"));
    assert!(broken(|v| v["itemListElement"] = json!([])).contains("no list"));
    assert!(broken(|v| v["@context"] = json!("http://example.com")).contains("context"));
    assert!(broken(|v| v["@type"] = json!("CrumbList")).contains("no known type"));
    let missing = |v: &mut Value| {
        v["itemListElement"][0].as_object_mut().unwrap().remove("name");
    };
    assert!(broken(missing).contains("has no"));
    let offer = json!({"@context": "https://schema.org", "@type": "Offer", "url": "https://shop.example/product/a",
        "price": "45,000", "priceCurrency": "TK", "availability": "InStock", "itemCondition": "new",
        "seller": {"@type": "Organization", "name": ""}});
    assert_eq!(faults(&offer).len(), 5, "{:?}", faults(&offer));
}
