//! The backups that a shop keeps in its data folder: the newest of each of the last seven days that have one, and of each
//! of the last four weeks; each with its proof beside it, once there is one.

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use serde::{Deserialize, Serialize};

use super::Counts;
use super::left::remove_left;
pub use super::manifest::FOLDER;
use super::restore::restore;
use crate::clock::{DAY_MS, DHAKA_MS, day_begins, day_of, dhaka};

const DAYS: usize = 7;
const WEEKS: usize = 4;
const BEFORE: &str = "haat-";
const AFTER: &str = ".tar.gz";
const PROOF: &str = ".proof.json";
/// What begins the names of tests that are under way; a crash leaves them behind.
const UNDER_WAY: &str = ".haat-proof-";

/// What came of restoring a backup for a test.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Proof {
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// What is wrong with it, in English; none where it was restored whole.
    pub problem: Option<String>,
    /// How many things the restored shop had.
    pub counts: Option<Counts>,
    /// How many pictures, each decoded.
    pub pictures: usize,
}

/// A backup that is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Kept {
    /// Its file's name.
    pub name: String,
    /// When it was made, in milliseconds since 1970.
    pub made_at: i64,
    /// Its length.
    pub bytes: u64,
    /// Its newest proof.
    pub proof: Option<Proof>,
}

/// The name of a backup that is made now: the day and time of day in Asia/Dhaka.
#[must_use]
pub fn name_at(now: i64) -> String {
    let minute = dhaka(now).replace(' ', "-").replace(':', "");
    format!("{BEFORE}{minute}{:02}{AFTER}", now.div_euclid(1000).rem_euclid(60))
}

/// When the backup of a name was made; nothing where no backup has such a name.
#[must_use]
pub fn made_at(name: &str) -> Option<i64> {
    let (day, time) = name.strip_prefix(BEFORE)?.strip_suffix(AFTER)?.split_at_checked(10)?;
    let time =
        time.strip_prefix('-').filter(|time| time.len() == 6 && time.bytes().all(|b| b.is_ascii_digit()))?;
    let part = |from: usize| time[from..from + 2].parse::<i64>().ok();
    let (hours, minutes, seconds) = (part(0)?, part(2)?, part(4)?);
    let fits = hours < 24 && minutes < 60 && seconds < 60;
    fits.then_some(day_begins(day)? + ((hours * 60 + minutes) * 60 + seconds) * 1000)
}

/// The path of a backup in a data folder; nothing where no backup has such a name.
#[must_use]
pub fn path_of(data: &Path, name: &str) -> Option<PathBuf> {
    made_at(name)?;
    Some(data.join(FOLDER).join(name))
}

/// Makes the folder where it is missing, and removes tests that a crash cut off; nobody else makes any. What backups left
/// goes when the next one is made.
///
/// # Errors
/// Where it cannot be made or read.
pub fn open(data: &Path) -> io::Result<()> {
    let folder = data.join(FOLDER);
    fs::create_dir_all(&folder)?;
    remove_left(&folder, UNDER_WAY, |_| Ok(true))
}

/// The backups that are there, the newest first.
///
/// # Errors
/// Where the folder cannot be read; one that is not there has none.
pub fn list(data: &Path) -> io::Result<Vec<Kept>> {
    let entries = match fs::read_dir(data.join(FOLDER)) {
        Err(cause) if cause.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        entries => entries?,
    };
    let mut all = Vec::new();
    for entry in entries {
        let entry = entry?;
        let Ok(name) = entry.file_name().into_string() else { continue };
        let Some(made_at) = made_at(&name) else { continue };
        let proof =
            fs::read(proof_of(&entry.path())).ok().and_then(|text| serde_json::from_slice(&text).ok());
        all.push(Kept { name, made_at, bytes: entry.metadata()?.len(), proof });
    }
    all.sort_by_key(|kept| std::cmp::Reverse(kept.made_at));
    Ok(all)
}

fn proof_of(backup: &Path) -> PathBuf {
    let mut name = backup.as_os_str().to_owned();
    name.push(PROOF);
    name.into()
}

/// Removes the backups that neither a day nor a week keeps.
///
/// # Errors
/// Where one cannot be removed.
pub fn tidy(data: &Path) -> io::Result<()> {
    let (mut days, mut weeks) = (BTreeSet::new(), BTreeSet::new());
    for kept in list(data)? {
        let day = (day_of(kept.made_at) + DHAKA_MS).div_euclid(DAY_MS);
        // 1970 began on a Thursday; weeks here begin on Saturday.
        let week = (day + 5).div_euclid(7);
        let of_day = days.len() < DAYS && days.insert(day);
        let of_week = weeks.len() < WEEKS && weeks.insert(week);
        if !of_day && !of_week {
            let path = data.join(FOLDER).join(&kept.name);
            fs::remove_file(&path)?;
            match fs::remove_file(proof_of(&path)) {
                Err(cause) if cause.kind() != io::ErrorKind::NotFound => return Err(cause),
                _ => {}
            }
        }
    }
    Ok(())
}

