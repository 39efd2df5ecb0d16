//! Products and orders as CSV: whole, safe to open in a spreadsheet, prices in whole BDT.

use serde_json::{Value, json};

use crate::importing::rows;
use crate::support::{Shop, listings};

#[tokio::test]
async fn every_product_is_a_row_with_all_its_fields() {
    let shop = Shop::open().await;
    let mut products = Vec::new();
    for spec in listings() {
        let fields = json!({
            "title": format!("ফোন {}", spec.name), "description": "One, \"two\"\nthree", "emiAvailable": true,
            "buyPoints": 7, "specifications": [{"field": "Chip", "value": "M4, \"fast\""}],
            "ramStorage": [{"option": "8GB", "priceDifference": -5}],
            "availableColors": [{"color": "Blue", "priceDifference": 1, "alt": "From \"behind\""}],
            "mainImageAlt": "The front, \"close\"",
        });
        let id = shop.add_to(spec, fields).await;
        products.push(shop.product(&id).await);
    }
    let gone = shop.add("/addproduct", json!({})).await;
    shop.admin().await.delete(&format!("/product/{gone}")).await;
    let reply = shop.admin().await.get("/api/admin/products.csv").await;
    assert_eq!(reply.header("content-type"), Some("text/csv; charset=utf-8"));
    assert_eq!(reply.header("cache-control"), Some("no-store"));
    let attachment = reply.header("content-disposition").unwrap();
    assert!(attachment.starts_with("attachment; filename=\"products-20"), "{attachment}");
    let text = reply.text();
    assert!(text.starts_with("\u{FEFF}_id,listing,title,description,price,offerPrice,stock,category,brand,"));
    assert!(text.contains(",exportedStock\r\n"), "lines end as spreadsheets write them");
    let rows = rows(&text);
    assert_eq!(rows.len(), 5, "without the trash");
    for (row, product) in rows.iter().zip(&products) {
        for (name, cell) in row {
            let expected = match (name.as_str(), &product[name]) {
                ("exportedStock", _) => product["stock"].to_string(),
                (_, Value::String(text)) => text.clone(),
                (_, other) => other.to_string(),
            };
            let json = |text: &str| serde_json::from_str::<Value>(text).ok();
            assert!(
                *cell == expected || json(cell).is_some_and(|v| Some(v) == json(&expected)),
                "{name}: {cell}"
            );
        }
    }
}

#[tokio::test]
async fn no_cell_begins_a_formula() {
    let shop = Shop::open().await;
    let evil = "=HYPERLINK(\"http://evil.example\")";
    let fields = json!({"title": evil, "description": "+1\n-2", "brand": "@brand", "warranty": "＝1+2",
        "estimatedDelivery": "'=quoted", "category": "-"});
    shop.add("/addproduct", fields).await;
    let rows = rows(&shop.admin().await.get("/api/admin/products.csv").await.text());
    for (name, cell) in [
        ("title", format!("'{evil}").as_str()),
        ("description", "'+1\n-2"),
        ("brand", "'@BRAND"),
        ("warranty", "'＝1+2"),
        ("estimatedDelivery", "''=quoted"),
        ("category", "'-"),
    ] {
        assert_eq!(rows[0][name], cell, "{name}");
    }
}

#[tokio::test]
async fn an_empty_shop_has_the_names_of_the_columns_alone() {
    let shop = Shop::open().await;
    for file in ["products", "orders"] {
        let text = shop.admin().await.get(&format!("/api/admin/{file}.csv")).await.text();
        assert_eq!(text.lines().count(), 1, "{file}");
    }
}

