//! The fuzzing targets (`make fuzz`) over their seeds and over what was found before, without a fuzzer: a target that no
//! longer holds is told here.

use std::fs;
use std::path::{Path, PathBuf};

use crate::fuzz::{TARGETS, seeds};

/// The bytes of every file in a folder; none where there is no folder.
fn files(folder: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths.into_iter().map(|path| (path.clone(), fs::read(path).unwrap())).collect()
}

fn replay(name: &str) {
    let (_, run) = TARGETS.iter().find(|(target, _)| *target == name).unwrap();
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut inputs: Vec<(PathBuf, Vec<u8>)> = seeds::of(name)
        .into_iter()
        .enumerate()
        .map(|(n, seed)| (PathBuf::from(format!("seed {n}")), seed))
        .collect();
    inputs.extend(files(&root.join("fuzz/found").join(name)));
    if name == "image" {
        inputs.extend(files(&root.join("tests/fixtures/images/generated")));
    }
    assert!(!inputs.is_empty());
    for (path, input) in inputs {
        // A panic says what is wrong, and this what with.
        eprintln!("{}", path.display());
        run(&input);
        // An input that breaks off.
        run(&input[..input.len() / 2]);
    }
}

#[test]
fn forms() {
    replay("form");
}

#[test]
fn headers() {
    replay("headers");
}

#[test]
fn images() {
    replay("image");
}

#[test]
fn bodies() {
    replay("json");
}

#[test]
fn product_files() {
    replay("products_csv");
}

#[test]
fn searches() {
    replay("search");
}

#[test]
fn whole_requests() {
    replay("shop");
}

#[test]
fn every_target_is_replayed_and_built() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let own = include_str!("fuzzed.rs");
    let built = fs::read_to_string(root.join("fuzz/Cargo.toml")).unwrap();
    for (name, _) in TARGETS {
        assert!(own.contains(&format!("replay(\"{name}\")")), "{name}");
        assert!(built.contains(&format!("path = \"fuzz_targets/{name}.rs\"")), "{name}");
    }
}
