//! What is kept of orders against plain queries of all of them, over random edits.

mod figures;

use rusqlite::{Connection, params};

use super::filter::Filter;
use super::list;
use super::model::{DeliveryMethod, PaymentMethod, Stage};
use super::{grams, kept, sales};
use crate::clock::DAY_MS;
use crate::http::query::Page;

/// The same numbers in each run.
struct Dice(u64);

impl Dice {
    fn new() -> Self {
        Self(0x9E37_79B9_7F4A_7C15)
    }

    fn below(&mut self, n: i64) -> i64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        i64::try_from(self.0 >> 1).unwrap() % n
    }

    fn one_of<T: Copy>(&mut self, all: &[T]) -> T {
        all[usize::try_from(self.below(i64::try_from(all.len()).unwrap())).unwrap()]
    }
}

/// The middle of a day of Asia/Dhaka.
const NOW: i64 = 20_700 * DAY_MS + 6 * 3_600_000;
const ZONES: [&str; 3] = ["", "Dhaka", "Elsewhere"];

fn database() -> (tempfile::TempDir, Connection) {
    let folder = tempfile::tempdir().unwrap();
    let conn = crate::db::open_migrated(&crate::db::file_in(folder.path())).unwrap();
    conn.execute_batch("PRAGMA synchronous = OFF").unwrap();
    sales::move_on(&conn, NOW).unwrap();
    (folder, conn)
}

/// An order of one to three lines; its place may leave some out, as a million orders would take up many blocks.
fn place(conn: &Connection, dice: &mut Dice) {
    let last: i64 = conn.query_row("SELECT coalesce(max(seq), 0) FROM orders", [], |r| r.get(0)).unwrap();
    let gap = dice.one_of(&[1, 1, 1, 1, 1, 1, 1, 1, 1, 40, 300, 3000]);
    let seq = last + gap;
    let at = NOW - 40 * DAY_MS + seq.min(400_000) * 8_000 + dice.below(9_000_000);
    let payment = dice.one_of(&["Cash on Delivery", "bKash"]);
    let method = dice.one_of(&["delivery", "pickup"]);
    let price = dice.below(4) * 100;
    let total = (price > 0).then_some(price + 60);
    conn.execute(
        "INSERT INTO orders (seq, id, number, subtotal, delivery_method, zone, delivery_charge, total, payment_method,
            username, email, search, ordered_at)
         VALUES (?1, 'o' || ?1, printf('H-%09d', ?1), ?2, ?3, ?4, 60, ?5, ?6, 'A', '', ?7, ?8)",
        params![
            seq,
            (price > 0).then_some(price),
            method,
            dice.one_of(&ZONES),
            total,
            payment,
            format!("h-{seq:09} {} rahim", dice.one_of(&["phone", "watch"])),
            at
        ],
    )
    .unwrap();
    for line in 1..=1 + dice.below(3) {
        let product = dice.below(5);
        conn.execute(
            "INSERT INTO order_lines (order_seq, line, product_id, product_seq, listing, name, category, price, quantity,
                discount)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)",
            params![
                seq,
                line,
                (product > 0).then(|| format!("p{product}")),
                (product > 0).then_some(product),
                if product > 0 { "product" } else { "" },
                if product > 0 { format!("Product {product}") } else { "Something".to_owned() },
                dice.one_of(&["PHONE", "WATCH", ""]),
                (price > 0).then_some(price),
                1 + dice.below(4),
                if price > 0 { dice.below(20) } else { 0 }
            ],
        )
        .unwrap();
    }
}

/// Does something to an order.
fn edit(conn: &Connection, dice: &mut Dice) {
    let count: i64 = conn.query_row("SELECT count(*) FROM orders", [], |r| r.get(0)).unwrap();
    if count == 0 {
        return;
    }
    let one = "SELECT seq FROM orders LIMIT 1 OFFSET ?1";
    let seq: i64 = conn.query_row(one, [dice.below(count)], |r| r.get(0)).unwrap();
    let when = NOW - dice.below(30 * DAY_MS);
    let what = match dice.below(13) {
        0 => "UPDATE orders SET stage = 'approved', approved_at = ?2 WHERE seq = ?1",
        1 => "UPDATE orders SET stage = 'shipped', shipped_at = ?2 WHERE seq = ?1",
        2 | 3 => "UPDATE orders SET stage = 'delivered', delivered_at = ?2 WHERE seq = ?1",
        4 => "UPDATE orders SET cancelled_at = ?2 WHERE seq = ?1",
        5 => "UPDATE orders SET payment_received = 1 - payment_received WHERE seq = ?1 AND ?2 > 0",
        6 => "UPDATE orders SET deleted_at = ?2 WHERE seq = ?1",
        7 => "UPDATE orders SET deleted_at = NULL, cancelled_at = NULL WHERE seq = ?1 AND ?2 > 0",
        8 => "UPDATE orders SET ordered_at = ?2 WHERE seq = ?1",
        9 => "UPDATE orders SET returned_at = ?2, stage = 'delivered' WHERE seq = ?1",
        10 => {
            let back = "UPDATE order_lines SET returned = returned + 1
                WHERE order_seq = ?1 AND line = 1 AND returned < quantity";
            if conn.execute(back, [seq]).unwrap() == 1 {
                let note = "INSERT INTO order_returns (order_seq, line, quantity, restocked, amount, at)
                    VALUES (?1, 1, 1, 0, 90, ?2)";
                conn.execute(note, [seq, when]).unwrap();
            }
            return;
        }
        11 => "UPDATE orders SET search = replace(search, 'rahim', 'karim'), note = ?2 WHERE seq = ?1",
        _ => "DELETE FROM orders WHERE seq = ?1 AND ?2 > 0 AND stage <> 'delivered'",
    };
    conn.execute(what, [seq, when]).unwrap();
}

