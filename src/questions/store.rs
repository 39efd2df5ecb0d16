//! Questions in the database.

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::model::{AdminQuestion, NewQuestion, Question, QuestionState};
use crate::catalogue::listings::Listing;
use crate::clock::rfc3339;
use crate::error::Result;
use crate::http::query::Page;
use crate::reviews::model::Answer;
use crate::reviews::name;
use crate::reviews::store::answer;

/// Who asked, as far as a mail needs it.
#[derive(Debug)]
pub struct Asker {
    /// The account, where that person was signed in.
    pub customer_id: Option<String>,
    /// The code of the language that the person read, or empty.
    pub language: String,
}

/// Stores a question.
pub fn insert(
    conn: &Connection,
    product_seq: i64,
    new: &NewQuestion,
    (customer, language): (Option<&str>, &str),
    now: i64,
) -> Result<()> {
    conn.prepare_cached(
        "INSERT INTO questions (id, product_seq, customer_id, name, shown_name, phone, email, question, language,
            created_at)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)",
    )?
    .execute(params![
        crate::ids::random_id(),
        product_seq,
        customer,
        new.name,
        name::shown(&new.name),
        new.phone,
        new.email,
        new.question,
        language,
        now
    ])?;
    Ok(())
}

/// A page of a product's answered questions, the newest first, and how many there are.
pub fn of_product(conn: &Connection, product_seq: i64, page: Page) -> Result<(Vec<Question>, u64)> {
    const FITS: &str = "product_seq = ?1 AND answered_at IS NOT NULL AND deleted_at IS NULL";
    let total: i64 = conn
        .prepare_cached(&format!("SELECT count(*) FROM questions WHERE {FITS}"))?
        .query_row([product_seq], |r| r.get(0))?;
    let (limit, offset) = Page::limit_and_offset(Some(page));
    let mut query = conn.prepare_cached(&format!(
        "SELECT id, shown_name, question, created_at, answer, answered_at FROM questions WHERE {FITS}
         ORDER BY seq DESC LIMIT ?2 OFFSET ?3"
    ))?;
    let rows = query.query_map(params![product_seq, limit, offset], |r| {
        Ok(Question {
            id: r.get(0)?,
            name: r.get(1)?,
            question: r.get(2)?,
            created_at: rfc3339(r.get(3)?),
            answer: Answer { text: r.get(4)?, at: rfc3339(r.get(5)?) },
        })
    })?;
    Ok((rows.collect::<rusqlite::Result<_>>()?, u64::try_from(total).unwrap_or(0)))
}

const COLUMNS: &str =
    "q.id, p.id, p.listing, p.title, p.main_image, p.deleted_at IS NOT NULL, q.name, q.phone, q.email,
    q.question, q.created_at, q.answer, q.answered_at, q.deleted_at";
const FROM: &str = "questions AS q JOIN products AS p ON p.seq = q.product_seq";

fn from_row(r: &Row<'_>) -> rusqlite::Result<AdminQuestion> {
    Ok(AdminQuestion {
        id: r.get(0)?,
        product_id: r.get(1)?,
        listing: Listing::from_name(&r.get::<_, String>(2)?).unwrap_or(Listing::Product),
        product_title: r.get(3)?,
        product_image: r.get(4)?,
        product_gone: r.get(5)?,
        name: r.get(6)?,
        phone: r.get(7)?,
        email: r.get(8)?,
        question: r.get(9)?,
        created_at: rfc3339(r.get(10)?),
        answer: answer(r.get(11)?, r.get(12)?),
    })
}

