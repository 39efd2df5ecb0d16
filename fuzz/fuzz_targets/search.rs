#![no_main]

libfuzzer_sys::fuzz_target!(init: haat_fuzz::seeds::write("search"), |data: &[u8]| haat_fuzz::search::run(data));
