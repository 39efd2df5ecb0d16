//! How an import finds the columns of a file, and what it says of those it does not read.

use serde_json::json;

use crate::importing::{CABLE, by_hand, counts, faults, preview, upload};
use crate::imports_cells::WOO;
use crate::support::Shop;

#[tokio::test]
async fn names_of_columns_are_known_however_they_are_spelled() {
    let shop = Shop::open().await;
    let csv = "Title,DESCRIPTION,Price,Offer Price,stock,Category,brand,Estimated_Delivery,Warranty,EMI-Available\n\
               Phone,A phone.,45000,40000,3,phone,dell,1 day,1 year,Yes\n";
    for spelled in ["Offer Price", "offer_price", "OFFER-PRICE", "offerprice"] {
        let shown = preview(&shop, csv.replace("Offer Price", spelled)).await;
        assert_eq!(shown["unread"], json!([]), "{spelled}");
        assert_eq!(json!([counts(&shown), shown["sample"][0]["offerPrice"]]), json!([[1, 0, 0, 0], 40_000]));
        assert_eq!(shown["sample"][0]["emiAvailable"], true);
    }
    let woo = "TYPE,sku,name,Regular_Price,sale-price,In Stock ?,stock\nsimple,a,Camera,1000,800,1,3\n";
    let shown = preview(&shop, woo).await;
    assert_eq!(json!([shown["format"], shown["sample"][0]["offerPrice"]]), json!(["woocommerce", 800]));
}

#[tokio::test]
async fn every_column_that_was_not_read_is_named() {
    let shop = Shop::open().await;
    let csv = "title,description,price,Offer Prise,offerPrice,OFFER PRICE,stock,category,brand,estimatedDelivery,warranty,createdAt\n\
               Phone,A phone.,45000,40000,0,39000,3,phone,dell,1 day,1 year,,,note\n";
    let shown = preview(&shop, csv).await;
    assert_eq!(
        shown["unread"],
        json!([
            {"name": "Offer Prise", "letters": "D", "known": false},
            {"name": "OFFER PRICE", "letters": "F", "known": false},
            {"name": "createdAt", "letters": "L", "known": true},
            {"name": "", "letters": "N", "known": false},
        ])
    );
    // Blank cells at the end are no columns, however many a spreadsheet writes.
    let wide = by_hand(&[CABLE]).replace("\r\n", &format!("{}\r\n", ",".repeat(3_000)));
    assert_eq!(preview(&shop, &wide).await["unread"], json!([]));
    let wide = wide.replace(&",".repeat(3_000), &",x".repeat(3_000));
    assert_eq!(upload(&shop, wide).await.refused(400), "The file has more than 1000 columns.");
    let woo = format!("{WOO},Tax status,Regular price (EUR)\nsimple,a,Camera,1,,,1,3,,1000,taxable,9\n");
    let unread = preview(&shop, woo).await["unread"].clone();
    let known: Vec<_> = unread.as_array().unwrap().iter().map(|c| json!([c["name"], c["known"]])).collect();
    assert!(known.contains(&json!(["Tax status", true])), "{known:?}");
    assert!(known.contains(&json!(["Regular price (EUR)", false])), "{known:?}");
    assert!(!unread.to_string().contains("\"Regular price\""), "{unread}");
    let shopify = "Handle,Title,Variant Price,Tags,Discount\na,Speaker,500,x,5\n";
    let unread = preview(&shop, shopify).await["unread"].clone();
    let shown: Vec<_> = unread.as_array().unwrap().iter().map(|c| json!([c["name"], c["known"]])).collect();
    assert_eq!(shown, [json!(["Tags", true]), json!(["Discount", false])]);
}

#[tokio::test]
async fn whatever_parts_the_cells_is_found() {
    let shop = Shop::open().await;
    let plain = by_hand(&["Phone,A phone.,45000,0,3,phone,dell,1 day,1 year"]);
    for (sign, first) in [
        ("|", ""),
        (";", "sep=;\r\n"),
        (";", "\"sep=;\"\n"),
        (";", "\u{FEFF}SEP=;;;;\r\n"),
        ("|", "sep=|\n"),
        ("\t", "sep=\t\r\n"),
        ("^", "sep=^\r\n"),
        (",", "sep=,\r\n"),
    ] {
        let csv = format!("{first}{}", plain.replace(',', sign));
        let shown = preview(&shop, &csv).await;
        assert_eq!((counts(&shown), &shown["unread"]), (json!([1, 0, 0, 0]), &json!([])), "{csv:?}");
    }
    // Rows are counted as a spreadsheet shows them, which hides the first line.
    let bad =
        format!("sep=;\r\n{}", by_hand(&["Phone,A phone.,x,0,3,phone,dell,1 day,1 year"]).replace(',', ";"));
    assert_eq!(faults(&preview(&shop, &bad).await)[0].0, 2);
    let open = format!("sep=;\r\n{}\"open", plain.replace(',', ";"));
    let told = upload(&shop, open).await.refused(400);
    assert!(told.starts_with("A quotation mark that begins in row 3 is never closed."), "{told}");
}

#[tokio::test]
async fn a_file_in_another_language_is_told_to_come_in_english() {
    let shop = Shop::open().await;
    for head in [
        "ID,Typ,Artikelnummer,Name,Veröffentlicht,Regulärer Preis",
        "ID,Type,UGS,Nom,Publié,Tarif régulier",
        "ID;Tipo;SKU;Nombre;Publicado;Precio normal",
        "শিরোনাম,দাম,স্টক",
        "Nazwa|Cena",
    ] {
        let told = upload(&shop, format!("{head}\n1,simple,a,b,1,500\n")).await.refused(400);
        assert!(told.contains("export the products again in English"), "{head}: {told}");
    }
    let told = upload(&shop, "a,b,c\n1,2,3\n").await.refused(400);
    assert!(told.contains("the names of their columns in English"), "{told}");
}
