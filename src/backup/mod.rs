//! `haat backup`, `haat restore` and `haat check` (contract 1): a shop in one file, back into a folder, and whether it is
//! intact.

pub mod check;
mod manifest;
pub mod restore;
pub mod save;
