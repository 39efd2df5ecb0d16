//! The figures behind the charts of the back office (contract 7). Days are those of Asia/Dhaka; delivered orders stay in
//! the figures after they are deleted.

use std::sync::LazyLock;

use axum::Json;
use axum::extract::{RawQuery, State};
use axum::response::IntoResponse;
use jiff::Timestamp;
use jiff::tz::Offset;
use rusqlite::Connection;
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;

use super::model::Stage;
use super::refused::{self, RefusedProduct};
use super::sales::{self, SoldProduct};
use crate::auth::Admin;
use crate::catalogue::listings::{LISTINGS, Listing};
use crate::catalogue::store as products;
use crate::clock::{DAY_MS, day_number};
use crate::error::{Error, Result};
use crate::http::openapi::{Call, whole};
use crate::http::query::Params;
use crate::http::reply;
use crate::state::AppState;

/// The days that one can look at.
pub const DAYS: std::ops::RangeInclusive<i64> = 7..=365;
const TOP: usize = 10;
/// A stock that is told of.
pub const LOW: i64 = 5;
/// How many products of low stock are told of one by one; all of them are counted.
const MOST_LOW: i64 = 100;

/// One day in Asia/Dhaka.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct DayFigures {
    /// `YYYY-MM-DD`.
    date: String,
    /// Orders placed.
    orders: i64,
    /// Whole taka of orders delivered, less what came back.
    revenue: i64,
}

/// Orders placed in the time, by how far they are.
#[derive(Debug, Default, Serialize, ToSchema)]
pub(super) struct StageFigures {
    pending: i64,
    approved: i64,
    shipped: i64,
    delivered: i64,
    cancelled: i64,
    returned: i64,
}

/// A category's revenue.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct CategoryFigures {
    /// In upper case; empty for orders that named no product of the catalogue.
    category: String,
    /// Whole taka of things delivered, less discounts and what came back.
    revenue: i64,
}

/// A product that was looked at.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct ViewedProduct {
    product_id: String,
    listing: Listing,
    name: String,
    main_image: String,
    views: u64,
}

/// A product of which little is left.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct LowProduct {
    product_id: String,
    listing: Listing,
    name: String,
    main_image: String,
    stock: i64,
}

/// Everything that the charts show.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct Statistics {
    /// How many days.
    days: i64,
    /// Every day, the oldest first, today last.
    by_day: Vec<DayFigures>,
    /// Orders placed in the time.
    by_status: StageFigures,
    /// Revenue in the time, the most first.
    by_category: Vec<CategoryFigures>,
    /// The ten most sold in the time.
    most_sold: Vec<SoldProduct>,
    /// The ten most viewed of all time.
    most_viewed: Vec<ViewedProduct>,
    /// The first 100 products of which 5 or fewer are left, the fewest first.
    low_stock: Vec<LowProduct>,
    /// How many there are in all.
    low_stock_count: i64,
    /// The ten products whose orders were refused most in the time.
    most_refused: Vec<RefusedProduct>,
}

/// The call of this slice.
pub fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(
        Call::get("/api/admin/statistics", "statistics", "The figures behind the charts")
            .query(&[whole("days", *DAYS.start(), Some(*DAYS.end()), "7 to 365; 30 when left out")])
            .admin()
            .replies::<Statistics>(200, "The figures")
            .fails(&[400])
            .with(statistics),
    )
}

async fn statistics(
    Admin(_): Admin,
    State(state): State<AppState>,
    RawQuery(query): RawQuery,
) -> Result<impl IntoResponse> {
    let days = Params::of(query.as_deref()).int("days", *DAYS.start(), *DAYS.end())?.unwrap_or(30);
    let now = state.clock.now_ms();
    let viewed = most_viewed(&state);
    let figures = state.db.read(move |c| read(c, days, now, &viewed)).await?;
    Ok(reply::private(Json(figures)))
}

/// Place and count of the most viewed products.
fn most_viewed(state: &AppState) -> Vec<(i64, u64)> {
    let index = state.catalogue.index();
    let most = index.most_viewed(None, index.live(), 0, TOP).unwrap_or_default();
    index.of_seqs(most).map(|entry| (entry.seq(), entry.views())).collect()
}

