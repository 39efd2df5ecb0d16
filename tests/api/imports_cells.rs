//! How an import reads cells as people and spreadsheets write them; what it cannot read, or not in one way, is a fault of
//! that cell, and the other rows go on.

use haat::clock::rfc3339;
use serde_json::{Value, json};

use crate::importing::{
    by_hand, confirm, confirm_with, counts, ended, faults, import, preview, progress, results, titled,
};
use crate::support::{Multipart, Shop};

pub const WOO: &str = "Type,SKU,Name,Published,Date sale price starts,Date sale price ends,In stock?,Stock,Sale price,Regular price";

/// A WooCommerce file of simple products with a sale: title, start and end.
fn sales(rows: &[(&str, &str, &str)]) -> String {
    let rows = rows.iter().map(|(title, starts, ends)| {
        format!("simple,{title},{title},1,\"{starts}\",\"{ends}\",1,5,800,1000")
    });
    std::iter::once(WOO.to_owned()).chain(rows).collect::<Vec<_>>().join("\n")
}

async fn offer(shop: &Shop, title: &str) -> Value {
    titled(shop, title).await["offerPrice"].clone()
}

#[tokio::test]
async fn sale_days_are_read_as_spreadsheets_write_them() {
    let shop = Shop::open().await;
    let all = [
        ("endless", "", "", 800),
        ("month-first-runs", "", "12/31/2099", 800),
        ("day-first-runs", "", "31/12/2099 0:00", 800),
        ("month-first-ended", "", "12/31/2019", 0),
        ("day-first-ended", "", "31.12.2019", 0),
        ("short-year-ended", "", "1-1-21", 0),
        ("short-year-began", "1-1-21", "", 800),
        ("bengali-ended", "", "৩১/১২/২০২০", 0),
        ("bengali-runs", "৩১/১২/২০২০", "২০৯৯-১২-৩১", 800),
        ("words-ended", "", "31 Dec 2020", 0),
        ("iso-time-ended", "", "2020-12-31 00:00:00", 0),
        ("not-yet", "12/31/2099", "", 0),
        // Both readings lie in the past, and both in the future.
        ("two-ways-ended", "", "03/04/2020", 0),
        ("two-ways-runs", "03/04/2020", "03/04/2099", 800),
        // It has not begun, whatever its end means.
        ("not-yet-either", "2099-01-01", "03/04/2099", 0),
    ];
    let shown = preview(&shop, sales(&all.map(|(title, starts, ends, _)| (title, starts, ends)))).await;
    assert_eq!(counts(&shown), json!([15, 0, 0, 0]), "{shown}");
    let told = "9 products: its sale price does not hold today, so the full price is taken.";
    assert!(shown["notes"].to_string().contains(told), "{}", shown["notes"]);
    confirm(&shop, &shown["id"]).await;
    assert_eq!(results(&ended(&shop, &shown["id"]).await), json!([15, 0, 0, 0]));
    for (title, _, _, expected) in all {
        assert_eq!(offer(&shop, title).await, json!(expected), "{title}");
    }
}

#[tokio::test]
async fn a_sale_day_that_nobody_can_tell_is_a_fault_of_its_cell() {
    let shop = Shop::open().await;
    // In the middle of a year one reading of `day` lies behind and the other one ahead.
    let now = shop.clock.now_ms();
    let year = rfc3339(now)[..4].parse::<i32>().unwrap() + 1;
    let middle: jiff::Timestamp = format!("{year}-06-15T06:00:00Z").parse().unwrap();
    shop.clock.advance(middle.as_millisecond() - now);
    let day = format!("12/01/{year}");
    let rows =
        [("ends", "", day.as_str()), ("starts", day.as_str(), ""), ("soon", "", "soon"), ("fine", "", "")];
    let shown = preview(&shop, sales(&rows)).await;
    assert_eq!(counts(&shown), json!([1, 0, 0, 3]), "{shown}");
    let both = format!(
        "“{day}” can be read as {year}-01-12 or as {year}-12-01. Please write the day that is meant like this: 2026-12-31."
    );
    let unread = "The date cannot be read. Please write it like this: 2026-12-31.".to_owned();
    assert_eq!(
        faults(&shown),
        [
            (2, "Date sale price ends".to_owned(), both.clone()),
            (3, "Date sale price starts".to_owned(), both),
            (4, "Date sale price ends".to_owned(), unread)
        ]
    );
    assert_eq!(results(&import(&shop, sales(&rows)).await), json!([1, 0, 0, 0]), "the others go on");
}

