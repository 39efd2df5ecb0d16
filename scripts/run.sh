#!/usr/bin/env bash
# Builds the shop, makes the first admin where there is none, and serves the demo shop from data/.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/need.sh rust node
cargo build --release --bin haat
haat=target/release/haat
export HAAT_DEMO="${HAAT_DEMO:-1}"

email=owner@haat.local
made=$("$haat" admin add --if-none --email "$email" --name Owner --generate)
password=$(sed -n 's/^password: //p' <<<"$made")

# The server's line tells when it answers; until it ends, its signals are ours.
lines=$(mktemp -u)
mkfifo "$lines"
"$haat" serve >"$lines" &
server=$!
trap 'kill -TERM $server 2>/dev/null || true' INT TERM
{
    read -r line || true
    rm -f "$lines"
    if [[ ${line:-} == "listening on "* ]]; then
        url=${HAAT_ORIGIN:-${line#listening on }}
        echo "$line"
        echo "Shop: $url"
        echo "Back office: $url/029A"
        if [ -n "$password" ]; then
            echo "Admin e-mail: $email"
            echo "Admin password: $password"
        fi
    fi
    cat
} <"$lines" &
status=0
wait $server || status=$?
# A signal interrupts the wait: the server still finishes what is under way.
if kill -0 $server 2>/dev/null; then
    status=0
    wait $server || status=$?
fi
exit $status
