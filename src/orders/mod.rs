//! Orders: those of customers, quick orders of visitors, and what the back office does with both (contract 5 to 7).

pub mod admin;
pub mod changes;
pub mod insert;
pub mod model;
pub mod place;
pub mod quick;
pub mod refused;
pub mod routes;
pub mod statistics;
pub mod store;
pub mod track;
