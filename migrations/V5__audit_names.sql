-- What the thing of a row was called when it was written, so that the log still tells it when the thing is gone.
-- Messages have none: their names are people's.
ALTER TABLE audit ADD COLUMN subject_name TEXT;
UPDATE audit SET subject_name = CASE subject
    WHEN 'product' THEN (SELECT title FROM products WHERE id = subject_id)
    WHEN 'blog' THEN (SELECT title FROM blogs WHERE id = subject_id)
    WHEN 'order' THEN (SELECT number || ' · ' || name FROM orders WHERE id = subject_id)
END WHERE subject_id IS NOT NULL;
