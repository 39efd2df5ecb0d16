//! `haat backup`, `restore`, `rollback` and `check`.

use std::fs::File;
use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context as _, bail};
use haat::clock::Clock;
use haat::second_factor::seal::KEY_FILE;
use haat::{backup, data_folder, db};

use super::{say, tell};

/// Writes a shop to one file.
pub fn save(data: &Path, file: &Path, force: bool) -> anyhow::Result<ExitCode> {
    let saved = backup::save::save(data, file, force, Clock::default().now_ms())?;
    for name in &saved.missing {
        say(&format!("haat: {name} is missing in the shop, and so in the backup"));
    }
    tell(&format!("wrote {} with {} pictures", file.display(), saved.pictures))?;
    tell(&format!(
        "it holds customers' names, addresses and orders, and hashes of passwords: keep it where nobody else reads it; \
         {KEY_FILE} is not in it, keep a copy of that elsewhere"
    ))?;
    Ok(ExitCode::SUCCESS)
}

/// Fills an empty data folder from a file.
pub fn restore(data: &Path, file: &Path) -> anyhow::Result<ExitCode> {
    let archive = File::open(file).with_context(|| format!("{} cannot be read", file.display()))?;
    let made = !data.exists();
    let lock = data_folder::lock(data)?;
    let restored = backup::restore::restore(archive, data);
    if restored.is_err() {
        // What was refused leaves nothing. The lock's file goes only out of a folder that has nothing else.
        let alone = std::fs::read_dir(data).is_ok_and(|entries| entries.count() == 1);
        if alone {
            let _ = std::fs::remove_file(data.join(data_folder::LOCK));
        }
        if alone && made {
            let _ = std::fs::remove_dir(data);
        }
    }
    drop(lock);
    let restored = restored?;
    if restored.unreadable > 0 {
        say(&format!(
            "haat: two-step sign-in of {} of the admins needs the key of the shop's former folder: put its {KEY_FILE} into {}, \
             or use a recovery code, or run `haat admin passwd --reset-totp`",
            restored.unreadable,
            data.display()
        ));
    }
    for warning in &restored.warnings {
        say(&format!("haat: {warning}"));
    }
    tell(&format!(
        "restored {} products and {} pictures, as of {}",
        restored.products, restored.pictures, restored.made_at
    ))?;
    Ok(ExitCode::SUCCESS)
}

/// Tells what going back to before the last upgrade does, and does it where that is asked for.
pub fn rollback(data: &Path, yes: bool) -> anyhow::Result<ExitCode> {
    let _lock = data_folder::lock(data)?;
    let plan = db::rollback::plan(data)?;
    for line in plan.lines() {
        tell(&line)?;
    }
    if !yes {
        tell("nothing was changed: run it again with --yes to do this")?;
        return Ok(ExitCode::SUCCESS);
    }
    let aside = plan.carry_out(data, Clock::default().now_ms())?;
    tell(&format!(
        "done; what was there lies in {}. Now put the former haat in the place of this one and start it",
        aside.display()
    ))?;
    Ok(ExitCode::SUCCESS)
}

/// Looks for damage.
pub fn check(data: &Path) -> anyhow::Result<ExitCode> {
    let report = backup::check::run(data)?;
    for note in &report.notes {
        tell(&format!("note: {note}"))?;
    }
    let problems = [report.database, report.pictures].concat();
    for problem in &problems {
        tell(problem)?;
    }
    match problems.len() {
        0 => tell(&format!("all is well: {} products, {} pictures", report.products, report.named))?,
        1 => bail!("1 problem was found"),
        count => bail!("{count} problems were found"),
    }
    Ok(ExitCode::SUCCESS)
}
