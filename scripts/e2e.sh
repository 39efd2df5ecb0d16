#!/usr/bin/env bash
# The browser tests: the release build on a demo shop of its own, driven in Debian's chromium. All of them, or the files
# named as arguments (e2e/lists.test.mjs).
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/need.sh rust node chromium
cargo build --release --locked --bin haat
cd ui
[ -d node_modules ] || npm ci --include=dev --no-audit --no-fund
exec node e2e/run.mjs "$@"
