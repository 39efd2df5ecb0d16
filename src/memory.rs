//! The memory that the allocators keep for later. Starting and storing pictures need far more for a moment than the
//! shop at rest, and without a request the allocators have no occasion to give it back (contract 9).
#![allow(unsafe_code, reason = "the allocators are C; their calls stay inside this file")]

/// Gives memory that is not in use back to the system.
pub fn give_back() {
    // SAFETY: it may be called at any time from any thread.
    unsafe { libmimalloc_sys::mi_collect(true) };
    // The engine that draws pages and SQLite are C, and use the system's own.
    #[cfg(target_env = "gnu")]
    // SAFETY: it may be called at any time from any thread.
    unsafe {
        libc::malloc_trim(0);
    }
}

/// Does work that needs much memory for a moment, whose memory goes back to the system as soon as it is free: what is
/// collected only afterwards goes back in large pieces alone.
pub fn sparing<T>(work: impl FnOnce() -> T) -> T {
    /// `mi_option_purge_delay` of mimalloc 3, in milliseconds.
    const PURGE_DELAY: libmimalloc_sys::mi_option_t = 15;
    struct Before(std::ffi::c_long);
    impl Drop for Before {
        // Also where the work panics.
        fn drop(&mut self) {
            // SAFETY: it may be called at any time from any thread.
            unsafe { libmimalloc_sys::mi_option_set(PURGE_DELAY, self.0) };
        }
    }
    // SAFETY: both may be called at any time from any thread.
    let _before = unsafe {
        let before = Before(libmimalloc_sys::mi_option_get(PURGE_DELAY));
        libmimalloc_sys::mi_option_set(PURGE_DELAY, 0);
        before
    };
    work()
}
