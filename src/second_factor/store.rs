//! The second factor in the database.

use rusqlite::{Connection, OptionalExtension, params};

use super::model::{RecoveryHash, SecretBytes, slow_hash, step_of};
use super::seal::Sealer;
use crate::error::{Error, Result};
use crate::messages::Message;

/// How long a secret that was shown waits for its first code.
const PENDING_MS: i64 = 10 * 60_000;

/// How a sign-in stands with the second factor.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Passed {
    /// It is off: the password is enough.
    Off,
    /// An authenticator's code was right.
    Code,
    /// A recovery code was right, and is used up; so many are left.
    RecoveryCode(i64),
    /// There was no code.
    Missing,
    /// The code was wrong, old, or used before.
    Wrong,
}

impl Passed {
    /// What the audit log says that a sign-in was proved with.
    #[must_use]
    pub fn factor(self) -> &'static str {
        match self {
            Self::Code => "code",
            Self::RecoveryCode(_) => "recovery-code",
            Self::Off | Self::Missing | Self::Wrong => "password",
        }
    }
}

/// Whether it is on for an admin, and how many recovery codes are left.
pub fn state(conn: &Connection, admin: &str) -> Result<(bool, i64)> {
    let on = conn
        .prepare_cached("SELECT EXISTS (SELECT 1 FROM admin_totp WHERE admin_id = ?1)")?
        .query_row([admin], |r| r.get(0))?;
    Ok((on, codes_left(conn, admin)?))
}

fn codes_left(conn: &Connection, admin: &str) -> Result<i64> {
    let sql = "SELECT count(*) FROM admin_recovery_codes WHERE admin_id = ?1";
    Ok(conn.prepare_cached(sql)?.query_row([admin], |r| r.get(0))?)
}

/// Stores a secret that is shown now and waits for its first code; one before it is void.
///
/// # Errors
/// 409 where the factor is on.
pub fn begin(conn: &Connection, sealer: &Sealer, admin: &str, secret: SecretBytes, now: i64) -> Result<()> {
    if state(conn, admin)?.0 {
        return Err(Error::conflict(Message::SecondFactorOnAlready));
    }
    conn.execute(
        "INSERT OR REPLACE INTO admin_totp_pending (admin_id, secret, expires_at) VALUES (?1, ?2, ?3)",
        params![admin, sealer.seal(admin, secret)?, now + PENDING_MS],
    )?;
    Ok(())
}

/// The secret that waits, and the time step of its first code.
///
/// # Errors
/// 400 for a wrong code, 409 where no secret waits.
pub fn first_step(
    conn: &Connection,
    sealer: &Sealer,
    admin: &str,
    code: &str,
    now: i64,
) -> Result<(SecretBytes, i64)> {
    let waiting: Option<Vec<u8>> = conn
        .prepare_cached("SELECT secret FROM admin_totp_pending WHERE admin_id = ?1 AND expires_at > ?2")?
        .query_row(params![admin, now], |r| r.get(0))
        .optional()?;
    let secret = waiting.as_deref().and_then(|sealed| sealer.unseal(admin, sealed));
    let secret = secret.ok_or_else(|| Error::conflict(Message::ScanAgain))?;
    let step = step_of(secret, code, now)?.ok_or_else(|| Error::field("code", Message::CodeInvalid))?;
    Ok((secret, step))
}

/// Turns the factor on with the first code of the secret that waits, and stores its recovery codes.
///
/// # Errors
/// As [`first_step`].
pub fn confirm(
    conn: &Connection,
    sealer: &Sealer,
    admin: &str,
    (code, recovery): (&str, &[RecoveryHash]),
    now: i64,
) -> Result<()> {
    let (secret, step) = first_step(conn, sealer, admin, code, now)?;
    turn_off(conn, admin)?;
    conn.execute(
        "INSERT INTO admin_totp (admin_id, secret, last_step, since) VALUES (?1, ?2, ?3, ?4)",
        params![admin, sealer.seal(admin, secret)?, step, now],
    )?;
    for hash in recovery {
        conn.execute(
            "INSERT INTO admin_recovery_codes (admin_id, code_hash, slow) VALUES (?1, ?2, 1)",
            params![admin, hash],
        )?;
    }
    Ok(())
}

/// Turns the factor off, with everything that belongs to it; whether it was on.
pub fn turn_off(conn: &Connection, admin: &str) -> Result<bool> {
    let on = conn.execute("DELETE FROM admin_totp WHERE admin_id = ?1", [admin])?;
    give_up_begun(conn, admin)?;
    conn.execute("DELETE FROM admin_recovery_codes WHERE admin_id = ?1", [admin])?;
    Ok(on == 1)
}

