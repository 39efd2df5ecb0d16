//! Imports under way: cancelled, replaced, one at a time, and what a server that died leaves.

use axum::body::Body;
use axum::http::Method;
use serde_json::json;

use crate::importing::{CABLE, by_hand, confirm, counts, ended, preview, progress, upload};
use crate::support::Shop;

#[tokio::test]
async fn an_import_that_is_cancelled_changes_nothing() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    let shown = preview(&shop, by_hand(&[CABLE])).await;
    let path = format!("/api/admin/imports/{}", shown["id"].as_str().unwrap());
    assert_eq!(admin.delete(&path).await.status, 200);
    assert_eq!(progress(&shop, &shown["id"]).await["state"], "cancelled");
    admin.delete(&path).await.refused(409);
    let late = confirm(&shop, &shown["id"]).await;
    assert_eq!(late.refused(409), "This import was cancelled. Please choose the file again.");
    assert!(shop.visitor().get("/allproducts").await.rows().is_empty());
    for path in ["/api/admin/imports/nothing", "/api/admin/imports/nothing/confirm"] {
        let method = if path.ends_with("confirm") { Method::POST } else { Method::GET };
        admin.send(method, path, None, Body::empty()).await.refused(404);
    }
    admin.delete("/api/admin/imports/nothing").await.refused(404);
}

#[tokio::test]
async fn a_new_file_takes_the_place_of_one_that_waits_and_a_day_is_the_longest_wait() {
    let shop = Shop::open().await;
    let first = preview(&shop, by_hand(&[CABLE])).await;
    let second = preview(&shop, by_hand(&[CABLE])).await;
    confirm(&shop, &first["id"]).await.refused(409);
    let folder = shop.folder.path().join("imports");
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 1);
    shop.state.imports.forget_old(shop.clock.now_ms() + 86_000_000);
    assert_eq!(progress(&shop, &second["id"]).await["state"], "ready");
    shop.state.imports.forget_old(shop.clock.now_ms() + 86_401_000);
    assert_eq!(progress(&shop, &second["id"]).await["state"], "cancelled");
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 0);
}

#[tokio::test]
async fn one_import_runs_at_a_time_and_ends_between_batches_when_it_is_told_to() {
    let shop = Shop::open().await;
    let cables: Vec<String> = (0..3_000).map(|n| CABLE.replace("Cable", &format!("Cable {n}"))).collect();
    let csv = by_hand(&cables.iter().map(String::as_str).collect::<Vec<_>>());
    let shown = preview(&shop, &csv).await;
    assert_eq!(confirm(&shop, &shown["id"]).await.status, 202);
    let again = upload(&shop, by_hand(&[CABLE])).await;
    assert_eq!(again.refused(409), "Another import is running. Please wait until it is done.");
    confirm(&shop, &shown["id"]).await.refused(409);
    // A shopper's write passes meanwhile.
    assert_eq!(shop.customer().await.get("/api/me").await.status, 200);
    let path = format!("/api/admin/imports/{}", shown["id"].as_str().unwrap());
    assert_eq!(shop.admin().await.delete(&path).await.status, 200);
    let end = ended(&shop, &shown["id"]).await;
    assert_eq!(end["state"], "cancelled", "{end}");
    let added = end["added"].as_u64().unwrap();
    assert!(added < 3_000 && added % 200 == 0, "whole batches: {added}");
    assert_eq!(
        shop.visitor().get("/allproducts?limit=1").await.header("x-total-count").unwrap(),
        added.to_string()
    );
    // What came in is known when the file is read again.
    let rest = preview(&shop, &csv).await;
    assert_eq!(counts(&rest), json!([3_000 - added, 0, added, 0]));
}

#[tokio::test]
async fn the_files_of_a_server_that_died_go_at_the_next_start() {
    let shop = Shop::open().await;
    preview(&shop, by_hand(&[CABLE])).await;
    let folder = shop.folder.path().join("imports");
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 1);
    haat::imports::jobs::sweep(shop.folder.path()).unwrap();
    assert!(!folder.exists());
    haat::imports::jobs::sweep(shop.folder.path()).unwrap();
}
