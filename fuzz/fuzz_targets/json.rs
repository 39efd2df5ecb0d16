#![no_main]

libfuzzer_sys::fuzz_target!(init: haat_fuzz::seeds::write("json"), |data: &[u8]| haat_fuzz::json::run(data));
