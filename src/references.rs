//! Which stored pictures rows name: those of every slice (contract 8).

use rusqlite::Connection;

use crate::error::Result;
use crate::{banners, blogs, cart, catalogue, favourites, orders, settings};

/// Whether a row, also one in the trash, names a picture.
pub fn is_named(conn: &Connection, path: &str) -> Result<bool> {
    Ok(catalogue::store::names_image(conn, path)?
        || banners::store::names_image(conn, path)?
        || blogs::store::names_image(conn, path)?
        || settings::store::names_image(conn, path)?
        || orders::lines::names_image(conn, path)?
        || cart::store::names_image(conn, path)?
        || favourites::store::names_image(conn, path)?)
}

/// Every picture that a row names, also one in the trash; sorted, each once.
pub fn named(conn: &Connection) -> Result<Vec<String>> {
    let mut all = catalogue::store::images(conn)?;
    all.extend(banners::store::images(conn)?);
    all.extend(blogs::store::images(conn)?);
    all.extend(settings::store::images(conn)?);
    all.extend(orders::lines::images(conn)?);
    all.extend(cart::store::images(conn)?);
    all.extend(favourites::store::images(conn)?);
    all.sort_unstable();
    all.dedup();
    Ok(all)
}
