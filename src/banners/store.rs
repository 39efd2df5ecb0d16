//! Banners in the database.

use rusqlite::{Connection, params};

use super::model::{Banner, BannerText, Focus, Place};
use crate::error::Result;

/// The stored paths of a block, in order.
pub fn paths(conn: &Connection, place: Place) -> Result<Vec<String>> {
    let mut query = conn.prepare_cached("SELECT path FROM banners WHERE place = ?1 ORDER BY position")?;
    let all = query.query_map([place.as_str()], |r| r.get(0))?.collect::<rusqlite::Result<_>>()?;
    Ok(all)
}

/// The banners of a block with what the owner said of them, in order.
pub fn banners(conn: &Connection, place: Place) -> Result<Vec<Banner>> {
    let mut query = conn.prepare_cached(
        "SELECT b.path, coalesce(w.link, ''), coalesce(w.alt, ''), coalesce(w.headline, ''),
            coalesce(w.headline_bn, ''), coalesce(w.line, ''), coalesce(w.line_bn, ''), w.focus_x, w.focus_y
         FROM banners AS b
         LEFT JOIN banner_words AS w ON w.place = b.place AND w.path = b.path
         WHERE b.place = ?1 ORDER BY b.position",
    )?;
    let banner = |r: &rusqlite::Row<'_>| {
        let words =
            BannerText { headline: r.get(3)?, headline_bn: r.get(4)?, line: r.get(5)?, line_bn: r.get(6)? };
        let focus = r.get::<_, Option<i64>>(7)?.zip(r.get(8)?).map(|(x, y)| Focus { x, y });
        Ok(Banner { url: r.get(0)?, link: r.get(1)?, alt: r.get(2)?, words, focus })
    };
    Ok(query.query_map([place.as_str()], banner)?.collect::<rusqlite::Result<_>>()?)
}

/// Stores what the owner says of a banner.
pub fn say(conn: &Connection, place: Place, banner: &Banner) -> Result<()> {
    let Banner { url, link, alt, words, focus } = banner;
    let BannerText { headline, headline_bn, line, line_bn } = words;
    let (x, y) = focus.map(|Focus { x, y }| (x, y)).unzip();
    conn.execute(
        "INSERT INTO banner_words
            (place, path, link, alt, headline, headline_bn, line, line_bn, focus_x, focus_y)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)
         ON CONFLICT (place, path) DO UPDATE SET link = ?3, alt = ?4, headline = ?5, headline_bn = ?6,
            line = ?7, line_bn = ?8, focus_x = ?9, focus_y = ?10",
        params![place.as_str(), url, link, alt, headline, headline_bn, line, line_bn, x, y],
    )?;
    Ok(())
}

/// Puts other pictures into a block; answers the ones that were there. What was said of a picture goes with it.
pub fn replace(conn: &Connection, place: Place, new: &[String]) -> Result<Vec<String>> {
    let old = paths(conn, place)?;
    conn.execute("DELETE FROM banners WHERE place = ?1", [place.as_str()])?;
    for (n, path) in new.iter().enumerate() {
        conn.execute(
            "INSERT INTO banners (place, position, path) VALUES (?1, ?2, ?3)",
            params![place.as_str(), i64::try_from(n).unwrap_or(i64::MAX), path],
        )?;
    }
    conn.execute(
        "DELETE FROM banner_words WHERE place = ?1 AND path NOT IN (SELECT path FROM banners WHERE place = ?1)",
        [place.as_str()],
    )?;
    Ok(old)
}

/// Whether there is no banner at all.
pub fn is_empty(conn: &Connection) -> Result<bool> {
    Ok(conn.query_row("SELECT NOT EXISTS (SELECT 1 FROM banners)", [], |r| r.get(0))?)
}

/// Whether a picture is a banner.
pub fn names_image(conn: &Connection, path: &str) -> Result<bool> {
    Ok(conn.query_row("SELECT EXISTS (SELECT 1 FROM banners WHERE path = ?1)", [path], |r| r.get(0))?)
}

/// Every picture that is a banner.
pub fn images(conn: &Connection) -> Result<Vec<String>> {
    crate::db::texts(conn, "SELECT DISTINCT path FROM banners")
}
