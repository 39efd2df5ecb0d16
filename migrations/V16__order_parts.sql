-- Each line has its part of the order's discount; the parts of all lines are the discount.
ALTER TABLE order_lines ADD COLUMN discount INTEGER NOT NULL DEFAULT 0 CHECK (discount >= 0);
UPDATE order_lines SET discount = parts.part
FROM (
    SELECT order_seq, line,
        CAST(1.0 * discount * upto / subtotal AS INTEGER) - CAST(1.0 * discount * (upto - cost) / subtotal AS INTEGER) AS part
    FROM (
        SELECT l.order_seq, l.line, o.discount, o.subtotal, l.price * l.quantity AS cost,
            sum(l.price * l.quantity) OVER (PARTITION BY l.order_seq ORDER BY l.line) AS upto
        FROM order_lines AS l JOIN orders AS o ON o.seq = l.order_seq WHERE o.discount > 0 AND o.subtotal > 0
    )
) AS parts
WHERE order_lines.order_seq = parts.order_seq AND order_lines.line = parts.line;

-- Whether putting an order away cancelled it: restoring it makes it live again.
ALTER TABLE orders ADD COLUMN cancelled_by_deleting INTEGER NOT NULL DEFAULT 0 CHECK (cancelled_by_deleting IN (0, 1));
UPDATE orders SET cancelled_by_deleting = 1 WHERE cancelled_at = deleted_at;

-- When a customer showed to have the mails of the own address, by the one-time password in one of them.
ALTER TABLE customers ADD COLUMN proven_at INTEGER;
-- Mails that visitors' doings sent to addresses that nobody proved to have; a row is counted for a day.
CREATE TABLE unproven_mails (
    id        INTEGER PRIMARY KEY,
    recipient TEXT NOT NULL,
    at        INTEGER NOT NULL
) STRICT;
CREATE INDEX unproven_mails_recipient ON unproven_mails (recipient, at);
CREATE INDEX unproven_mails_at ON unproven_mails (at);
