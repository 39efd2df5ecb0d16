#!/usr/bin/env bash
# The figures, one line each: name value unit. Arguments: parts of names, to measure only those, such as `growth`.
# HAAT_BENCH_SHOPS=FOLDER keeps the large shops of `growth` there and takes them from there the next time; HAAT_BIN=FILE measures
# another executable than the one built here.
# HAAT_BENCH_LIGHTHOUSE=1 also runs Lighthouse, which npx fetches, in chromium.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/need.sh rust node
cargo build --release --locked --bin haat >&2
cargo bench --quiet --locked --bench figures -- "$@"

wanted() { # NAME: whether the arguments ask for it
    [ "${#parts[@]}" = 0 ] && return
    local part
    for part in "${parts[@]}"; do [[ $1 == *"$part"* ]] && return; done
    return 1
}
parts=("$@")
if wanted js_home_brotli; then
    (cd ui && node scripts/size.mjs || true) | awk '/^js_home_brotli/ { print $1, $2, $3 }'
fi

[ "${HAAT_BENCH_LIGHTHOUSE:-0}" = 1 ] || exit 0
scripts/need.sh chromium
data=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server" 2>/dev/null || true; rm -rf "$data"' EXIT
HAAT_DEMO=1 HAAT_RATE_LIMITS=off target/release/haat serve --addr 127.0.0.1:0 --data "$data/shop" >"$data/out" 2>"$data/log" &
server=$!
until grep -q '^listening on ' "$data/out"; do
    kill -0 "$server" 2>/dev/null || { cat "$data/log" >&2; exit 1; }
    sleep 0.2
done
url=$(sed -n 's/^listening on //p' "$data/out")
first() { # PATH: the id of the first thing that a call answers
    node -e 'fetch(process.argv[1]).then(r => r.json()).then(all => console.log(all[0]._id))' "$url$1"
}
export CHROME_PATH="${HAAT_CHROMIUM:-/usr/bin/chromium}"
flags="--headless --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync"
[ "$(id -u)" != 0 ] || flags="$flags --no-sandbox"
while read -r name path; do
    # Mobile is Lighthouse's own preset.
    npx --yes lighthouse@12.8 "$url$path" --quiet --output=json --output-path="$data/$name.json" \
        --only-categories=performance,accessibility,best-practices,seo --chrome-flags="$flags" >&2
    node -e '
        const report = JSON.parse(require("fs").readFileSync(process.argv[1], "utf8"));
        for (const [key, { score }] of Object.entries(report.categories))
            console.log(`lighthouse_${process.argv[2]}_${key.replace("-", "_")} ${Math.round(score * 100)} points`);
    ' "$data/$name.json" "$name"
done <<<"home /
products /products
product /product/$(first "/allproducts?page=1&limit=1")
blog /blog/$(first "/blogs?page=1&limit=1")"