#[tokio::test]
async fn a_long_catalogue_comes_whole_and_in_order() {
    let shop = Shop::open().await;
    let head = "title,description,price,category,brand,estimatedDelivery,warranty".to_owned();
    let cables = (0..450).map(|n| format!("Cable {n},A cable.,100,ACCESSORIES,DELL,1 day,none"));
    let csv = std::iter::once(head).chain(cables).collect::<Vec<_>>().join("\n");
    let ended = crate::importing::import(&shop, &csv).await;
    assert_eq!(crate::importing::results(&ended), json!([450, 0, 0, 0]));
    let rows = rows(&crate::importing::export(&shop).await);
    let titles: Vec<String> = rows.into_iter().map(|row| row["title"].clone()).collect();
    let expected: Vec<String> = (0..450).map(|n| format!("Cable {n}")).collect();
    assert_eq!(titles, expected, "each once, over all pages of the reading");
}

#[tokio::test]
async fn every_order_is_a_row_the_newest_first() {
    let shop = Shop::open().await;
    let (admin, buyer) = (shop.admin().await, shop.customer().await);
    let variants = json!({"ramStorage": [{"option": "8GB", "priceDifference": 500}],
        "availableColors": [{"color": "Blue", "priceDifference": 100}]});
    let id = shop.add("/addproduct", variants).await;
    let order = json!({"productId": id, "color": "Blue", "ramStorage": "8GB", "quantity": 2, "phone": "01812345678",
        "address": "=1+1 Chawkbazar,\nChittagong", "paymentMethod": "Store Payment"});
    let placed = buyer.post("/api/order/place", &order).await.json();
    let quick = json!({"ProductName": "Something else", "CustomerName": "@Karim", "DeliveryLocation": "Dhaka",
        "Email": "k@shop.example", "Phone": "01912345678", "Quantity": 1, "Message": "+please"});
    assert_eq!(shop.visitor().post("/order", &quick).await.status, 200);
    let approval = json!({"orderId": placed["orderId"], "userId": "customer", "deliveryTime": "Friday"});
    assert_eq!(admin.patch("/api/orders/approve", &approval).await.status, 200);
    let orders = admin.get("/orders").await.rows();
    let reply = admin.get("/api/admin/orders.csv").await;
    assert!(reply.header("content-disposition").unwrap().contains("orders-"));
    let rows = rows(&reply.text());
    assert_eq!(rows.len(), 2);
    for (column, cell) in [
        ("Order", orders[0]["orderNumber"].as_str().unwrap()),
        ("Customer", "'@Karim"),
        ("Product", "Something else"),
        ("Quantity", "1"),
        ("Price (BDT)", ""),
        ("Total (BDT)", ""),
        ("Message", "'+please"),
        ("Payment status", "pending"),
        ("Phone", "01912-345678"),
    ] {
        assert_eq!(rows[0][column], cell, "{column}");
    }
    for (column, cell) in [
        ("Order", placed["orderNumber"].as_str().unwrap()),
        ("Customer", "Customer customer"),
        ("E-mail", "customer@shop.example"),
        ("Phone", "01812-345678"),
        ("Address", "'=1+1 Chawkbazar,\nChittagong"),
        ("Product", "Galaxy S25"),
        ("Colour", "Blue"),
        ("RAM / storage", "8GB"),
        ("Quantity", "2"),
        ("Price (BDT)", "45600"),
        ("Total (BDT)", "91200"),
        ("Payment method", "Store Payment"),
        ("Payment status", "approved"),
        ("Order status", "Your order is confirmed"),
        ("Delivery", "Friday"),
        ("Delivered (Asia/Dhaka)", ""),
    ] {
        assert_eq!(rows[1][column], cell, "{column}");
    }
    let at: jiff::Timestamp = orders[1]["orderedAt"].as_str().unwrap().parse().unwrap();
    let dhaka = jiff::tz::offset(6).to_datetime(at);
    assert_eq!(rows[1]["Date (Asia/Dhaka)"], dhaka.strftime("%Y-%m-%d %H:%M").to_string());
    admin.delete(&format!("/orders/{}", placed["orderId"].as_str().unwrap())).await;
    assert_eq!(crate::importing::rows(&admin.get("/api/admin/orders.csv").await.text()).len(), 1);
}
