//! The cart of a customer: lines that always show today's price (contract 5).

pub mod routes;
pub mod store;
