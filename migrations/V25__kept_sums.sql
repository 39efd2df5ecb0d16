-- What the back office asks of a million orders is kept beside them: sums that triggers move in the transaction of the change,
-- and that `haat check` compares with the rows. Days are those of Asia/Dhaka, counted since 1970-01-01.

-- How far an order is. Whether it is in the figures: what was put away stays there once it was delivered (contract 11). Whether
-- it was sold: confirmed, and not cancelled.
ALTER TABLE orders ADD COLUMN standing TEXT GENERATED ALWAYS AS (
    CASE WHEN cancelled_at IS NOT NULL THEN 'cancelled' WHEN returned_at IS NOT NULL THEN 'returned' ELSE stage END) VIRTUAL;
ALTER TABLE orders ADD COLUMN figured INTEGER GENERATED ALWAYS AS (
    deleted_at IS NULL OR (cancelled_at IS NULL AND (stage = 'delivered' OR returned_at IS NOT NULL))) VIRTUAL;
ALTER TABLE orders ADD COLUMN sold INTEGER GENERATED ALWAYS AS (
    figured AND cancelled_at IS NULL AND stage <> 'pending') VIRTUAL;
ALTER TABLE orders ADD COLUMN placed_day INTEGER GENERATED ALWAYS AS ((ordered_at + 21600000) / 86400000) VIRTUAL;

