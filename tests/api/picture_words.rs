//! What a product's pictures show, in the owner's words, for people who cannot see them.

use serde_json::{Value, json};

use crate::full_edit::{edit, form};
use crate::html::of_type;
use crate::importing::{confirm, ended, export, preview, with_cells};
use crate::support::Shop;

#[tokio::test]
async fn the_owner_says_what_each_picture_of_a_product_shows() {
    let shop = Shop::open().await;
    let colors = json!([
        {"color": "Blue", "priceDifference": 0, "alt": "  Blue,\u{0} from <behind> "},
        {"color": "Red", "priceDifference": 0},
    ]);
    let id = shop.add("/addproduct", json!({"mainImageAlt": "সামনে থেকে", "availableColors": colors})).await;
    let product = shop.product(&id).await;
    assert_eq!(product["mainImageAlt"], json!("সামনে থেকে"));
    assert_eq!(product["availableColors"][0]["alt"], json!("Blue, from <behind>"));
    assert!(product["availableColors"][1].get("alt").is_none(), "nothing is said of it: {product}");
    let listed = shop.visitor().get("/allproducts").await.rows().remove(0);
    assert_eq!(listed["mainImageAlt"], json!("সামনে থেকে"), "lists tell it, too");
    // The page has it for people and for machines; what the owner did not describe has title and colour.
    let path = format!("/product/{id}");
    let html = shop.visitor().with("accept", "text/html").get(&path).await.page(200);
    for alt in ["alt=\"সামনে থেকে\"", "alt=\"Blue, from &lt;behind&gt;\""] {
        assert!(html.contains(alt), "no {alt} in {html}");
    }
    let pictures = of_type(&html, "Product").remove(0)["image"].clone();
    assert_eq!(pictures[0]["@type"], json!("ImageObject"));
    assert_eq!(pictures[0]["caption"], json!("সামনে থেকে"));
    assert!(pictures[0]["url"].as_str().unwrap().ends_with("-og.jpg"), "{pictures}");
    assert_eq!(pictures[1]["caption"], json!("Blue, from <behind>"));
    assert!(pictures[2].as_str().unwrap().ends_with("-og.jpg"), "an address alone: {pictures}");
    // An edit that does not send it leaves it; one that sends it blank takes it away, and both sides are told.
    edit(&shop, &id, form(&json!({"warranty": "3 years"}))).await.json();
    assert_eq!(shop.product(&id).await["mainImageAlt"], json!("সামনে থেকে"));
    edit(&shop, &id, form(&json!({"mainImageAlt": " "}))).await.json();
    let after = shop.product(&id).await;
    assert!(after.get("mainImageAlt").is_none(), "{after}");
    assert_eq!(shop.audit().await[0]["detail"], json!({"mainImageAlt": ["সামনে থেকে", null]}));
    let (blue, red) = (&product["availableColors"][0]["image"], &product["availableColors"][1]["image"]);
    let turned = json!([
        {"color": "Red", "priceDifference": 0, "image": red, "alt": "Red, from above"},
        {"color": "Blue", "priceDifference": 0, "image": blue},
    ]);
    edit(&shop, &id, form(&json!({"availableColors": turned}))).await.json();
    assert_eq!(shop.product(&id).await["availableColors"], turned);
    // Too long is told by its field.
    let long = "ক".repeat(201);
    edit(&shop, &id, form(&json!({"mainImageAlt": long}))).await.fault("mainImageAlt");
    let colors = json!([{"color": "Red", "priceDifference": 0, "image": red, "alt": long}]);
    edit(&shop, &id, form(&json!({"availableColors": colors}))).await.fault("availableColors");
    assert_eq!(shop.product(&id).await["availableColors"], turned);
}

#[tokio::test]
async fn a_table_carries_what_pictures_show_and_leaves_what_it_does_not_say() {
    let shop = Shop::open().await;
    let colors = json!([{"color": "Blue", "priceDifference": 0, "alt": "From behind"}]);
    let id =
        shop.add("/addproduct", json!({"mainImageAlt": "From the front", "availableColors": colors})).await;
    let read = async |cells: &[(&str, &str)]| {
        let shown = preview(&shop, with_cells(&export(&shop).await, &id, cells)).await;
        confirm(&shop, &shown["id"]).await;
        ended(&shop, &shown["id"]).await;
        let product = shop.product(&id).await;
        (product["mainImageAlt"].clone(), product["availableColors"][0]["alt"].clone())
    };
    let plain = r#"[{"color": "Blue", "priceDifference": 5}]"#;
    let kept = read(&[("mainImageAlt", ""), ("availableColors", plain)]).await;
    assert_eq!(kept, (json!("From the front"), json!("From behind")));
    let said = r#"[{"color": "Blue", "priceDifference": 5, "alt": "From above"}]"#;
    let changed = read(&[("mainImageAlt", "=In hand"), ("availableColors", said)]).await;
    assert_eq!(changed, (json!("=In hand"), json!("From above")));
    assert!(export(&shop).await.contains("'=In hand"), "no program takes it for a formula");
    // A copy shows the same pictures.
    let copy: Value =
        shop.admin().await.post(&format!("/api/admin/products/{id}/duplicate"), &json!({})).await.json();
    assert_eq!(copy["product"]["mainImageAlt"], json!("=In hand"));
}
