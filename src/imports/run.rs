//! Carrying a confirmed import out: some products a transaction, so that shoppers' writes pass between; a product that
//! changed meanwhile or fails is counted, and the others go on.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use rusqlite::Transaction;
use serde_json::{Value, json};

use super::draft::{Draft, Fault};
use super::drafts::Drafts;
use super::jobs::{Job, Progress, State};
use super::picture;
use super::plan::{Ground, Step, plan};
use super::store::{self, Known};
use crate::audit;
use crate::catalogue::admin::change::{self, By};
use crate::catalogue::admin::edit::Expected;
use crate::catalogue::ledger::Cause;
use crate::catalogue::store as products;
use crate::clock::{dhaka, rfc3339};
use crate::error::{Error, Result};
use crate::images::released;
use crate::messages::Message;
use crate::state::AppState;

/// Products a transaction.
const BATCH: usize = 200;
/// How often a batch is tried again while the shop is too busy to take it, and how long between.
const ATTEMPTS: usize = 40;
const PAUSE: Duration = Duration::from_millis(250);

/// What a batch did.
#[derive(Default)]
struct Outcome {
    added: usize,
    updated: usize,
    unchanged: usize,
    without_picture: usize,
    faults: Vec<Fault>,
    dropped: Vec<String>,
}

/// Carries an import out and tells of its end; `actor` is the admin who confirmed it.
pub async fn run(state: AppState, job: Arc<Job>, actor: String) {
    let outcome = carry_out(&state, &job, &actor).await;
    let count = job.progress();
    let Progress { added, updated, unchanged, failed, .. } = count;
    let (ended, message) = match outcome {
        Ok(()) if job.is_stopped() => {
            (State::Cancelled, Message::ImportCancelled { added, updated, unchanged, failed })
        }
        Ok(()) => (State::Done, Message::ImportDone { added, updated, unchanged, failed }),
        Err(cause) => {
            tracing::error!(error = %cause, import = job.id, "an import could not go on");
            let cause = Box::new(cause.message().clone());
            (State::Failed, Message::ImportFailed { cause, added, updated, unchanged, failed })
        }
    };
    let detail = json!({
        "state": ended, "total": count.total, "added": added, "updated": updated, "unchanged": unchanged,
        "failed": failed,
    });
    let (id, now) = (job.id.clone(), state.clock.now_ms());
    let note = move |tx: &Transaction<'_>| {
        audit::note(
            tx,
            &audit::Note { admin: &actor, action: "end", subject: "import", id: Some(&id), detail },
            now,
        )
    };
    if let Err(cause) = state.db.write(note).await {
        tracing::warn!(error = %cause, "the end of an import is not in the audit log");
    }
    job.end(ended, message);
}

async fn carry_out(state: &AppState, job: &Arc<Job>, actor: &str) -> Result<()> {
    let bytes = picture::placeholder()?;
    // Held until the end, and given up there: the cleaner takes it where no row names it.
    let placeholder =
        state.images.save(bytes).await.map_err(|cause| Error::Internal(anyhow::anyhow!("{cause}")))?;
    let (shop, own, by, path) = (state.clone(), Arc::clone(job), actor.to_owned(), placeholder.path.clone());
    let work = tokio::task::spawn_blocking(move || batches(&shop, &own, &by, &path));
    let (dropped, outcome) = work.await.map_err(|cause| Error::Internal(cause.into()))?;
    released::let_go(&state.db, state.clock.now_ms(), dropped).await;
    drop(placeholder);
    outcome
}

/// Goes through the file; answers the pictures that products named before, whatever the end.
fn batches(state: &AppState, job: &Arc<Job>, actor: &str, placeholder: &str) -> (Vec<String>, Result<()>) {
    let mut dropped = Vec::new();
    let mut go = || -> Result<()> {
        let path = job.path().ok_or_else(|| Error::Internal(anyhow::anyhow!("the file is gone")))?;
        let pictures = Arc::new(job.pictures.paths());
        let mut drafts = Drafts::open(&path, &job.today)?;
        loop {
            let mut batch = Vec::new();
            while batch.len() < BATCH
                && let Some(item) = drafts.next_draft()?
            {
                // What the preview found wrong is left out, and found wrong again here.
                batch.extend(item.ok().filter(|draft| !job.bad_rows.contains(&draft.row)));
            }
            if batch.is_empty() || job.is_stopped() {
                return Ok(());
            }
            let outcome = write(state, job, actor, (placeholder, &pictures), &Arc::new(batch))?;
            dropped.extend(outcome.dropped);
            job.update(|progress| {
                progress.added += outcome.added;
                progress.updated += outcome.updated;
                progress.unchanged += outcome.unchanged;
                progress.without_picture += outcome.without_picture;
                progress.fail(outcome.faults);
                progress.done = progress.added + progress.updated + progress.unchanged + progress.failed;
            });
        }
    };
    let outcome = go();
    (dropped, outcome)
}

/// The day in the shop.
pub fn today(state: &AppState) -> String {
    dhaka(state.clock.now_ms()).chars().take(10).collect()
}

