-- A product's price stands crossed out beside its offer for 30 days after somebody was last asked for that much or more.
-- `struck_until`: until when, in milliseconds since 1970-01-01 UTC; 0 where there is no offer, or nobody is known to have
-- been asked. `struck`: whether it stands there now; the shop takes it back once the time is over.
ALTER TABLE products ADD COLUMN struck_until INTEGER NOT NULL DEFAULT 0 CHECK (struck_until >= 0);
ALTER TABLE products ADD COLUMN struck INTEGER NOT NULL DEFAULT 0 CHECK (struck IN (0, 1));
CREATE INDEX products_struck ON products (struck_until) WHERE struck = 1;

-- What was asked before the history began is not known: offers of that time keep their look for 30 days.
UPDATE products SET struck = 1, struck_until = unixepoch() * 1000 + 2592000000
    WHERE offer_price > 0 AND offer_price < price;

-- What comes into the shop with an offer was sold for its price elsewhere.
CREATE TRIGGER products_first_struck AFTER INSERT ON products
WHEN NEW.offer_price > 0 AND NEW.offer_price < NEW.price
BEGIN
    UPDATE products SET struck = 1, struck_until = NEW.created_at + 2592000000 WHERE seq = NEW.seq;
END;

-- What is left stays where the price is not raised; besides, the history says until when that much or more was asked.
-- It may have the row of this change already: that is the offer, which is below the price.
CREATE TRIGGER products_next_struck AFTER UPDATE OF price, offer_price ON products
WHEN NEW.price <> OLD.price OR NEW.offer_price <> OLD.offer_price
BEGIN
    UPDATE products SET struck = found.until > NEW.updated_at, struck_until = found.until
        FROM (
            SELECT iif(NEW.offer_price > 0 AND NEW.offer_price < NEW.price, max(
                iif(NEW.price <= OLD.price, OLD.struck_until, 0),
                coalesce((
                    SELECT 2592000000 + max(coalesce(
                        (SELECT min(later.at) FROM product_prices AS later
                            WHERE later.product_seq = asked.product_seq AND later.at > asked.at),
                        NEW.updated_at))
                    FROM product_prices AS asked
                    WHERE asked.product_seq = NEW.seq AND asked.price >= NEW.price), 0)), 0) AS until
        ) AS found
        WHERE seq = NEW.seq;
END;
