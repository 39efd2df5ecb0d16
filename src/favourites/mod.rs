//! The favourites of a customer (spec 3).

pub mod routes;
pub mod store;
