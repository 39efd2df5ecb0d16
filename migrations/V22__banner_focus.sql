-- What stays in sight wherever a banner's picture is cut, on phones above all: so many percent from its left and its top.
-- NULL where the owner said nothing: its block's own place.
ALTER TABLE banner_words ADD COLUMN focus_x INTEGER CHECK (focus_x BETWEEN 0 AND 100);
ALTER TABLE banner_words ADD COLUMN focus_y INTEGER CHECK (focus_y BETWEEN 0 AND 100);
