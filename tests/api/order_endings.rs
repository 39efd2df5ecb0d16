//! Orders that are cancelled, deleted, restored or purged (contract 7).

use serde_json::{Value, json};

use crate::order_admin::{approve, deliver, placed, stock};
use crate::people::mails_to;
use crate::support::Shop;

const DAY_MS: i64 = 86_400_000;

#[tokio::test]
async fn a_full_shelf_takes_back_no_more_than_it_holds() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    let id = shop.add("/addproduct", json!({"stock": 5})).await;
    let order = placed(&shop, &id, json!({"quantity": 3})).await;
    admin.patch(&format!("/editproduct/{id}"), &json!({"stock": 999_999})).await;
    assert_eq!(admin.delete(&format!("/orders/{order}")).await.status, 200);
    assert_eq!(stock(&shop, &id).await, 1_000_000);
    let restored = admin.post(&format!("/api/admin/trash/{order}/restore"), &json!({})).await;
    assert_eq!(restored.status, 200);
    assert_eq!(stock(&shop, &id).await, 999_999);
}

#[tokio::test]
async fn a_deleted_order_gives_its_stock_back_once_and_takes_it_again() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    let id = shop.add("/addproduct", json!({"stock": 3})).await;
    let order = placed(&shop, &id, json!({"quantity": 2})).await;
    let path = format!("/orders/{order}");
    let restore = async || admin.post(&format!("/api/admin/trash/{order}/restore"), &json!({})).await;
    assert_eq!(admin.delete(&path).await.json(), json!({"acknowledged": true, "deletedCount": 1}));
    admin.delete(&path).await.refused(404);
    assert_eq!(stock(&shop, &id).await, 3);
    assert!(admin.get("/orders").await.rows().is_empty());
    let seen = shop.customer().await.get("/api/me").await.json()["customer"].clone();
    assert_eq!((&seen["totalOrders"], &seen["pendingOrders"]), (&json!(1), &json!([])));
    assert_eq!(seen["orders"][0]["OrderStatus"], "Your order was cancelled");
    let trash = admin.get("/api/admin/trash").await.rows();
    assert_eq!((&trash[0]["kind"], &trash[0]["_id"]), (&json!("order"), &json!(order)));
    admin.patch(&format!("/editproduct/{id}"), &json!({"stock": 1})).await;
    assert_eq!(restore().await.refused(409), "Not enough stock.");
    admin.patch(&format!("/editproduct/{id}"), &json!({"stock": 5})).await;
    // Its customer took it off the list, since it was cancelled, and is told that it goes on.
    let hide = json!({"orderId": order});
    assert_eq!(shop.customer().await.post("/api/user/order/delete", &hide).await.status, 200);
    mails_to(&shop, "customer@shop.example", "We have received", 1).await;
    assert_eq!(restore().await.status, 200);
    assert_eq!(stock(&shop, &id).await, 3);
    mails_to(&shop, "customer@shop.example", "We have received", 2).await;
    let seen = shop.customer().await.get("/api/me").await.json()["customer"]["orders"].clone();
    assert_eq!(seen[0]["orderId"], json!(order));
    restore().await.refused(404);
    let order_now = admin.get("/orders").await.rows()[0].clone();
    let actions: Vec<&str> =
        order_now["history"].as_array().unwrap().iter().map(|row| row["action"].as_str().unwrap()).collect();
    assert_eq!(actions, ["placed", "cancelled", "deleted", "restored"]);
    assert_eq!(order_now["OrderStatus"], "We have received your order");
    assert_eq!(deliver(&shop, &order).await.status, 200);
    admin.delete(&path).await;
    assert_eq!(stock(&shop, &id).await, 3, "what was delivered does not come back");
    let ledger = admin.get(&format!("/api/admin/stock-ledger?product={id}")).await.rows();
    let sum: i64 = ledger.iter().map(|row| row["delta"].as_i64().unwrap()).sum();
    assert_eq!(sum, 3);
}

