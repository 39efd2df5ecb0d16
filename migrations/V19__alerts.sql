-- What a piece of each product cost since when, in whole taka: a row at each change of what is asked for it. What was before
-- the first row is not known.
CREATE TABLE product_prices (
    product_seq INTEGER NOT NULL REFERENCES products (seq) ON DELETE CASCADE,
    at          INTEGER NOT NULL,
    price       INTEGER NOT NULL CHECK (price >= 0),
    PRIMARY KEY (product_seq, at)
) STRICT, WITHOUT ROWID;
INSERT INTO product_prices (product_seq, at, price)
    SELECT seq, updated_at, iif(offer_price > 0, offer_price, price) FROM products;

CREATE TRIGGER products_first_price AFTER INSERT ON products
BEGIN
    INSERT INTO product_prices (product_seq, at, price)
        VALUES (NEW.seq, NEW.created_at, iif(NEW.offer_price > 0, NEW.offer_price, NEW.price));
END;

-- Two changes within a millisecond are one.
CREATE TRIGGER products_next_price AFTER UPDATE OF price, offer_price ON products
WHEN iif(NEW.offer_price > 0, NEW.offer_price, NEW.price) <> iif(OLD.offer_price > 0, OLD.offer_price, OLD.price)
BEGIN
    INSERT INTO product_prices (product_seq, at, price)
        VALUES (NEW.seq, NEW.updated_at, iif(NEW.offer_price > 0, NEW.offer_price, NEW.price))
        ON CONFLICT (product_seq, at) DO UPDATE SET price = excluded.price;
END;

-- Who wants one mail, and no more, once a product is on the shelf again, or once it costs `at_most`. `language` is the code
-- of the language that the person read.
CREATE TABLE alerts (
    id          INTEGER PRIMARY KEY,
    product_seq INTEGER NOT NULL REFERENCES products (seq) ON DELETE CASCADE,
    email       TEXT NOT NULL,
    wish        TEXT NOT NULL CHECK (wish IN ('stock', 'price')),
    at_most     INTEGER NOT NULL DEFAULT 0 CHECK (at_most >= 0),
    language    TEXT NOT NULL DEFAULT '',
    created_at  INTEGER NOT NULL,
    UNIQUE (product_seq, email, wish)
) STRICT;
CREATE INDEX alerts_email ON alerts (email);
