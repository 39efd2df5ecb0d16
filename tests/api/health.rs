//! How the shop says that it is well, or not.

use serde_json::{Value, json};

use crate::process::{Server, get_at};
use crate::support::{Options, Shop};

const DAY_MS: i64 = 24 * 3_600_000;

async fn findings(shop: &Shop) -> Vec<Value> {
    shop.admin().await.get("/api/admin/health").await.json()["findings"].as_array().unwrap().clone()
}

#[tokio::test]
async fn what_to_do_something_about_is_told() {
    let options = Options { backup_at: Some(0), ..Options::default() };
    let shop = Shop::open_with(options).await;
    let health = shop.admin().await.get("/api/admin/health").await.json();
    assert!(health["disk"]["free"].as_u64().unwrap() <= health["disk"]["total"].as_u64().unwrap());
    assert!(health["disk"]["database"].as_u64().unwrap() > 0);
    assert_eq!(
        (&health["version"], &health["backupAt"]),
        (&json!(env!("CARGO_PKG_VERSION")), &json!("00:00"))
    );
    assert_eq!((&health["lastBackup"], &health["provenBackup"]), (&Value::Null, &Value::Null));
    let found = findings(&shop).await;
    assert!(found.contains(&json!("mail_nowhere")), "{found:?}");
    assert!(!found.contains(&json!("backup_old")), "a new shop has two nights: {found:?}");
    shop.clock.advance(2 * DAY_MS + 60_000);
    assert!(findings(&shop).await.contains(&json!("backup_old")));
    let off = Shop::open().await;
    assert!(findings(&off).await.contains(&json!("backup_off")));
}

#[tokio::test]
async fn a_shop_that_can_take_orders_is_ready() {
    let shop = Shop::open().await;
    let ready = shop.visitor().get("/readyz").await;
    assert_eq!((ready.status.as_u16(), ready.json()), (200, json!({"status": "ready"})));
    assert_eq!(ready.header("cache-control"), Some("no-store"));
    let db = shop.state.db.clone();
    tokio::task::spawn_blocking(move || db.close()).await.unwrap();
    let busy = shop.visitor().get("/readyz").await;
    busy.refused(503);
    assert!(busy.header("retry-after").is_some());
    assert_eq!(shop.visitor().get("/healthz").await.status, 200, "it still answers");
}

#[test]
fn figures_are_told_on_a_listener_of_their_own() {
    let data = tempfile::tempdir().unwrap();
    let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let server = Server::start(data.path(), &[("HAAT_METRICS_ADDR", &free.to_string())]);
    assert_eq!(server.get("/no-such-page").0, 404);
    assert_eq!(server.get("/metrics").0, 404, "not for the public");
    let text = get_at(free, "/metrics").1;
    for line in ["haat_requests_total{status=\"4xx\"} 2", "haat_mail_waiting 0", "haat_backup_time_seconds 0"]
    {
        assert!(text.lines().any(|found| found == line), "{line} is not in {text}");
    }
    for line in text.lines().skip_while(|line| !line.is_empty()).skip(1).filter(|line| !line.starts_with('#'))
    {
        let (name, value) = line.rsplit_once(' ').unwrap();
        assert!(name.starts_with("haat_") && value.parse::<f64>().is_ok(), "{line}");
    }
}
