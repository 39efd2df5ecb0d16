//! The admins of a shop, as `haat admin` lists and removes them (contract 1).

use rusqlite::Connection;

use super::store::{AccountKind, AdminRow, end_sessions};
use super::{browser, login_guard};
use crate::clock::rfc3339;
use crate::error::Result;

/// An admin in a list of them.
#[derive(Debug)]
pub struct AdminListed {
    email: String,
    name: String,
    second_factor: bool,
    last_sign_in: Option<i64>,
}

impl AdminListed {
    /// One line, its parts apart by tabs.
    #[must_use]
    pub fn line(&self) -> String {
        let factor = if self.second_factor { "two-step sign-in" } else { "password alone" };
        let last = self
            .last_sign_in
            .map_or_else(|| "never signed in".to_owned(), |at| format!("last signed in {}", rfc3339(at)));
        format!("{}\t{}\t{factor}\t{last}", self.email, self.name)
    }
}

/// Every admin, by e-mail address. The last sign-in is the last one that the audit log has.
pub fn list(conn: &Connection) -> Result<Vec<AdminListed>> {
    let mut query = conn.prepare(
        "SELECT email, name, EXISTS (SELECT 1 FROM admin_totp WHERE admin_id = admins.id),
            (SELECT max(at) FROM audit WHERE subject = 'sign-in' AND action = 'success' AND admin_email = admins.email)
         FROM admins ORDER BY email",
    )?;
    let rows = query.query_map([], |r| {
        Ok(AdminListed {
            email: r.get(0)?,
            name: r.get(1)?,
            second_factor: r.get(2)?,
            last_sign_in: r.get(3)?,
        })
    })?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}

/// Removes an admin's account with its sessions, its second factor and the browsers it was used in; what it did stays in the
/// audit log.
pub fn remove(conn: &Connection, admin: &AdminRow) -> Result<()> {
    end_sessions(conn, AccountKind::Admin, &admin.id, None)?;
    let account = login_guard::account(AccountKind::Admin, &admin.email);
    browser::forget(conn, &account)?;
    login_guard::forget_failures(conn, &account)?;
    conn.execute("DELETE FROM admins WHERE id = ?1", [&admin.id])?;
    Ok(())
}
