-- When an order was cancelled. `stage` stays what it was then, so that an order that comes out of the trash goes on
-- where it was. Orders that lie in the trash undelivered were cancelled by that.
ALTER TABLE orders ADD COLUMN cancelled_at INTEGER;
UPDATE orders SET cancelled_at = deleted_at WHERE deleted_at IS NOT NULL AND stage <> 'delivered';

CREATE TABLE order_history_new (
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    order_seq INTEGER NOT NULL REFERENCES orders (seq) ON DELETE CASCADE,
    at        INTEGER NOT NULL,
    action    TEXT NOT NULL
        CHECK (action IN ('placed', 'approved', 'delivered', 'cancelled', 'deleted', 'restored')),
    actor     TEXT NOT NULL,
    delivery  TEXT NOT NULL DEFAULT ''
) STRICT;
INSERT INTO order_history_new (id, order_seq, at, action, actor, delivery)
    SELECT id, order_seq, at, action, actor, delivery FROM order_history;
DROP TABLE order_history;
ALTER TABLE order_history_new RENAME TO order_history;
CREATE INDEX order_history_order ON order_history (order_seq, id);
