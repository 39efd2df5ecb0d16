//! Blog posts (spec 2, 3, 7; contract 7).

pub mod model;
pub mod routes;
pub mod store;
