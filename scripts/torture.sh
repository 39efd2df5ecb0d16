#!/usr/bin/env bash
# Kills the shop, cuts its power, fills its disk and stops its commands midway, and counts what was lost of what it had
# acknowledged. Ends with 1 where anything was lost, or where a control that must lose lost nothing; with 3 where a part
# was left out. Power cuts and disks need root and loop devices; upgrades need python3 or sqlite3; the control of power
# cuts needs cc.
#
#   --short, SHORT=1   a minute of all of it, for `make test`; ends with 0 where parts were left out
#   ROUNDS=200 CUTS=40 TROUBLES=4 CRASHES=1000   how often
#   PARTS=kill,power,full,read-only,import,backup,restore,upgrade   these alone
#   SEED=1             the choices of an earlier run
#   HAAT_BIN=FILE      another executable than target/release/haat
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/need.sh node
if [ -z "${HAAT_BIN:-}" ]; then
    scripts/need.sh rust
    cargo build --release --locked --bin haat
fi
exec node scripts/torture/main.mjs "$@"
