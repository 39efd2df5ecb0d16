//! Which orders of the back office are asked for.

use rusqlite::{Connection, ToSql};

use super::model::{DeliveryMethod, PaymentMethod, Stage};
use crate::error::Result;

/// Which orders of the back office; what is none filters nothing.
#[derive(Debug, Clone, Default)]
pub struct Filter {
    /// Words that an order has; folded.
    pub q: Option<String>,
    /// How far it is.
    pub stage: Option<Stage>,
    /// How it is paid.
    pub payment: Option<PaymentMethod>,
    /// Whether the money came.
    pub paid: Option<bool>,
    /// Its delivery zone.
    pub zone: Option<String>,
    /// The branch where it is fetched.
    pub branch: Option<String>,
    /// How it comes to the person.
    pub method: Option<DeliveryMethod>,
    /// Placed at or after.
    pub since: Option<i64>,
    /// Placed before.
    pub until: Option<i64>,
}

/// Two places in the order of ordering: from the one, below the other.
pub(super) type Span = (i64, i64);

impl Filter {
    /// The condition of what is asked for of columns that orders and their sums have, and its values.
    pub(super) fn alike(&self) -> (String, Vec<&dyn ToSql>) {
        let asked: [(&str, Option<&dyn ToSql>); 6] = [
            (" AND standing = ?", value(self.stage.as_ref())),
            (" AND payment_method = ?", value(self.payment.as_ref())),
            (" AND payment_received = ?", value(self.paid.as_ref())),
            (" AND zone = ?", value(self.zone.as_ref())),
            (" AND branch = ?", value(self.branch.as_ref())),
            (" AND delivery_method = ?", value(self.method.as_ref())),
        ];
        let (parts, values): (Vec<&str>, Vec<&dyn ToSql>) =
            asked.into_iter().filter_map(|(part, value)| Some((part, value?))).unzip();
        (parts.concat(), values)
    }

    /// The same of orders, with everything that their sums do not have.
    fn fits(&self) -> (String, Vec<&dyn ToSql>) {
        let (alike, mut values) = self.alike();
        let mut fits = format!("deleted_at IS NULL{alike}");
        let others: [(&str, Option<&dyn ToSql>); 3] = [
            (" AND ordered_at >= ?", value(self.since.as_ref())),
            (" AND ordered_at < ?", value(self.until.as_ref())),
            (" AND finds(search, ?)", value(self.q.as_ref())),
        ];
        for (part, value) in others.into_iter().filter_map(|(part, value)| Some((part, value?))) {
            fits.push_str(part);
            values.push(value);
        }
        (fits, values)
    }

    /// The places of the orders of a span, the newest first.
    pub(super) fn places(&self, conn: &Connection, span: Span) -> Result<Vec<i64>> {
        let (fits, mut values) = self.fits();
        let mut all: Vec<&dyn ToSql> = vec![&span.0, &span.1];
        all.append(&mut values);
        let sql = format!("SELECT seq FROM orders WHERE seq >= ?1 AND seq < ?2 AND {fits} ORDER BY seq DESC");
        let mut query = conn.prepare_cached(&sql)?;
        Ok(query.query_map(all.as_slice(), |row| row.get(0))?.collect::<rusqlite::Result<_>>()?)
    }

    /// Which of some orders are asked for, the newest first.
    pub(super) fn among(&self, conn: &Connection, places: &[i64]) -> Result<Vec<i64>> {
        let (fits, mut values) = self.fits();
        let places = serde_json::to_string(places)?;
        let mut all: Vec<&dyn ToSql> = vec![&places];
        all.append(&mut values);
        let sql = format!(
            "SELECT seq FROM orders WHERE seq IN (SELECT value FROM json_each(?1)) AND {fits} ORDER BY seq DESC"
        );
        let mut query = conn.prepare_cached(&sql)?;
        Ok(query.query_map(all.as_slice(), |row| row.get(0))?.collect::<rusqlite::Result<_>>()?)
    }
}

fn value<T: ToSql>(asked: Option<&T>) -> Option<&dyn ToSql> {
    asked.map(|value| value as &dyn ToSql)
}
