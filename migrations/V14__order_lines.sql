-- What a person buys together is one order of several lines. Times are milliseconds since 1970-01-01 UTC, money is whole
-- taka.

ALTER TABLE cart_lines ADD COLUMN quantity INTEGER NOT NULL DEFAULT 1 CHECK (quantity BETWEEN 1 AND 99);

-- `at_least`: the subtotal from which it is good; `at_most`: the largest discount of a percentage; `uses` and
-- `uses_each`: how often it is given, in all and to one person. 0 and NULL: no limit.
CREATE TABLE coupons (
    seq        INTEGER PRIMARY KEY AUTOINCREMENT,
    id         TEXT NOT NULL UNIQUE,
    code       TEXT NOT NULL CONSTRAINT coupon_code UNIQUE CHECK (length(code) BETWEEN 3 AND 20),
    kind       TEXT NOT NULL CHECK (kind IN ('percent', 'amount')),
    value      INTEGER NOT NULL CHECK (value > 0 AND (kind = 'amount' OR value <= 100)),
    at_least   INTEGER NOT NULL DEFAULT 0 CHECK (at_least >= 0),
    at_most    INTEGER NOT NULL DEFAULT 0 CHECK (at_most >= 0),
    from_at    INTEGER,
    until_at   INTEGER,
    uses       INTEGER NOT NULL DEFAULT 0 CHECK (uses >= 0),
    uses_each  INTEGER NOT NULL DEFAULT 0 CHECK (uses_each >= 0),
    active     INTEGER NOT NULL DEFAULT 1 CHECK (active IN (0, 1)),
    created_at INTEGER NOT NULL
) STRICT;

-- `subtotal` is that of the lines; it and `total` are NULL where a quick order names no product of the catalogue.
-- `stage` stays how far an order had come when it was cancelled or came back whole. `search` is the folded text that the
-- back office looks through; `language` the code of the language that the person read.
CREATE TABLE orders_new (
    seq              INTEGER PRIMARY KEY AUTOINCREMENT,
    id               TEXT NOT NULL UNIQUE,
    number           TEXT NOT NULL UNIQUE CHECK (length(number) = 11),
    customer_id      TEXT REFERENCES customers (id) ON DELETE SET NULL,
    subtotal         INTEGER CHECK (subtotal > 0),
    discount         INTEGER NOT NULL DEFAULT 0 CHECK (discount >= 0 AND (discount = 0 OR discount <= subtotal)),
    coupon           TEXT NOT NULL DEFAULT '',
    coupon_seq       INTEGER REFERENCES coupons (seq) ON DELETE SET NULL,
    delivery_method  TEXT NOT NULL CHECK (delivery_method IN ('delivery', 'pickup')),
    zone             TEXT NOT NULL DEFAULT '',
    branch           TEXT NOT NULL DEFAULT '',
    delivery_charge  INTEGER NOT NULL DEFAULT 0 CHECK (delivery_charge >= 0),
    total            INTEGER CHECK (total = subtotal - discount + delivery_charge),
    payment_method   TEXT NOT NULL
        CHECK (payment_method IN ('Cash on Delivery', 'Store Payment', 'bKash', 'Nagad', 'Rocket', 'Upay')),
    transaction_id   TEXT NOT NULL DEFAULT '',
    payment_received INTEGER NOT NULL DEFAULT 0 CHECK (payment_received IN (0, 1)),
    stage            TEXT NOT NULL DEFAULT 'pending'
        CHECK (stage IN ('pending', 'approved', 'shipped', 'delivered')),
    delivery         TEXT NOT NULL DEFAULT '',
    courier          TEXT NOT NULL DEFAULT '',
    tracking_number  TEXT NOT NULL DEFAULT '',
    tracking_link    TEXT NOT NULL DEFAULT '',
    reason           TEXT NOT NULL DEFAULT '',
    note             TEXT NOT NULL DEFAULT '',
    username         TEXT NOT NULL,
    email            TEXT NOT NULL,
    phone            TEXT NOT NULL DEFAULT '',
    address          TEXT NOT NULL DEFAULT '',
    message          TEXT NOT NULL DEFAULT '',
    language         TEXT NOT NULL DEFAULT '',
    search           TEXT NOT NULL,
    hidden           INTEGER NOT NULL DEFAULT 0 CHECK (hidden IN (0, 1)),
    ordered_at       INTEGER NOT NULL,
    approved_at      INTEGER,
    shipped_at       INTEGER,
    delivered_at     INTEGER,
    returned_at      INTEGER,
    cancelled_at     INTEGER,
    deleted_at       INTEGER,
    erased           INTEGER NOT NULL DEFAULT 0 CHECK (erased IN (0, 1))
) STRICT;
INSERT INTO orders_new (seq, id, number, customer_id, subtotal, delivery_method, total, payment_method, stage, delivery,
        username, email, phone, address, message, search, hidden, ordered_at, approved_at, delivered_at, cancelled_at,
        deleted_at, erased)
    SELECT seq, id, number, customer_id, total, iif(payment_method = 'Store Payment', 'pickup', 'delivery'), total,
        payment_method, stage, delivery, username, email, phone, address, message, search, hidden, ordered_at,
        approved_at, delivered_at, cancelled_at, deleted_at, erased
    FROM orders;