#[tokio::test]
async fn a_sale_price_above_the_regular_one_is_told() {
    let shop = Shop::open().await;
    let shown = preview(&shop, format!("{WOO}\nsimple,a,Dear,1,,,1,3,1200,1000\n")).await;
    assert_eq!(json!([shown["sample"][0]["price"], shown["sample"][0]["offerPrice"]]), json!([1000, 0]));
    let told = "1 product: its sale price is above the regular price, so the regular price is taken.";
    assert!(shown["notes"].to_string().contains(told), "{}", shown["notes"]);
}

#[tokio::test]
async fn prices_are_read_as_people_write_them() {
    let shop = Shop::open().await;
    let prices = ["\"45,000/-\"", "\"45,000 Tk.\"", "\"৪৫,০০০ টাকা\"", "45 000", "৳45000", "\"45.000,00\""];
    let rows: Vec<String> = prices
        .iter()
        .enumerate()
        .map(|(n, price)| format!("Phone {n},A phone.,{price},0,7,phone,dell,1 day,1 year"))
        .collect();
    let csv = by_hand(&rows.iter().map(String::as_str).collect::<Vec<_>>());
    assert_eq!(results(&import(&shop, csv).await), json!([6, 0, 0, 0]));
    let woo = prices.iter().enumerate().map(|(n, price)| format!("simple,w{n},Woo {n},1,,,1,3,,{price}"));
    let woo = std::iter::once(WOO.to_owned()).chain(woo).collect::<Vec<_>>().join("\n");
    assert_eq!(results(&import(&shop, woo).await), json!([6, 0, 0, 0]));
    for (n, text) in prices.iter().enumerate() {
        for name in ["Phone", "Woo"] {
            assert_eq!(titled(&shop, &format!("{name} {n}")).await["price"], 45_000, "{text}");
        }
    }
}

#[tokio::test]
async fn a_number_that_can_be_read_in_two_ways_asks() {
    let shop = Shop::open().await;
    let asks = |text: &str, one: &str, other: &str| {
        format!(
            "“{text}” can be read as {one} or as {other}. Please write the whole number that is meant, without commas and dots."
        )
    };
    let expected = [
        (2, asks("1.299", "1299", "1.299")),
        (3, asks("45.000", "45000", "45")),
        (4, asks("1,29", "129", "1.29")),
    ];
    let files = [
        (
            "price",
            by_hand(&[
                "A,A.,1.299,0,7,phone,dell,1 day,1 year",
                "B,B.,45.000,0,7,phone,dell,1 day,1 year",
                "C,C.,\"1,29\",0,7,phone,dell,1 day,1 year",
                "D,D.,\"1,299\",0,7,phone,dell,1 day,1 year",
            ]),
        ),
        (
            "Regular price",
            format!(
                "{WOO}\nsimple,a,A,1,,,1,1,,1.299\nsimple,b,B,1,,,1,1,,45.000\nsimple,c,C,1,,,1,1,,\"1,29\"\nsimple,d,D,1,,,1,1,,\"1,299\"\n"
            ),
        ),
        (
            "Variant Price",
            "Handle,Title,Variant Price\na,A,1.299\nb,B,45.000\nc,C,\"1,29\"\nd,D,\"1,299\"\n".to_owned(),
        ),
        (
            "Variant Inventory Qty",
            "Handle,Title,Variant Price,Variant Inventory Qty\na,A,5,1.299\nb,B,5,45.000\nc,C,5,\"1,29\"\nd,D,5,\"1,299\"\n"
                .to_owned(),
        ),
    ];
    for (column, csv) in files {
        let shown = preview(&shop, csv).await;
        let expected: Vec<_> =
            expected.iter().map(|(row, text)| (*row, column.to_owned(), text.clone())).collect();
        assert_eq!(faults(&shown), expected, "{shown}");
        assert_eq!(counts(&shown), json!([1, 0, 0, 3]), "{column}");
        assert_eq!(shown["sample"][0]["title"], "D");
    }
}

