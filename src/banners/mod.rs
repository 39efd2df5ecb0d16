//! The banners of the home page: main 1 to 6, side 2, second 1, third 2, exclusive 1 (spec 5, contract 7).

pub mod model;
pub mod order;
pub mod routes;
pub mod store;
pub mod words;
