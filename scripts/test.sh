#!/usr/bin/env bash
# Every test: formats and lints, Rust, the interface's units, the API's contract, the browser.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/need.sh rust node chromium

step() { printf '\n== %s\n' "$*"; }

step "packages of the interface"
(cd ui && npm ci --include=dev --no-audit --no-fund)
step "formats, lints and types"
scripts/check.sh
step "the interface's unit tests"
(cd ui && npm test)
step "the executable and the Rust tests, one profile"
cargo build --release --locked
if cargo nextest --version >/dev/null 2>&1; then
    cargo nextest run --release --locked
else
    cargo test --release --locked
fi
if [ -d ../shared/data ]; then
    step "other projects' own files"
    scripts/samples.sh
else
    step "left out: other projects' own files, since ../shared/data is not there"
fi
step "generated types are current"
scripts/gen.sh --check
step "the size of a first visit"
(cd ui && npm run --silent size)
step "the browser tests"
scripts/e2e.sh
step "all passed"