/// Forgets a secret that was shown and waits for its first code.
pub fn give_up_begun(conn: &Connection, admin: &str) -> Result<()> {
    conn.execute("DELETE FROM admin_totp_pending WHERE admin_id = ?1", [admin])?;
    Ok(())
}

/// A code that was typed, and what its row would be where it is a recovery code.
#[derive(Debug)]
pub struct Typed {
    /// As [`crate::validate::Form::code`] gives it.
    pub code: String,
    /// By [`super::model::recovery_hash`].
    pub recovery: Option<RecoveryHash>,
}

/// Compares a code within the write that it is for, so that none is good twice.
pub fn pass(conn: &Connection, sealer: &Sealer, admin: &str, typed: &Typed, now: i64) -> Result<Passed> {
    let found: Option<(Vec<u8>, i64)> = conn
        .prepare_cached("SELECT secret, last_step FROM admin_totp WHERE admin_id = ?1")?
        .query_row([admin], |r| Ok((r.get(0)?, r.get(1)?)))
        .optional()?;
    let Some((sealed, last)) = found else { return Ok(Passed::Off) };
    if typed.code.is_empty() {
        return Ok(Passed::Missing);
    }
    if let Some(hash) = typed.recovery {
        let sql = "DELETE FROM admin_recovery_codes WHERE admin_id = ?1 AND code_hash = ?2 AND slow = 1";
        let used = conn.execute(sql, params![admin, hash])?;
        return if used == 1 {
            Ok(Passed::RecoveryCode(codes_left(conn, admin)?))
        } else {
            Ok(Passed::Wrong)
        };
    }
    let Some(secret) = sealer.unseal(admin, &sealed) else { return Ok(Passed::Wrong) };
    let Some(step) = step_of(secret, &typed.code, now)?.filter(|step| *step > last) else {
        return Ok(Passed::Wrong);
    };
    conn.execute("UPDATE admin_totp SET last_step = ?2 WHERE admin_id = ?1", params![admin, step])?;
    Ok(Passed::Code)
}

/// Encrypts secrets that an older version stored as they are, and makes its hashes of recovery codes slow.
pub fn protect(conn: &Connection, sealer: &Sealer) -> Result<()> {
    let plain: Vec<(String, SecretBytes)> = conn
        .prepare("SELECT admin_id, secret FROM admin_totp WHERE length(secret) = 20")?
        .query_map([], |r| Ok((r.get(0)?, r.get(1)?)))?
        .collect::<rusqlite::Result<_>>()?;
    for (admin, secret) in plain {
        let sealed = sealer.seal(&admin, secret)?;
        conn.execute("UPDATE admin_totp SET secret = ?2 WHERE admin_id = ?1", params![admin, sealed])?;
    }
    let quick: Vec<(String, RecoveryHash)> = conn
        .prepare("SELECT admin_id, code_hash FROM admin_recovery_codes WHERE slow = 0")?
        .query_map([], |r| Ok((r.get(0)?, r.get(1)?)))?
        .collect::<rusqlite::Result<_>>()?;
    for (admin, hash) in quick {
        conn.execute(
            "UPDATE admin_recovery_codes SET code_hash = ?3, slow = 1 WHERE admin_id = ?1 AND code_hash = ?2",
            params![admin, hash, slow_hash(&admin, hash)?],
        )?;
    }
    Ok(())
}

/// How many admins' secrets cannot be read with a shop's key, or without one: made elsewhere, or the key was replaced.
pub fn unreadable(conn: &Connection, sealer: Option<&Sealer>) -> Result<usize> {
    let sealed: Vec<(String, Vec<u8>)> = conn
        .prepare("SELECT admin_id, secret FROM admin_totp WHERE length(secret) <> 20")?
        .query_map([], |r| Ok((r.get(0)?, r.get(1)?)))?
        .collect::<rusqlite::Result<_>>()?;
    let is_readable =
        |admin: &str, secret: &[u8]| sealer.and_then(|sealer| sealer.unseal(admin, secret)).is_some();
    Ok(sealed.iter().filter(|(admin, secret)| !is_readable(admin, secret)).count())
}

/// Deletes secrets that nobody confirmed in time.
pub fn purge(conn: &Connection, now: i64) -> Result<()> {
    conn.execute("DELETE FROM admin_totp_pending WHERE expires_at <= ?1", [now])?;
    Ok(())
}
