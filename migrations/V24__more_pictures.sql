-- A product's pictures beside its main one and those of its colours, in the owner's order, each with what it shows in words;
-- blank for the title. A product in the trash keeps its rows. Commits tell of changed rows by their ids, so the table has them.
CREATE TABLE product_pictures (
    product_seq INTEGER NOT NULL REFERENCES products (seq) ON DELETE CASCADE,
    place       INTEGER NOT NULL CHECK (place BETWEEN 1 AND 7),
    path        TEXT NOT NULL CHECK (path <> ''),
    alt         TEXT NOT NULL DEFAULT '' CHECK (length(alt) <= 200),
    PRIMARY KEY (product_seq, place),
    UNIQUE (product_seq, path)
) STRICT;
CREATE INDEX product_pictures_path ON product_pictures (path);
