-- What a product's specifications say in numbers, as `catalogue/specs.rs` reads them; NULL: to be read at the next
-- start. A version that reads them otherwise sets all to NULL.
CREATE TABLE product_facts (
    product_seq INTEGER PRIMARY KEY REFERENCES products (seq) ON DELETE CASCADE,
    facts       INTEGER CHECK (facts >= 0)
) STRICT;
CREATE INDEX product_facts_unread ON product_facts (product_seq) WHERE facts IS NULL;
INSERT INTO product_facts (product_seq) SELECT seq FROM products;
