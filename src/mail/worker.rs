//! Sends what waits in the outbox, several at once, and tries again what did not go: after growing pauses with
//! jitter, for three days. What is refused for good, and what is too old, stays to be seen and is not tried.

use std::collections::HashSet;
use std::time::Duration;

use tokio::task::JoinSet;

use super::outbox::{self, Waiting};
use super::trouble;
use crate::error::Result;
use crate::settings;
use crate::state::AppState;

/// How many mails are sent at once: one server that stalls must not hold up the others for long.
const AT_ONCE: usize = 4;
/// How often the outbox is looked at without a bell.
const LOOK: Duration = Duration::from_secs(1);
/// How long a place rests after a mail: mail is in no hurry, and shall neither crowd a mail server nor take the disk
/// from orders.
const REST: Duration = Duration::from_millis(100);
const FIRST_PAUSE_MS: i64 = 5_000;
const LONGEST_PAUSE_MS: i64 = 3_600_000;

/// Runs until the shop ends. What is under way then stays in the outbox, and goes again under the same Message-ID.
pub async fn run(state: AppState) {
    let mut under_way = JoinSet::new();
    let mut ids = HashSet::new();
    loop {
        if under_way.len() < AT_ONCE {
            match next(&state, &ids).await {
                Ok(mails) => {
                    for mail in mails.into_iter().take(AT_ONCE - under_way.len()) {
                        ids.insert(mail.id);
                        under_way.spawn(attend(state.clone(), mail));
                    }
                }
                Err(cause) => tracing::warn!(error = %cause, "the outbox could not be read"),
            }
        }
        tokio::select! {
            Some(ended) = under_way.join_next() => {
                if let Ok(id) = ended {
                    ids.remove(&id);
                }
            }
            () = state.post.bell.notified(), if under_way.len() < AT_ONCE => {}
            () = tokio::time::sleep(LOOK) => {}
        }
        if under_way.is_empty() {
            ids.clear();
        }
    }
}

async fn next(state: &AppState, under_way: &HashSet<i64>) -> Result<Vec<Waiting>> {
    let now = state.clock.now_ms();
    let most = AT_ONCE + under_way.len();
    let mut due = state.db.read(move |c| outbox::due(c, now, most)).await?;
    due.retain(|mail| !under_way.contains(&mail.id));
    Ok(due)
}

/// Sends one mail or puts it off; answers its row.
async fn attend(state: AppState, mail: Waiting) -> i64 {
    let id = mail.id;
    if let Err(cause) = send_or_put_off(&state, mail).await {
        tracing::warn!(error = %cause, "the outbox could not be written");
    }
    tokio::time::sleep(REST).await;
    id
}

async fn send_or_put_off(state: &AppState, mail: Waiting) -> Result<()> {
    let id = mail.id;
    let settings = state.db.read(settings::store::get).await?;
    let now = state.clock.now_ms();
    if mail.expires_at <= now {
        tracing::error!(message_id = mail.message_id, attempts = mail.attempts, "a mail was given up");
        return state.db.write(move |tx| trouble::give_up(tx, id, None, now)).await;
    }
    match state.post.sender.send(&mail, &settings).await {
        Ok(()) => {
            tracing::info!(message_id = mail.message_id, "sent a mail");
            // A mail that went and stays in the outbox would go again and again.
            while let Err(cause) = state.db.write(move |tx| outbox::remove(tx, id)).await {
                tracing::warn!(error = %cause, "a mail that went is still in the outbox");
                tokio::time::sleep(5 * LOOK).await;
            }
            Ok(())
        }
        Err(failure) if failure.fault.is_permanent() => {
            let (fault, answer) = (failure.fault.as_str(), &failure.answer);
            tracing::error!(message_id = mail.message_id, fault, answer, "a mail was refused for good");
            let now = state.clock.now_ms();
            state.db.write(move |tx| trouble::give_up(tx, id, Some(&failure), now)).await
        }
        Err(failure) => {
            let pause = pause_after(mail.attempts);
            tracing::warn!(
                message_id = mail.message_id,
                fault = failure.fault.as_str(),
                answer = failure.answer,
                again_in_s = pause / 1000,
                "a mail was not sent"
            );
            let next_at = (state.clock.now_ms() + pause).min(mail.expires_at);
            state.db.write(move |tx| trouble::later(tx, id, &failure, next_at)).await
        }
    }
}

/// Doubles from 5 seconds to an hour, a quarter more or less, so that mails do not come back all at once.
fn pause_after(attempts: i64) -> i64 {
    let doublings = u32::try_from(attempts.clamp(0, 20)).unwrap_or(20);
    let pause = FIRST_PAUSE_MS.saturating_mul(1 << doublings).min(LONGEST_PAUSE_MS);
    rand::random_range(pause * 3 / 4..=pause * 5 / 4)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_to_an_hour_and_vary() {
        for (attempts, about) in [(0, 5_000), (1, 10_000), (4, 80_000), (10, 3_600_000), (500, 3_600_000)] {
            let pause = pause_after(attempts);
            assert!((about * 3 / 4..=about * 5 / 4).contains(&pause), "{attempts}: {pause}");
        }
    }
}