#[tokio::test]
async fn a_stock_that_cannot_be_read_is_a_fault_on_an_update_too() {
    let shop = Shop::open().await;
    let stocks = ["10 pcs", "abc", "2.5"];
    let woo = |stock: &str| format!("{WOO}\nsimple,a,Woo,1,,,1,{stock},,500\n");
    let shopify =
        |stock: &str| format!("Handle,Title,Variant Price,Variant Inventory Qty\na,Shopify,500,{stock}\n");
    let own = |stock: &str| by_hand(&[&format!("Own,Own.,500,0,{stock},phone,dell,1 day,1 year")]);
    for (title, column, file) in [
        ("Woo", "Stock", &woo as &dyn Fn(&str) -> String),
        ("Shopify", "Variant Inventory Qty", &shopify),
        ("Own", "stock", &own),
    ] {
        for known in [false, true] {
            for stock in stocks {
                let shown = preview(&shop, file(stock)).await;
                assert_eq!(counts(&shown), json!([0, 0, 0, 1]), "{title} {stock} {known}");
                assert_eq!(
                    (faults(&shown)[0].0, faults(&shown)[0].1.as_str()),
                    (2, column),
                    "{title} {stock}"
                );
            }
            if !known {
                import(&shop, file("7")).await;
            }
        }
        assert_eq!(titled(&shop, title).await["stock"], 7);
    }
    let id = titled(&shop, "Own").await["_id"].as_str().unwrap().to_owned();
    let export = crate::importing::export(&shop).await;
    let csv = crate::importing::with_cells(&export, &id, &[("stock", "9"), ("exportedStock", "seven")]);
    let shown = preview(&shop, csv).await;
    assert_eq!(faults(&shown)[0].1, "exportedStock", "what cannot be compared is not taken");
}

#[tokio::test]
async fn goods_that_are_not_counted_say_so_and_a_stock_is_chosen_for_them() {
    let shop = Shop::open().await;
    let woo = format!(
        "{WOO}\nsimple,a,Woo free,1,,,1,,,500\nsimple,b,Woo counted,1,,,1,4,,500\nsimple,c,Woo out,1,,,0,,,500\n\
         simple,d,Woo later,1,,,backorder,,,500\n"
    );
    let shopify = "Handle,Title,Variant Price,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy\n\
                   a,Shopify free,500,,0,deny\nb,Shopify on,500,shopify,-3,continue\nc,Shopify counted,500,shopify,4,continue\n\
                   d,Shopify out,500,shopify,0,deny\n";
    for (csv, free, rest) in [
        (woo.as_str(), ["Woo free", "Woo later"], [("Woo counted", 4), ("Woo out", 0)]),
        (shopify, ["Shopify free", "Shopify on"], [("Shopify counted", 4), ("Shopify out", 0)]),
    ] {
        let shown = preview(&shop, csv).await;
        assert_eq!(json!([shown["toAdd"], shown["withoutStock"], shown["chosenStock"]]), json!([4, 2, 0]));
        let told =
            "2 products: it is sold without counting there, so it begins with the stock that you choose.";
        assert!(shown["notes"].to_string().contains(told), "{}", shown["notes"]);
        assert_eq!(progress(&shop, &shown["id"]).await["withoutStock"], 2, "in another window, too");
        for bad in [json!(-1), json!(1_000_001), json!("some")] {
            confirm_with(&shop, &shown["id"], &bad).await.refused(400);
        }
        assert_eq!(confirm_with(&shop, &shown["id"], &json!(25)).await.status, 202);
        assert_eq!(results(&ended(&shop, &shown["id"]).await), json!([4, 0, 0, 0]));
        for title in free {
            assert_eq!(titled(&shop, title).await["stock"], 25, "{title}");
        }
        for (title, stock) in rest {
            assert_eq!(titled(&shop, title).await["stock"], stock, "{title}");
        }
        // The shop counts them now: read again, they keep what is left.
        let again = preview(&shop, csv).await;
        assert_eq!((counts(&again), &again["withoutStock"]), (json!([0, 0, 4, 0]), &json!(0)));
        let told = "2 products: it is sold without counting there, so the stock in the shop stays.";
        assert!(again["notes"].to_string().contains(told), "{}", again["notes"]);
    }
}