fn read(conn: &Connection, days: i64, now: i64, viewed: &[(i64, u64)]) -> Result<Statistics> {
    let today = day_number(now);
    let first = today - days + 1;
    let mut most_viewed = Vec::new();
    for (seq, views) in viewed {
        if let Some(stored) = products::by_seq(conn, *seq)?.filter(|s| s.deleted_at.is_none()) {
            let product = stored.product;
            most_viewed.push(ViewedProduct {
                product_id: product.id,
                listing: product.listing,
                name: product.title,
                main_image: product.main_image,
                views: *views,
            });
        }
    }
    Ok(Statistics {
        days,
        by_day: by_day(conn, first, today)?,
        by_status: by_status(conn, first)?,
        by_category: by_category(conn, first)?,
        most_sold: sales::most(conn, days, first, TOP)?,
        most_viewed,
        low_stock: low_stock(conn)?,
        low_stock_count: low_stock_count(conn)?,
        most_refused: refused::most(conn, first, TOP)?,
    })
}

pub(super) fn by_day(conn: &Connection, first: i64, today: i64) -> Result<Vec<DayFigures>> {
    let mut days = Vec::new();
    for day in first..=today {
        let at = Timestamp::from_millisecond(day * DAY_MS).map_err(|cause| Error::Internal(cause.into()))?;
        days.push(DayFigures { date: Offset::UTC.to_datetime(at).date().to_string(), orders: 0, revenue: 0 });
    }
    let mut put = |sql: &str, set: fn(&mut DayFigures, i64)| -> Result<()> {
        let mut query = conn.prepare_cached(sql)?;
        let mut rows = query.query([first])?;
        while let Some(row) = rows.next()? {
            let day: i64 = row.get(0)?;
            let place = usize::try_from(day - first).ok().and_then(|n| days.get_mut(n));
            if let Some(figures) = place {
                set(figures, row.get(1)?);
            }
        }
        Ok(())
    };
    put("SELECT day, orders FROM placed_orders WHERE day >= ?1 AND standing <> 'cancelled'", |day, n| {
        day.orders += n;
    })?;
    put("SELECT day, amount FROM revenue_days WHERE kind = 'orders' AND day >= ?1", |day, n| {
        day.revenue += n;
    })?;
    Ok(days)
}

pub(super) fn by_status(conn: &Connection, first: i64) -> Result<StageFigures> {
    let mut figures = StageFigures::default();
    let mut query = conn.prepare_cached(
        "SELECT standing, sum(orders) FROM placed_orders WHERE day >= ?1 GROUP BY standing",
    )?;
    let mut rows = query.query([first])?;
    while let Some(row) = rows.next()? {
        let count = match row.get(0)? {
            Stage::Pending => &mut figures.pending,
            Stage::Approved => &mut figures.approved,
            Stage::Shipped => &mut figures.shipped,
            Stage::Delivered => &mut figures.delivered,
            Stage::Cancelled => &mut figures.cancelled,
            Stage::Returned => &mut figures.returned,
        };
        *count = row.get(1)?;
    }
    Ok(figures)
}

pub(super) fn by_category(conn: &Connection, first: i64) -> Result<Vec<CategoryFigures>> {
    let mut query = conn.prepare_cached(
        "SELECT category, sum(amount) AS revenue FROM revenue_days
         WHERE kind = 'category' AND day >= ?1 AND parts > 0 GROUP BY category ORDER BY revenue DESC, category",
    )?;
    let rows =
        query.query_map([first], |r| Ok(CategoryFigures { category: r.get(0)?, revenue: r.get(1)? }))?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}

/// Products of which little is left. What is ordered ahead has no stock yet.
static IS_LOW: LazyLock<String> = LazyLock::new(|| {
    let ordered_ahead = LISTINGS.iter().filter(|spec| !spec.takes_stock);
    let names: Vec<String> = ordered_ahead.map(|spec| format!("'{}'", spec.name)).collect();
    format!("deleted_at IS NULL AND listing NOT IN ({}) AND stock <= {LOW}", names.join(", "))
});

fn low_stock_count(conn: &Connection) -> Result<i64> {
    let sql = format!("SELECT count(*) FROM products WHERE {}", *IS_LOW);
    Ok(conn.prepare_cached(&sql)?.query_row([], |r| r.get(0))?)
}

fn low_stock(conn: &Connection) -> Result<Vec<LowProduct>> {
    let sql = format!(
        "SELECT id, listing, title, main_image, stock FROM products
         WHERE {} ORDER BY stock, seq DESC LIMIT ?1",
        *IS_LOW
    );
    let mut query = conn.prepare_cached(&sql)?;
    let rows = query.query_map([MOST_LOW], |r| {
        Ok(LowProduct {
            product_id: r.get(0)?,
            listing: Listing::from_name(&r.get::<_, String>(1)?).unwrap_or(Listing::Product),
            name: r.get(2)?,
            main_image: r.get(3)?,
            stock: r.get(4)?,
        })
    })?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}
