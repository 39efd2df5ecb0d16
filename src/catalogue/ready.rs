//! A product's JSON straight from its row: the three JSON columns pass through as they are stored, which costs a
//! fraction of reading and writing them again. The same bytes as [`super::model::Product`]'s.

use rusqlite::{Connection, OptionalExtension, Row, types::FromSqlError};
use serde::Serialize;
use serde_json::value::RawValue;

use super::model::is_offer_only;
use super::pictures::{self, Picture};
use super::rating::Rating;
use super::store::COLUMNS;
use crate::clock::rfc3339;
use crate::error::{Error, Result};

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Ready<'a> {
    #[serde(rename = "_id")]
    id: &'a str,
    listing: &'a str,
    title: &'a str,
    description: &'a str,
    price: i64,
    offer_price: i64,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    offer_only: bool,
    stock: i64,
    category: &'a str,
    brand: &'a str,
    main_image: &'a str,
    #[serde(skip_serializing_if = "str::is_empty")]
    main_image_alt: &'a str,
    #[serde(skip_serializing_if = "<[Picture]>::is_empty")]
    pictures: &'a [Picture],
    buy_points: i64,
    points: i64,
    estimated_delivery: &'a str,
    warranty: &'a str,
    emi_available: bool,
    specifications: &'a RawValue,
    ram_storage: &'a RawValue,
    available_colors: &'a RawValue,
    created_at: String,
    updated_at: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    rating: Option<Rating>,
    views: u64,
}

/// How much of a product is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Shape {
    /// As its page and its own calls show it.
    Whole,
    /// As lists show it: without its pictures beside the main one.
    Card,
}

/// A live product's JSON up to and without its view count, which is the last field.
pub fn without_views(conn: &Connection, seq: i64, shape: Shape) -> Result<Option<Vec<u8>>> {
    let sql = format!("SELECT {COLUMNS} FROM products WHERE seq = ?1 AND deleted_at IS NULL");
    let pictures = if shape == Shape::Whole { pictures::of(conn, seq)? } else { Vec::new() };
    let found = conn.prepare_cached(&sql)?.query_row([seq], |row| Ok(json(row, &pictures))).optional()?;
    let Some(mut json) = found.transpose()? else { return Ok(None) };
    json.truncate(json.len() - "0}".len());
    Ok(Some(json))
}

fn json(row: &Row<'_>, pictures: &[Picture]) -> Result<Vec<u8>> {
    let text = |column: usize| -> rusqlite::Result<&str> {
        let unlike = |cause: FromSqlError| {
            rusqlite::Error::FromSqlConversionFailure(column, rusqlite::types::Type::Text, Box::new(cause))
        };
        row.get_ref(column)?.as_str().map_err(unlike)
    };
    let raw = |column: usize| -> Result<&RawValue> { Ok(serde_json::from_str(text(column)?)?) };
    let buy_points = row.get(11)?;
    let (price, offer_price) = (row.get(5)?, row.get(6)?);
    let ready = Ready {
        id: text(1)?,
        listing: text(2)?,
        title: text(3)?,
        description: text(4)?,
        price,
        offer_price,
        offer_only: is_offer_only(price, offer_price, row.get(24)?),
        stock: row.get(7)?,
        category: text(8)?,
        brand: text(9)?,
        main_image: text(10)?,
        main_image_alt: text(23)?,
        pictures,
        buy_points,
        points: buy_points,
        estimated_delivery: text(12)?,
        warranty: text(13)?,
        emi_available: row.get(14)?,
        specifications: raw(15)?,
        ram_storage: raw(16)?,
        available_colors: raw(17)?,
        created_at: rfc3339(row.get(18)?),
        updated_at: rfc3339(row.get(19)?),
        rating: Rating::of(row.get(21)?, row.get(22)?),
        views: 0,
    };
    serde_json::to_vec(&ready).map_err(Error::from)
}

#[cfg(test)]
mod tests {
    use super::super::model::{ColorOption, FixedSpecification, RamOption, SpecificationRow, Specifications};
    use super::super::store::{self, NewProduct};
    use super::*;
    use crate::catalogue::ledger::Cause;
    use crate::catalogue::listings::Listing;

    fn new(specifications: Specifications) -> NewProduct {
        NewProduct {
            listing: Listing::BestDeal,
            title: "ফোন \"25\" \u{1F600}".into(),
            description: "One\nTwo \\ three".into(),
            price: 50_000,
            offer_price: 45_000,
            stock: 7,
            category: "PHONE".into(),
            brand: "SAMSUNG".into(),
            main_image: "/uploads/a.webp".into(),
            main_image_alt: "The \"front\"".into(),
            pictures: vec![
                Picture { image: "/uploads/c.webp".into(), alt: "In a \"hand\"".into() },
                Picture { image: "/uploads/a.webp".into(), alt: String::new() },
            ],
            buy_points: 20,
            views: 0,
            estimated_delivery: "2-3 days".into(),
            warranty: "1 year".into(),
            emi_available: true,
            specifications,
            ram_storage: vec![RamOption { option: "8GB/256GB".into(), price_difference: -5 }],
            available_colors: vec![ColorOption {
                color: "Sky \"Blue\"".into(),
                price_difference: 3,
                image: "/uploads/b.webp".into(),
                alt: "From behind".into(),
            }],
        }
    }

    #[test]
    fn the_bytes_are_those_of_a_product() {
        let folder = tempfile::tempdir().unwrap();
        let conn = crate::db::open_migrated(&folder.path().join("haat.db")).unwrap();
        let rows = vec![SpecificationRow { field: "Battery".into(), value: "5,000 \"mAh\"".into() }];
        let fixed = FixedSpecification { body: "41 g".into(), ..FixedSpecification::default() };
        for specifications in [Specifications::List(rows), Specifications::Fixed(fixed)] {
            let id =
                store::insert(&conn, &new(specifications), Cause::Added, "a@b.c", 1_795_824_000_123).unwrap();
            let rate = "UPDATE products SET rating_count = 3, rating_sum = 13 WHERE id = ?1";
            conn.execute(rate, [&id]).unwrap();
            let card = store::by_id(&conn, &id).unwrap().unwrap();
            let whole = store::whole_by_id(&conn, &id).unwrap().unwrap();
            assert_eq!((card.product.pictures.len(), whole.product.pictures.len()), (0, 2));
            for (shape, stored) in [(Shape::Card, card), (Shape::Whole, whole)] {
                let mut ready = without_views(&conn, stored.seq, shape).unwrap().unwrap();
                ready.extend_from_slice(b"0}");
                let expected = serde_json::to_vec(&stored.product).unwrap();
                assert_eq!(String::from_utf8(ready), String::from_utf8(expected));
            }
            let seq = store::by_id(&conn, &id).unwrap().unwrap().seq;
            assert!(store::trash(&conn, Listing::BestDeal, &id, 1).unwrap());
            assert!(without_views(&conn, seq, Shape::Whole).unwrap().is_none());
        }
    }
}
