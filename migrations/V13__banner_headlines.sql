-- What stands over a banner's picture, in both languages of the shop: a headline and a line under it. Blank where the picture
-- says it itself.
ALTER TABLE banner_words ADD COLUMN headline    TEXT NOT NULL DEFAULT '' CHECK (length(headline) <= 60);
ALTER TABLE banner_words ADD COLUMN headline_bn TEXT NOT NULL DEFAULT '' CHECK (length(headline_bn) <= 60);
ALTER TABLE banner_words ADD COLUMN line        TEXT NOT NULL DEFAULT '' CHECK (length(line) <= 90);
ALTER TABLE banner_words ADD COLUMN line_bn     TEXT NOT NULL DEFAULT '' CHECK (length(line_bn) <= 90);