#[tokio::test]
async fn after_thirty_days_what_was_cancelled_is_gone_and_what_was_delivered_stays() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    let id = shop.add("/addproduct", json!({})).await;
    let (delivered, dropped) = (placed(&shop, &id, json!({})).await, placed(&shop, &id, json!({})).await);
    deliver(&shop, &delivered).await;
    admin.delete(&format!("/product/{id}")).await;
    shop.clock.advance(31 * DAY_MS);
    haat::trash::purge(&shop.state).await.unwrap();
    assert!(!shop.stored_files().is_empty(), "the orders name the picture still");
    let admin = shop.admin().await;
    for order in [&delivered, &dropped] {
        admin.delete(&format!("/orders/{order}")).await;
    }
    shop.clock.advance(31 * DAY_MS);
    haat::trash::purge(&shop.state).await.unwrap();
    let admin = shop.admin().await;
    assert!(admin.get("/api/admin/trash").await.rows().is_empty());
    let left: Vec<(String, String, String)> = shop
        .state
        .db
        .read(|c| {
            let mut query = c.prepare(
                "SELECT id, email || username || phone || search, l.name FROM orders
                    JOIN order_lines AS l ON order_seq = seq",
            )?;
            let rows = query.query_map([], |r| Ok((r.get(0)?, r.get(1)?, r.get(2)?)))?;
            Ok(rows.collect::<rusqlite::Result<_>>()?)
        })
        .await
        .unwrap();
    assert_eq!(left.len(), 1);
    assert_eq!((&left[0].0, left[0].2.as_str()), (&delivered, "Galaxy S25"));
    assert!(left[0].1.contains("customer@shop.example"));
    let customer = shop.customer().await.get("/api/me").await.json()["customer"].clone();
    assert_eq!((&customer["totalOrders"], &customer["orders"][0]["orderId"]), (&json!(1), &json!(delivered)));
    shop.pictures_become(1).await;
}

#[tokio::test]
async fn what_an_admin_cancelled_stays_so_though_it_is_put_away_at_the_same_moment() {
    let shop = Shop::open().await;
    let admin = shop.admin().await;
    let id = shop.add("/addproduct", json!({"stock": 3})).await;
    let order = placed(&shop, &id, json!({})).await;
    let reason = json!({"orderId": order, "reason": "Nobody answers."});
    assert_eq!(admin.post("/api/orders/cancel", &reason).await.status, 200);
    admin.delete(&format!("/orders/{order}")).await;
    let moment = "UPDATE orders SET deleted_at = cancelled_at";
    shop.state.db.write(move |tx| Ok(tx.execute(moment, [])?)).await.unwrap();
    assert_eq!(admin.post(&format!("/api/admin/trash/{order}/restore"), &json!({})).await.status, 200);
    let seen = admin.get("/orders").await.rows()[0].clone();
    assert_eq!((&seen["stage"], stock(&shop, &id).await), (&json!("cancelled"), 3));
}