/// Writes a batch, again where the shop is too busy.
fn write(
    state: &AppState,
    job: &Arc<Job>,
    actor: &str,
    (placeholder, pictures): (&str, &Arc<HashMap<String, String>>),
    batch: &Arc<Vec<Draft>>,
) -> Result<Outcome> {
    for _ in 0..ATTEMPTS {
        let images = state.images.clone();
        let now = state.clock.now_ms();
        let (own, by, empty, drafts) =
            (Arc::clone(job), actor.to_owned(), placeholder.to_owned(), Arc::clone(batch));
        let pictures = Arc::clone(pictures);
        // The writer asks whether a picture is stored, so that it cannot go before its row is there.
        let tried = state.db.write_now(move |tx| {
            let is_stored = |path: &str| images.missing_files(path).is_empty();
            let ground = Ground {
                is_stored: &is_stored,
                placeholder: &empty,
                chosen_stock: own.chosen_stock(),
                pictures: &pictures,
            };
            let by = By { actor: &by, cause: Cause::Import, now };
            let mut outcome = Outcome::default();
            for draft in drafts.iter() {
                one(tx, &own, draft, ground, by, &mut outcome)?;
            }
            Ok(outcome)
        });
        match tried {
            Err(Error::Unavailable) if !job.is_stopped() => std::thread::sleep(PAUSE),
            other => return other,
        }
    }
    Err(Error::Unavailable)
}

/// Carries one draft out in a savepoint of its own.
fn one(
    tx: &Transaction<'_>,
    job: &Job,
    draft: &Draft,
    ground: Ground<'_>,
    by: By<'_>,
    outcome: &mut Outcome,
) -> Result<()> {
    tx.execute_batch("SAVEPOINT import_product")?;
    let tried = attempt(tx, job, draft, ground, by);
    let undo = !matches!(tried, Ok(Ok(_)));
    match tried {
        Ok(Ok((done, is_grey))) => {
            outcome.without_picture += usize::from(is_grey);
            match done {
                Done::Added => outcome.added += 1,
                Done::Changed(dropped) => {
                    outcome.updated += 1;
                    outcome.dropped.extend(dropped);
                }
                Done::Same => outcome.unchanged += 1,
            }
        }
        Ok(Err(fault)) => outcome.faults.push(fault),
        Err(Error::Unavailable) => return Err(Error::Unavailable),
        Err(Error::Internal(cause)) => {
            tracing::error!(error = format!("{cause:#}"), row = draft.row, "a product was not imported");
            outcome.faults.push(Fault::of_row(draft.row, Message::SomethingWrong));
        }
        Err(other) => outcome.faults.push(Fault::of_row(draft.row, other.message().clone())),
    }
    let end =
        if undo { "ROLLBACK TO import_product; RELEASE import_product" } else { "RELEASE import_product" };
    tx.execute_batch(end)?;
    Ok(())
}

enum Done {
    Added,
    Changed(Vec<String>),
    Same,
}

/// What was done with a draft, and whether its product shows the grey picture.
fn attempt(
    tx: &Transaction<'_>,
    job: &Job,
    draft: &Draft,
    ground: Ground<'_>,
    by: By<'_>,
) -> Result<Result<(Done, bool), Fault>> {
    let found = store::find(tx, job.format, draft)?;
    if let Known::Live(stored) = &found
        && stored.product.updated_at > rfc3339(job.since)
    {
        return Ok(Err(Fault::of_row(draft.row, Message::ImportChanged)));
    }
    let plan = match plan(job.format, draft.clone(), found, ground)? {
        Ok(plan) => plan,
        Err(faults) => {
            let first = faults.into_iter().next();
            return Ok(Err(first.unwrap_or_else(|| Fault::of_row(draft.row, Message::SomethingWrong))));
        }
    };
    match plan.step {
        Step::Same(product) => Ok(Ok((Done::Same, product.main_image == ground.placeholder))),
        Step::Add(new) => {
            let id = products::insert(tx, &new, by.cause, by.actor, by.now)?;
            store::remember(tx, job.format, &draft.key, &id)?;
            let detail = json!({"title": new.title, "listing": new.listing.spec().name, "import": job.id});
            let note =
                audit::Note { admin: by.actor, action: "add", subject: "product", id: Some(&id), detail };
            audit::note(tx, &note, by.now)?;
            Ok(Ok((Done::Added, new.main_image == ground.placeholder)))
        }
        Step::Change { before, edit, after } => {
            let seen = job.stocks.get(&before.0).copied().filter(|_| edit.stock.is_some());
            let expected = Expected::of_stock(seen);
            let changed = change::carry_out(tx, *before, &edit, &expected, by)?;
            Ok(Ok((Done::Changed(changed.dropped), after.main_image == ground.placeholder)))
        }
    }
}

/// What the audit log tells of an import that begins.
pub fn detail(job: &Job) -> Value {
    let mut detail = json!({"format": job.format, "file": job.name, "total": job.progress().total});
    if job.chosen_stock() > 0 {
        detail["chosenStock"] = job.chosen_stock().into();
    }
    if job.pictures.count() > 0 {
        detail["pictures"] = job.pictures.count().into();
    }
    detail
}
