//! The backups that a running shop makes, keeps, proves and hands out.

use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::time::Duration;

use haat::backup::{keeper, shelf};
use serde_json::{Value, json};

use crate::backup::{command, fine, furnished, text};
use crate::support::{Options, Shop};

const DAY_MS: i64 = 24 * 3_600_000;

/// Waits until nothing is being made or proven, and answers what there is.
async fn settled(shop: &Shop) -> Value {
    for _ in 0..1200 {
        let backups = shop.admin().await.get("/api/admin/backups").await.json();
        if backups["running"] == Value::Null {
            return backups;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("a backup takes too long");
}

/// The newest backup of a shop that made one.
async fn made(shop: &Shop) -> Value {
    let begun = shop.admin().await.post("/api/admin/backups", &json!({})).await;
    assert_eq!((begun.status.as_u16(), &begun.json()["success"]), (202, &json!(true)));
    settled(shop).await["backups"][0].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_is_made_proven_downloaded_and_restored() {
    let shop = furnished().await;
    let backup = made(&shop).await;
    assert_eq!(backup["proof"]["problem"], Value::Null, "{backup}");
    let counts = json!({"products": 5, "orders": 1, "customers": 0, "blogs": 1});
    assert_eq!(backup["proof"]["counts"], counts, "the trash is in it too");
    let name = backup["name"].as_str().unwrap();
    let health = shop.admin().await.get("/api/admin/health").await.json();
    assert_eq!((&health["lastBackup"], &health["provenBackup"]), (&backup, &backup));
    let path = shop.folder.path().join(shelf::FOLDER).join(name);
    assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o077, 0, "it is its user's alone");

    let admin = shop.admin().await;
    let reply = admin.get(&format!("/api/admin/backups/{name}")).await;
    assert_eq!(reply.status, 200);
    assert_eq!(reply.header("content-type"), Some("application/gzip"));
    assert_eq!(reply.header("cache-control"), Some("no-store"));
    assert_eq!(reply.header("content-length"), Some(reply.body.len().to_string().as_str()));
    assert_eq!(
        reply.header("content-disposition"),
        Some(format!("attachment; filename=\"{name}\"").as_str())
    );
    assert!(reply.body == fs::read(&path).unwrap());
    let exported = &admin.get("/api/admin/audit?subject=backup&limit=1").await.rows()[0];
    assert_eq!((&exported["action"], &exported["subjectId"]), (&json!("export"), &json!(name)));

    let elsewhere = tempfile::tempdir().unwrap();
    let data = elsewhere.path().join("shop");
    fine(&command(&data, &["restore", text(&path)]).await);
    fine(&command(&data, &["check"]).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_that_is_damaged_is_told() {
    let shop = furnished().await;
    let name = made(&shop).await["name"].as_str().unwrap().to_owned();
    let path = shop.folder.path().join(shelf::FOLDER).join(&name);
    let whole = fs::read(&path).unwrap();
    fs::write(&path, &whole[..whole.len() - 200]).unwrap();
    let admin = shop.admin().await;
    let begun = admin.post(&format!("/api/admin/backups/{name}/prove"), &json!({})).await;
    assert_eq!(begun.status, 202);
    let backup = settled(&shop).await["backups"][0].clone();
    assert!(backup["proof"]["problem"].as_str().unwrap().contains("cannot be restored"), "{backup}");
    let health = admin.get("/api/admin/health").await.json();
    assert!(health["findings"].as_array().unwrap().contains(&json!("backup_broken")), "{health}");
    // Nothing of the test stays.
    let left: Vec<_> =
        fs::read_dir(path.parent().unwrap()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(left.len(), 2, "{left:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn one_is_made_each_night_by_itself_and_what_is_old_goes() {
    let night = (3 * 60 + 30) * 60_000;
    let shop = Shop::open_with(Options { backup_at: Some(night), ..Options::default() }).await;
    let at = async |days: i64| {
        if days > 0 {
            shop.clock.advance(days * DAY_MS);
        }
        keeper::make_if_due(&shop.state.backups, &shop.state.data, &shop.clock);
        settled(&shop).await["backups"].as_array().unwrap().len()
    };
    assert_eq!(at(0).await, 0, "it is morning, and a new shop waits for its first night");
    assert_eq!(at(1).await, 1);
    assert_eq!(at(0).await, 1, "once a night");
    assert_eq!(at(1).await, 2);
    assert_eq!(settled(&shop).await["at"], json!("03:30"));
    for _ in 0..8 {
        at(1).await;
    }
    let kept = at(1).await;
    assert!((8..=9).contains(&kept), "seven days, and the last of one or two weeks before: {kept}");
}

#[tokio::test(flavor = "multi_thread")]
async fn backups_are_for_admins_and_their_names_are_no_paths() {
    let shop = Shop::open().await;
    let calls =
        ["/api/admin/backups", "/api/admin/backups/haat-2026-11-30-033000.tar.gz", "/api/admin/health"];
    for path in calls {
        shop.visitor().get(path).await.refused(401);
        shop.customer().await.get(path).await.refused(403);
    }
    for path in ["/api/admin/backups", "/api/admin/backups/haat-2026-11-30-033000.tar.gz/prove"] {
        shop.visitor().post(path, &json!({})).await.refused(401);
        shop.customer().await.post(path, &json!({})).await.refused(403);
    }
    let admin = shop.admin().await;
    for name in ["haat-2026-11-30-033000.tar.gz", "..%2Fhaat.db", "%2E%2E%2Fsecret.key", "haat.db"] {
        admin.get(&format!("/api/admin/backups/{name}")).await.refused(404);
        admin.post(&format!("/api/admin/backups/{name}/prove"), &json!({})).await.refused(404);
    }
}
