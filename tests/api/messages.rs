//! Every sentence has its code (contract 2). [`check`] is asked about each JSON body that any test looks at.

use std::collections::HashSet;
use std::sync::LazyLock;

use axum::body::Body;
use axum::http::Method;
use serde_json::{Map, Value, json};

use crate::support::Shop;

/// The schema of each message in the document, by its code.
static KNOWN: LazyLock<Map<String, Value>> = LazyLock::new(|| {
    let document: Value = serde_json::from_str(&haat::router::document().unwrap()).unwrap();
    let all = document["components"]["schemas"]["Message"]["oneOf"].as_array().cloned().unwrap_or_default();
    let code = |schema: &Value| schema["properties"]["code"]["enum"][0].as_str().unwrap().to_owned();
    let count = all.len();
    let known: Map<String, Value> = all.into_iter().map(|schema| (code(&schema), schema)).collect();
    assert_eq!(known.len(), count, "a code stands twice");
    known
});

/// What is answered with a message in it without saying `success`, by the members that tell it from all else: the
/// progress and the faults of an import, mails in trouble.
static OTHERS: LazyLock<Vec<(String, Vec<String>)>> = LazyLock::new(|| {
    let document: Value = serde_json::from_str(&haat::router::document().unwrap()).unwrap();
    let words = |value: &Value| -> Vec<String> {
        let all = value.as_array().into_iter().flatten();
        all.map(|word| word.as_str().unwrap().to_owned()).collect()
    };
    let mut others = Vec::new();
    for (name, schema) in document["components"]["schemas"].as_object().unwrap() {
        let parts = schema["allOf"].as_array().into_iter().flatten();
        let (messages, own): (Vec<&Value>, Vec<&Value>) = parts.partition(|part| {
            ["Message", "Said"].iter().any(|n| part["$ref"] == format!("#/components/schemas/{n}"))
        });
        let own: Vec<String> = own.iter().flat_map(|part| words(&part["required"])).collect();
        // A sentence alone is a message and nothing besides.
        if !messages.is_empty() && name != "Said" && !own.iter().any(|member| member == "success") {
            others.push((name.clone(), own));
        }
    }
    others
});

/// Asserts that each message in a body, and each text of its fields, has a code of the document and what that code needs.
/// The document itself describes bodies, and is none of them.
pub fn check(body: &Value) {
    if body.get("openapi").is_some() {
        return;
    }
    check_reply(body);
    check_others(body);
}

/// Looks for [`OTHERS`] in all of a body, and for messages in lists (`noteCodes`).
fn check_others(body: &Value) {
    match body {
        Value::Array(all) => all.iter().for_each(check_others),
        Value::Object(members) => {
            let is = |own: &[String]| own.iter().all(|member| members.contains_key(member));
            if OTHERS.iter().any(|(_, own)| is(own)) {
                check_one(&body["code"], &body["args"], body);
            }
            for note in members.get("noteCodes").and_then(Value::as_array).into_iter().flatten() {
                check_one(&note["code"], &note["args"], body);
            }
            members.values().for_each(check_others);
        }
        _ => {}
    }
}

fn check_reply(body: &Value) {
    let Some(members) = body.as_object().filter(|members| members.contains_key("success")) else { return };
    if members.contains_key("message") {
        check_one(&body["code"], &body["args"], body);
    }
    let Some(fields) = body["fields"].as_object() else { return };
    let codes = body["fieldCodes"].as_object().unwrap_or_else(|| panic!("no codes of fields: {body}"));
    assert!(fields.keys().eq(codes.keys()), "{body}");
    for (field, code) in codes {
        check_one(code, &body["fieldArgs"][field], body);
    }
}

fn check_one(code: &Value, args: &Value, body: &Value) {
    let code = code.as_str().unwrap_or_else(|| panic!("no code: {body}"));
    let schema = KNOWN.get(code).unwrap_or_else(|| panic!("{code} is not in the document: {body}"));
    let needed = schema["properties"]["args"]["required"].as_array().cloned().unwrap_or_default();
    let needed: HashSet<&str> = needed.iter().map(|name| name.as_str().unwrap()).collect();
    let given: HashSet<&str> =
        args.as_object().map(|args| args.keys().map(String::as_str).collect()).unwrap_or_default();
    assert_eq!(given, needed, "{body}");
}

#[test]
fn codes_are_stable_lower_case_words() {
    assert!(KNOWN.len() > 200, "{}", KNOWN.len());
    for (code, schema) in KNOWN.iter() {
        assert!(schema["description"].as_str().is_some_and(|text| !text.is_empty()), "{code} has its text");
        assert!(code.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'_'), "{code}");
    }
    for code in ["not_enough_stock", "price_changed", "please_log_in", "required", "not_found"] {
        assert!(KNOWN.contains_key(code), "{code}");
    }
}

#[test]
fn messages_are_looked_for_in_what_does_not_say_success() {
    let names: Vec<&str> = OTHERS.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, ["ImportFault", "ImportProgress", "TroubledMail"]);
    let (_, mail) = OTHERS.iter().find(|(name, _)| name == "TroubledMail").unwrap();
    let members = mail.iter().map(|member| (member.clone(), Value::Null));
    let mut mail: Map<String, Value> = members.collect();
    mail.insert("code".to_owned(), json!("never_heard_of"));
    for body in
        [json!([mail]), json!({"waiting": [mail]}), json!({"noteCodes": [{"code": "never_heard_of"}]})]
    {
        assert!(std::panic::catch_unwind(|| check(&body)).is_err(), "{body}");
    }
}

#[tokio::test]
async fn a_refusal_tells_its_code_and_those_of_its_fields() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    let one = admin.send_json(Method::PUT, "/api/settings", &json!({"emiRate": 101})).await.json();
    assert_eq!(one["code"], "emi_rate_range");
    assert_eq!(one["fieldCodes"], json!({"emiRate": "emi_rate_range"}));
    assert_eq!((one.get("args"), one.get("fieldArgs")), (None, None));
    let sent = json!({"shopName": "x".repeat(101), "whatsapp": "me"});
    let two = admin.send_json(Method::PUT, "/api/settings", &sent).await.json();
    assert_eq!(two["code"], "check_fields");
    assert_eq!(two["fields"]["shopName"], "Shop name can have at most 100 characters.");
    assert_eq!(two["fieldCodes"], json!({"shopName": "too_long", "whatsapp": "whatsapp_number"}));
    assert_eq!(two["fieldArgs"], json!({"shopName": {"label": "shop_name", "max": 100}}));
}

#[tokio::test]
async fn what_no_handler_answers_has_its_code_too() {
    let shop = Shop::open().await;
    let visitor = shop.visitor();
    let codes = [
        (visitor.get("/nowhere").await, 404, "nothing_here"),
        (visitor.send(Method::DELETE, "/healthz", None, Body::empty()).await, 405, "not_possible_here"),
        (visitor.send(Method::POST, "/order", None, Body::empty()).await, 415, "json_needed"),
        (
            visitor.send(Method::POST, "/order", Some("application/json"), Body::from("{")).await,
            400,
            "not_json",
        ),
        (visitor.with("origin", "https://evil.example").post("/order", &json!({})).await, 403, "cross_site"),
    ];
    for (reply, status, code) in codes {
        reply.refused(status);
        assert_eq!(reply.json()["code"], code);
    }
}
