-- What a start reads of every live product, and nothing else: descriptions and pictures stay on the disk.
CREATE INDEX products_in_memory ON products (seq, id, listing, title, brand, category, price, offer_price)
    WHERE deleted_at IS NULL;
-- What cannot be had now. Only the sale of a last piece and the arrival of a first one change it.
CREATE INDEX products_sold_out ON products (seq) WHERE stock <= 0 AND deleted_at IS NULL;
