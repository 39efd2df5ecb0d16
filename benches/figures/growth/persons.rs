//! Who buys in a grown shop.

use anyhow::Result;
use rusqlite::{Connection, params};

use super::dice::Dice;
use super::made::Times;
use super::names::{AREAS, ASKED, FIRST, LAST};

/// What the numbers of this file are for.
const KIND: u64 = 3;

/// Somebody who buys.
pub struct Person {
    /// As typed, in either script.
    pub name: String,
    /// 11 digits.
    pub phone: String,
    /// In lower case.
    pub email: String,
    /// One line.
    pub address: String,
}

impl Person {
    /// The n-th one.
    pub fn nth(n: usize) -> Self {
        let mut dice = Dice::of(KIND, n);
        Self {
            name: format!("{} {}", dice.one_of(&FIRST), dice.one_of(&LAST)),
            phone: format!("01{}{n:08}", dice.between(3, 9)),
            email: email(n),
            address: format!(
                "House {}, Road {}, {}",
                dice.between(1, 180),
                dice.between(1, 30),
                dice.one_of(&AREAS)
            ),
        }
    }
}

/// The address of the n-th customer.
pub fn email(n: usize) -> String {
    format!("person{n}@example.com")
}

/// Stores so many customers, all with one password; answers their ids.
pub fn sign_up(conn: &Connection, count: usize, password_hash: &str, times: Times) -> Result<Vec<String>> {
    let mut insert = conn.prepare(
        "INSERT INTO customers (id, email, name, phone, address, password_hash, points, created_at)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
    )?;
    let mut ids = Vec::with_capacity(count);
    for n in 0..count {
        let person = Person::nth(n);
        let id = haat::ids::random_id();
        let points = Dice::of(KIND + 1, n).between(0, 900);
        insert.execute(params![
            id,
            person.email,
            person.name,
            person.phone,
            person.address,
            password_hash,
            points,
            times.of(n, count)
        ])?;
        ids.push(id);
    }
    Ok(ids)
}

/// Stores so many messages, the newest unread.
pub fn write(conn: &Connection, count: usize, times: Times) -> Result<()> {
    let mut insert = conn.prepare(
        "INSERT INTO messages (id, name, phone, email, message, created_at, read)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
    )?;
    for n in 0..count {
        let person = Person::nth(n * 7);
        let text = Dice::of(KIND + 2, n).one_of(&ASKED);
        insert.execute(params![
            haat::ids::random_id(),
            person.name,
            person.phone,
            person.email,
            text,
            times.of(n, count),
            n + 10 < count
        ])?;
    }
    Ok(())
}