#[tokio::test]
async fn an_admins_delete_cancels_what_is_not_delivered_and_only_puts_away_what_is() {
    let shop = Shop::open().await;
    let (admin, buyer) = (shop.admin().await, shop.customer().await);
    let id = shop.add("/addproduct", json!({"stock": 5})).await;
    let sold = placed(&shop, &id, json!({"phone": "01712345678"})).await;
    let dropped = placed(&shop, &id, json!({"quantity": 2, "phone": "01712345678"})).await;
    let number = |order: &Value| order["orderNumber"].as_str().unwrap().to_owned();
    let numbers: Vec<String> = admin.get("/orders").await.rows().iter().map(number).collect();
    assert_eq!(deliver(&shop, &sold).await.status, 200);
    for order in [&sold, &dropped] {
        let gone = admin.delete(&format!("/orders/{order}")).await;
        assert_eq!(gone.json(), json!({"acknowledged": true, "deletedCount": 1}));
    }
    assert_eq!(stock(&shop, &id).await, 4);
    assert!(admin.get("/orders").await.rows().is_empty());
    let me = buyer.get("/api/me").await.json()["customer"].clone();
    let statuses: Vec<&Value> = me["orders"].as_array().unwrap().iter().map(|o| &o["OrderStatus"]).collect();
    assert_eq!(statuses, ["Your order was cancelled", "We have delivered your product"]);
    for (number, status) in numbers.iter().zip(&statuses) {
        let seen = shop.visitor().get(&format!("/api/track?order={number}&phone=01712345678")).await.json();
        assert_eq!(&&seen["OrderStatus"], status);
    }
    let csv = admin.get("/api/admin/orders.csv").await.text();
    assert!(csv.contains(&numbers[1]) && !csv.contains(&numbers[0]), "{csv}");
    let subject = format!("Your order {} was cancelled", numbers[0]);
    mails_to(&shop, "customer@shop.example", &subject, 1).await;
    approve(&shop, &dropped, json!("customer")).await.refused(404);
}

#[tokio::test]
async fn a_customer_cancels_an_order_until_it_is_approved() {
    let shop = Shop::open().await;
    let (admin, buyer) = (shop.admin().await, shop.customer().await);
    let id = shop.add("/addproduct", json!({"stock": 5})).await;
    let order = placed(&shop, &id, json!({"quantity": 2})).await;
    let cancel = async |order: &str| {
        let body = json!({"userId": "customer", "orderId": order});
        shop.customer().await.post("/api/user/order/cancel", &body).await
    };
    let body = json!({"orderId": order});
    shop.customer_named("other").await.post("/api/user/order/cancel", &body).await.refused(404);
    let reply = cancel(&order).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    let user = reply.json()["user"].clone();
    assert_eq!(user["orders"][0]["OrderStatus"], "Your order was cancelled");
    assert_eq!((&user["pendingOrders"], &user["pendingPayments"]), (&json!([]), &json!([])));
    assert_eq!(stock(&shop, &id).await, 5);
    assert_eq!(cancel(&order).await.refused(409), "This order was cancelled.");
    approve(&shop, &order, json!("customer")).await.refused(409);
    deliver(&shop, &order).await.refused(409);
    assert_eq!(stock(&shop, &id).await, 5, "once");
    let seen = admin.get("/orders").await.rows()[0].clone();
    assert_eq!(seen["OrderStatus"], "Your order was cancelled");
    assert!(admin.get("/orders?status=pending").await.rows().is_empty());
    assert_eq!(admin.get("/orders?status=cancelled").await.rows().len(), 1);
    let last = seen["history"].as_array().unwrap().last().unwrap().clone();
    assert_eq!((&last["action"], &last["by"]), (&json!("cancelled"), &json!("customer@shop.example")));
    let figures = admin.get("/api/admin/statistics?days=7").await.json();
    assert_eq!(
        figures["byStatus"],
        json!({"pending": 0, "approved": 0, "shipped": 0, "delivered": 0, "cancelled": 1, "returned": 0})
    );
    // Put away and taken back it stays cancelled and takes nothing.
    admin.delete(&format!("/orders/{order}")).await;
    admin.post(&format!("/api/admin/trash/{order}/restore"), &json!({})).await;
    assert_eq!(admin.get("/orders").await.rows()[0]["OrderStatus"], "Your order was cancelled");
    assert_eq!(stock(&shop, &id).await, 5);
    // It can leave the customer's list.
    let hidden = buyer.post("/api/user/order/delete", &json!({"orderId": order})).await;
    assert_eq!((hidden.status.as_u16(), &hidden.json()["user"]["totalOrders"]), (200, &json!(0)));
    let later = placed(&shop, &id, json!({})).await;
    approve(&shop, &later, json!("customer")).await;
    let late = cancel(&later).await;
    assert_eq!(late.refused(409), "This order is already on its way. Please call the shop.");
    assert_eq!(stock(&shop, &id).await, 4);
}
