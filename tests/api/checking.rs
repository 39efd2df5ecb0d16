//! `haat check` through the executable (contract 1).

use std::fs;

use crate::backup::{command, fine, furnished, refused, text};
use crate::support::png;

#[tokio::test(flavor = "multi_thread")]
async fn check_finds_pictures_that_are_gone_or_damaged() {
    let shop = furnished().await;
    let (data, uploads) = (shop.folder.path(), shop.folder.path().join("uploads"));
    let well = command(data, &["check"]).await;
    fine(&well);
    assert!(well.stdout.starts_with("all is well: 4 products, "), "{}", well.stdout);
    let stem = |path: &str| path.strip_prefix("/uploads/").unwrap().strip_suffix(".webp").unwrap().to_owned();
    let admin = shop.admin().await;
    let banner = admin.get("/secondbanner").await.json()["secondBanner"].as_str().unwrap().to_owned();
    let blog = admin.get("/blogs").await.column("photo")[0].clone();

    // A picture that no row names is told of, and nothing is wrong with it.
    let odd = "0123456789abcdef0123456789abcdef";
    fs::copy(uploads.join(format!("{}.webp", stem(&blog))), uploads.join(format!("{odd}.webp"))).unwrap();
    let noted = command(data, &["check"]).await;
    assert_eq!(noted.code, Some(0), "{noted:?}");
    assert!(noted.stdout.contains(&format!("note: /uploads/{odd}.webp")), "{}", noted.stdout);
    fs::remove_file(uploads.join(format!("{odd}.webp"))).unwrap();

    for suffix in [".webp", "-640.webp", "-320.webp", "-og.jpg"] {
        let (gone, broken) = (format!("{}{suffix}", stem(&banner)), format!("{}{suffix}", stem(&blog)));
        let (first, second) =
            (fs::read(uploads.join(&gone)).unwrap(), fs::read(uploads.join(&broken)).unwrap());
        fs::remove_file(uploads.join(&gone)).unwrap();
        for damage in [second[..second.len() / 2].to_vec(), Vec::new(), b"<html>".to_vec(), png(1)] {
            fs::write(uploads.join(&broken), damage).unwrap();
            let found = command(data, &["check"]).await;
            refused(&found, "2 problems were found");
            assert!(found.stdout.contains(&format!("{banner}: {gone} is missing")), "{}", found.stdout);
            assert!(found.stdout.contains(&format!("{blog}: {broken} is damaged")), "{}", found.stdout);
        }
        fs::write(uploads.join(&gone), first).unwrap();
        fs::write(uploads.join(&broken), second).unwrap();
        fine(&command(data, &["check"]).await);
    }

    // A backup of a shop that lost a picture is made and restored, and both say so.
    let gone = format!("{}-og.jpg", stem(&banner));
    fs::remove_file(uploads.join(&gone)).unwrap();
    let there = tempfile::tempdir().unwrap();
    let archive = there.path().join("shop.tar");
    let saved = command(data, &["backup", text(&archive)]).await;
    assert!(saved.code == Some(0) && saved.stderr.contains(&gone), "{saved:?}");
    let restored = command(&there.path().join("data"), &["restore", text(&archive)]).await;
    assert!(restored.code == Some(0) && restored.stderr.contains(&gone), "{restored:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn check_finds_a_database_that_is_not_intact() {
    let shop = furnished().await;
    let there = tempfile::tempdir().unwrap();
    let archive = there.path().join("shop.tar");
    fine(&command(shop.folder.path(), &["backup", text(&archive)]).await);
    let damaged = async |name: &str, sql: &str| {
        let data = there.path().join(name);
        fine(&command(&data, &["restore", text(&archive)]).await);
        let conn = haat::db::open_migrated(&haat::db::file_in(&data)).unwrap();
        conn.execute_batch(sql).unwrap();
        drop(conn);
        let found = command(&data, &["check"]).await;
        refused(&found, "found");
        found.stdout
    };
    let stock = damaged(
        "stock",
        "DROP TRIGGER products_stock_guarded; UPDATE products SET stock = 77 WHERE seq = 1;",
    );
    let stock = stock.await;
    assert!(stock.contains("its stock is 77, and its stock ledger adds up to 5"), "{stock}");
    let stars = damaged("stars", "UPDATE products SET rating_count = 1, rating_sum = 5 WHERE seq = 1;").await;
    assert!(stars.contains("its stars are not those of its reviews"), "{stars}");
    let sums = damaged(
        "sums",
        "UPDATE orders_summed SET below = 0; INSERT INTO order_days VALUES (1, 'pending', 5);",
    )
    .await;
    assert!(sums.contains("the sums of orders: how many orders were placed on each day is not"), "{sums}");
    let log = damaged("log", "UPDATE audit_blocks SET rows = rows + 1;").await;
    assert!(log.contains("the audit log: its number of rows is wrong"), "{log}");
    let messages = damaged("messages", "INSERT INTO message_blocks VALUES (7, 1);").await;
    assert!(messages.contains("the messages: their number is not what it should be"), "{messages}");
    let orphan =
        damaged("orphan", "PRAGMA foreign_keys = OFF; INSERT INTO product_views VALUES (999, 1);").await;
    assert!(orphan.contains("product_views: a row names a row of products that is not there"), "{orphan}");
    let path = damaged("path", "UPDATE banners SET path = '/uploads/../haat.db'").await;
    assert!(path.contains("/uploads/../haat.db: a row names this, which is no stored picture"), "{path}");

    // Bytes of the file itself: a page in its middle, and its head.
    for (name, at) in [("page", 4096 * 5), ("head", 0)] {
        let data = there.path().join(name);
        fine(&command(&data, &["restore", text(&archive)]).await);
        let file = data.join("haat.db");
        let mut bytes = fs::read(&file).unwrap();
        bytes[at..at + 2048].fill(0xAA);
        fs::write(&file, bytes).unwrap();
        let found = command(&data, &["check"]).await;
        refused(&found, "found");
        assert!(found.stdout.contains("database"), "{name}: {found:?}");
    }
}
