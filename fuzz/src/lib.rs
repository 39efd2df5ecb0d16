//! What each fuzzing target does with its input. A panic is a finding; so is an answer that breaks a rule. The tests of the
//! shop run the same functions over the seeds (`tests/api/fuzzed.rs`).

pub mod form;
pub mod headers;
pub mod image;
pub mod json;
pub mod peak;
pub mod products_csv;
pub mod search;
pub mod seeds;
pub mod shop;
mod stand;

/// A target: its name, and what takes an input.
pub type Target = (&'static str, fn(&[u8]));

/// Every target by its name.
pub const TARGETS: [Target; 7] = [
    ("form", form::run),
    ("headers", headers::run),
    ("image", image::run),
    ("json", json::run),
    ("products_csv", products_csv::run),
    ("search", search::run),
    ("shop", shop::run),
];
