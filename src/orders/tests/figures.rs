//! The figures of a time against plain queries of all orders.

use rusqlite::Connection;
use serde_json::{Value, json};

use super::NOW;
use crate::clock::{DAY_MS, DHAKA_MS};
use crate::orders::takings::{COUNTS, takings};
use crate::orders::{sales, statistics};

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

/// Takings, days, stages, categories and best sellers of so many days against plain queries.
pub(super) fn compare(conn: &Connection, days: i64) {
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
