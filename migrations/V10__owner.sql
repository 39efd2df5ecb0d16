-- What an owner hears of: mail that does not go, orders that could not be, sign-ins. Times are milliseconds since
-- 1970-01-01 UTC.

-- `fault` and `answer`: why the last attempt failed, and what the mail server said. A row with `failed_at` is not tried
-- again by itself.
ALTER TABLE outbox ADD COLUMN failed_at INTEGER;
ALTER TABLE outbox ADD COLUMN fault TEXT NOT NULL DEFAULT '';
ALTER TABLE outbox ADD COLUMN answer TEXT NOT NULL DEFAULT '' CHECK (length(answer) <= 300);
ALTER TABLE outbox ADD COLUMN order_number TEXT GENERATED ALWAYS AS (json_extract(letter, '$.number')) VIRTUAL;
DROP INDEX outbox_next;
CREATE INDEX outbox_next ON outbox (next_at) WHERE failed_at IS NULL;
CREATE INDEX outbox_trouble ON outbox (id) WHERE fault <> '';
CREATE INDEX outbox_order ON outbox (order_number) WHERE fault <> '';

-- What people wanted and could not get: how often a product's order was refused on a day of Asia/Dhaka (days since
-- 1970-01-01), by reason.
CREATE TABLE refused_orders (
    day         INTEGER NOT NULL,
    product_seq INTEGER NOT NULL REFERENCES products (seq) ON DELETE CASCADE,
    reason      TEXT NOT NULL CHECK (reason IN ('stock', 'price', 'unannounced', 'variant', 'limit', 'gone', 'other')),
    count       INTEGER NOT NULL CHECK (count > 0),
    PRIMARY KEY (day, product_seq, reason)
) STRICT, WITHOUT ROWID;
CREATE INDEX refused_orders_product ON refused_orders (product_seq);

-- Sign-ins are rows of the audit log that are counted up and deleted when they are old.
CREATE INDEX audit_sign_ins ON audit (at) WHERE subject = 'sign-in';
