-- The back office: what waits, messages that were read, sessions that their admin can see, the second factor. Times are
-- milliseconds since 1970-01-01 UTC.

ALTER TABLE messages ADD COLUMN read INTEGER NOT NULL DEFAULT 0 CHECK (read IN (0, 1));
CREATE INDEX messages_unread ON messages (seq) WHERE read = 0 AND deleted_at IS NULL;

CREATE INDEX orders_stage ON orders (stage) WHERE deleted_at IS NULL;
CREATE INDEX orders_live ON orders (ordered_at) WHERE deleted_at IS NULL;

CREATE INDEX audit_subject ON audit (subject_id, id) WHERE subject_id IS NOT NULL;

-- `id` names a session to its owner and tells nothing of its token. `last_used_at`, `user_agent` and `address` are those
-- of a use that was noted, at most every quarter of an hour.
ALTER TABLE sessions ADD COLUMN id TEXT NOT NULL DEFAULT '';
ALTER TABLE sessions ADD COLUMN last_used_at INTEGER NOT NULL DEFAULT 0;
ALTER TABLE sessions ADD COLUMN user_agent TEXT NOT NULL DEFAULT '' CHECK (length(user_agent) <= 500);
ALTER TABLE sessions ADD COLUMN address TEXT NOT NULL DEFAULT '' CHECK (length(address) <= 50);
UPDATE sessions SET id = lower(hex(randomblob(10))), last_used_at = renewed_at;
CREATE UNIQUE INDEX sessions_id ON sessions (id);

-- The second factor of admins who turned it on. `last_step` is the time step of the last code that was used: no code is
-- good twice.
CREATE TABLE admin_totp (
    admin_id  TEXT PRIMARY KEY REFERENCES admins (id) ON DELETE CASCADE,
    secret    BLOB NOT NULL CHECK (length(secret) = 20),
    last_step INTEGER NOT NULL,
    since     INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- A secret that was shown and waits for its first code.
CREATE TABLE admin_totp_pending (
    admin_id   TEXT PRIMARY KEY REFERENCES admins (id) ON DELETE CASCADE,
    secret     BLOB NOT NULL CHECK (length(secret) = 20),
    expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Codes that stand in for the second factor once; a row goes when its code was used.
CREATE TABLE admin_recovery_codes (
    admin_id  TEXT NOT NULL REFERENCES admins (id) ON DELETE CASCADE,
    code_hash BLOB NOT NULL CHECK (length(code_hash) = 32),
    PRIMARY KEY (admin_id, code_hash)
) STRICT, WITHOUT ROWID;
