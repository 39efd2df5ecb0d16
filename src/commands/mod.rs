//! The commands of the executable (contract 1), as they speak to whoever types them.

pub mod admin;
pub mod archive;
pub mod serve;

use std::io::Write as _;

/// Says a line that is no result: a warning, or why something failed.
pub fn say(line: &str) {
    let _ = writeln!(std::io::stderr(), "{line}");
}

/// Tells a result. A reader that went away is an error.
pub fn tell(line: &str) -> anyhow::Result<()> {
    let mut out = std::io::stdout().lock();
    writeln!(out, "{line}")?;
    out.flush()?;
    Ok(())
}
