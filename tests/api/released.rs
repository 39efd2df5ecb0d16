//! The data folder of every version that was released, as that version left it (`scripts/fixture.sh`): today's shop opens
//! it, finds it intact, and answers with what was put in.

use std::fs;
use std::path::{Path, PathBuf};

use axum::http::header::SET_COOKIE;
use flate2::read::GzDecoder;
use serde_json::Value;

use crate::process::run_in;
use crate::support::{Options, Shop};

/// Fields that a reading changes, or that tell of the moment.
const PASSING: [&str; 1] = ["views"];

fn archives() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/released");
    let mut all: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    all.sort();
    assert!(!all.is_empty());
    all
}

/// The data folder, and what its shop answered.
fn unpack(archive: &Path) -> (tempfile::TempDir, Value) {
    let place = tempfile::tempdir().unwrap();
    let mut tar = tar::Archive::new(GzDecoder::new(fs::File::open(archive).unwrap()));
    tar.set_preserve_permissions(true);
    tar.unpack(place.path()).unwrap();
    let answers = serde_json::from_slice(&fs::read(place.path().join("answers.json")).unwrap()).unwrap();
    let data = tempfile::tempdir().unwrap();
    fs::remove_dir(data.path()).unwrap();
    fs::rename(place.path().join("data"), data.path()).unwrap();
    (data, answers)
}

/// Asserts that everything that was told is told still; there may be more.
fn holds(before: &Value, now: &Value, path: &str) {
    match (before, now) {
        (Value::Object(before), Value::Object(now)) => {
            for (name, before) in before.iter().filter(|(name, _)| !PASSING.contains(&name.as_str())) {
                let now = now.get(name).unwrap_or_else(|| panic!("{path}.{name} is told no longer"));
                holds(before, now, &format!("{path}.{name}"));
            }
        }
        (Value::Array(before), Value::Array(now)) => {
            assert_eq!(before.len(), now.len(), "{path}");
            for (n, (before, now)) in before.iter().zip(now).enumerate() {
                holds(before, now, &format!("{path}[{n}]"));
            }
        }
        (before, now) => assert_eq!(before, now, "{path}"),
    }
}

/// Every stored picture that an answer names.
fn pictures(told: &Value, found: &mut Vec<String>) {
    match told {
        Value::String(text) if text.starts_with("/uploads/") => found.push(text.clone()),
        Value::Array(all) => all.iter().for_each(|one| pictures(one, found)),
        Value::Object(fields) => fields.values().for_each(|one| pictures(one, found)),
        _ => {}
    }
}

#[test]
fn a_released_shop_is_brought_up_to_date_by_the_executable() {
    for archive in archives() {
        let (data, _) = unpack(&archive);
        drop(crate::process::Server::start(data.path(), &[]));
        let checked = run_in(data.path(), &["check"], &[]);
        assert_eq!(checked.code, Some(0), "{}: {checked:?}", archive.display());
    }
}

#[tokio::test]
async fn a_released_shop_answers_with_what_was_put_in() {
    for archive in archives() {
        let (data, answers) = unpack(&archive);
        let shop = Shop::on(data, Options { at: answers["at"].as_i64(), ..Options::default() });
        let report = haat::backup::check::run(shop.folder.path()).unwrap();
        assert_eq!((report.database, report.pictures), (vec![], vec![]), "{}", archive.display());
        let visitor = shop.visitor();
        let mut asked = 0;
        for (who, told) in answers["told"].as_object().unwrap() {
            // People sign in with the passwords of then.
            let person = match who.as_str() {
                "visitor" => visitor.clone(),
                "customer" => signed_in(&shop, "/api/userlogin", &answers["people"]["customer"]).await,
                _ => signed_in(&shop, "/getuserinfo", &answers["people"]["owner"]).await,
            };
            for (address, before) in told.as_object().unwrap() {
                let now = person.get(address).await;
                assert_eq!(now.status, 200, "{address}: {}", now.text());
                holds(before, &now.json(), address);
                asked += 1;
                let mut named = Vec::new();
                pictures(before, &mut named);
                for path in named {
                    assert_eq!(visitor.get(&path).await.status, 200, "{address}: {path}");
                }
            }
        }
        assert!(asked >= 15, "{asked}");
    }
}

async fn signed_in<'a>(shop: &'a Shop, address: &str, credentials: &Value) -> crate::support::Actor<'a> {
    let reply = shop.visitor().post(address, credentials).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    let cookies = reply.headers.get_all(SET_COOKIE).iter();
    let cookies: Vec<&str> = cookies.map(|line| line.to_str().unwrap().split(';').next().unwrap()).collect();
    shop.visitor().with("cookie", &cookies.join("; "))
}

#[test]
fn what_is_missing_is_seen() {
    let told = |text: &str| serde_json::from_str::<Value>(text).unwrap();
    holds(&told(r#"{"a": [1], "views": 1}"#), &told(r#"{"a": [1], "b": 2, "views": 5}"#), "");
    for now in [r#"{"a": [2]}"#, r#"{"a": []}"#, r#"{"b": [1]}"#] {
        let lost = std::panic::catch_unwind(|| holds(&told(r#"{"a": [1]}"#), &told(now), ""));
        assert!(lost.is_err(), "{now}");
    }
}
