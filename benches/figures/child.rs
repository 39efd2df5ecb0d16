//! The processes that are measured.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use anyhow::{Context as _, Result};

use crate::bare;

/// The e-mail address of a measured shop's admin.
pub const ADMIN: &str = "owner@haat.local";
/// The password of a measured shop's admin.
pub const PASSWORD: &str = "figures-of-the-shop";

/// The executable that is measured: the one just built, or that of `HAAT_BIN`, such as one of before a change.
pub fn executable() -> PathBuf {
    named("HAAT_BIN").unwrap_or_else(|| env!("CARGO_BIN_EXE_haat").into())
}

/// The path that a variable names.
#[allow(clippy::disallowed_methods, reason = "no configuration of the shop")]
pub fn named(variable: &str) -> Option<PathBuf> {
    std::env::var_os(variable).map(PathBuf::from)
}

/// A server that ends with this value.
pub struct Server {
    child: Child,
    /// Where it listens.
    pub addr: SocketAddr,
}

impl Server {
    /// The real executable on a data folder.
    pub fn haat(data: &Path) -> Result<Self> {
        let mut command = Command::new(executable());
        command
            .args(["serve", "--addr", "127.0.0.1:0", "--data"])
            .arg(data)
            .env("HAAT_RATE_LIMITS", "off")
            .env("HAAT_ADMIN_EMAIL", ADMIN)
            .env("HAAT_ADMIN_PASSWORD", PASSWORD);
        Self::start(command)
    }

    /// A bare handler, see [`bare::run`].
    pub fn bare(args: &[&str]) -> Result<Self> {
        let mut command = Command::new(std::env::current_exe()?);
        command.arg(bare::COMMAND).args(args);
        Self::start(command)
    }

    fn start(mut command: Command) -> Result<Self> {
        command.stdout(Stdio::piped()).stderr(Stdio::null()).stdin(Stdio::null());
        let mut child = command.spawn().with_context(|| format!("{command:?} cannot be started"))?;
        let mut line = String::new();
        let out = child.stdout.take().context("no stdout")?;
        BufReader::new(out).read_line(&mut line)?;
        let addr = line.trim().strip_prefix("listening on http://").and_then(|a| a.parse().ok());
        let Some(addr) = addr else {
            child.wait()?;
            anyhow::bail!("{command:?} did not say where it listens: {line:?}")
        };
        Ok(Self { child, addr })
    }

    /// The processor time that it has used so far, in seconds.
    pub fn processor_seconds(&self) -> Result<f64> {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id()))?;
        // User and system time, in ticks of 10 ms, 12 and 13 fields after the name in brackets.
        let fields = stat.rsplit_once(')').context("no name in /proc")?.1.split_whitespace();
        let ticks: f64 = fields.skip(11).take(2).filter_map(|t| t.parse::<f64>().ok()).sum();
        Ok(ticks / 100.0)
    }

    /// A line of `/proc/PID/status` in MiB, such as `VmRSS`.
    pub fn memory_mib(&self, line: &str) -> Result<f64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()))?;
        let kib: f64 = status
            .lines()
            .find_map(|l| l.strip_prefix(line)?.strip_prefix(':')?.trim().strip_suffix(" kB")?.parse().ok())
            .with_context(|| format!("no {line} in /proc"))?;
        Ok(kib / 1024.0)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
