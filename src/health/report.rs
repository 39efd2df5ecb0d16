//! What an owner who never ran a server should know of the shop's health, and what is to be done about.

use rusqlite::Connection;
use serde::Serialize;
use utoipa::ToSchema;

use super::recent::{self, LogLine};
use crate::backup::view::{Backup, Backups};
use crate::clock::{DAY_MS, rfc3339};
use crate::data_folder;
use crate::db;
use crate::error::{Error, Result};
use crate::mail;
use crate::state::AppState;
use crate::words::words;

/// How much of the disk must be free, at least, before it is told; in bytes.
const LOW: u64 = 1_000_000_000;
/// How much must be free for the shop to take orders with some certainty; in bytes.
pub const LEAST: u64 = 100_000_000;
/// How old the newest backup, and the newest proven one, may be.
const OLD_MS: i64 = 2 * DAY_MS;
/// How long a certificate must hold still; it is renewed long before.
const CERTIFICATE_MS: i64 = 14 * DAY_MS;

words! {
    /// Something that the owner should do something about.
    pub enum Finding {
        /// Orders can soon not be taken any more.
        DiskFull = "disk_full",
        /// Little of the disk is free.
        DiskLow = "disk_low",
        /// There is no certificate: the shop cannot be reached by https.
        CertificateMissing = "certificate_missing",
        /// The certificate ends within two weeks and was not renewed.
        CertificateEnds = "certificate_ends",
        /// No backup is made by itself.
        BackupOff = "backup_off",
        /// The last backup could not be made.
        BackupFailed = "backup_failed",
        /// The newest backup cannot be restored.
        BackupBroken = "backup_broken",
        /// The newest backup that is known to be good is older than two days.
        BackupOld = "backup_old",
        /// There is no mail server: nobody gets e-mails.
        MailNowhere = "mail_nowhere",
        /// E-mails were given up.
        MailFailed = "mail_failed",
        /// E-mails wait, since the mail server does not take them.
        MailWaiting = "mail_waiting",
        /// Something went wrong within the last day.
        Errors = "errors",
    }
}

/// The disk of the data folder, in bytes.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Disk {
    /// What the shop may still write.
    pub free: u64,
    /// All of it.
    pub total: u64,
    /// The database with its log.
    pub database: u64,
    /// The backups that the shop keeps.
    pub backups: u64,
}

/// E-mails in trouble.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MailHealth {
    /// Whether mails go to a mail server; else they are written to files.
    pub has_server: bool,
    /// Those that are tried again by themselves.
    pub waiting: i64,
    /// Those that were given up.
    pub failed: i64,
}

/// The certificate of a shop that has its own https.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Certificate {
    /// The shop's domains.
    pub domains: Vec<String>,
    /// When it ends, RFC 3339 in UTC; `null` where there is none.
    #[schema(required)]
    pub until: Option<String>,
    /// Why it could not be had or renewed the last time, in English.
    #[schema(required)]
    pub problem: Option<String>,
}

/// How the shop is doing.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Health {
    /// What to do something about, the worst first; empty where all is well.
    pub findings: Vec<Finding>,
    /// The version of the executable.
    pub version: &'static str,
    /// The version of the database's tables.
    pub tables: i64,
    /// When the shop was started, RFC 3339 in UTC.
    pub started_at: String,
    /// The disk.
    pub disk: Disk,
    /// E-mails.
    pub mail: MailHealth,
    /// The time of day in Asia/Dhaka at which a backup is made; `null` where none is made by itself.
    #[schema(required)]
    pub backup_at: Option<String>,
    /// The newest backup.
    #[schema(required)]
    pub last_backup: Option<Backup>,
    /// The newest backup that was restored whole for a test.
    #[schema(required)]
    pub proven_backup: Option<Backup>,
    /// Why the last backup could not be made, in English.
    #[schema(required)]
    pub backup_problem: Option<String>,
    /// The certificate; `null` where another server speaks https for the shop.
    #[schema(required)]
    pub certificate: Option<Certificate>,
    /// The last warnings and errors since the start, the newest first.
    pub log: Vec<LogLine>,
}

