#!/usr/bin/env bash
# A working day in an hour: pages, lists, searches, orders, sign-ins, uploads, imports and backups on a demo shop, while its
# memory is watched. Prints the middle of each tenth of the time; ends with 1 where the last third has over a tenth more
# than the second. MINUTES=60; RATE=30 deeds a second; SEED=1 the choices of an earlier run; HAAT_BIN=FILE another
# executable than target/release/haat.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/need.sh node
if [ -z "${HAAT_BIN:-}" ]; then
    scripts/need.sh rust
    cargo build --release --locked --bin haat
fi
exec node scripts/soak/main.mjs