/// Restores a backup into a folder beside it, which is compared with the list in the archive byte for byte and number by
/// number, checked like a shop, and removed; writes down what came of it.
///
/// # Errors
/// Where that cannot be written down. That the backup is no good is no error: the proof says so.
pub fn prove(data: &Path, name: &str, now: i64) -> anyhow::Result<Proof> {
    let path = path_of(data, name).context("there is no such backup")?;
    let tried = try_out(data, &path);
    let proof = match tried {
        Ok((counts, pictures)) => Proof { at: now, problem: None, counts: Some(counts), pictures },
        Err(cause) => Proof { at: now, problem: Some(format!("{cause:#}")), counts: None, pictures: 0 },
    };
    let mut part = tempfile::Builder::new().prefix(UNDER_WAY).tempfile_in(data.join(FOLDER))?;
    part.write_all(&serde_json::to_vec(&proof)?)?;
    part.as_file().sync_all()?;
    part.persist(proof_of(&path)).map_err(|cause| cause.error).context("the proof cannot be written down")?;
    Ok(proof)
}

fn try_out(data: &Path, path: &Path) -> anyhow::Result<(Counts, usize)> {
    let archive = File::open(path)?;
    let aside = tempfile::Builder::new().prefix(UNDER_WAY).tempdir_in(data.join(FOLDER))?;
    let restored = restore(archive, aside.path())?;
    Ok((restored.counts, restored.pictures))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(day: &str, hours: i64) -> i64 {
        day_begins(day).unwrap() + hours * 3_600_000
    }

    #[test]
    fn a_name_tells_when_its_backup_was_made() {
        let now = at("2026-11-30", 3) + 30 * 60_000 + 5_000;
        assert_eq!(name_at(now), "haat-2026-11-30-033005.tar.gz");
        assert_eq!(made_at("haat-2026-11-30-033005.tar.gz"), Some(now));
        for bad in [
            "haat-2026-11-30.tar.gz",
            "haat-2026-11-30-246000.tar.gz",
            "haat-2026-11-31-033005.tar.gz",
            "haat-2026-11-30-+33005.tar.gz",
            "haat-2026-11-30-033005.tar",
            "../haat-2026-11-30-033005.tar.gz",
            "haat-2026-11-30-033005.tar.gz.proof.json",
            "",
        ] {
            assert_eq!((made_at(bad), path_of(Path::new("d"), bad)), (None, None), "{bad}");
        }
    }

    /// The days that are left when one backup was made each day up to the last, and how many files there are.
    fn left(days: i64) -> Vec<String> {
        let data = tempfile::tempdir().unwrap();
        open(data.path()).unwrap();
        for day in 0..days {
            let name = name_at(at("2026-10-01", 3) + day * DAY_MS);
            for name in [name.clone(), format!("{name}{PROOF}")] {
                fs::write(data.path().join(FOLDER).join(name), "{}").unwrap();
            }
            tidy(data.path()).unwrap();
        }
        let left = list(data.path()).unwrap();
        assert_eq!(fs::read_dir(data.path().join(FOLDER)).unwrap().count(), left.len() * 2, "proofs go too");
        left.into_iter().map(|kept| kept.name[5..15].to_owned()).collect()
    }

    #[test]
    fn seven_days_and_four_weeks_are_kept() {
        assert_eq!(left(2), ["2026-10-02", "2026-10-01"]);
        let all = left(61);
        // 2026-11-30 is a Monday: of its week three days, of the week before its last four and of two more the last each.
        let days = [
            "2026-11-30",
            "2026-11-29",
            "2026-11-28",
            "2026-11-27",
            "2026-11-26",
            "2026-11-25",
            "2026-11-24",
        ];
        assert_eq!(all[..7], days);
        assert_eq!(all[7..], ["2026-11-20", "2026-11-13"]);
    }

    #[test]
    fn what_a_crash_left_goes_and_what_is_no_backup_stays() {
        let data = tempfile::tempdir().unwrap();
        open(data.path()).unwrap();
        let folder = data.path().join(FOLDER);
        fs::create_dir_all(folder.join(".haat-proof-x/uploads")).unwrap();
        fs::write(folder.join(".haat-proof-y"), "x").unwrap();
        fs::write(folder.join("of-the-owner.txt"), "x").unwrap();
        open(data.path()).unwrap();
        let names: Vec<_> = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().file_name()).collect();
        assert_eq!(names, ["of-the-owner.txt"]);
        assert_eq!(list(data.path()).unwrap(), []);
    }
}
