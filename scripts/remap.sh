#!/usr/bin/env bash
# Stands between Cargo and the compiler in `make dist`: what is built does not tell in which folder. Not by RUSTFLAGS, which
# would be another name of every folder below target/ in every folder. HAAT_REMAP: lines of FROM=TO.
set -euo pipefail
maps=()
while IFS= read -r map; do maps+=("--remap-path-prefix=$map"); done <<<"$HAAT_REMAP"
exec "$@" "${maps[@]}"
