//! Writing the catalogue: forms, edits, moves, and one change for many products.

pub mod bulk;
pub mod change;
pub mod edit;
pub mod form;
pub mod manage;
pub mod pictures;
pub mod routes;
