//! Orders: those of customers, quick orders of visitors, and what the back office does with both (contract 5 to 7).

pub mod model;
pub mod store;
