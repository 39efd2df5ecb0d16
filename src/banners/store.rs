//! Banners in the database.

use rusqlite::{Connection, params};

use super::model::Place;
use crate::error::Result;

/// The stored paths of a block, in order.
///
/// # Errors
/// Where the database fails.
pub fn paths(conn: &Connection, place: Place) -> Result<Vec<String>> {
    let mut query = conn.prepare_cached("SELECT path FROM banners WHERE place = ?1 ORDER BY position")?;
    let all = query.query_map([place.as_str()], |r| r.get(0))?.collect::<rusqlite::Result<_>>()?;
    Ok(all)
}

/// Puts other pictures into a block; answers the ones that were there.
///
/// # Errors
/// Where the database fails.
pub fn replace(conn: &Connection, place: Place, new: &[String]) -> Result<Vec<String>> {
    let old = paths(conn, place)?;
    conn.execute("DELETE FROM banners WHERE place = ?1", [place.as_str()])?;
    for (n, path) in new.iter().enumerate() {
        conn.execute(
            "INSERT INTO banners (place, position, path) VALUES (?1, ?2, ?3)",
            params![place.as_str(), i64::try_from(n).unwrap_or(i64::MAX), path],
        )?;
    }
    Ok(old)
}

/// Whether there is no banner at all.
///
/// # Errors
/// Where the database fails.
pub fn is_empty(conn: &Connection) -> Result<bool> {
    Ok(conn.query_row("SELECT NOT EXISTS (SELECT 1 FROM banners)", [], |r| r.get(0))?)
}

/// Whether a picture is a banner.
///
/// # Errors
/// Where the database fails.
pub fn names_image(conn: &Connection, path: &str) -> Result<bool> {
    Ok(conn.query_row("SELECT EXISTS (SELECT 1 FROM banners WHERE path = ?1)", [path], |r| r.get(0))?)
}

/// Every picture that is a banner.
///
/// # Errors
/// Where the database fails.
pub fn images(conn: &Connection) -> Result<Vec<String>> {
    crate::db::texts(conn, "SELECT DISTINCT path FROM banners")
}
