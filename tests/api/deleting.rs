//! Deleting products, and the trash that keeps them for 30 days (contract 4).

use serde_json::{Value, json};

use crate::support::{OWNER, Shop, listings, png, product_form};

const DAY_MS: i64 = 86_400_000;

/// Every public place where a product of the listing may be seen, and whether it is.
async fn seen(shop: &Shop, spec: &haat::catalogue::listings::ListingSpec, id: &str) -> Vec<(String, bool)> {
    let visitor = shop.visitor().with("accept", "application/json");
    let mut places = Vec::new();
    for path in [
        spec.list.to_owned(),
        format!("{}?page=1&limit=100&q=galaxy", spec.list),
        spec.home.to_owned(),
        "/search-products?text=galaxy".to_owned(),
        "/categorysearch?category=phone".to_owned(),
        "/category-brand-search?category=phone&brand=samsung".to_owned(),
        spec.item_of(id),
        format!("/allproducts/{id}"),
    ] {
        let text = visitor.get(&path).await.text();
        places.push((path, text.contains(id)));
    }
    for path in [spec.detail_of(id), format!("/category/details/{id}")] {
        let found = shop.visitor().get(&path).await.status == 200;
        places.push((path, found));
    }
    places
}

async fn trash(shop: &Shop) -> Vec<Value> {
    shop.admin().await.get("/api/admin/trash").await.rows()
}

#[tokio::test]
async fn a_deleted_product_is_unseen_and_a_restored_one_is_back_at_its_place() {
    let shop = Shop::open().await;
    for spec in listings() {
        let older = shop.add_to(spec, json!({"title": "Nokia", "brand": "nokia"})).await;
        let id = shop.add_to(spec, json!({})).await;
        let before = shop.visitor().get(&format!("/allproducts/{id}")).await.json();
        for (path, there) in seen(&shop, spec, &id).await {
            assert!(there, "{path}");
        }
        let reply = shop.admin().await.delete(&spec.delete.replace("{id}", &id)).await;
        assert_eq!(reply.status, 200);
        assert_eq!(reply.json(), json!({"acknowledged": true, "deletedCount": 1}));
        for (path, there) in seen(&shop, spec, &id).await {
            assert!(!there, "{path}");
        }
        assert_eq!(shop.visitor().get(spec.list).await.column("_id"), [older.as_str()]);
        assert_eq!(shop.visitor().get(spec.list).await.header("x-total-count"), Some("1"));
        shop.visitor().patch_empty(&spec.view.replace("{id}", &id)).await.refused(404);
        let edit = shop.admin().await.patch(&spec.edit.replace("{id}", &id), &json!({"title": "x"})).await;
        edit.refused(404);

        let reply = shop.admin().await.post(&format!("/api/admin/trash/{id}/restore"), &json!({})).await;
        assert_eq!(reply.json()["success"], json!(true), "{}", reply.text());
        for (path, there) in seen(&shop, spec, &id).await {
            assert!(there, "{path} after restoring");
        }
        assert_eq!(shop.visitor().get(&format!("/allproducts/{id}")).await.json(), before);
        assert_eq!(shop.visitor().get(spec.list).await.column("_id"), [id.as_str(), older.as_str()]);
        shop.admin().await.delete(&spec.delete.replace("{id}", &id)).await;
        shop.admin().await.delete(&spec.delete.replace("{id}", &older)).await;
    }
}

#[tokio::test]
async fn what_is_not_there_cannot_be_deleted() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    for spec in listings() {
        let id = shop.add_to(spec, json!({})).await;
        for other in listings().filter(|other| other.listing != spec.listing) {
            admin.delete(&other.delete.replace("{id}", &id)).await.refused(404);
        }
        admin.delete(&spec.delete.replace("{id}", "nothing")).await.refused(404);
        assert_eq!(shop.visitor().get(spec.list).await.rows().len(), 1);
        assert_eq!(admin.delete(&spec.delete.replace("{id}", &id)).await.status, 200);
        admin.delete(&spec.delete.replace("{id}", &id)).await.refused(404);
    }
}

#[tokio::test]
async fn of_many_deletions_at_once_one_counts() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    let path = format!("/product/{}", shop.add("/addproduct", json!({})).await);
    let replies = futures_util::future::join_all((0..8).map(|_| admin.delete(&path))).await;
    assert_eq!(replies.iter().filter(|reply| reply.status == 200).count(), 1);
    assert_eq!(replies.iter().filter(|reply| reply.status == 404).count(), 7);
}

