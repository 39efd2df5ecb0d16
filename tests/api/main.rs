//! The one API test binary.
