//! Reviews in the database. Triggers keep what they come to beside their product.

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::model::{AdminReview, Answer, Opinion, OwnReview, PAGE_SIZE, ProductReviews, Review, ReviewState};
use crate::catalogue::listings::Listing;
use crate::catalogue::rating::Rating;
use crate::clock::rfc3339;
use crate::error::Result;
use crate::http::query::Page;

/// A customer's review of a product, also one that was taken back.
#[derive(Debug)]
pub struct Stored {
    /// Its place in the order of writing.
    pub seq: i64,
    /// What it says.
    pub opinion: Opinion,
    /// Whether an admin hides it.
    pub is_hidden: bool,
    /// Whether its writer took it back.
    pub is_withdrawn: bool,
}

/// What is looked for in the back office; what is none filters nothing.
#[derive(Debug, Clone, Default)]
pub struct Filter {
    /// Words of product, text, writer's name, e-mail and phone; folded.
    pub q: Option<String>,
    /// Which.
    pub state: Option<ReviewState>,
    /// With so many stars.
    pub stars: Option<i64>,
}

/// An answer from its two columns.
pub fn answer(text: String, at: Option<i64>) -> Option<Answer> {
    at.filter(|_| !text.is_empty()).map(|at| Answer { text, at: rfc3339(at) })
}

/// A page of the shown reviews of a product, and what all of them come to.
pub fn of_product(conn: &Connection, product_seq: i64, page: Page) -> Result<ProductReviews> {
    let mut counts = conn.prepare_cached(
        "SELECT stars, count(*) FROM reviews WHERE product_seq = ?1 AND shown = 1 GROUP BY stars",
    )?;
    let counts = counts.query_map([product_seq], |r| Ok((r.get::<_, i64>(0)?, r.get::<_, i64>(1)?)))?;
    let mut stars = [0; 5];
    for pair in counts {
        let (one, count) = pair?;
        if let Some(place) = usize::try_from(one - 1).ok().and_then(|n| stars.get_mut(n)) {
            *place = count;
        }
    }
    let sum = (1..).zip(&stars).map(|(one, count)| one * count).sum();
    let (limit, offset) = Page::limit_and_offset(Some(page));
    let mut query = conn.prepare_cached(
        "SELECT id, stars, text, name, created_at, answer, answered_at FROM reviews
         WHERE product_seq = ?1 AND shown = 1 ORDER BY seq DESC LIMIT ?2 OFFSET ?3",
    )?;
    let reviews = query.query_map(params![product_seq, limit, offset], |r| {
        Ok(Review {
            id: r.get(0)?,
            stars: r.get(1)?,
            text: r.get(2)?,
            name: r.get(3)?,
            created_at: rfc3339(r.get(4)?),
            answer: answer(r.get(5)?, r.get(6)?),
        })
    })?;
    let rating = Rating::of(stars.iter().sum(), sum);
    Ok(ProductReviews { rating, stars, reviews: reviews.collect::<rusqlite::Result<_>>()? })
}

/// What a product's page shows of its reviews at first.
#[must_use]
pub fn first_page() -> Page {
    Page { number: 1, limit: PAGE_SIZE }
}

/// A customer's review of a product, to be changed.
pub fn stored(conn: &Connection, customer: &str, product_seq: i64) -> Result<Option<Stored>> {
    let sql = "SELECT seq, stars, text, hidden_at IS NOT NULL, withdrawn_at IS NOT NULL FROM reviews
        WHERE customer_id = ?1 AND product_seq = ?2";
    let stored = |r: &Row<'_>| {
        Ok(Stored {
            seq: r.get(0)?,
            opinion: Opinion { stars: r.get(1)?, text: r.get(2)? },
            is_hidden: r.get(3)?,
            is_withdrawn: r.get(4)?,
        })
    };
    Ok(conn.prepare_cached(sql)?.query_row(params![customer, product_seq], stored).optional()?)
}

/// Stores a customer's first review of a product. `name`: what everybody reads of the writer.
pub fn insert(
    conn: &Connection,
    (customer, product_seq): (&str, i64),
    opinion: &Opinion,
    name: &str,
    now: i64,
) -> Result<()> {
    conn.prepare_cached(
        "INSERT INTO reviews (id, product_seq, customer_id, stars, text, name, created_at, updated_at)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?7)",
    )?
    .execute(params![
        crate::ids::random_id(),
        product_seq,
        customer,
        opinion.stars,
        opinion.text,
        name,
        now
    ])?;
    Ok(())
}

