#!/usr/bin/env bash
# The tests that read other projects' own files, which are not ours to keep here, from ../shared/data. One profile with
# the other tests.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/need.sh rust node
[ -d ../shared/data ] || { echo "haat: ../shared/data is not there, with other projects' own files" >&2; exit 1; }
if cargo nextest --version >/dev/null 2>&1; then
    exec cargo nextest run --release --locked --run-ignored only own_samples_are_read
else
    exec cargo test --release --locked own_samples_are_read -- --ignored
fi
