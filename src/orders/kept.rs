//! Whether the sums that triggers keep of orders are those of the orders (`haat check`).

use rusqlite::Connection;

use crate::error::Result;

/// What is kept, in the words of a person, and what it has to be; each as a query of the same columns.
const SUMS: [(&str, &str, &str); 4] = [
    (
        "how many orders there are",
        "SELECT shift, block, standing, payment_method, payment_received, delivery_method, zone, branch, orders
         FROM order_blocks",
        "SELECT shift, block, standing, payment_method, payment_received, delivery_method, zone, branch, count(*)
         FROM order_alike WHERE seq < (SELECT below FROM orders_summed) GROUP BY 1, 2, 3, 4, 5, 6, 7, 8",
    ),
    (
        "how many orders were placed on each day",
        "SELECT day, standing, orders FROM order_days WHERE orders <> 0",
        "SELECT placed_day, standing, count(*) FROM orders
         WHERE figured AND seq < (SELECT below FROM orders_summed) GROUP BY 1, 2",
    ),
    (
        "what came in on each day",
        "SELECT kind, day, category, amount, parts FROM revenue_days WHERE parts <> 0",
        "SELECT kind, day, category, sum(amount), count(*) FROM order_revenue GROUP BY 1, 2, 3",
    ),
    (
        "what sold",
        "SELECT days, product, pieces, revenue FROM product_sales WHERE pieces <> 0",
        "SELECT w.days, s.product, sum(s.pieces), sum(s.revenue) FROM sales_windows AS w
         JOIN order_sales AS s ON s.day >= w.first_day GROUP BY 1, 2",
    ),
];

/// Orders that were placed outside the time that is kept of their block: they would not be looked for there.
const OUTSIDE: &str = "SELECT count(*) FROM order_alike AS a WHERE a.seq < (SELECT below FROM orders_summed)
    AND NOT EXISTS (SELECT 1 FROM order_blocks AS b WHERE b.shift = a.shift AND b.block = a.block
        AND b.standing = a.standing AND b.payment_method = a.payment_method
        AND b.payment_received = a.payment_received AND b.delivery_method = a.delivery_method
        AND b.zone = a.zone AND b.branch = a.branch AND a.ordered_at BETWEEN b.first_at AND b.last_at)";

/// What is kept and not so, in the words of a person: nothing in an intact shop.
pub fn mismatches(conn: &Connection) -> Result<Vec<&'static str>> {
    let mut wrong = Vec::new();
    for (what, kept, is) in SUMS {
        let sql = format!(
            "SELECT EXISTS (SELECT * FROM ({kept}) EXCEPT SELECT * FROM ({is}))
             OR EXISTS (SELECT * FROM ({is}) EXCEPT SELECT * FROM ({kept}))"
        );
        if conn.query_row(&sql, [], |row| row.get(0))? {
            wrong.push(what);
        }
    }
    if conn.query_row(OUTSIDE, [], |row| row.get::<_, i64>(0))? > 0 {
        wrong.push("when orders were placed");
    }
    Ok(wrong)
}