impl Health {
    /// That of a running shop.
    ///
    /// # Errors
    /// Where database or disk cannot be asked.
    pub async fn of(state: &AppState) -> Result<Self> {
        let backups = Backups::of(state).await?;
        let kept: u64 = backups.backups.iter().map(|backup| backup.bytes).sum();
        let data = state.data.clone();
        let sizes = move || -> std::io::Result<_> {
            let length = |path| std::fs::metadata(path).map_or(0, |meta| meta.len());
            let file = db::file_in(&data);
            let log = file.with_extension("db-wal");
            Ok((data_folder::room(&data)?, length(file) + length(log)))
        };
        let (room, database) =
            tokio::task::spawn_blocking(sizes).await.map_err(|cause| Error::Internal(cause.into()))??;
        let known = |conn: &Connection| Ok((mail::trouble::count(conn)?, db::upgrade::version(conn)?));
        let ((failed, waiting), tables) = state.db.read(known).await?;
        let is_good = |backup: &&Backup| backup.proof.as_ref().is_some_and(|proof| proof.problem.is_none());
        let proven_backup = backups.backups.iter().find(is_good).cloned();
        let last_backup = backups.backups.into_iter().next();
        let mut health = Self {
            findings: Vec::new(),
            version: env!("CARGO_PKG_VERSION"),
            tables: tables.unwrap_or(0),
            started_at: rfc3339(state.started_at),
            disk: Disk { free: room.free, total: room.total, database, backups: kept },
            mail: MailHealth { has_server: state.post.sender.has_server(), waiting, failed },
            backup_at: backups.at,
            last_backup,
            proven_backup,
            backup_problem: backups.problem,
            certificate: state.certificate.report().map(|report| Certificate {
                domains: report.domains,
                until: report.not_after.map(rfc3339),
                problem: report.last_problem.map(|problem| problem.text),
            }),
            log: recent::lines(),
        };
        health.findings = health.findings_at(state.clock.now_ms(), state.started_at);
        Ok(health)
    }

    fn findings_at(&self, now: i64, started_at: i64) -> Vec<Finding> {
        let since = |at: &str| at.parse::<jiff::Timestamp>().map_or(0, jiff::Timestamp::as_millisecond);
        // A shop without any backup has two nights to make its first.
        let good = self.proven_backup.as_ref().map_or(started_at, |backup| since(&backup.made_at));
        let broken = |backup: &Backup| backup.proof.as_ref().is_some_and(|proof| proof.problem.is_some());
        let fresh_errors = self.log.iter().any(|line| line.is_error && now - since(&line.at) < DAY_MS);
        let until = self.certificate.as_ref().map(|certificate| certificate.until.as_deref().map(since));
        let all = [
            (Finding::DiskFull, self.disk.free < LEAST),
            (Finding::DiskLow, (LEAST..LOW).contains(&self.disk.free)),
            (Finding::CertificateMissing, until == Some(None)),
            (Finding::CertificateEnds, until.flatten().is_some_and(|until| until - now < CERTIFICATE_MS)),
            (Finding::BackupBroken, self.last_backup.as_ref().is_some_and(broken)),
            (Finding::BackupFailed, self.backup_problem.is_some()),
            (Finding::BackupOff, self.backup_at.is_none()),
            (Finding::BackupOld, self.backup_at.is_some() && now - good > OLD_MS),
            (Finding::MailNowhere, !self.mail.has_server),
            (Finding::MailFailed, self.mail.failed > 0),
            (Finding::MailWaiting, self.mail.waiting > 0),
            (Finding::Errors, fresh_errors),
        ];
        all.into_iter().filter_map(|(finding, holds)| holds.then_some(finding)).collect()
    }
}
