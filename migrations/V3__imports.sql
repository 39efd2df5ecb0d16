-- Which row of another shop's file became which product, so that the same file read again changes that product. `key`:
-- the file's own name of the product (a handle, an article number).
CREATE TABLE import_keys (
    format      TEXT NOT NULL CHECK (format IN ('haat', 'shopify', 'woocommerce')),
    key         TEXT NOT NULL CHECK (length(key) BETWEEN 1 AND 500),
    product_seq INTEGER NOT NULL REFERENCES products (seq) ON DELETE CASCADE,
    PRIMARY KEY (format, key)
) STRICT, WITHOUT ROWID;
CREATE INDEX import_keys_product ON import_keys (product_seq);