-- A line is a copy of what was sold. `price` and `points` are one piece's. `taken`: the pieces that the line holds of the
-- stock; `given_back`: those that putting the order away gave back; `returned`: those that the customer brought back, of
-- which `restocked` went back on the shelf.
CREATE TABLE order_lines (
    order_seq   INTEGER NOT NULL REFERENCES orders_new (seq) ON DELETE CASCADE,
    line        INTEGER NOT NULL CHECK (line BETWEEN 1 AND 50),
    product_id  TEXT,
    product_seq INTEGER,
    listing     TEXT NOT NULL DEFAULT '',
    name        TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
    category    TEXT NOT NULL DEFAULT '',
    brand       TEXT NOT NULL DEFAULT '',
    main_image  TEXT NOT NULL DEFAULT '',
    color       TEXT NOT NULL DEFAULT '',
    ram_storage TEXT NOT NULL DEFAULT '',
    price       INTEGER CHECK (price > 0),
    quantity    INTEGER NOT NULL CHECK (quantity BETWEEN 1 AND 99),
    points      INTEGER NOT NULL DEFAULT 0 CHECK (points >= 0),
    taken       INTEGER NOT NULL DEFAULT 0 CHECK (taken BETWEEN 0 AND quantity),
    given_back  INTEGER NOT NULL DEFAULT 0 CHECK (given_back BETWEEN 0 AND quantity),
    returned    INTEGER NOT NULL DEFAULT 0 CHECK (returned BETWEEN 0 AND quantity),
    restocked   INTEGER NOT NULL DEFAULT 0 CHECK (restocked BETWEEN 0 AND returned),
    PRIMARY KEY (order_seq, line)
) STRICT, WITHOUT ROWID;
INSERT INTO order_lines (order_seq, line, product_id, product_seq, listing, name, category, brand, main_image, color,
        ram_storage, price, quantity, points, taken, given_back)
    SELECT seq, 1, product_id, product_seq, listing, name, category, brand, main_image, color, ram_storage, price,
        quantity, points, min(taken, quantity), min(returned, quantity)
    FROM orders;

-- Pieces that a customer brought back: `amount` is what they cost, less their share of the discount.
CREATE TABLE order_returns (
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    order_seq INTEGER NOT NULL REFERENCES orders_new (seq) ON DELETE CASCADE,
    line      INTEGER NOT NULL,
    quantity  INTEGER NOT NULL CHECK (quantity > 0),
    restocked INTEGER NOT NULL CHECK (restocked BETWEEN 0 AND quantity),
    amount    INTEGER NOT NULL CHECK (amount >= 0),
    at        INTEGER NOT NULL
) STRICT;
CREATE INDEX order_returns_order ON order_returns (order_seq);
CREATE INDEX order_returns_at ON order_returns (at);

-- What happened to an order, with the admin's e-mail address where one did it. `detail`: the courier, the reason.
CREATE TABLE order_history_new (
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    order_seq INTEGER NOT NULL REFERENCES orders_new (seq) ON DELETE CASCADE,
    at        INTEGER NOT NULL,
    action    TEXT NOT NULL CHECK (action IN ('placed', 'approved', 'shipped', 'delivered', 'returned', 'cancelled',
        'paid', 'unpaid', 'deleted', 'restored')),
    actor     TEXT NOT NULL,
    delivery  TEXT NOT NULL DEFAULT '',
    detail    TEXT NOT NULL DEFAULT ''
) STRICT;
INSERT INTO order_history_new (id, order_seq, at, action, actor, delivery)
    SELECT id, order_seq, at, action, actor, delivery FROM order_history;

