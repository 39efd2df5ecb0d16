//! Messages of visitors to the shop (spec 7, contract 6 and 7).

pub mod routes;
pub mod store;
