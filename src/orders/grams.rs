//! Searching orders by an index of three letters next to each other (`order_grams`): in which orders of a block they stand.
//! A block is indexed once it is whole, in the background, so that no order waits for it; newer orders are looked through
//! plainly, and so are all where fewer letters are asked for. What the index finds is compared with the text: it may name an
//! order too many, never one too few.

use std::collections::HashMap;

use rusqlite::{CachedStatement, Connection, OptionalExtension, params};

use super::filter::Filter;
use crate::db::Db;
use crate::error::Result;
use crate::text::{Needle, Sought};

/// How many places a block has, as a power of two; `order_grams` and its triggers go by it.
const SHIFT: u32 = 13;
const PLACES: usize = 1 << SHIFT;
const BLOCK: i64 = 1 << SHIFT;
/// Places of a block, each a bit.
type Places = [u64; PLACES / 64];
const ALL: Places = [u64::MAX; PLACES / 64];
const NONE: Places = [0; PLACES / 64];
/// How many bytes a block's places take as bits.
const BITS: usize = PLACES / 8;
/// Where more orders of a block may be those, it is quicker to look through all of it.
const MANY: usize = PLACES / 8;

/// The grams of a text as numbers. None has a space, since nothing that is looked for has one.
fn grams(text: &str) -> Vec<i64> {
    let letters: Vec<char> = text.chars().collect();
    let of = |three: &[char]| three.iter().fold(0, |packed, c| (packed << 21) | i64::from(u32::from(*c)));
    let mut all: Vec<i64> = letters.windows(3).filter(|three| !three.contains(&' ')).map(of).collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// Places of a block, the first ones first, as they are stored: how far each is from the one before, in one byte or two; or
/// all as bits where that is shorter.
fn packed(places: &[u16]) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut last = 0;
    for place in places {
        let [low, high] = (place - last).to_le_bytes();
        last = *place;
        if high == 0 && low < 0x80 {
            bytes.push(low);
        } else {
            bytes.extend([low | 0x80, (high << 1) | (low >> 7)]);
        }
    }
    if bytes.len() < BITS {
        return bytes;
    }
    let mut bits = NONE;
    for place in places {
        bits[usize::from(*place) / 64] |= 1 << (place % 64);
    }
    bits.iter().flat_map(|word| word.to_le_bytes()).collect()
}

fn unpacked(bytes: &[u8]) -> Places {
    let mut bits = NONE;
    if bytes.len() == BITS {
        for (word, eight) in bits.iter_mut().zip(bytes.chunks_exact(8)) {
            *word = eight.iter().rev().fold(0, |word, byte| (word << 8) | u64::from(*byte));
        }
        return bits;
    }
    let (mut at, mut bytes) = (0, bytes.iter().map(|byte| usize::from(*byte)));
    while let Some(low) = bytes.next() {
        at += if low < 0x80 { low } else { (low & 0x7F) | (bytes.next().unwrap_or(0) << 7) };
        if let Some(word) = bits.get_mut(at / 64) {
            *word |= 1 << (at % 64);
        }
    }
    bits
}

/// What is looked for, by its grams: all of these, each in one of several spellings. One without grams may be anywhere.
struct Asked(Vec<Vec<Vec<i64>>>);

impl Asked {
    fn of(q: &str) -> Self {
        let spelling = |parts: &Vec<Needle>| {
            parts.iter().flat_map(|part| grams(&String::from_utf8_lossy(part.needle()))).collect()
        };
        let terms = Sought::of(q);
        Self(terms.terms().iter().map(|term| term.spellings().iter().map(spelling).collect()).collect())
    }

    /// Whether the index knows nothing of it.
    fn is_short(&self) -> bool {
        self.0.iter().all(|spellings| spellings.iter().any(Vec::is_empty))
    }

    /// The places of a block where it may be.
    fn within(&self, query: &mut CachedStatement<'_>, block: i64) -> Result<Places> {
        let mut places = ALL;
        for spellings in &self.0 {
            let mut any = NONE;
            for grams in spellings {
                let mut these = places;
                for gram in grams {
                    if these == NONE {
                        break;
                    }
                    let read = |row: &rusqlite::Row<'_>| Ok(unpacked(row.get_ref(0)?.as_blob()?));
                    let has = query.query_row([block, *gram], read).optional()?.unwrap_or(NONE);
                    these.iter_mut().zip(has).for_each(|(these, has)| *these &= has);
                }
                any.iter_mut().zip(these).for_each(|(any, these)| *any |= these);
            }
            places = any;
        }
        Ok(places)
    }
}