-- How many orders of the back office are alike, by blocks of their places: those whose `seq >> shift` is `block`. The one
-- block of shift 62 has all. `first_at` and `last_at`: none of them was placed outside; they may be wider than need be. Orders
-- from `below` on are not in these sums yet: 256 are added at a time, which costs an order little. Those from `found_below` on
-- are not in `order_grams` yet.
CREATE TABLE orders_summed (
    id          INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
    below       INTEGER NOT NULL,
    found_below INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO orders_summed SELECT 1, coalesce(max(seq), 0) >> 8 << 8, 0 FROM orders;
CREATE TABLE order_blocks (
    shift            INTEGER NOT NULL,
    block            INTEGER NOT NULL,
    standing         TEXT NOT NULL,
    payment_method   TEXT NOT NULL,
    payment_received INTEGER NOT NULL,
    delivery_method  TEXT NOT NULL,
    zone             TEXT NOT NULL,
    branch           TEXT NOT NULL,
    orders           INTEGER NOT NULL,
    first_at         INTEGER NOT NULL,
    last_at          INTEGER NOT NULL,
    PRIMARY KEY (shift, block, standing, payment_method, payment_received, delivery_method, zone, branch)
) STRICT, WITHOUT ROWID;
CREATE VIEW order_alike AS
    SELECT o.seq, s.shift, o.seq >> s.shift AS block, o.standing, o.payment_method, o.payment_received, o.delivery_method,
        o.zone, o.branch, o.ordered_at
    FROM orders AS o CROSS JOIN (SELECT 8 AS shift UNION ALL SELECT 14 UNION ALL SELECT 62) AS s
    WHERE o.deleted_at IS NULL;

-- Where three letters stand next to each other in what searches look through: in which orders of a block of 8,192 places, as
-- `orders/grams.rs` writes it. The shop fills it by itself, a whole block at a time.
CREATE TABLE order_grams (
    block  INTEGER NOT NULL,
    gram   INTEGER NOT NULL,
    places BLOB NOT NULL,
    PRIMARY KEY (block, gram)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER orders_search_changed AFTER UPDATE OF search ON orders
WHEN NEW.search <> OLD.search
BEGIN
    UPDATE orders_summed SET found_below = min(found_below, NEW.seq >> 13 << 13);
END;

-- The same orders, those in the figures, by the day on which they were placed.
CREATE TABLE order_days (
    day      INTEGER NOT NULL,
    standing TEXT NOT NULL,
    orders   INTEGER NOT NULL,
    PRIMARY KEY (day, standing)
) STRICT, WITHOUT ROWID;
CREATE VIEW placed_orders (day, standing, orders) AS
    SELECT day, standing, orders FROM order_days
    UNION ALL
    SELECT placed_day, standing, 1 FROM orders WHERE seq >= (SELECT below FROM orders_summed) AND figured;

-- What came in on a day, in whole taka, less what came back: of whole orders, with their delivery (`orders`), and of the
-- things of a category (`category`), less discounts. `parts`: of how many amounts it is the sum; a row of none is nothing.
CREATE TABLE revenue_days (
    kind     TEXT NOT NULL,
    day      INTEGER NOT NULL,
    category TEXT NOT NULL,
    amount   INTEGER NOT NULL,
    parts    INTEGER NOT NULL,
    PRIMARY KEY (kind, day, category)
) STRICT, WITHOUT ROWID;
CREATE VIEW order_revenue (order_seq, line, kind, day, category, amount) AS
    SELECT l.order_seq, l.line, 'orders', (o.delivered_at + 21600000) / 86400000, '', coalesce(o.total, 0)
        FROM orders AS o JOIN order_lines AS l ON l.order_seq = o.seq AND l.line = 1 WHERE o.delivered_at IS NOT NULL
    UNION ALL
    SELECT l.order_seq, l.line, 'category', (o.delivered_at + 21600000) / 86400000, l.category,
            coalesce(l.price * l.quantity - l.discount, 0)
        FROM orders AS o JOIN order_lines AS l ON l.order_seq = o.seq WHERE o.delivered_at IS NOT NULL
    UNION ALL
    SELECT r.order_seq, r.line, k.kind, (max(r.at, o.delivered_at) + 21600000) / 86400000,
            iif(k.kind = 'orders', '', l.category), -r.amount
        FROM orders AS o JOIN order_returns AS r ON r.order_seq = o.seq
        JOIN order_lines AS l ON l.order_seq = r.order_seq AND l.line = r.line
        CROSS JOIN (SELECT 'orders' AS kind UNION ALL SELECT 'category') AS k
        WHERE o.delivered_at IS NOT NULL;

-- Pieces that were sold and did not come back, by product (its id, or what a quick order called it) over the times that charts
-- are about: all since `first_day`, which the shop moves on at midnight. A row without pieces is nothing.
CREATE TABLE sales_windows (
    days      INTEGER NOT NULL PRIMARY KEY,
    first_day INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE product_sales (
    days        INTEGER NOT NULL,
    product     TEXT NOT NULL,
    product_seq INTEGER NOT NULL,
    pieces      INTEGER NOT NULL,
    revenue     INTEGER NOT NULL,
    PRIMARY KEY (days, product)
) STRICT, WITHOUT ROWID;
CREATE VIEW order_sales (order_seq, line, ordered_at, day, product, product_seq, pieces, revenue) AS
    SELECT o.seq, l.line, o.ordered_at, o.placed_day, coalesce(l.product_id, l.name), coalesce(l.product_seq, 0),
        l.quantity - l.returned, coalesce(l.price * (l.quantity - l.returned), 0)
    FROM orders AS o JOIN order_lines AS l ON l.order_seq = o.seq WHERE o.sold AND l.quantity > l.returned;

INSERT INTO order_blocks
    SELECT 8, seq >> 8 AS block, standing, payment_method, payment_received, delivery_method, zone, branch, count(*),
        min(ordered_at), max(ordered_at)
    FROM orders WHERE deleted_at IS NULL AND seq < (SELECT below FROM orders_summed) GROUP BY 2, 3, 4, 5, 6, 7, 8;
INSERT INTO order_blocks
    SELECT 14, block >> 6 AS larger, standing, payment_method, payment_received, delivery_method, zone, branch, sum(orders),
        min(first_at), max(last_at)
    FROM order_blocks WHERE shift = 8 GROUP BY 2, 3, 4, 5, 6, 7, 8;
INSERT INTO order_blocks
    SELECT 62, 0, standing, payment_method, payment_received, delivery_method, zone, branch, sum(orders), min(first_at),
        max(last_at)
    FROM order_blocks WHERE shift = 14 GROUP BY 3, 4, 5, 6, 7, 8;
INSERT INTO order_days
    SELECT placed_day, standing, count(*) FROM orders
    WHERE figured AND seq < (SELECT below FROM orders_summed) GROUP BY 1, 2;
INSERT INTO revenue_days SELECT kind, day, category, sum(amount), count(*) FROM order_revenue GROUP BY 1, 2, 3;
INSERT INTO sales_windows
    SELECT days, (unixepoch() + 21600) / 86400 - days + 1
    FROM (SELECT 7 AS days UNION ALL SELECT 30 UNION ALL SELECT 90 UNION ALL SELECT 365);
INSERT INTO product_sales
    SELECT w.days, s.product, max(s.product_seq), sum(s.pieces), sum(s.revenue)
    FROM sales_windows AS w JOIN order_sales AS s ON s.day >= w.first_day GROUP BY 1, 2;
CREATE INDEX product_sales_most ON product_sales (days, pieces DESC, revenue DESC, product, product_seq);

-- Inserting (order, 1) adds what an order is to the sums, (order, -1) takes it off: how many there are, and what all its lines, or
-- one, brought. Inserting into `sum_up_to` adds the orders below a place that are not in the sums yet.
CREATE VIEW count_order (order_seq, sign) AS SELECT 0, 0 WHERE false;
CREATE VIEW sum_order (order_seq, line, sign) AS SELECT 0, 0, 0 WHERE false;
CREATE VIEW sum_up_to (below) AS SELECT 0 WHERE false;
CREATE TRIGGER count_order INSTEAD OF INSERT ON count_order
WHEN NEW.order_seq < (SELECT below FROM orders_summed)
BEGIN
    INSERT INTO order_blocks
        SELECT shift, block, standing, payment_method, payment_received, delivery_method, zone, branch, NEW.sign, ordered_at,
            ordered_at
        FROM order_alike WHERE seq = NEW.order_seq
        ON CONFLICT DO UPDATE SET orders = orders + excluded.orders, first_at = min(first_at, excluded.first_at),
            last_at = max(last_at, excluded.last_at);
    DELETE FROM order_blocks WHERE orders = 0 AND
        (shift, block, standing, payment_method, payment_received, delivery_method, zone, branch) IN
        (SELECT shift, block, standing, payment_method, payment_received, delivery_method, zone, branch
            FROM order_alike WHERE seq = NEW.order_seq);
    INSERT INTO order_days SELECT placed_day, standing, NEW.sign FROM orders WHERE seq = NEW.order_seq AND figured
        ON CONFLICT DO UPDATE SET orders = orders + excluded.orders;
END;
CREATE TRIGGER sum_up_to INSTEAD OF INSERT ON sum_up_to
WHEN NEW.below > (SELECT below FROM orders_summed)
BEGIN
    INSERT INTO order_blocks
        SELECT shift, block, standing, payment_method, payment_received, delivery_method, zone, branch, count(*),
            min(ordered_at), max(ordered_at)
        FROM order_alike WHERE seq >= (SELECT below FROM orders_summed) AND seq < NEW.below
        GROUP BY 1, 2, 3, 4, 5, 6, 7, 8
        ON CONFLICT DO UPDATE SET orders = orders + excluded.orders, first_at = min(first_at, excluded.first_at),
            last_at = max(last_at, excluded.last_at);
    INSERT INTO order_days
        SELECT placed_day, standing, count(*) FROM orders
        WHERE figured AND seq >= (SELECT below FROM orders_summed) AND seq < NEW.below GROUP BY 1, 2
        ON CONFLICT DO UPDATE SET orders = orders + excluded.orders;
    UPDATE orders_summed SET below = NEW.below;
END;
CREATE TRIGGER sum_order INSTEAD OF INSERT ON sum_order
BEGIN
    INSERT INTO revenue_days
        SELECT kind, day, category, NEW.sign * amount, NEW.sign FROM order_revenue
        WHERE order_seq = NEW.order_seq AND (NEW.line IS NULL OR line = NEW.line)
        ON CONFLICT DO UPDATE SET amount = amount + excluded.amount, parts = parts + excluded.parts;
    INSERT INTO product_sales
        SELECT w.days, s.product, s.product_seq, NEW.sign * s.pieces, NEW.sign * s.revenue
        FROM order_sales AS s JOIN sales_windows AS w ON w.first_day <= s.day
        WHERE s.order_seq = NEW.order_seq AND (NEW.line IS NULL OR s.line = NEW.line)
        ON CONFLICT DO UPDATE SET pieces = pieces + excluded.pieces, revenue = revenue + excluded.revenue;
END;

CREATE TRIGGER orders_removed BEFORE DELETE ON orders
BEGIN
    INSERT INTO count_order VALUES (OLD.seq, -1);
    INSERT INTO sum_order VALUES (OLD.seq, NULL, -1);
END;

-- What an order was is taken off before it changes, and what it is then is added.
CREATE TRIGGER orders_count_off BEFORE UPDATE OF stage, payment_received, returned_at, cancelled_at, deleted_at,
    payment_method, delivery_method, zone, branch, ordered_at ON orders
WHEN OLD.standing <> NEW.standing OR OLD.payment_received <> NEW.payment_received OR OLD.figured <> NEW.figured
    OR (OLD.deleted_at IS NULL) <> (NEW.deleted_at IS NULL) OR OLD.payment_method <> NEW.payment_method
    OR OLD.delivery_method <> NEW.delivery_method OR OLD.zone <> NEW.zone OR OLD.branch <> NEW.branch
    OR OLD.ordered_at <> NEW.ordered_at
BEGIN
    INSERT INTO count_order VALUES (OLD.seq, -1);
END;
CREATE TRIGGER orders_count_on AFTER UPDATE OF stage, payment_received, returned_at, cancelled_at, deleted_at,
    payment_method, delivery_method, zone, branch, ordered_at ON orders
WHEN OLD.standing <> NEW.standing OR OLD.payment_received <> NEW.payment_received OR OLD.figured <> NEW.figured
    OR (OLD.deleted_at IS NULL) <> (NEW.deleted_at IS NULL) OR OLD.payment_method <> NEW.payment_method
    OR OLD.delivery_method <> NEW.delivery_method OR OLD.zone <> NEW.zone OR OLD.branch <> NEW.branch
    OR OLD.ordered_at <> NEW.ordered_at
BEGIN
    INSERT INTO count_order VALUES (NEW.seq, 1);
END;
CREATE TRIGGER orders_sum_off BEFORE UPDATE OF stage, returned_at, cancelled_at, deleted_at, delivered_at, total,
    ordered_at ON orders
WHEN OLD.delivered_at IS NOT NEW.delivered_at OR OLD.total IS NOT NEW.total OR OLD.sold <> NEW.sold
    OR OLD.placed_day <> NEW.placed_day
BEGIN
    INSERT INTO sum_order VALUES (OLD.seq, NULL, -1);
END;
CREATE TRIGGER orders_sum_on AFTER UPDATE OF stage, returned_at, cancelled_at, deleted_at, delivered_at, total,
    ordered_at ON orders
WHEN OLD.delivered_at IS NOT NEW.delivered_at OR OLD.total IS NOT NEW.total OR OLD.sold <> NEW.sold
    OR OLD.placed_day <> NEW.placed_day
BEGIN
    INSERT INTO sum_order VALUES (NEW.seq, NULL, 1);
END;

-- A new order counts with its first line: a trigger on `orders` itself would make every order dearer, since all pages that its
-- indexes change would be kept twice.
CREATE TRIGGER order_lines_added AFTER INSERT ON order_lines
WHEN (SELECT stage <> 'pending' OR delivered_at IS NOT NULL FROM orders WHERE seq = NEW.order_seq)
    OR (NEW.line = 1 AND NEW.order_seq >> 8 <> (SELECT below >> 8 FROM orders_summed))
BEGIN
    INSERT INTO sum_order VALUES (NEW.order_seq, NEW.line, 1);
    INSERT INTO count_order SELECT NEW.order_seq, 1 WHERE NEW.line = 1;
    INSERT INTO sum_up_to SELECT NEW.order_seq >> 8 << 8 WHERE NEW.line = 1;
    UPDATE orders_summed SET found_below = NEW.order_seq >> 13 << 13 WHERE NEW.order_seq < found_below;
END;
CREATE TRIGGER order_lines_removed BEFORE DELETE ON order_lines
BEGIN
    INSERT INTO sum_order VALUES (OLD.order_seq, OLD.line, -1);
END;
CREATE TRIGGER order_lines_changed_off BEFORE UPDATE OF product_id, product_seq, name, category, price, quantity, returned,
    discount ON order_lines
WHEN OLD.product_id IS NOT NEW.product_id OR OLD.product_seq IS NOT NEW.product_seq OR OLD.name <> NEW.name
    OR OLD.category <> NEW.category OR OLD.price IS NOT NEW.price OR OLD.quantity <> NEW.quantity
    OR OLD.returned <> NEW.returned OR OLD.discount <> NEW.discount
BEGIN
    INSERT INTO sum_order VALUES (OLD.order_seq, OLD.line, -1);
END;
CREATE TRIGGER order_lines_changed_on AFTER UPDATE OF product_id, product_seq, name, category, price, quantity, returned,
    discount ON order_lines
WHEN OLD.product_id IS NOT NEW.product_id OR OLD.product_seq IS NOT NEW.product_seq OR OLD.name <> NEW.name
    OR OLD.category <> NEW.category OR OLD.price IS NOT NEW.price OR OLD.quantity <> NEW.quantity
    OR OLD.returned <> NEW.returned OR OLD.discount <> NEW.discount
BEGIN
    INSERT INTO sum_order VALUES (NEW.order_seq, NEW.line, 1);
END;

CREATE TRIGGER order_returns_added_off BEFORE INSERT ON order_returns
BEGIN
    INSERT INTO sum_order VALUES (NEW.order_seq, NEW.line, -1);
END;
CREATE TRIGGER order_returns_added_on AFTER INSERT ON order_returns
BEGIN
    INSERT INTO sum_order VALUES (NEW.order_seq, NEW.line, 1);
END;
CREATE TRIGGER order_returns_removed_off BEFORE DELETE ON order_returns
BEGIN
    INSERT INTO sum_order VALUES (OLD.order_seq, OLD.line, -1);
END;
CREATE TRIGGER order_returns_removed_on AFTER DELETE ON order_returns
BEGIN
    INSERT INTO sum_order VALUES (OLD.order_seq, OLD.line, 1);
END;

-- The sums answer what this did.
DROP INDEX orders_stage;
-- The trash without what left it for good.
DROP INDEX orders_deleted;
CREATE INDEX orders_deleted ON orders (deleted_at) WHERE deleted_at IS NOT NULL AND erased = 0;
-- Products of which little is left.
CREATE INDEX products_low ON products (stock, seq DESC, listing) WHERE stock <= 5 AND deleted_at IS NULL;

-- The audit log by kind of thing, and how many rows each has.
CREATE INDEX audit_kind ON audit (subject, id);
CREATE TABLE audit_counts (
    subject TEXT NOT NULL PRIMARY KEY,
    rows    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO audit_counts SELECT subject, count(*) FROM audit GROUP BY subject;
CREATE TRIGGER audit_counted AFTER INSERT ON audit
BEGIN
    INSERT INTO audit_counts VALUES (NEW.subject, 1) ON CONFLICT DO UPDATE SET rows = rows + 1;
END;
CREATE TRIGGER audit_forgotten AFTER DELETE ON audit
BEGIN
    UPDATE audit_counts SET rows = rows - 1 WHERE subject = OLD.subject;
END;

-- Customers as the back office lists them.
CREATE INDEX customers_newest ON customers (created_at DESC, id);
