//! What waits for the owner: orders without approval, unread messages, when the newest order came.

use serde_json::{Value, json};

use crate::quick_orders::quick;
use crate::support::{OWNER, Shop};

async fn waiting(shop: &Shop) -> Value {
    let reply = shop.admin().await.get("/api/admin/waiting").await;
    assert_eq!((reply.status.as_u16(), reply.header("cache-control")), (200, Some("no-store")));
    reply.json()
}

async fn order(shop: &Shop, product: &str) -> String {
    let reply = shop.visitor().post("/order", &quick(&json!({"productId": product}))).await;
    reply.json()["insertedId"].as_str().unwrap_or_else(|| panic!("{}", reply.text())).to_owned()
}

#[tokio::test]
async fn orders_wait_until_they_are_approved_or_deleted() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    assert_eq!(
        waiting(&shop).await,
        json!({"orders": 0, "messages": 0, "reviews": 0, "questions": 0, "newestOrderAt": null, "mailFailed": 0, "mailWaiting": 0})
    );
    let product = shop.add("/addproduct", json!({"stock": 9})).await;
    let (first, second, third) =
        (order(&shop, &product).await, order(&shop, &product).await, order(&shop, &product).await);
    let at = async |id: &str| admin.get(&format!("/orders/{id}")).await.json()["orderedAt"].clone();
    let newest = at(&third).await;
    assert_eq!(
        waiting(&shop).await,
        json!({"orders": 3, "messages": 0, "reviews": 0, "questions": 0, "newestOrderAt": newest, "mailFailed": 0, "mailWaiting": 0})
    );
    let body = json!({"adminEmail": OWNER, "orderId": first, "userId": null, "deliveryTime": "Friday"});
    assert_eq!(admin.patch("/api/orders/approve", &body).await.status, 200);
    let body = json!({"adminEmail": OWNER, "orderId": second, "deliveryTime": "Friday"});
    assert_eq!(admin.post("/api/orders/deliver", &body).await.status, 200);
    assert_eq!(waiting(&shop).await["orders"], 1);
    admin.delete(&format!("/orders/{third}")).await;
    let now = waiting(&shop).await;
    assert_eq!((&now["orders"], &now["newestOrderAt"]), (&json!(0), &at(&second).await));
    admin.post(&format!("/api/admin/trash/{third}/restore"), &json!({})).await;
    assert_eq!(
        waiting(&shop).await,
        json!({"orders": 1, "messages": 0, "reviews": 0, "questions": 0, "newestOrderAt": newest, "mailFailed": 0, "mailWaiting": 0})
    );
}

#[tokio::test]
async fn what_is_polled_is_counted_by_indexes() {
    let shop = Shop::open().await;
    let plans = shop
        .state
        .db
        .read(|c| {
            let plan = |sql: &str| -> rusqlite::Result<String> {
                c.query_row(&format!("EXPLAIN QUERY PLAN {sql}"), [], |r| r.get(3))
            };
            Ok([
                (
                    plan(
                        "SELECT count(*) FROM messages INDEXED BY messages_unread WHERE read = 0 AND deleted_at IS NULL",
                    )?,
                    "messages_unread",
                ),
                (plan("SELECT max(ordered_at) FROM orders WHERE deleted_at IS NULL")?, "orders_live"),
            ])
        })
        .await
        .unwrap();
    for (plan, index) in plans {
        assert!(plan.contains(&format!("INDEX {index}")), "{plan}");
    }
}
