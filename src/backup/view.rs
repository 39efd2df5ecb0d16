//! The shop's own backups as the back office sees them.

use serde::Serialize;
use utoipa::ToSchema;

use super::keeper::Work;
use super::{Counts, shelf};
use crate::clock::rfc3339;
use crate::error::{Error, Result};
use crate::state::AppState;

/// What came of restoring a backup for a test.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BackupProof {
    /// RFC 3339 in UTC.
    pub at: String,
    /// What is wrong with it, in English; `null` where it was restored whole.
    #[schema(required)]
    pub problem: Option<String>,
    /// How many things the restored shop had.
    #[schema(required)]
    pub counts: Option<Counts>,
    /// How many pictures, each decoded.
    pub pictures: usize,
}

/// A backup that the shop keeps.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Backup {
    /// Its file's name, by which it is downloaded and proven.
    pub name: String,
    /// RFC 3339 in UTC.
    pub made_at: String,
    /// Its length.
    pub bytes: u64,
    /// Its newest proof.
    #[schema(required)]
    pub proof: Option<BackupProof>,
}

impl From<shelf::Kept> for Backup {
    fn from(kept: shelf::Kept) -> Self {
        let proof = kept.proof.map(|proof| BackupProof {
            at: rfc3339(proof.at),
            problem: proof.problem,
            counts: proof.counts,
            pictures: proof.pictures,
        });
        Self { name: kept.name, made_at: rfc3339(kept.made_at), bytes: kept.bytes, proof }
    }
}

/// The backups of a shop, and what is being done with them.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Backups {
    /// The newest first.
    pub backups: Vec<Backup>,
    /// The time of day in Asia/Dhaka at which one is made, such as `03:30`; `null` where none are made by themselves.
    #[schema(required)]
    pub at: Option<String>,
    /// What is being done now.
    #[schema(required)]
    pub running: Option<Work>,
    /// Why the last one could not be made, in English.
    #[schema(required)]
    pub problem: Option<String>,
}

impl Backups {
    /// Those of a running shop.
    ///
    /// # Errors
    /// Where the folder cannot be read.
    pub async fn of(state: &AppState) -> Result<Self> {
        let data = state.data.clone();
        let kept = tokio::task::spawn_blocking(move || shelf::list(&data)).await;
        let kept = kept.map_err(|cause| Error::Internal(cause.into()))??;
        let (running, trouble) = state.backups.state();
        let minutes = state.backups.at().map(|at| at / 60_000);
        Ok(Self {
            backups: kept.into_iter().map(Backup::from).collect(),
            at: minutes.map(|minutes| format!("{:02}:{:02}", minutes / 60, minutes % 60)),
            running,
            problem: trouble.map(|trouble| trouble.text),
        })
    }
}
