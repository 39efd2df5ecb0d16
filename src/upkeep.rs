//! What a running shop does by itself: mail out as it comes, view counts to the disk every second; every minute unused
//! memory back, prices that were crossed out long enough, what sold most moved on to today, and new orders made ready for
//! searches; what sells counted every ten, a backup each night, old trash and pictures that no row named for a day out every
//! hour; pictures that a crash left behind are let go at the start.

use std::time::Duration;

use tokio::time::{MissedTickBehavior, interval};

use crate::alerts;
use crate::audit::sign_ins::{self, Ending};
use crate::auth::{browser, login_guard};
use crate::backup::keeper;
use crate::catalogue::struck;
use crate::customers::otps;
use crate::error::Result;
use crate::http::idempotency;
use crate::mail;
use crate::memory;
use crate::orders;
use crate::second_factor;
use crate::site::uploads;
use crate::state::AppState;
use crate::trash;

const SAVE_VIEWS: Duration = Duration::from_secs(1);
const GIVE_BACK: Duration = Duration::from_mins(1);
const COUNT_SALES: Duration = Duration::from_mins(10);
const CLEAN_UP: Duration = Duration::from_hours(1);

/// Runs until the shop ends.
pub async fn run(state: AppState) {
    let abandoned = uploads::discard_abandoned(state.clone());
    let sent = mail::worker::run(state.clone());
    tokio::join!(abandoned, sent, keep_up(state));
}

async fn keep_up(state: AppState) {
    look_for_strays(&state).await;
    let mut second = interval(SAVE_VIEWS);
    let mut minute = interval(GIVE_BACK);
    let mut sales = interval(COUNT_SALES);
    let mut hour = interval(CLEAN_UP);
    second.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            _ = second.tick() => {
                if let Err(cause) = state.catalogue.save_views(&state.db).await {
                    tracing::warn!(error = %cause, "view counts were not saved");
                }
                if let Err(cause) = orders::grams::keep_up(&state.db).await {
                    tracing::warn!(error = %cause, "new orders were not made ready for searches");
                }
            }
            _ = minute.tick() => {
                state.cards.forget_old();
                memory::give_back();
                save_refusals(&state).await;
                if let Err(cause) = end_struck_prices(&state).await {
                    tracing::warn!(error = %cause, "prices that are crossed out too long were not taken back");
                }
                if let Err(cause) = move_sales_on(&state).await {
                    tracing::warn!(error = %cause, "what sold most was not moved on to today");
                }
                if let Err(cause) = alerts::routes::tell_due(&state).await {
                    tracing::warn!(error = %cause, "who waits for a product was not told");
                }
                keeper::make_if_due(&state.backups, &state.data, &state.clock);
                if state.images.was_put_off() {
                    look_for_strays(&state).await;
                    remove_released(&state).await;
                }
            }
            _ = sales.tick() => {
                if let Err(cause) = orders::demand::count_again(&state).await {
                    tracing::warn!(error = %cause, "what sells was not counted");
                }
            }
            _ = hour.tick() => {
                state.reading.forget_quiet();
                state.imports.forget_old(state.clock.now_ms());
                if let Err(cause) = trash::purge(&state).await {
                    tracing::warn!(error = %cause, "the trash was not emptied");
                }
                if let Err(cause) = forget_old(&state).await {
                    tracing::warn!(error = %cause, "what is too old was not deleted");
                }
                remove_released(&state).await;
            }
        }
    }
}

/// Lets pictures go that a crash or a failed upload left without a row.
async fn look_for_strays(state: &AppState) {
    if let Err(cause) = uploads::sweep(state).await {
        tracing::warn!(error = %cause, "pictures without a row were not looked for");
    }
}

/// Removes pictures whose last day is over; what a backup keeps, and what fails, is tried again.
async fn remove_released(state: &AppState) {
    if let Err(cause) = uploads::remove_released(state, state.clock.now_ms()).await {
        tracing::warn!(error = %cause, "pictures that nothing names were not removed");
    }
}

/// Takes crossed-out prices back whose time is over (contract 4).
///
/// # Errors
/// Where the database fails; it is then tried again.
pub async fn end_struck_prices(state: &AppState) -> Result<()> {
    let now = state.clock.now_ms();
    if state.db.read(move |conn| struck::is_due(conn, now)).await? {
        state.db.write(move |tx| struck::end_due(tx, now)).await?;
    }
    Ok(())
}

/// Moves on what is kept of the last days' sales, once a day is over.
///
/// # Errors
/// Where the database fails; it is then tried again.
pub async fn move_sales_on(state: &AppState) -> Result<()> {
    let now = state.clock.now_ms();
    if state.db.read(move |conn| orders::sales::is_due(conn, now)).await? {
        state.db.write(move |tx| orders::sales::move_on(tx, now)).await?;
    }
    Ok(())
}

/// Deletes what served its time: failed sign-ins, one-time passwords, names of browsers, remembered replies.
async fn forget_old(state: &AppState) -> Result<()> {
    let now = state.clock.now_ms();
    state
        .db
        .write(move |tx| {
            login_guard::purge(tx, now)?;
            sign_ins::purge(tx, now)?;
            orders::refused::purge(tx, now)?;
            mail::unproven::purge(tx, now)?;
            alerts::store::purge(tx, now)?;
            browser::purge(tx, now)?;
            otps::purge(tx, now)?;
            mail::trouble::purge(tx, now)?;
            second_factor::store::purge(tx, now)?;
            idempotency::purge(tx, now)
        })
        .await
}

/// Writes what limits refused meanwhile into the audit log.
async fn save_refusals(state: &AppState) {
    // Those of customers stand in the log alone, once a minute each.
    state.customer_refusals.take();
    let (all, now) = (state.refusals.take(), state.clock.now_ms());
    if all.is_empty() {
        return;
    }
    let write = move |tx: &rusqlite::Transaction<'_>| {
        all.iter().try_for_each(|(attempt, count)| sign_ins::ended(tx, attempt, Ending::Limit, *count, now))
    };
    if let Err(cause) = state.db.write(write).await {
        tracing::warn!(error = %cause, "refused sign-ins were not written");
    }
}

/// The last things before the shop ends: view counts that are not on the disk, and the writer's end.
pub async fn finish(state: AppState) {
    state.imports.stop();
    save_refusals(&state).await;
    if let Err(cause) = state.catalogue.save_views(&state.db).await {
        tracing::warn!(error = %cause, "the last view counts were not saved");
    }
    let db = state.db.clone();
    if tokio::task::spawn_blocking(move || db.close()).await.is_err() {
        tracing::error!("the database was not closed");
    }
}
