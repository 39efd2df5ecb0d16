-- What a product's main picture shows, in the owner's words, for people who cannot see it; blank for the title. What the
-- picture of a colour shows stands with the colour, in `available_colors`.
ALTER TABLE products ADD COLUMN main_image_alt TEXT NOT NULL DEFAULT '' CHECK (length(main_image_alt) <= 200);
