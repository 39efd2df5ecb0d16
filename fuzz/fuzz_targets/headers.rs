#![no_main]

libfuzzer_sys::fuzz_target!(init: haat_fuzz::seeds::write("headers"), |data: &[u8]| haat_fuzz::headers::run(data));
