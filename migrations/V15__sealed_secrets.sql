-- Secrets of the second factor are encrypted with the key of the data folder; those of before, 20 bytes, are encrypted when
-- the shop is opened. A secret that waits for its first code does so for ten minutes: it is asked for again.
DROP TABLE admin_totp_pending;
CREATE TABLE admin_totp_pending (
    admin_id   TEXT PRIMARY KEY REFERENCES admins (id) ON DELETE CASCADE,
    secret     BLOB NOT NULL CHECK (length(secret) = 48),
    expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE sealed_totp (
    admin_id  TEXT PRIMARY KEY REFERENCES admins (id) ON DELETE CASCADE,
    secret    BLOB NOT NULL CHECK (length(secret) IN (20, 48)),
    last_step INTEGER NOT NULL,
    since     INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO sealed_totp SELECT admin_id, secret, last_step, since FROM admin_totp;
DROP TABLE admin_totp;
ALTER TABLE sealed_totp RENAME TO admin_totp;

-- Recovery codes are hashed slowly; `slow` says that the shop has done so with one of before.
ALTER TABLE admin_recovery_codes ADD COLUMN slow INTEGER NOT NULL DEFAULT 0 CHECK (slow IN (0, 1));
