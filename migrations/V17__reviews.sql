-- What customers think of products that were delivered to them, and what people ask of products. Times are milliseconds
-- since 1970-01-01 UTC.

-- One review a customer and product. `name` is what everybody reads of the writer. `reason` says to the writer why it is
-- hidden. A hidden review that its writer took back stays without its text, so that a new one is hidden too. `read`: whether
-- an admin has looked at it as it is now. `shown`: whether everybody sees it.
CREATE TABLE reviews (
    seq          INTEGER PRIMARY KEY AUTOINCREMENT,
    id           TEXT NOT NULL UNIQUE,
    product_seq  INTEGER NOT NULL REFERENCES products (seq) ON DELETE CASCADE,
    customer_id  TEXT NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
    stars        INTEGER NOT NULL CHECK (stars BETWEEN 1 AND 5),
    text         TEXT NOT NULL CHECK (length(text) <= 2000),
    name         TEXT NOT NULL CHECK (length(name) <= 110),
    created_at   INTEGER NOT NULL,
    updated_at   INTEGER NOT NULL,
    answer       TEXT NOT NULL DEFAULT '' CHECK (length(answer) <= 2000),
    answered_at  INTEGER,
    hidden_at    INTEGER,
    reason       TEXT NOT NULL DEFAULT '' CHECK (length(reason) <= 200),
    withdrawn_at INTEGER,
    read         INTEGER NOT NULL DEFAULT 0 CHECK (read IN (0, 1)),
    shown        INTEGER NOT NULL GENERATED ALWAYS AS (hidden_at IS NULL AND withdrawn_at IS NULL) STORED,
    UNIQUE (customer_id, product_seq)
) STRICT;
CREATE INDEX reviews_shown ON reviews (product_seq, seq) WHERE shown = 1;
CREATE INDEX reviews_unread ON reviews (seq) WHERE read = 0;
CREATE INDEX reviews_product ON reviews (product_seq);

-- A product has the number of its shown reviews and the sum of their stars beside it, so that every list can tell them.
ALTER TABLE products ADD COLUMN rating_count INTEGER NOT NULL DEFAULT 0 CHECK (rating_count >= 0);
ALTER TABLE products ADD COLUMN rating_sum INTEGER NOT NULL DEFAULT 0
    CHECK (rating_sum BETWEEN rating_count AND rating_count * 5);

CREATE TRIGGER reviews_added AFTER INSERT ON reviews
WHEN NEW.shown = 1
BEGIN
    UPDATE products SET rating_count = rating_count + 1, rating_sum = rating_sum + NEW.stars
        WHERE seq = NEW.product_seq;
END;

CREATE TRIGGER reviews_changed AFTER UPDATE ON reviews
WHEN NEW.shown <> OLD.shown OR (NEW.shown = 1 AND NEW.stars <> OLD.stars)
BEGIN
    UPDATE products SET rating_count = rating_count + NEW.shown - OLD.shown,
            rating_sum = rating_sum + NEW.shown * NEW.stars - OLD.shown * OLD.stars
        WHERE seq = NEW.product_seq;
END;

CREATE TRIGGER reviews_removed AFTER DELETE ON reviews
WHEN OLD.shown = 1
BEGIN
    UPDATE products SET rating_count = rating_count - 1, rating_sum = rating_sum - OLD.stars
        WHERE seq = OLD.product_seq;
END;

-- A question is shown to everybody once it is answered, without phone and e-mail address. `shown_name` is what everybody
-- reads of who asked; `language` the code of the language that the person read.
CREATE TABLE questions (
    seq         INTEGER PRIMARY KEY AUTOINCREMENT,
    id          TEXT NOT NULL UNIQUE,
    product_seq INTEGER NOT NULL REFERENCES products (seq) ON DELETE CASCADE,
    customer_id TEXT REFERENCES customers (id) ON DELETE SET NULL,
    name        TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
    shown_name  TEXT NOT NULL CHECK (length(shown_name) <= 110),
    phone       TEXT NOT NULL CHECK (length(phone) IN (0, 11)),
    email       TEXT NOT NULL CHECK (length(email) <= 254),
    question    TEXT NOT NULL CHECK (length(question) BETWEEN 1 AND 1000),
    language    TEXT NOT NULL DEFAULT '',
    created_at  INTEGER NOT NULL,
    answer      TEXT NOT NULL DEFAULT '' CHECK (length(answer) <= 2000),
    answered_at INTEGER,
    deleted_at  INTEGER,
    CHECK (phone <> '' OR email <> ''),
    CHECK ((answered_at IS NULL) = (answer = ''))
) STRICT;
CREATE INDEX questions_answered ON questions (product_seq, seq) WHERE answered_at IS NOT NULL AND deleted_at IS NULL;
CREATE INDEX questions_waiting ON questions (seq) WHERE answered_at IS NULL AND deleted_at IS NULL;
CREATE INDEX questions_deleted ON questions (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX questions_product ON questions (product_seq);
CREATE INDEX questions_customer ON questions (customer_id) WHERE customer_id IS NOT NULL;
