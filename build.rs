//! Builds the interface with Vite into `ui/dist`, which the executable bakes in. `HAAT_SKIP_UI=1` leaves it out for
//! work on the back end, never in a release; the interface's packages are needed even so, since a font is among them.

#![allow(
    clippy::disallowed_methods,
    reason = "Cargo tells a build script everything through the environment"
)]

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;
use std::{env, fs, io};

const WATCHED: [&str; 10] = [
    "migrations",
    "src/demo",
    "ui/src",
    "ui/public",
    "ui/scripts",
    "ui/index.html",
    "ui/package-lock.json",
    "ui/tsconfig.json",
    "ui/vite.config.ts",
    "ui/dist",
];

/// The letters of share cards, which the executable has too: they come with the interface's packages.
const FONTS: &str = "ui/node_modules/@fontsource/hind-siliguri/files";

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=HAAT_SKIP_UI");
    link_small();
    for path in WATCHED.iter().filter(|path| Path::new(path).exists()) {
        println!("cargo::rerun-if-changed={path}");
    }
    println!("cargo::rerun-if-changed={FONTS}");
    if let Err(problem) = build() {
        println!("cargo::error={problem}");
        std::process::exit(1);
    }
}

/// What makes the executable smaller, which has a limit, where the toolchain's own linker (LLD) can do it: functions that
/// came out the same are kept once, since generic code repeats itself, and the list of addresses to be corrected at the
/// start is packed, which the system's loader must know (glibc 2.36).
fn link_small() {
    let is = |name: &str, value: &str| env::var(name).is_ok_and(|found| found == value);
    if !is("TARGET", "x86_64-unknown-linux-gnu")
        || !is("PROFILE", "release")
        || env::var_os("RUSTC_LINKER").is_some()
    {
        return;
    }
    println!("cargo::rustc-link-arg-bins=-Wl,--icf=all");
    if glibc().is_some_and(|version| version >= (2, 36)) {
        println!("cargo::rustc-link-arg-bins=-Wl,-z,pack-relative-relocs");
    }
}

/// The version of this machine's C library; nothing where it is another one.
fn glibc() -> Option<(u32, u32)> {
    let told = Command::new("ldd").arg("--version").output().ok()?;
    let text = String::from_utf8(told.stdout).ok()?;
    let (major, minor) = text.lines().next()?.rsplit(' ').next()?.split_once('.')?;
    Some((major.parse().ok()?, minor.parse().ok()?))
}

fn build() -> Result<(), String> {
    let release = env::var("PROFILE").is_ok_and(|profile| profile == "release");
    if env::var("HAAT_SKIP_UI").is_ok_and(|value| value == "1") {
        if release {
            return Err("HAAT_SKIP_UI=1 is for work on the back end; a release needs the interface".into());
        }
        if !Path::new(FONTS).exists() {
            let _alone = alone()?;
            install()?;
        }
        return stand_in();
    }
    let _alone = alone()?;
    if !Path::new(FONTS).exists() {
        install()?;
    }
    let newest = newest_source();
    let built = modified(Path::new("ui/dist/assets"));
    if built.is_none_or(|built| newest > built) {
        install()?;
        npm(&["run", "build"])?;
        // As old as what it was built from: what was changed meanwhile is newer, and Cargo, which watches the bundle as well,
        // does not take it for a change after this build.
        mark(Path::new("ui/dist"), newest).map_err(|e| format!("ui/dist cannot be marked: {e}"))?;
    }
    Ok(())
}

/// Two cargo runs at once must not install or build into the same folder.
fn alone() -> Result<fs::File, String> {
    let lock = fs::File::create("ui/.build.lock").map_err(|e| format!("ui/ cannot be written: {e}"))?;
    lock.lock().map_err(|e| format!("ui/.build.lock cannot be locked: {e}"))?;
    Ok(lock)
}

/// A page without the interface, where none was built yet.
fn stand_in() -> Result<(), String> {
    if Path::new("ui/dist/index.html").exists() {
        return Ok(());
    }
    let page = "<!doctype html><html lang=\"en\"><head><!--haat:head--></head><body><div id=\"root\"></div>\
                <!--haat:data--></body></html>";
    fs::create_dir_all("ui/dist")
        .and_then(|()| fs::write("ui/dist/index.html", page))
        .map_err(|e| format!("ui/dist cannot be written: {e}"))
}

fn modified(path: &Path) -> Option<SystemTime> {
    fs::metadata(path).and_then(|meta| meta.modified()).ok()
}

/// When a source of the interface changed last.
fn newest_source() -> SystemTime {
    let mut newest = SystemTime::UNIX_EPOCH;
    let mut waiting: Vec<PathBuf> =
        WATCHED.iter().filter(|p| p.starts_with("ui/") && **p != "ui/dist").map(PathBuf::from).collect();
    while let Some(path) = waiting.pop() {
        newest = newest.max(modified(&path).unwrap_or(newest));
        if path.is_dir() {
            waiting.extend(fs::read_dir(&path).into_iter().flatten().flatten().map(|entry| entry.path()));
        }
    }
    newest
}

/// Gives a folder and all that is in it a time.
fn mark(path: &Path, time: SystemTime) -> io::Result<()> {
    if path.is_dir() {
        for entry in fs::read_dir(path)? {
            mark(&entry?.path(), time)?;
        }
    }
    fs::File::open(path)?.set_modified(time)
}

/// Installs the packages where the lock file is newer than what is installed.
fn install() -> Result<(), String> {
    let at = |path: &str| modified(Path::new(path));
    let (lock, installed) = (at("ui/package-lock.json"), at("ui/node_modules/.package-lock.json"));
    if installed.is_some() && installed >= lock {
        return Ok(());
    }
    npm(&["ci", "--include=dev", "--no-audit", "--no-fund"])
}

fn npm(args: &[&str]) -> Result<(), String> {
    let shown = args.join(" ");
    let ran =
        Command::new("npm").args(args).current_dir("ui").env_remove("NODE_ENV").output().map_err(|e| {
            format!(
                "npm is needed to build the interface, and could not be started ({e}); install Node 20.19"
            )
        })?;
    if ran.status.success() {
        return Ok(());
    }
    let text = [ran.stdout, ran.stderr].concat();
    let text = String::from_utf8_lossy(&text);
    let tail: Vec<&str> = text.lines().rev().take(25).collect();
    for line in tail.iter().rev() {
        println!("cargo::warning={line}");
    }
    Err(format!("npm {shown} failed in ui/; its last lines are above"))
}
