//! What is kept of orders against plain queries of all of them, over random edits.

use rusqlite::{Connection, params};
use serde_json::{Value, json};

use super::list::{self, Filter};
use super::model::{DeliveryMethod, PaymentMethod, Stage};
use super::takings::{COUNTS, takings};
use super::{grams, kept, sales, statistics};
use crate::clock::{DAY_MS, DHAKA_MS};
use crate::http::query::Page;

/// The same numbers in each run.
pub(super) struct Dice(u64);

impl Dice {
    pub(super) fn new() -> Self {
        Self(0x9E37_79B9_7F4A_7C15)
    }

    pub(super) fn below(&mut self, n: i64) -> i64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        i64::try_from(self.0 >> 1).unwrap() % n
    }

    pub(super) fn one_of<T: Copy>(&mut self, all: &[T]) -> T {
        all[usize::try_from(self.below(all.len() as i64)).unwrap()]
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
        let number = 1 + usize::try_from(dice.below(pages as i64)).unwrap();
        let page = Page { number, limit };
        let found = list::places(conn, &filter, Some(page)).unwrap();
        assert_eq!(found, (page.of(&all).to_vec(), all.len() as u64), "{filter:?} {page:?}");
        assert_eq!(list::places(conn, &filter, None).unwrap().0, all, "{filter:?}");
        if filter.q.is_none() {
            assert_eq!(list::count(conn, &filter).unwrap(), all.len() as u64, "{filter:?}");
        }
    }
}

/// The rows of a query, each as a JSON array of numbers and texts.
fn rows(conn: &Connection, sql: &str, since: i64) -> Vec<Value> {
    let mut query = conn.prepare_cached(sql).unwrap();
    let columns = query.column_count();
    let read = |row: &rusqlite::Row<'_>| {
        let cell = |n| match row.get_ref(n).unwrap() {
            rusqlite::types::ValueRef::Integer(number) => json!(number),
            other => json!(other.as_str().unwrap()),
        };
        Ok(Value::from((0..columns).map(cell).collect::<Vec<_>>()))
    };
    query.query_map([since], read).unwrap().map(Result::unwrap).collect()
}

const BACK: &str = "order_returns AS r JOIN orders AS o ON o.seq = r.order_seq
    JOIN order_lines AS l ON l.order_seq = r.order_seq AND l.line = r.line
    WHERE o.delivered_at IS NOT NULL AND max(r.at, o.delivered_at) >= ?1";

