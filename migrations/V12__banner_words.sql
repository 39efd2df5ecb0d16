-- Where a banner leads and what it says to people who cannot see it, as the owner wrote it. They belong to the picture in
-- its block: they follow it through a new order and go with it.
CREATE TABLE banner_words (
    place TEXT NOT NULL CHECK (place IN ('main', 'side', 'second', 'third', 'exclusive')),
    path  TEXT NOT NULL CHECK (path <> ''),
    link  TEXT NOT NULL CHECK (length(link) <= 500),
    alt   TEXT NOT NULL CHECK (length(alt) <= 200),
    PRIMARY KEY (place, path)
) STRICT;