/// The live questions of the back office, those without an answer before the others, of both the newest first; and how many
/// there are. `q`, folded: product, question, answer, name, phone and e-mail have its words.
pub fn list(
    conn: &Connection,
    (q, state): (Option<&str>, Option<QuestionState>),
    page: Option<Page>,
) -> Result<(Vec<AdminQuestion>, u64)> {
    const FITS: &str = "q.deleted_at IS NULL
        AND CASE ?1 WHEN 'waiting' THEN q.answered_at IS NULL WHEN 'answered' THEN q.answered_at IS NOT NULL ELSE 1 END
        AND (?2 IS NULL OR finds(searchable(p.title || char(10) || q.question || char(10) || q.answer || char(10)
            || q.name || char(10) || q.phone || char(10) || q.email), ?2))";
    let total: i64 = conn
        .prepare_cached(&format!("SELECT count(*) FROM {FROM} WHERE {FITS}"))?
        .query_row(params![state, q], |r| r.get(0))?;
    let (limit, offset) = Page::limit_and_offset(page);
    let mut query = conn.prepare_cached(&format!(
        "SELECT {COLUMNS} FROM {FROM} WHERE {FITS}
         ORDER BY q.answered_at IS NOT NULL, q.seq DESC LIMIT ?3 OFFSET ?4"
    ))?;
    let rows = query.query_map(params![state, q, limit, offset], from_row)?;
    Ok((rows.collect::<rusqlite::Result<_>>()?, u64::try_from(total).unwrap_or(0)))
}

/// A live question.
pub fn by_id(conn: &Connection, id: &str) -> Result<Option<AdminQuestion>> {
    let sql = format!("SELECT {COLUMNS} FROM {FROM} WHERE q.id = ?1 AND q.deleted_at IS NULL");
    Ok(conn.prepare_cached(&sql)?.query_row([id], from_row).optional()?)
}

/// Who asked a question.
pub fn asker(conn: &Connection, id: &str) -> Result<Option<Asker>> {
    let sql = "SELECT customer_id, language FROM questions WHERE id = ?1";
    let asker = |r: &Row<'_>| Ok(Asker { customer_id: r.get(0)?, language: r.get(1)? });
    Ok(conn.prepare_cached(sql)?.query_row([id], asker).optional()?)
}

/// Sets the shop's answer, which is not empty.
pub fn set_answer(conn: &Connection, id: &str, answer: &str, now: i64) -> Result<()> {
    conn.execute(
        "UPDATE questions SET answer = ?2, answered_at = ?3 WHERE id = ?1",
        params![id, answer, now],
    )?;
    Ok(())
}

/// How many live questions wait for an answer.
pub fn count_waiting(conn: &Connection) -> Result<i64> {
    let sql = "SELECT count(*) FROM questions WHERE answered_at IS NULL AND deleted_at IS NULL";
    Ok(conn.prepare_cached(sql)?.query_row([], |r| r.get(0))?)
}

/// Moves a live question to the trash; whether there was one.
pub fn trash(conn: &Connection, id: &str, now: i64) -> Result<bool> {
    let sql = "UPDATE questions SET deleted_at = ?2 WHERE id = ?1 AND deleted_at IS NULL";
    Ok(conn.execute(sql, params![id, now])? == 1)
}

/// Takes a question out of the trash; whether there was one.
pub fn restore(conn: &Connection, id: &str) -> Result<bool> {
    let sql = "UPDATE questions SET deleted_at = NULL WHERE id = ?1 AND deleted_at IS NOT NULL";
    Ok(conn.execute(sql, [id])? == 1)
}

/// The questions in the trash with the time of their deletion.
pub fn in_trash(conn: &Connection) -> Result<Vec<(AdminQuestion, i64)>> {
    let sql =
        format!("SELECT {COLUMNS} FROM {FROM} WHERE q.deleted_at IS NOT NULL ORDER BY q.deleted_at DESC");
    let mut query = conn.prepare_cached(&sql)?;
    let all = query.query_map([], |r| Ok((from_row(r)?, r.get(13)?)))?.collect::<rusqlite::Result<_>>()?;
    Ok(all)
}

/// Deletes for good what has lain in the trash since before a time.
pub fn purge(conn: &Connection, before: i64) -> Result<()> {
    conn.execute("DELETE FROM questions WHERE deleted_at < ?1", [before])?;
    Ok(())
}
