//! Blog posts in the database.

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::model::{Blog, NewBlog};
use crate::clock::rfc3339;
use crate::error::Result;

const COLUMNS: &str = "id, title, description, social_link, photo, created_at, updated_at, deleted_at";

fn from_row(row: &Row<'_>) -> rusqlite::Result<Blog> {
    Ok(Blog {
        id: row.get(0)?,
        title: row.get(1)?,
        description: row.get(2)?,
        social_link: row.get(3)?,
        photo: row.get(4)?,
        created_at: rfc3339(row.get(5)?),
        updated_at: rfc3339(row.get(6)?),
    })
}

/// Adds a post; answers its id.
pub fn insert(conn: &Connection, new: &NewBlog, now: i64) -> Result<String> {
    let id = crate::ids::random_id();
    conn.execute(
        "INSERT INTO blogs (id, title, description, social_link, photo, created_at, updated_at)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6)",
        params![id, new.title, new.description, new.social_link, new.photo, now],
    )?;
    Ok(id)
}

/// Writes a post after an edit.
pub fn update(conn: &Connection, blog: &Blog, now: i64) -> Result<()> {
    conn.execute(
        "UPDATE blogs SET title = ?2, description = ?3, social_link = ?4, photo = ?5, updated_at = ?6 WHERE id = ?1",
        params![blog.id, blog.title, blog.description, blog.social_link, blog.photo, now],
    )?;
    Ok(())
}

/// Every live post, the newest first.
pub fn all(conn: &Connection) -> Result<Vec<Blog>> {
    let sql = format!("SELECT {COLUMNS} FROM blogs WHERE deleted_at IS NULL ORDER BY seq DESC");
    let mut query = conn.prepare_cached(&sql)?;
    let all = query.query_map([], from_row)?.collect::<rusqlite::Result<_>>()?;
    Ok(all)
}

/// A live post.
pub fn by_id(conn: &Connection, id: &str) -> Result<Option<Blog>> {
    let sql = format!("SELECT {COLUMNS} FROM blogs WHERE id = ?1 AND deleted_at IS NULL");
    Ok(conn.prepare_cached(&sql)?.query_row([id], from_row).optional()?)
}

/// Moves a live post to the trash; whether there was one.
pub fn trash(conn: &Connection, id: &str, now: i64) -> Result<bool> {
    let sql = "UPDATE blogs SET deleted_at = ?2 WHERE id = ?1 AND deleted_at IS NULL";
    Ok(conn.execute(sql, params![id, now])? == 1)
}

/// Takes a post out of the trash; whether there was one.
pub fn restore(conn: &Connection, id: &str) -> Result<bool> {
    let sql = "UPDATE blogs SET deleted_at = NULL WHERE id = ?1 AND deleted_at IS NOT NULL";
    Ok(conn.execute(sql, [id])? == 1)
}

/// The posts in the trash with the time of their deletion.
pub fn in_trash(conn: &Connection) -> Result<Vec<(Blog, i64)>> {
    let sql = format!("SELECT {COLUMNS} FROM blogs WHERE deleted_at IS NOT NULL ORDER BY deleted_at DESC");
    let mut query = conn.prepare_cached(&sql)?;
    let all = query.query_map([], |r| Ok((from_row(r)?, r.get(7)?)))?.collect::<rusqlite::Result<_>>()?;
    Ok(all)
}

/// Deletes for good what has lain in the trash since before a time; answers the pictures.
pub fn purge(conn: &Connection, before: i64) -> Result<Vec<String>> {
    let mut query = conn.prepare("DELETE FROM blogs WHERE deleted_at < ?1 RETURNING photo")?;
    let photos = query.query_map([before], |r| r.get(0))?.collect::<rusqlite::Result<_>>()?;
    Ok(photos)
}

/// Whether a picture belongs to a post, also to one in the trash.
pub fn names_image(conn: &Connection, path: &str) -> Result<bool> {
    Ok(conn.query_row("SELECT EXISTS (SELECT 1 FROM blogs WHERE photo = ?1)", [path], |r| r.get(0))?)
}

/// Whether there is no post, not even one in the trash.
pub fn is_empty(conn: &Connection) -> Result<bool> {
    Ok(conn.query_row("SELECT NOT EXISTS (SELECT 1 FROM blogs)", [], |r| r.get(0))?)
}

/// Every picture that posts name, also those in the trash.
pub fn images(conn: &Connection) -> Result<Vec<String>> {
    crate::db::texts(conn, "SELECT DISTINCT photo FROM blogs")
}
