//! One mail to whoever asked for it, once a product is on the shelf again or costs so much at most. It is the only one: the
//! wish goes with it, so that nobody has to unsubscribe.

pub mod model;
pub mod routes;
pub mod store;