#[tokio::test]
async fn the_trash_tells_what_lies_in_it_the_last_first() {
    let shop = Shop::open().await;
    let mut expected = Vec::new();
    for spec in listings() {
        let id = shop.add_to(spec, json!({"title": spec.name})).await;
        shop.admin().await.delete(&spec.delete.replace("{id}", &id)).await;
        shop.clock.advance(1000);
        expected.push((id, spec.name.to_owned()));
    }
    expected.reverse();
    let rows = trash(&shop).await;
    let text = |row: &Value, name: &str| row[name].as_str().unwrap().to_owned();
    let told: Vec<(String, String)> = rows.iter().map(|r| (text(r, "_id"), text(r, "title"))).collect();
    assert_eq!(told, expected);
    for row in &rows {
        assert_eq!(row["kind"], "product");
        text(row, "deletedAt").parse::<jiff::Timestamp>().unwrap();
    }
}

#[tokio::test]
async fn only_what_lies_in_the_trash_can_be_restored_and_once() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    let id = shop.add("/addproduct", json!({})).await;
    let restore = format!("/api/admin/trash/{id}/restore");
    admin.post(&restore, &json!({})).await.refused(404);
    admin.post("/api/admin/trash/nothing/restore", &json!({})).await.refused(404);
    admin.delete(&format!("/product/{id}")).await;
    assert_eq!(admin.post(&restore, &json!({})).await.status, 200);
    admin.post(&restore, &json!({})).await.refused(404);
    assert!(trash(&shop).await.is_empty());
}

#[tokio::test]
async fn the_trash_keeps_30_days_and_then_lets_go_with_the_pictures() {
    let shop = Shop::open().await;
    let mut ids = Vec::new();
    for (n, spec) in listings().enumerate() {
        let colors = json!([{"color": "Red", "priceDifference": 0}]).to_string();
        let form = product_form(json!({"availableColors": colors}))
            .file("colorImages", &png(50 + u8::try_from(n).unwrap()));
        let reply = shop.admin().await.post_form(crate::support::add_path(spec), form).await;
        let id = reply.json()["insertedId"].as_str().unwrap().to_owned();
        shop.admin().await.delete(&spec.delete.replace("{id}", &id)).await;
        ids.push(id);
    }
    let stays = shop.add("/addproduct", json!({})).await;
    shop.pictures_become(6).await;

    shop.clock.advance(30 * DAY_MS - 60_000);
    haat::trash::purge(&shop.state).await.unwrap();
    assert_eq!(trash(&shop).await.len(), 5);
    assert_eq!(shop.stored_files().len(), 24);

    shop.clock.advance(120_000);
    haat::trash::purge(&shop.state).await.unwrap();
    assert!(trash(&shop).await.is_empty());
    for id in &ids {
        shop.admin().await.post(&format!("/api/admin/trash/{id}/restore"), &json!({})).await.refused(404);
    }
    // The main picture is the same file as that of the product that stays.
    shop.pictures_become(1).await;
    let product = shop.visitor().get(&format!("/allproducts/{stays}")).await.json();
    assert_eq!(shop.visitor().get(product["mainImage"].as_str().unwrap()).await.status, 200);
}

#[tokio::test]
async fn pictures_of_what_lies_in_the_trash_stay_served() {
    let shop = Shop::open().await;
    let id = shop.add("/addproduct", json!({})).await;
    let picture = shop.visitor().get(&format!("/allproducts/{id}")).await.json()["mainImage"].clone();
    shop.admin().await.delete(&format!("/product/{id}")).await;
    haat::site::uploads::sweep(&shop.state).await.unwrap();
    assert_eq!(shop.visitor().get(picture.as_str().unwrap()).await.status, 200);
}

#[tokio::test]
async fn the_ledger_of_a_deleted_product_stays_and_deleting_moves_no_stock() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    let id = shop.add("/addoffersale", json!({"stock": 5})).await;
    admin.delete(&format!("/offers/{id}")).await;
    admin.post(&format!("/api/admin/trash/{id}/restore"), &json!({})).await;
    let rows = admin.get(&format!("/api/admin/stock-ledger?product={id}")).await.rows();
    assert_eq!(rows.len(), 1);
    assert_eq!((&rows[0]["delta"], &rows[0]["actor"]), (&json!(5), &json!(OWNER)));
}
