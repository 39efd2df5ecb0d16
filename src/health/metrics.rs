//! Figures for Prometheus, on a listener of their own (`HAAT_METRICS_ADDR`): they are not for the public.

use std::fmt::Write as _;

use axum::Router;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use axum::routing::get;

use super::report::Health;
use crate::backup::view::Backup;
use crate::error::Result;
use crate::http::figures::FIGURES;
use crate::state::AppState;

/// What the listener answers: `/metrics`.
pub fn app(state: AppState) -> Router {
    Router::new().route("/metrics", get(metrics)).with_state(state)
}

async fn metrics(State(state): State<AppState>) -> Result<impl IntoResponse> {
    let health = Health::of(&state).await?;
    let mut text = String::new();
    FIGURES.write(&mut text);
    let seconds = |at: &str| at.parse::<jiff::Timestamp>().map_or(0, jiff::Timestamp::as_second);
    let made = |backup: Option<&Backup>| backup.map_or(0, |backup| seconds(&backup.made_at));
    let (reads, writes) = state.db.waiting();
    let last = made(health.last_backup.as_ref()).max(made(health.proven_backup.as_ref()));
    let gauges: [(&str, &str, i64); 13] = [
        ("haat_start_time_seconds", "When the shop was started.", seconds(&health.started_at)),
        ("haat_reads_waiting", "Queries that wait for a connection.", whole(reads)),
        ("haat_writes_waiting", "Writes that wait for the writer.", whole(writes)),
        ("haat_database_bytes", "The database with its log.", whole(health.disk.database)),
        ("haat_backups_bytes", "The backups that the shop keeps.", whole(health.disk.backups)),
        ("haat_disk_free_bytes", "What the shop may still write.", whole(health.disk.free)),
        ("haat_disk_bytes", "The disk of the data folder.", whole(health.disk.total)),
        ("haat_mail_waiting", "E-mails that are tried again.", health.mail.waiting),
        ("haat_mail_failed", "E-mails that were given up.", health.mail.failed),
        ("haat_backup_time_seconds", "When the newest backup was made; 0: never.", last),
        (
            "haat_backup_proven_time_seconds",
            "When the newest backup was made that was restored for a test; 0: never.",
            made(health.proven_backup.as_ref()),
        ),
        ("haat_findings", "What the health page asks to do something about.", whole(health.findings.len())),
        ("haat_resident_bytes", "Memory of the process.", whole(resident())),
    ];
    for (name, help, value) in gauges {
        let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} gauge\n{name} {value}");
    }
    let _ = writeln!(
        text,
        "# HELP haat_build_info The version of the executable.\n# TYPE haat_build_info gauge\n\
         haat_build_info{{version=\"{}\"}} 1",
        health.version
    );
    Ok(([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], text))
}

fn whole(number: impl TryInto<i64>) -> i64 {
    number.try_into().unwrap_or(i64::MAX)
}

/// Memory of the process in bytes, where the system tells it.
fn resident() -> u64 {
    let pages = std::fs::read_to_string("/proc/self/statm").ok();
    let pages = pages.and_then(|text| text.split(' ').nth(1)?.parse::<u64>().ok()).unwrap_or(0);
    pages * u64::try_from(rustix::param::page_size()).unwrap_or(4096)
}
