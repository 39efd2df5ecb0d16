-- What products cost with each of their memory options, where these differ, as `catalogue/specs.rs` reads them: the
-- differences from the product's price, so that a search for a memory and a price looks at one variant. Read with the
-- facts; those whose options differ are read at the next start.
CREATE TABLE memory_prices (
    facts       INTEGER NOT NULL CHECK (facts >= 0),
    difference  INTEGER NOT NULL,
    product_seq INTEGER NOT NULL REFERENCES products (seq) ON DELETE CASCADE,
    PRIMARY KEY (facts, difference, product_seq)
) STRICT, WITHOUT ROWID;
CREATE INDEX memory_prices_product ON memory_prices (product_seq);
UPDATE product_facts SET facts = NULL WHERE product_seq IN (
    SELECT seq FROM products
    WHERE EXISTS (SELECT 1 FROM json_each(ram_storage) WHERE json_extract(value, '$.priceDifference') <> 0)
);