/// The places of a filter's orders that have the words of a folded text, the newest first.
pub(super) fn places(conn: &Connection, filter: &Filter, q: &str) -> Result<Vec<i64>> {
    let asked = Asked::of(q);
    let below = if asked.is_short() { 0 } else { indexed_below(conn)? };
    let mut all = filter.places(conn, (below, i64::MAX))?;
    let mut query = conn.prepare_cached("SELECT places FROM order_grams WHERE block = ?1 AND gram = ?2")?;
    for block in (0..below >> SHIFT).rev() {
        let first = block << SHIFT;
        let mut found = Vec::new();
        for (word, begins) in asked.within(&mut query, block)?.into_iter().zip((first..).step_by(64)) {
            let mut left = word;
            while left != 0 {
                found.push(begins + i64::from(left.trailing_zeros()));
                left &= left - 1;
            }
        }
        match found.len() {
            0 => {}
            few if few <= MANY => all.extend(filter.among(conn, &found)?),
            _ => all.extend(filter.places(conn, (first, first + BLOCK))?),
        }
    }
    Ok(all)
}

fn indexed_below(conn: &Connection) -> Result<i64> {
    Ok(conn.prepare_cached("SELECT found_below FROM orders_summed")?.query_row([], |row| row.get(0))?)
}

/// A block's grams, each with where it stands.
type Rows = Vec<(i64, Vec<u8>)>;

/// Where the next block begins that is whole and not indexed, and its rows.
fn next(conn: &Connection) -> Result<Option<(i64, Rows)>> {
    let sql = "SELECT found_below FROM orders_summed WHERE below >= found_below + ?1";
    let first: Option<i64> = conn.prepare_cached(sql)?.query_row([BLOCK], |row| row.get(0)).optional()?;
    let Some(first) = first else { return Ok(None) };
    let mut query = conn.prepare_cached(
        "SELECT seq - ?1, search FROM orders WHERE seq >= ?1 AND seq < ?1 + ?2 ORDER BY seq",
    )?;
    let mut rows = query.query([first, BLOCK])?;
    let mut all: HashMap<i64, Vec<u16>> = HashMap::new();
    while let Some(row) = rows.next()? {
        let place: u16 = row.get(0)?;
        for gram in grams(&row.get::<_, String>(1)?) {
            all.entry(gram).or_default().push(place);
        }
    }
    let mut rows: Rows = all.into_iter().map(|(gram, places)| (gram, packed(&places))).collect();
    rows.sort_unstable_by_key(|(gram, _)| *gram);
    Ok(Some((first, rows)))
}

/// Stores a block's rows, unless it was stored meanwhile. What orders are found by is written once; where an upgrade writes it
/// anew, a trigger has their blocks indexed again.
fn store(conn: &Connection, first: i64, rows: &Rows) -> Result<()> {
    if indexed_below(conn)? != first {
        return Ok(());
    }
    conn.execute("DELETE FROM order_grams WHERE block = ?1", [first >> SHIFT])?;
    let mut insert = conn.prepare_cached("INSERT INTO order_grams VALUES (?1, ?2, ?3)")?;
    for (gram, places) in rows {
        insert.execute(params![first >> SHIFT, gram, places])?;
    }
    conn.execute("UPDATE orders_summed SET found_below = ?1", [first + BLOCK])?;
    Ok(())
}

/// Indexes the next block of orders that is whole; one at a time, so that nobody waits for long.
///
/// # Errors
/// Where the database fails; it is then tried again.
pub async fn keep_up(db: &Db) -> Result<()> {
    let Some((first, rows)) = db.read(next).await? else { return Ok(()) };
    db.write(move |tx| store(tx, first, &rows)).await
}

/// Indexes all of them, on a connection that has the database for itself.
///
/// # Errors
/// Where the database fails.
pub fn index_all(conn: &Connection) -> Result<()> {
    while let Some((first, rows)) = next(conn)? {
        store(conn, first, &rows)?;
    }
    Ok(())
}