/// Changes what a review says; one that was taken back is there again. Admins have not looked at it as it is now.
pub fn update(conn: &Connection, seq: i64, opinion: &Opinion, name: &str, now: i64) -> Result<()> {
    conn.prepare_cached(
        "UPDATE reviews SET stars = ?2, text = ?3, name = ?4, updated_at = ?5, withdrawn_at = NULL, read = 0
         WHERE seq = ?1",
    )?
    .execute(params![seq, opinion.stars, opinion.text, name, now])?;
    Ok(())
}

/// Takes a review back for its writer: it goes, and where it is hidden its text alone does.
pub fn withdraw(conn: &Connection, review: &Stored, now: i64) -> Result<()> {
    if review.is_hidden {
        let sql = "UPDATE reviews SET withdrawn_at = ?2, text = '', answer = '', answered_at = NULL, read = 1
            WHERE seq = ?1";
        conn.execute(sql, params![review.seq, now])?;
    } else {
        conn.execute("DELETE FROM reviews WHERE seq = ?1", [review.seq])?;
    }
    Ok(())
}

/// The place of a product, also of one in the trash.
pub fn product_seq(conn: &Connection, id: &str) -> Result<Option<i64>> {
    let sql = "SELECT seq FROM products WHERE id = ?1";
    Ok(conn.prepare_cached(sql)?.query_row([id], |r| r.get(0)).optional()?)
}

/// A customer's reviews, the newest first; of one product where there is one.
pub fn of_customer(conn: &Connection, customer: &str, product_seq: Option<i64>) -> Result<Vec<OwnReview>> {
    let mut query = conn.prepare_cached(
        "SELECT p.id, r.stars, r.text, r.created_at, r.updated_at, r.answer, r.answered_at, r.hidden_at, r.reason
         FROM reviews AS r JOIN products AS p ON p.seq = r.product_seq
         WHERE r.customer_id = ?1 AND (?2 IS NULL OR r.product_seq = ?2) AND r.withdrawn_at IS NULL
         ORDER BY r.seq DESC",
    )?;
    let all = query.query_map(params![customer, product_seq], |r| {
        let reason: String = r.get(8)?;
        Ok(OwnReview {
            product_id: r.get(0)?,
            stars: r.get(1)?,
            text: r.get(2)?,
            created_at: rfc3339(r.get(3)?),
            updated_at: rfc3339(r.get(4)?),
            answer: answer(r.get(5)?, r.get(6)?),
            hidden_reason: r.get::<_, Option<i64>>(7)?.map(|_| reason),
        })
    })?;
    Ok(all.collect::<rusqlite::Result<_>>()?)
}

const ADMIN_COLUMNS: &str = "r.id, p.id, p.listing, p.title, p.main_image, p.deleted_at IS NOT NULL, r.stars, r.text,
    c.name, c.email, c.phone, r.created_at, r.updated_at, r.answer, r.answered_at, r.hidden_at, r.reason, r.read";
const ADMIN_FROM: &str = "reviews AS r JOIN products AS p ON p.seq = r.product_seq
    JOIN customers AS c ON c.id = r.customer_id";

fn for_admin(r: &Row<'_>) -> rusqlite::Result<AdminReview> {
    let reason: String = r.get(16)?;
    Ok(AdminReview {
        id: r.get(0)?,
        product_id: r.get(1)?,
        listing: Listing::from_name(&r.get::<_, String>(2)?).unwrap_or(Listing::Product),
        product_title: r.get(3)?,
        product_image: r.get(4)?,
        product_gone: r.get(5)?,
        stars: r.get(6)?,
        text: r.get(7)?,
        name: r.get(8)?,
        email: r.get(9)?,
        phone: r.get(10)?,
        created_at: rfc3339(r.get(11)?),
        updated_at: rfc3339(r.get(12)?),
        answer: answer(r.get(13)?, r.get(14)?),
        hidden_reason: r.get::<_, Option<i64>>(15)?.map(|_| reason),
        read: r.get(17)?,
    })
}

