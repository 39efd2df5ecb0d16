//! The settings in the database: one row.

use rusqlite::{Connection, OptionalExtension};

use super::model::Settings;
use crate::error::Result;

/// What the owner set, or the beginning.
pub fn get(conn: &Connection) -> Result<Settings> {
    let body: Option<String> = conn
        .prepare_cached("SELECT body FROM settings WHERE id = 1")?
        .query_row([], |r| r.get(0))
        .optional()?;
    match body {
        Some(json) => Ok(serde_json::from_str(&json)?),
        None => Ok(Settings::default()),
    }
}

/// Stores the settings.
pub fn put(conn: &Connection, settings: &Settings) -> Result<()> {
    conn.execute(
        "INSERT INTO settings (id, body) VALUES (1, ?1) ON CONFLICT (id) DO UPDATE SET body = excluded.body",
        [serde_json::to_string(settings)?],
    )?;
    Ok(())
}

/// Whether the owner has set nothing yet.
pub fn is_unset(conn: &Connection) -> Result<bool> {
    Ok(conn.query_row("SELECT NOT EXISTS (SELECT 1 FROM settings)", [], |r| r.get(0))?)
}

/// Whether a picture is a branch's photo.
pub fn names_image(conn: &Connection, path: &str) -> Result<bool> {
    Ok(get(conn)?.branches.iter().any(|b| b.photo == path))
}

/// Every picture that is a branch's photo.
pub fn images(conn: &Connection) -> Result<Vec<String>> {
    let photos = get(conn)?.branches.into_iter().map(|branch| branch.photo);
    Ok(photos.filter(|photo| !photo.is_empty()).collect())
}
