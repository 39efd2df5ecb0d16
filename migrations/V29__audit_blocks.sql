-- How many rows of the audit log each kind of thing has in each block of 4096 ids, so that a page however far back is
-- reached by counts. In the place of counts by kind alone.
DROP TRIGGER audit_counted;
DROP TRIGGER audit_forgotten;
DROP TABLE audit_counts;
CREATE TABLE audit_blocks (
    block   INTEGER NOT NULL,
    subject TEXT NOT NULL,
    rows    INTEGER NOT NULL,
    PRIMARY KEY (block, subject)
) STRICT, WITHOUT ROWID;
INSERT INTO audit_blocks SELECT id / 4096, subject, count(*) FROM audit GROUP BY 1, 2;
CREATE TRIGGER audit_counted AFTER INSERT ON audit
BEGIN
    INSERT INTO audit_blocks VALUES (NEW.id / 4096, NEW.subject, 1) ON CONFLICT DO UPDATE SET rows = rows + 1;
END;
CREATE TRIGGER audit_forgotten AFTER DELETE ON audit
BEGIN
    UPDATE audit_blocks SET rows = rows - 1 WHERE block = OLD.id / 4096 AND subject = OLD.subject;
END;
