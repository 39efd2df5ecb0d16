//! `haat backup`, `haat restore` and `haat check` (contract 1): a shop in one file, back into a folder, and whether it is
//! intact; and the backups that a running shop makes by itself, keeps, and proves.

pub mod check;
pub mod keeper;
mod left;
mod manifest;
pub mod restore;
pub mod routes;
pub mod save;
pub mod shelf;
pub mod view;

pub use manifest::Counts;