#[tokio::test]
async fn a_stock_can_be_chosen_with_the_file_and_stands_in_the_preview() {
    let shop = Shop::open().await;
    let csv = format!("{WOO}\nsimple,b,Counted,1,,,1,4,,500\nsimple,a,Free,1,,,1,,,500\n");
    let form = Multipart::default().text("chosenStock", "12").file("file", csv.as_bytes());
    let shown = shop.admin().await.post_form("/api/admin/imports", form).await.json();
    assert_eq!(json!([shown["chosenStock"], shown["sampleWithoutStock"]]), json!([12, [1]]), "{shown}");
    assert_eq!(json!([shown["sample"][0]["stock"], shown["sample"][1]["stock"]]), json!([4, 12]));
    let bad = Multipart::default().file("file", csv.as_bytes()).text("chosenStock", "many");
    let refused = shop.admin().await.post_form("/api/admin/imports", bad).await;
    assert_eq!(refused.status, 400);
    // The one of the preview holds where none is chosen later.
    confirm(&shop, &shown["id"]).await;
    ended(&shop, &shown["id"]).await;
    assert_eq!(titled(&shop, "Free").await["stock"], 12);
}

#[tokio::test]
async fn variations_share_their_products_stock_and_one_that_is_not_counted_asks_for_all() {
    let shop = Shop::open().await;
    let head =
        "Type,SKU,Name,Published,In stock?,Stock,Regular price,Parent,Attribute 1 name,Attribute 1 value(s)";
    let rows = "variable,shared,Shared,1,1,9,,,Color,\"Blue, Red\"\n\
                variation,s1,,1,1,parent,500,shared,Color,Blue\nvariation,s2,,1,1,parent,500,shared,Color,Red\n\
                variable,mixed,Mixed,1,1,,,,Color,\"Blue, Red\"\n\
                variation,m1,,1,1,3,500,mixed,Color,Blue\nvariation,m2,,1,1,,500,mixed,Color,Red\n\
                variable,bad,Bad,1,1,,,,Color,\"Blue, Red\"\n\
                variation,b1,,1,1,3 pcs,500,bad,Color,Blue\nvariation,b2,,1,1,4,500,bad,Color,Red\n";
    let shown = preview(&shop, format!("{head}\n{rows}")).await;
    assert_eq!((counts(&shown), &shown["withoutStock"]), (json!([2, 0, 0, 1]), &json!(1)), "{shown}");
    assert_eq!((faults(&shown)[0].0, faults(&shown)[0].1.as_str()), (9, "Stock"));
    confirm_with(&shop, &shown["id"], &json!(20)).await;
    ended(&shop, &shown["id"]).await;
    assert_eq!(titled(&shop, "Shared").await["stock"], 9);
    assert_eq!(
        titled(&shop, "Mixed").await["stock"],
        23,
        "what is counted, and what was chosen for the rest"
    );
}

#[tokio::test]
async fn published_is_read_in_every_usual_form() {
    let shop = Shop::open().await;
    let all = [
        ("1", true),
        ("1.0", true),
        ("TRUE", true),
        ("yes", true),
        ("publish", true),
        ("Published", true),
        ("", true),
        ("0", false),
        ("-1", false),
        ("FALSE", false),
        ("no", false),
        ("draft", false),
        ("private", false),
    ];
    for (text, shown) in all {
        let read = preview(&shop, format!("{WOO}\nsimple,a,Camera,{text},,,TRUE,3,,1000\n")).await;
        assert_eq!(counts(&read), json!([i32::from(shown), 0, 0, i32::from(!shown)]), "{text}");
    }
    let read = preview(&shop, format!("{WOO}\nsimple,a,Camera,perhaps,,,perhaps,3,,1000\n")).await;
    let columns: Vec<String> = faults(&read).into_iter().map(|(_, column, _)| column).collect();
    assert_eq!(columns, ["Published", "In stock?"]);
    let head = "Type,SKU,Name,Published,Regular price,Parent,Attribute 1 name,Attribute 1 value(s)";
    let rows = "variable,a,Buds,1,,,Color,\"Blue, Red\"\nvariation,b,,1,500,a,Color,Blue\n\
                variation,c,,perhaps,500,a,Color,Red\n";
    let read = preview(&shop, format!("{head}\n{rows}")).await;
    assert_eq!((faults(&read)[0].0, faults(&read)[0].1.as_str()), (4, "Published"), "{read}");
    for (text, shown) in [("TRUE", 1), ("yes", 1), ("1", 1), ("no", 0), ("0", 0), ("false", 0)] {
        let csv = format!("Handle,Title,Variant Price,Published\na,Speaker,500,{text}\n");
        assert_eq!(preview(&shop, csv).await["toAdd"], shown, "{text}");
    }
}
