-- Accounts whose failed sign-ins were forgiven by a command, for a shop that runs meanwhile and counts them in memory.
CREATE TABLE lifted_limits (
    account TEXT PRIMARY KEY,
    at      INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
