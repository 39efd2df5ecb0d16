//! Coupons: codes that take something off an order (contract 11).

pub mod model;
pub mod routes;
pub mod store;
