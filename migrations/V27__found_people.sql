-- What customers are found by, kept beside them by triggers, and in an index that has it in the order of the list. The functions
-- are the shop's own.
ALTER TABLE customers ADD COLUMN search TEXT NOT NULL DEFAULT '';
UPDATE customers SET search = searchable(name || ' ' || email || ' ' || phone || ' ' || address);
CREATE TRIGGER customers_found_first AFTER INSERT ON customers
BEGIN
    UPDATE customers SET search = searchable(name || ' ' || email || ' ' || phone || ' ' || address) WHERE seq = NEW.seq;
END;
CREATE TRIGGER customers_found_next AFTER UPDATE OF name, email, phone, address ON customers
BEGIN
    UPDATE customers SET search = searchable(name || ' ' || email || ' ' || phone || ' ' || address) WHERE seq = NEW.seq;
END;
CREATE INDEX customers_found ON customers (created_at DESC, id, search);

-- The messages of the list in their order: a far page costs its place in it, not the messages before.
CREATE INDEX messages_live ON messages (seq) WHERE deleted_at IS NULL;