fn compare_statistics(conn: &Connection, days: i64) {
    let today = NOW.div_euclid(DAY_MS);
    let first = today - days + 1;
    let since = first * DAY_MS - DHAKA_MS;
    let sum = |sql: &str| rows(conn, sql, since)[0][0].as_i64().unwrap();
    let revenue = sum("SELECT coalesce(sum(total), 0) FROM orders WHERE delivered_at >= ?1")
        - sum(&format!("SELECT coalesce(sum(r.amount), 0) FROM {BACK}"));
    let orders = sum(&format!("SELECT count(*) FROM orders WHERE ordered_at >= ?1 AND {COUNTS}"));
    let told = serde_json::to_value(takings(conn, first, None).unwrap()).unwrap();
    assert_eq!(told, json!({"orders": orders, "revenue": revenue}), "{days} days");

    let by_day = serde_json::to_value(statistics::by_day(conn, first, today).unwrap()).unwrap();
    for (n, day) in by_day.as_array().unwrap().iter().enumerate() {
        let from = since + i64::try_from(n).unwrap() * DAY_MS;
        let on = |column: &str| format!("{column} >= ?1 AND {column} < ?1 + {DAY_MS}");
        let one = |sql: &str| rows(conn, sql, from)[0][0].as_i64().unwrap();
        let orders = one(&format!("SELECT count(*) FROM orders WHERE {} AND {COUNTS}", on("ordered_at")));
        let came = one(&format!("SELECT coalesce(sum(total), 0) FROM orders WHERE {}", on("delivered_at")));
        let back = one(&format!(
            "SELECT coalesce(sum(r.amount), 0) FROM {BACK} AND {}",
            on("max(r.at, o.delivered_at)")
        ));
        assert_eq!((&day["orders"], &day["revenue"]), (&json!(orders), &json!(came - back)), "{day}");
    }

    let standing =
        "CASE WHEN cancelled_at IS NOT NULL THEN 'cancelled' WHEN returned_at IS NOT NULL THEN 'returned'
        ELSE stage END";
    let by_status = serde_json::to_value(statistics::by_status(conn, first).unwrap()).unwrap();
    let plain = rows(
        conn,
        &format!(
            "SELECT {standing}, count(*) FROM orders WHERE ordered_at >= ?1
                AND ({COUNTS} OR cancelled_at IS NOT NULL AND deleted_at IS NULL) GROUP BY 1"
        ),
        since,
    );
    let told: i64 = by_status.as_object().unwrap().values().map(|n| n.as_i64().unwrap()).sum();
    assert_eq!(told, plain.iter().map(|row| row[1].as_i64().unwrap()).sum::<i64>());
    for row in plain {
        assert_eq!(by_status[row[0].as_str().unwrap()], row[1], "{row}");
    }

    let by_category = serde_json::to_value(statistics::by_category(conn, first).unwrap()).unwrap();
    let plain = rows(
        conn,
        &format!(
            "SELECT category, coalesce(sum(amount), 0) AS revenue FROM (
                SELECT l.category, l.price * l.quantity - l.discount AS amount
                FROM orders AS o JOIN order_lines AS l ON l.order_seq = o.seq WHERE o.delivered_at >= ?1
                UNION ALL SELECT l.category, -r.amount FROM {BACK}
            ) GROUP BY category ORDER BY revenue DESC, category"
        ),
        since,
    );
    let told = by_category.as_array().unwrap().iter().map(|row| json!([row["category"], row["revenue"]]));
    assert_eq!(told.collect::<Vec<_>>(), plain);

    let most = serde_json::to_value(sales::most(conn, days, first, 4).unwrap()).unwrap();
    let plain = rows(
        conn,
        &format!(
            "SELECT coalesce(l.product_id, l.name), sum(l.quantity - l.returned),
                sum(coalesce(l.price * (l.quantity - l.returned), 0))
             FROM orders AS o JOIN order_lines AS l ON l.order_seq = o.seq
             WHERE o.ordered_at >= ?1 AND o.stage <> 'pending' AND {COUNTS} AND l.quantity > l.returned
             GROUP BY 1 ORDER BY 2 DESC, 3 DESC, 1 LIMIT 4"
        ),
        since,
    );
    let called = |row: &Value| row["productId"].as_str().or(row["name"].as_str()).unwrap().to_owned();
    let told =
        most.as_array().unwrap().iter().map(|row| json!([called(row), row["quantity"], row["revenue"]]));
    assert_eq!(told.collect::<Vec<_>>(), plain, "{days} days");
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
            grams::keep_up_now(&conn);
            edit(&conn, &mut dice);
            compare_lists(&conn, &mut dice);
            for days in [7, 31] {
                compare_statistics(&conn, days);
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
    compare_statistics(&conn, 30);
    assert_eq!(kept::mismatches(&conn).unwrap(), [] as [&str; 0]);
    // Whatever day it is by now.
    for moved in [1, -1, 3, 40, -400] {
        sales::move_on(&conn, NOW + moved * DAY_MS).unwrap();
        assert!(!sales::is_due(&conn, NOW + moved * DAY_MS).unwrap() && sales::is_due(&conn, NOW).unwrap());
        assert_eq!(kept::mismatches(&conn).unwrap(), [] as [&str; 0], "moved by {moved}");
    }
    // Where the kept time is another day's, it is counted.
    compare_statistics(&conn, 7);
    conn.execute_batch("UPDATE order_blocks SET orders = orders + 1 WHERE shift = 62").unwrap();
    assert_eq!(kept::mismatches(&conn).unwrap(), ["how many orders there are"]);
}
