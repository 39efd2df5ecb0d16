-- Stored pictures that no row names any more, and since when: open tabs, caches and link previews still ask for them, so
-- their files stay for a day (contract 8).
CREATE TABLE released_pictures (
    path TEXT PRIMARY KEY CHECK (path <> ''),
    at   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
