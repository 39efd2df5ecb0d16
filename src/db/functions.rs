//! What SQL knows of texts.

use rusqlite::Connection;
use rusqlite::functions::FunctionFlags;
use rusqlite::types::FromSqlError;

use crate::text::{self, Sought};
use crate::validate::email_key;

/// Gives SQL what searches know of texts, so that rows are found as titles are: `fold(text)` and `searchable(text)` of
/// [`crate::text`], `finds(searchable, folded)` for whether the text has all words, and `email_key(text)`. The steps of an
/// upgrade use them too.
pub fn add_functions(conn: &Connection) -> rusqlite::Result<()> {
    type OfText = fn(&str) -> String;
    let flags = FunctionFlags::SQLITE_UTF8 | FunctionFlags::SQLITE_DETERMINISTIC;
    let texts: [(&str, OfText); 3] =
        [("fold", text::fold), ("searchable", text::searchable), ("email_key", email_key)];
    for (name, of) in texts {
        // Triggers may call them, too: they do nothing but read their text.
        conn.create_scalar_function(name, 1, flags | FunctionFlags::SQLITE_INNOCUOUS, move |args| {
            Ok(args.get::<Option<String>>(0)?.map(|text| of(&text)))
        })?;
    }
    conn.create_scalar_function("finds", 2, flags, |args| {
        // What is asked for is read once a statement.
        let sought = args.get_or_create_aux(1, |asked| Ok::<_, FromSqlError>(Sought::of(asked.as_str()?)))?;
        Ok(sought.fits(args.get_raw(0).as_str()?))
    })
}
