//! The figures behind the charts (contract 7).

use serde_json::{Value, json};

use crate::orders::order;
use crate::support::{OWNER, Shop};

const DAY_MS: i64 = 86_400_000;

async fn figures(shop: &Shop, query: &str) -> Value {
    let reply = shop.admin().await.get(&format!("/api/admin/statistics{query}")).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    reply.json()
}

#[tokio::test]
async fn an_empty_shop_has_thirty_empty_days() {
    let shop = Shop::open().await;
    let empty = figures(&shop, "").await;
    assert_eq!(empty["byDay"].as_array().unwrap().len(), 30);
    assert_eq!(
        empty["byStatus"],
        json!({"pending": 0, "approved": 0, "shipped": 0, "delivered": 0, "cancelled": 0, "returned": 0})
    );
    for list in ["byCategory", "mostSold", "mostViewed", "lowStock"] {
        assert_eq!(empty[list], json!([]), "{list}");
    }
    assert_eq!(empty["lowStockCount"], 0);
    for bad in ["?days=6", "?days=366", "?days=x"] {
        shop.admin().await.get(&format!("/api/admin/statistics{bad}")).await.refused(400);
    }
}

#[tokio::test]
async fn delivered_orders_count_also_after_they_are_deleted() {
    let shop = Shop::open().await;
    let customer = shop.customer().await;
    let phone = shop.add("/addproduct", json!({"stock": 7})).await;
    let watch = shop.add("/addproduct", json!({"title": "Watch", "category": "watch", "stock": 100})).await;
    let place = async |product: &str, quantity: i64| {
        let reply = customer.post("/api/order/place", &order(product, &json!({"quantity": quantity}))).await;
        reply.json()["orderId"].as_str().unwrap().to_owned()
    };
    let (sold, dropped, _open) = (place(&phone, 2).await, place(&watch, 1).await, place(&watch, 3).await);
    let admin = shop.admin().await;
    let body = json!({"adminEmail": OWNER, "orderId": sold, "deliveryTime": "now"});
    assert_eq!(admin.post("/api/orders/deliver", &body).await.status, 200);
    for id in [&sold, &dropped] {
        admin.delete(&format!("/orders/{id}")).await;
    }
    shop.visitor().patch_empty(&format!("/increment-product-views/{watch}")).await;
    let now = figures(&shop, "?days=7").await;
    let days = now["byDay"].as_array().unwrap();
    assert_eq!(days.len(), 7);
    assert_eq!((&days[6]["orders"], &days[6]["revenue"]), (&json!(2), &json!(90_000)));
    assert_eq!(
        now["byStatus"],
        json!({"pending": 1, "approved": 0, "shipped": 0, "delivered": 1, "cancelled": 0, "returned": 0})
    );
    assert_eq!(now["byCategory"], json!([{"category": "PHONE", "revenue": 90_000}]));
    let top = &now["mostSold"][0];
    assert_eq!(
        (&top["productId"], &top["quantity"], &top["revenue"]),
        (&json!(phone), &json!(2), &json!(90_000))
    );
    assert_eq!(now["mostViewed"][0]["productId"], json!(watch));
    assert_eq!(now["lowStock"].as_array().unwrap().len(), 1);
    assert_eq!((&now["lowStock"][0]["productId"], &now["lowStock"][0]["stock"]), (&json!(phone), &json!(5)));
    shop.clock.advance(31 * DAY_MS);
    haat::trash::purge(&shop.state).await.unwrap();
    let later = figures(&shop, "?days=60").await;
    assert_eq!(later["byCategory"], json!([{"category": "PHONE", "revenue": 90_000}]));
}

#[tokio::test]
async fn low_stock_is_counted_beyond_the_list() {
    let shop = Shop::open().await;
    let cables =
        (0..130).map(|n| format!("Cable {n},A cable.,500,450,{},accessories,dell,1 day,1 year", n % 7));
    let rows: Vec<String> = cables.collect();
    let csv = crate::importing::by_hand(&rows.iter().map(String::as_str).collect::<Vec<_>>());
    crate::importing::import(&shop, csv).await;
    let now = figures(&shop, "").await;
    // Of 130, every seventh has 6 pieces.
    assert_eq!(now["lowStockCount"], 112);
    assert_eq!(now["lowStock"].as_array().unwrap().len(), 100);
    let sold_out = now["lowStock"][0]["productId"].as_str().unwrap();
    shop.admin().await.delete(&format!("/product/{sold_out}")).await;
    assert_eq!(figures(&shop, "").await["lowStockCount"], 111);
}
