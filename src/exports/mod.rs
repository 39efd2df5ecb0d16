//! Products and orders as CSV, for spreadsheets; `imports` reads the products back.

pub mod cells;
mod orders;
mod page;
pub mod products;
pub mod routes;