-- Places and ids are never given twice, also those of rows that are gone.
UPDATE sqlite_sequence SET seq = coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'orders'), 0)
    WHERE name = 'orders_new';
INSERT INTO sqlite_sequence (name, seq)
    SELECT 'orders_new', seq FROM sqlite_sequence WHERE name = 'orders'
        AND NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'orders_new');

-- No row of another table hangs on those that go: dropping a table deletes its rows first.
DROP TABLE order_history;
DROP TABLE orders;
ALTER TABLE orders_new RENAME TO orders;
ALTER TABLE order_history_new RENAME TO order_history;
CREATE INDEX order_history_order ON order_history (order_seq, id);
CREATE INDEX orders_customer ON orders (customer_id, seq);
CREATE INDEX orders_deleted ON orders (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX orders_ordered ON orders (ordered_at);
CREATE INDEX orders_delivered ON orders (delivered_at) WHERE delivered_at IS NOT NULL;
CREATE INDEX orders_stage ON orders (stage) WHERE deleted_at IS NULL;
CREATE INDEX orders_live ON orders (ordered_at) WHERE deleted_at IS NULL;
CREATE INDEX orders_coupon ON orders (coupon_seq) WHERE coupon_seq IS NOT NULL;
CREATE INDEX orders_transaction ON orders (transaction_id) WHERE transaction_id <> '';
CREATE INDEX order_lines_image ON order_lines (main_image);
CREATE INDEX order_lines_product ON order_lines (product_seq) WHERE product_seq IS NOT NULL;

-- A stock also comes back with what a customer returns.
DROP TRIGGER products_stock_guarded;
CREATE TABLE stock_ledger_new (
    id           INTEGER PRIMARY KEY AUTOINCREMENT,
    product_seq  INTEGER NOT NULL REFERENCES products (seq) ON DELETE CASCADE,
    cause        TEXT NOT NULL CHECK (cause IN
        ('added', 'order', 'approval', 'deletion', 'restoring', 'return', 'edit', 'import')),
    delta        INTEGER NOT NULL,
    stock_before INTEGER NOT NULL,
    stock_after  INTEGER NOT NULL,
    actor        TEXT NOT NULL,
    subject_id   TEXT,
    at           INTEGER NOT NULL,
    CHECK (stock_after = stock_before + delta)
) STRICT;
INSERT INTO stock_ledger_new (id, product_seq, cause, delta, stock_before, stock_after, actor, subject_id, at)
    SELECT id, product_seq, cause, delta, stock_before, stock_after, actor, subject_id, at FROM stock_ledger;
UPDATE sqlite_sequence SET seq = coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'stock_ledger'), 0)
    WHERE name = 'stock_ledger_new';
DROP TRIGGER stock_ledger_continues;
DROP TRIGGER stock_ledger_moves;
DROP TRIGGER stock_ledger_is_final;
DROP TRIGGER stock_ledger_stays;
DROP TABLE stock_ledger;
ALTER TABLE stock_ledger_new RENAME TO stock_ledger;
CREATE INDEX stock_ledger_product ON stock_ledger (product_seq, id);

CREATE TRIGGER stock_ledger_continues BEFORE INSERT ON stock_ledger
WHEN NEW.stock_before <> (SELECT stock FROM products WHERE seq = NEW.product_seq)
BEGIN
    SELECT RAISE(ABORT, 'stock_before is not the stock');
END;

CREATE TRIGGER stock_ledger_moves AFTER INSERT ON stock_ledger
BEGIN
    UPDATE products SET stock = NEW.stock_after WHERE seq = NEW.product_seq;
END;

CREATE TRIGGER products_stock_guarded BEFORE UPDATE OF stock ON products
WHEN NEW.stock <> OLD.stock AND NEW.stock IS NOT
    (SELECT stock_after FROM stock_ledger WHERE product_seq = NEW.seq ORDER BY id DESC LIMIT 1)
BEGIN
    SELECT RAISE(ABORT, 'stock is set through stock_ledger');
END;

CREATE TRIGGER stock_ledger_is_final BEFORE UPDATE ON stock_ledger
BEGIN
    SELECT RAISE(ABORT, 'stock_ledger rows are final');
END;

-- Rows go only with their product, when the trash is emptied.
CREATE TRIGGER stock_ledger_stays BEFORE DELETE ON stock_ledger
WHEN EXISTS (SELECT 1 FROM products WHERE seq = OLD.product_seq)
BEGIN
    SELECT RAISE(ABORT, 'stock_ledger rows are final');
END;
