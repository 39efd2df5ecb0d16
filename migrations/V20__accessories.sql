-- What the owner says goes with a product, in the order in which shoppers see it. A product in the trash keeps its rows on both
-- sides, so that all is as before once it is taken back. Commits tell of changed rows by their ids, so the table has them.
CREATE TABLE product_accessories (
    product_seq   INTEGER NOT NULL REFERENCES products (seq) ON DELETE CASCADE,
    place         INTEGER NOT NULL CHECK (place BETWEEN 1 AND 12),
    accessory_seq INTEGER NOT NULL REFERENCES products (seq) ON DELETE CASCADE,
    PRIMARY KEY (product_seq, place),
    UNIQUE (product_seq, accessory_seq),
    CHECK (accessory_seq <> product_seq)
) STRICT;
CREATE INDEX product_accessories_accessory ON product_accessories (accessory_seq);