fn filter(dice: &mut Dice) -> Filter {
    let mut filter = Filter::default();
    let some = |dice: &mut Dice| dice.below(4) == 0;
    if some(dice) {
        filter.stage =
            Some(dice.one_of(&[Stage::Pending, Stage::Delivered, Stage::Cancelled, Stage::Returned]));
    }
    if some(dice) {
        filter.payment =
            Some(dice.one_of(&[PaymentMethod::Cash, PaymentMethod::Bkash, PaymentMethod::Nagad]));
    }
    if some(dice) {
        filter.paid = Some(dice.below(2) == 0);
    }
    if some(dice) {
        filter.zone = Some(dice.one_of(&ZONES).to_owned());
    }
    if some(dice) {
        filter.method = Some(dice.one_of(&[DeliveryMethod::Delivery, DeliveryMethod::Pickup]));
    }
    if some(dice) {
        filter.since = Some(NOW - dice.below(45) * DAY_MS);
    }
    if some(dice) {
        filter.until = Some(NOW - dice.below(45) * DAY_MS);
    }
    if dice.below(3) == 0 {
        filter.q = Some(
            dice.one_of(&[
                "rahim",
                "phone",
                "h-00",
                "watch 9",
                "1",
                "hone",
                "nobody",
                "ari ph",
                "h 01898",
                "watch karim",
            ])
            .to_owned(),
        );
    }
    filter
}

/// The orders of a filter, asked plainly.
fn plain(conn: &Connection, filter: &Filter) -> Vec<i64> {
    let Filter { q, stage, payment, paid, zone, branch, method, since, until } = filter;
    let mut query = conn
        .prepare_cached(
            "SELECT seq FROM orders WHERE deleted_at IS NULL AND (?1 IS NULL OR finds(search, ?1)) AND (?2 IS NULL
                OR CASE WHEN cancelled_at IS NOT NULL THEN 'cancelled' WHEN returned_at IS NOT NULL THEN 'returned'
                    ELSE stage END = ?2)
            AND (?3 IS NULL OR payment_method = ?3) AND (?4 IS NULL OR payment_received = ?4)
            AND (?5 IS NULL OR zone = ?5) AND (?6 IS NULL OR branch = ?6) AND (?7 IS NULL OR delivery_method = ?7)
            AND (?8 IS NULL OR ordered_at >= ?8) AND (?9 IS NULL OR ordered_at < ?9) ORDER BY seq DESC",
        )
        .unwrap();
    let values = params![q, stage, payment, paid, zone, branch, method, since, until];
    query.query_map(values, |r| r.get(0)).unwrap().map(Result::unwrap).collect()
}

fn compare_lists(conn: &Connection, dice: &mut Dice) {
    for _ in 0..8 {
        let filter = filter(dice);
        let all = plain(conn, &filter);
        let limit = usize::try_from(1 + dice.below(9)).unwrap();
        let pages = all.len() / limit + 2;
        let number = 1 + usize::try_from(dice.below(i64::try_from(pages).unwrap())).unwrap();
        let page = Page { number, limit };
        let found = list::places(conn, &filter, Some(page)).unwrap();
        assert_eq!(found, (page.of(&all).to_vec(), all.len() as u64), "{filter:?} {page:?}");
        assert_eq!(list::places(conn, &filter, None).unwrap().0, all, "{filter:?}");
        if filter.q.is_none() {
            assert_eq!(list::count(conn, &filter).unwrap(), all.len() as u64, "{filter:?}");
        }
    }
}

#[test]
fn what_is_kept_of_orders_is_what_a_plain_query_says() {
    let (_folder, conn) = database();
    let mut dice = Dice::new();
    for step in 0..900 {
        for _ in 0..3 {
            place(&conn, &mut dice);
        }
        edit(&conn, &mut dice);
        edit(&conn, &mut dice);
        if step % 75 == 74 {
            grams::index_all(&conn).unwrap();
            edit(&conn, &mut dice);
            compare_lists(&conn, &mut dice);
            for days in [7, 31] {
                figures::compare(&conn, days);
            }
        }
    }
    let sealed: i64 = conn.query_row("SELECT below FROM orders_summed", [], |r| r.get(0)).unwrap();
    assert!(sealed > 2 << 14, "large blocks are among them");
    let indexed: i64 = conn.query_row("SELECT found_below FROM orders_summed", [], |r| r.get(0)).unwrap();
    assert!(indexed > 2 << 14, "so are some that are indexed");
    for _ in 0..100 {
        compare_lists(&conn, &mut dice);
    }
    figures::compare(&conn, 30);
    assert_eq!(kept::mismatches(&conn).unwrap(), [] as [&str; 0]);
    // Whatever day it is by now.
    for moved in [1, -1, 3, 40, -400] {
        sales::move_on(&conn, NOW + moved * DAY_MS).unwrap();
        assert!(!sales::is_due(&conn, NOW + moved * DAY_MS).unwrap() && sales::is_due(&conn, NOW).unwrap());
        assert_eq!(kept::mismatches(&conn).unwrap(), [] as [&str; 0], "moved by {moved}");
    }
    // Where the kept time is another day's, it is counted.
    figures::compare(&conn, 7);
    conn.execute_batch("UPDATE order_blocks SET orders = orders + 1 WHERE shift = 62").unwrap();
    assert_eq!(kept::mismatches(&conn).unwrap(), ["how many orders there are"]);
}
