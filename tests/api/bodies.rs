//! What the document says of bodies, held against what the calls say of them.

use std::collections::BTreeSet;

use axum::http::Method;
use serde_json::{Value, json};

use crate::actor::Reply;
use crate::forms::Multipart;
use crate::support::{Actor, Shop};

/// Fields that are judged after the others: of these nothing is said where others are wrong.
const LATER: [(&str, &str); 2] = [("/api/verifyotp", "otp"), ("/api/resetpassword", "newPassword")];

/// A call with its body's schema.
struct Sender {
    method: Method,
    path: String,
    json: bool,
    who: &'static str,
    fields: BTreeSet<String>,
    required: BTreeSet<String>,
}

impl Sender {
    async fn send(&self, actors: &[(&str, Actor<'_>); 3], field: Option<&str>) -> Reply {
        let (_, actor) = actors.iter().find(|(who, _)| *who == self.who).unwrap();
        let path = self.path.replace("{id}", "nothing").replace("{n}", "1").replace("{place}", "main");
        if self.json {
            let body = field.map_or_else(|| json!({}), |field| json!({field: [{"x": []}]}));
            return actor.send_json(self.method.clone(), &path, &body).await;
        }
        let form = Multipart::default().text(field.unwrap_or("nothing"), "[no such thing");
        actor.send(self.method.clone(), &path, Some(Multipart::KIND), form.finish()).await
    }
}

fn names(value: &Value) -> BTreeSet<String> {
    match value {
        Value::Object(map) => map.keys().cloned().collect(),
        Value::Array(list) => list.iter().map(|name| name.as_str().unwrap().to_owned()).collect(),
        _ => BTreeSet::new(),
    }
}

fn senders(document: &Value) -> Vec<Sender> {
    let mut all = Vec::new();
    for (path, item) in document["paths"].as_object().unwrap() {
        for (method, call) in item.as_object().unwrap() {
            let Some(content) = call["requestBody"]["content"].as_object() else { continue };
            let (media, content) = content.iter().next().unwrap();
            let name = content["schema"]["$ref"].as_str().unwrap().rsplit('/').next().unwrap();
            let schema = &document["components"]["schemas"][name];
            let who = ["admin", "customer"].into_iter().find(|who| call["security"][0].get(who).is_some());
            all.push(Sender {
                method: method.to_uppercase().parse().unwrap(),
                path: path.clone(),
                json: media == "application/json",
                who: who.unwrap_or("visitor"),
                fields: names(&schema["properties"]),
                required: names(&schema["required"]),
            });
        }
    }
    all
}

/// The fields that a refusal names.
fn faults(reply: &Reply) -> BTreeSet<String> {
    if reply.status == 400 { names(&reply.json()["fields"]) } else { BTreeSet::new() }
}

#[tokio::test]
async fn a_body_without_its_fields_is_refused_by_those_that_must_be_there() {
    let shop = Shop::open().await;
    let actors =
        [("admin", shop.admin().await), ("customer", shop.customer().await), ("visitor", shop.visitor())];
    let all = senders(&shop.visitor().get("/openapi.json").await.json());
    assert!(all.len() > 50, "{}", all.len());
    for call in all {
        let told = faults(&call.send(&actors, None).await);
        let call_name = format!("{} {}", call.method, call.path);
        assert!(told.is_subset(&call.fields), "{call_name} names {told:?} of {:?}", call.fields);
        for field in &call.required {
            let later = LATER.contains(&(&call.path, field));
            assert_ne!(told.contains(field), later, "{call_name}: {field} is needed, it says {told:?}");
        }
    }
}

#[tokio::test]
async fn a_wrong_field_is_told_by_its_name_or_taken() {
    let shop = Shop::open().await;
    let actors =
        [("admin", shop.admin().await), ("customer", shop.customer().await), ("visitor", shop.visitor())];
    let mut named = 0;
    for call in senders(&shop.visitor().get("/openapi.json").await.json()) {
        for field in &call.fields {
            let reply = call.send(&actors, Some(field)).await;
            let told = faults(&reply);
            let what = format!("{} {} with {field}: {}", call.method, call.path, reply.text());
            assert!(!reply.status.is_server_error(), "{what}");
            assert!(told.is_subset(&call.fields), "{what}");
            named += usize::from(told.contains(field));
        }
    }
    assert!(named > 150, "only {named} were told by their names");
}
