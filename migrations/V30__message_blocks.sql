-- How many messages that are not in the trash each block of 4096 has, so that a page however far back is reached by counts.
CREATE TABLE message_blocks (
    block INTEGER PRIMARY KEY,
    rows  INTEGER NOT NULL
) STRICT;
INSERT INTO message_blocks SELECT seq / 4096, count(*) FROM messages WHERE deleted_at IS NULL GROUP BY 1;
CREATE TRIGGER messages_counted AFTER INSERT ON messages WHEN NEW.deleted_at IS NULL
BEGIN
    INSERT INTO message_blocks VALUES (NEW.seq / 4096, 1) ON CONFLICT DO UPDATE SET rows = rows + 1;
END;
CREATE TRIGGER messages_put_away AFTER UPDATE OF deleted_at ON messages WHEN OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL
BEGIN
    UPDATE message_blocks SET rows = rows - 1 WHERE block = NEW.seq / 4096;
END;
CREATE TRIGGER messages_back AFTER UPDATE OF deleted_at ON messages WHEN OLD.deleted_at IS NOT NULL AND NEW.deleted_at IS NULL
BEGIN
    INSERT INTO message_blocks VALUES (NEW.seq / 4096, 1) ON CONFLICT DO UPDATE SET rows = rows + 1;
END;
CREATE TRIGGER messages_forgotten AFTER DELETE ON messages WHEN OLD.deleted_at IS NULL
BEGIN
    UPDATE message_blocks SET rows = rows - 1 WHERE block = OLD.seq / 4096;
END;
