-- The shop's tables. Times are milliseconds since 1970-01-01 UTC; money is whole taka; a row in the trash has a
-- `deleted_at`. Bounds are those of contract 2.

CREATE TABLE admins (
    id            TEXT PRIMARY KEY,
    email         TEXT NOT NULL CONSTRAINT admin_email CHECK (length(email) BETWEEN 3 AND 254),
    name          TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
    password_hash TEXT NOT NULL,
    created_at    INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX admins_email ON admins (email);

-- One table for both kinds of account: the token travels in a cookie, only its SHA-256 hash is kept.
CREATE TABLE sessions (
    token_hash BLOB PRIMARY KEY CHECK (length(token_hash) = 32),
    kind       TEXT NOT NULL CHECK (kind IN ('admin', 'customer')),
    account_id TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    renewed_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_account ON sessions (kind, account_id);
CREATE INDEX sessions_expiry ON sessions (expires_at);

CREATE TABLE products (
    seq                INTEGER PRIMARY KEY AUTOINCREMENT,
    id                 TEXT NOT NULL UNIQUE,
    listing            TEXT NOT NULL CHECK (listing IN ('product', 'upcoming', 'bestdeal', 'exclusive', 'offer')),
    title              TEXT NOT NULL CHECK (length(title) BETWEEN 1 AND 200),
    description        TEXT NOT NULL CHECK (length(description) BETWEEN 1 AND 20000),
    price              INTEGER NOT NULL CHECK (price BETWEEN 0 AND 100000000),
    offer_price        INTEGER NOT NULL CONSTRAINT offer_not_above_price CHECK (offer_price BETWEEN 0 AND price),
    stock              INTEGER NOT NULL DEFAULT 0 CONSTRAINT stock_in_range CHECK (stock BETWEEN 0 AND 1000000),
    category           TEXT NOT NULL CHECK (length(category) BETWEEN 1 AND 60),
    brand              TEXT NOT NULL CHECK (length(brand) BETWEEN 1 AND 60),
    main_image         TEXT NOT NULL CHECK (main_image <> ''),
    buy_points         INTEGER NOT NULL DEFAULT 0 CHECK (buy_points BETWEEN 0 AND 1000000),
    estimated_delivery TEXT NOT NULL CHECK (length(estimated_delivery) BETWEEN 1 AND 200),
    warranty           TEXT NOT NULL CHECK (length(warranty) BETWEEN 1 AND 200),
    emi_available      INTEGER NOT NULL CHECK (emi_available IN (0, 1)),
    specifications     TEXT NOT NULL CHECK (json_valid(specifications)),
    ram_storage        TEXT NOT NULL CHECK (json_valid(ram_storage)),
    available_colors   TEXT NOT NULL CHECK (json_valid(available_colors)),
    created_at         INTEGER NOT NULL,
    updated_at         INTEGER NOT NULL,
    deleted_at         INTEGER
) STRICT;
CREATE INDEX products_deleted ON products (deleted_at) WHERE deleted_at IS NOT NULL;

-- Views stand apart, so that looking at a product does not count as changing it.
CREATE TABLE product_views (
    product_seq INTEGER PRIMARY KEY REFERENCES products (seq) ON DELETE CASCADE,
    views       INTEGER NOT NULL CHECK (views >= 0)
) STRICT;

-- The ledger is the only way to change a stock: its rows move `products.stock`, and the sum of a product's deltas
-- is its stock (contract 4).
CREATE TABLE stock_ledger (
    id           INTEGER PRIMARY KEY AUTOINCREMENT,
    product_seq  INTEGER NOT NULL REFERENCES products (seq) ON DELETE CASCADE,
    cause        TEXT NOT NULL CHECK (cause IN ('added', 'order', 'approval', 'deletion', 'restoring', 'edit', 'import')),
    delta        INTEGER NOT NULL,
    stock_before INTEGER NOT NULL,
    stock_after  INTEGER NOT NULL,
    actor        TEXT NOT NULL,
    subject_id   TEXT,
    at           INTEGER NOT NULL,
    CHECK (stock_after = stock_before + delta)
) STRICT;
CREATE INDEX stock_ledger_product ON stock_ledger (product_seq, id);

CREATE TRIGGER products_start_empty BEFORE INSERT ON products WHEN NEW.stock <> 0
BEGIN
    SELECT RAISE(ABORT, 'stock is set through stock_ledger');
END;

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

-- `place`: which banner block; `position`: from 0.
CREATE TABLE banners (
    place    TEXT NOT NULL CHECK (place IN ('main', 'side', 'second', 'third', 'exclusive')),
    position INTEGER NOT NULL CHECK (position BETWEEN 0 AND 5),
    path     TEXT NOT NULL CHECK (path <> ''),
    PRIMARY KEY (place, position)
) STRICT;

CREATE TABLE blogs (
    seq         INTEGER PRIMARY KEY AUTOINCREMENT,
    id          TEXT NOT NULL UNIQUE,
    title       TEXT NOT NULL CHECK (length(title) BETWEEN 1 AND 200),
    description TEXT NOT NULL CHECK (length(description) BETWEEN 1 AND 20000),
    social_link TEXT NOT NULL DEFAULT '' CHECK (length(social_link) <= 2000),
    photo       TEXT NOT NULL CHECK (photo <> ''),
    created_at  INTEGER NOT NULL,
    updated_at  INTEGER NOT NULL,
    deleted_at  INTEGER
) STRICT;

CREATE TABLE messages (
    seq        INTEGER PRIMARY KEY AUTOINCREMENT,
    id         TEXT NOT NULL UNIQUE,
    name       TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
    phone      TEXT NOT NULL CHECK (length(phone) = 11),
    email      TEXT NOT NULL CHECK (length(email) BETWEEN 3 AND 254),
    message    TEXT NOT NULL CHECK (length(message) BETWEEN 1 AND 5000),
    created_at INTEGER NOT NULL,
    deleted_at INTEGER
) STRICT;

-- One row: what the owner set, as the JSON of GET /api/settings.
CREATE TABLE settings (
    id   INTEGER PRIMARY KEY CHECK (id = 1),
    body TEXT NOT NULL CHECK (json_valid(body))
) STRICT;

-- Every write of an admin: who, when, what.
CREATE TABLE audit (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    at          INTEGER NOT NULL,
    admin_email TEXT NOT NULL,
    action      TEXT NOT NULL,
    subject     TEXT NOT NULL,
    subject_id  TEXT,
    detail      TEXT NOT NULL CHECK (json_valid(detail))
) STRICT;
