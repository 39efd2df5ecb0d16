//! How the shop is doing: for its owner in words, for whoever watches it from outside in figures.

pub mod metrics;
pub mod recent;
pub mod report;
pub mod routes;