/// The reviews of the back office, those that wait before the others, of both the newest first; and how many there are.
pub fn list(conn: &Connection, filter: &Filter, page: Option<Page>) -> Result<(Vec<AdminReview>, u64)> {
    const FITS: &str = "r.withdrawn_at IS NULL AND (?1 IS NULL OR r.stars = ?1)
        AND CASE ?2 WHEN 'waiting' THEN r.read = 0 WHEN 'hidden' THEN r.hidden_at IS NOT NULL
            WHEN 'answered' THEN r.answer <> '' ELSE 1 END
        AND (?3 IS NULL OR finds(searchable(p.title || char(10) || r.text || char(10) || c.name || char(10) || c.email
            || char(10) || c.phone), ?3))";
    let Filter { q, state, stars } = filter;
    let total: i64 = conn
        .prepare_cached(&format!("SELECT count(*) FROM {ADMIN_FROM} WHERE {FITS}"))?
        .query_row(params![stars, state, q], |r| r.get(0))?;
    let (limit, offset) = Page::limit_and_offset(page);
    let sql = format!(
        "SELECT {ADMIN_COLUMNS} FROM {ADMIN_FROM} WHERE {FITS} ORDER BY r.read, r.seq DESC LIMIT ?4 OFFSET ?5"
    );
    let mut query = conn.prepare_cached(&sql)?;
    let rows = query.query_map(params![stars, state, q, limit, offset], for_admin)?;
    Ok((rows.collect::<rusqlite::Result<_>>()?, u64::try_from(total).unwrap_or(0)))
}

/// A review of the back office.
pub fn by_id(conn: &Connection, id: &str) -> Result<Option<AdminReview>> {
    let sql = format!("SELECT {ADMIN_COLUMNS} FROM {ADMIN_FROM} WHERE r.id = ?1 AND r.withdrawn_at IS NULL");
    Ok(conn.prepare_cached(&sql)?.query_row([id], for_admin).optional()?)
}

/// Sets the shop's answer; an empty one is none.
pub fn set_answer(conn: &Connection, id: &str, answer: &str, now: i64) -> Result<()> {
    let sql = "UPDATE reviews SET answer = ?2, answered_at = iif(?2 = '', NULL, ?3), read = 1 WHERE id = ?1";
    conn.execute(sql, params![id, answer, now])?;
    Ok(())
}

/// Hides a review with the reason that its writer reads, or without one shows it again.
pub fn set_hidden(conn: &Connection, id: &str, reason: Option<&str>, now: i64) -> Result<()> {
    let hidden_at = reason.map(|_| now);
    conn.execute(
        "UPDATE reviews SET hidden_at = ?2, reason = ?3, read = 1 WHERE id = ?1",
        params![id, hidden_at, reason.unwrap_or_default()],
    )?;
    Ok(())
}

/// Marks a review as read or unread.
pub fn mark(conn: &Connection, id: &str, read: bool) -> Result<()> {
    conn.execute("UPDATE reviews SET read = ?2 WHERE id = ?1", params![id, read])?;
    Ok(())
}

/// Ids and titles of products whose number of reviews or sum of stars is not that of their shown reviews; at most 20.
pub fn mismatches(conn: &Connection) -> Result<Vec<(String, String)>> {
    let mut query = conn.prepare(
        "SELECT p.id, p.title FROM products AS p LEFT JOIN (SELECT product_seq, count(*) AS n, sum(stars) AS sum
            FROM reviews WHERE shown = 1 GROUP BY product_seq) AS r ON r.product_seq = p.seq
         WHERE p.rating_count <> coalesce(r.n, 0) OR p.rating_sum <> coalesce(r.sum, 0) LIMIT 20",
    )?;
    let wrong = query.query_map([], |r| Ok((r.get(0)?, r.get(1)?)))?;
    Ok(wrong.collect::<rusqlite::Result<_>>()?)
}

/// How many reviews no admin has looked at.
pub fn count_unread(conn: &Connection) -> Result<i64> {
    let sql = "SELECT count(*) FROM reviews WHERE read = 0 AND withdrawn_at IS NULL";
    Ok(conn.prepare_cached(sql)?.query_row([], |r| r.get(0))?)
}
