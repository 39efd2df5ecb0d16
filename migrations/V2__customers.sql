-- Customers, their carts, favourites and orders, and the mail that is told of them. Times are milliseconds since
-- 1970-01-01 UTC; money is whole taka.

CREATE TABLE customers (
    seq           INTEGER PRIMARY KEY AUTOINCREMENT,
    id            TEXT NOT NULL UNIQUE,
    email         TEXT NOT NULL CHECK (length(email) BETWEEN 3 AND 254),
    name          TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
    phone         TEXT NOT NULL DEFAULT '' CHECK (length(phone) IN (0, 11)),
    address       TEXT NOT NULL DEFAULT '' CHECK (length(address) <= 500),
    password_hash TEXT NOT NULL,
    points        INTEGER NOT NULL DEFAULT 0 CHECK (points >= 0),
    extra_one     TEXT NOT NULL DEFAULT '' CHECK (length(extra_one) <= 200),
    extra_two     TEXT NOT NULL DEFAULT '' CHECK (length(extra_two) <= 200),
    created_at    INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX customers_email ON customers (email);

-- Failed sign-ins of an account, known or not, for the limit that outlives a restart (contract 6).
CREATE TABLE sign_in_failures (
    id      INTEGER PRIMARY KEY,
    account TEXT NOT NULL,
    at      INTEGER NOT NULL
) STRICT;
CREATE INDEX sign_in_failures_account ON sign_in_failures (account, at);
CREATE INDEX sign_in_failures_at ON sign_in_failures (at);

-- Browsers that signed in to an account; only the hash of their cookie is kept.
CREATE TABLE known_browsers (
    token_hash BLOB NOT NULL CHECK (length(token_hash) = 32),
    account    TEXT NOT NULL,
    at         INTEGER NOT NULL,
    PRIMARY KEY (token_hash, account)
) STRICT, WITHOUT ROWID;
CREATE INDEX known_browsers_at ON known_browsers (at);

-- One-time passwords that were asked for, also for addresses without an account, so that both take the same time
-- and the same limits. `tries` counts before an OTP is compared.
CREATE TABLE otps (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    email      TEXT NOT NULL,
    otp_hash   TEXT NOT NULL,
    known      INTEGER NOT NULL CHECK (known IN (0, 1)),
    tries      INTEGER NOT NULL DEFAULT 0 CHECK (tries BETWEEN 0 AND 5),
    closed     INTEGER NOT NULL DEFAULT 0 CHECK (closed IN (0, 1)),
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX otps_email ON otps (email, id);
CREATE INDEX otps_created ON otps (created_at);

-- The right to set a new password once, given for a right OTP.
CREATE TABLE reset_tickets (
    token_hash BLOB PRIMARY KEY CHECK (length(token_hash) = 32),
    email      TEXT NOT NULL,
    expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Mail that waits to be sent; a row goes when its mail went. `letter` says which text with which facts.
CREATE TABLE outbox (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    message_id TEXT NOT NULL UNIQUE,
    recipient  TEXT NOT NULL,
    letter     TEXT NOT NULL CHECK (json_valid(letter)),
    attempts   INTEGER NOT NULL DEFAULT 0,
    created_at INTEGER NOT NULL,
    next_at    INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX outbox_next ON outbox (next_at);

-- The first reply of calls that carried an Idempotency-Key; `scope` is the call and whose key it is.
CREATE TABLE idempotency (
    scope       TEXT NOT NULL,
    key         TEXT NOT NULL,
    body_digest BLOB NOT NULL CHECK (length(body_digest) = 32),
    reply       TEXT NOT NULL CHECK (json_valid(reply)),
    at          INTEGER NOT NULL,
    PRIMARY KEY (scope, key)
) STRICT, WITHOUT ROWID;
CREATE INDEX idempotency_at ON idempotency (at);

-- A line remembers how its product looked when it was put in, to say so when that changed or is gone.
CREATE TABLE cart_lines (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    customer_id TEXT NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
    product_id  TEXT NOT NULL,
    color       TEXT NOT NULL DEFAULT '',
    ram_storage TEXT NOT NULL DEFAULT '',
    listing     TEXT NOT NULL,
    name        TEXT NOT NULL,
    price       INTEGER NOT NULL,
    points      INTEGER NOT NULL,
    category    TEXT NOT NULL,
    brand       TEXT NOT NULL,
    main_image  TEXT NOT NULL,
    created_at  INTEGER NOT NULL,
    UNIQUE (customer_id, product_id, color, ram_storage)
) STRICT;
CREATE INDEX cart_lines_image ON cart_lines (main_image);

CREATE TABLE favourites (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    customer_id TEXT NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
    product_id  TEXT NOT NULL,
    listing     TEXT NOT NULL,
    name        TEXT NOT NULL,
    main_image  TEXT NOT NULL,
    created_at  INTEGER NOT NULL,
    UNIQUE (customer_id, product_id)
) STRICT;
CREATE INDEX favourites_image ON favourites (main_image);

-- An order is a copy of what was sold. `price` is one piece's; both sums are NULL where a quick order names no
-- product of the catalogue. `taken`: the pieces that the order holds of the stock; `returned`: those that its
-- deletion gave back. `search` is the folded text that the back office looks through.
CREATE TABLE orders (
    seq            INTEGER PRIMARY KEY AUTOINCREMENT,
    id             TEXT NOT NULL UNIQUE,
    number         TEXT NOT NULL UNIQUE CHECK (length(number) = 11),
    customer_id    TEXT REFERENCES customers (id) ON DELETE SET NULL,
    product_id     TEXT,
    product_seq    INTEGER,
    listing        TEXT NOT NULL DEFAULT '',
    name           TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
    category       TEXT NOT NULL DEFAULT '',
    brand          TEXT NOT NULL DEFAULT '',
    main_image     TEXT NOT NULL DEFAULT '',
    color          TEXT NOT NULL DEFAULT '',
    ram_storage    TEXT NOT NULL DEFAULT '',
    price          INTEGER CHECK (price > 0),
    quantity       INTEGER NOT NULL CHECK (quantity BETWEEN 1 AND 99),
    total          INTEGER CHECK (total = price * quantity),
    points         INTEGER NOT NULL DEFAULT 0 CHECK (points >= 0),
    payment_method TEXT NOT NULL CHECK (payment_method IN ('Cash on Delivery', 'Store Payment')),
    stage          TEXT NOT NULL DEFAULT 'pending' CHECK (stage IN ('pending', 'approved', 'delivered')),
    delivery       TEXT NOT NULL DEFAULT '',
    username       TEXT NOT NULL,
    email          TEXT NOT NULL,
    phone          TEXT NOT NULL DEFAULT '',
    address        TEXT NOT NULL DEFAULT '',
    message        TEXT NOT NULL DEFAULT '',
    search         TEXT NOT NULL,
    taken          INTEGER NOT NULL DEFAULT 0 CHECK (taken BETWEEN 0 AND 99),
    returned       INTEGER NOT NULL DEFAULT 0 CHECK (returned BETWEEN 0 AND 99),
    hidden         INTEGER NOT NULL DEFAULT 0 CHECK (hidden IN (0, 1)),
    ordered_at     INTEGER NOT NULL,
    approved_at    INTEGER,
    delivered_at   INTEGER,
    deleted_at     INTEGER,
    erased         INTEGER NOT NULL DEFAULT 0 CHECK (erased IN (0, 1))
) STRICT;
CREATE INDEX orders_customer ON orders (customer_id, seq);
CREATE INDEX orders_image ON orders (main_image);
CREATE INDEX orders_deleted ON orders (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX orders_ordered ON orders (ordered_at);
CREATE INDEX orders_delivered ON orders (delivered_at) WHERE delivered_at IS NOT NULL;

-- What happened to an order, with the admin's e-mail address where one did it.
CREATE TABLE order_history (
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    order_seq INTEGER NOT NULL REFERENCES orders (seq) ON DELETE CASCADE,
    at        INTEGER NOT NULL,
    action    TEXT NOT NULL CHECK (action IN ('placed', 'approved', 'delivered', 'deleted', 'restored')),
    actor     TEXT NOT NULL,
    delivery  TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX order_history_order ON order_history (order_seq, id);
