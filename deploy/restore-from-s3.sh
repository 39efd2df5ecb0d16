#!/usr/bin/env bash
# Gets a shop back from the S3 storage into an empty data folder: the database as it was a moment before the loss, then
# the pictures, then a check of both. Run it as root on the new machine, after install.sh and with /etc/haat-s3.env and
# /etc/litestream.yml of the old one:
#
#   restore-from-s3.sh                            the newest state
#   restore-from-s3.sh --at 2026-01-31T12:00:00Z  the state of a moment within the last seven days
#
# For other places: HAAT_DATA, HAAT_S3_ENV, LITESTREAM_CONFIG, HAAT_BIN.
set -euo pipefail

stop() {
    echo "restore-from-s3: $1" >&2
    exit 1
}

moment=()
if [ "${1:-}" = --at ] && [ -n "${2:-}" ]; then
    moment=(-timestamp "$2")
elif [ $# -gt 0 ]; then
    stop "usage: restore-from-s3.sh [--at 2026-01-31T12:00:00Z]"
fi

export HAAT_DATA=${HAAT_DATA:-/var/lib/haat}
settings=${HAAT_S3_ENV:-/etc/haat-s3.env}
config=${LITESTREAM_CONFIG:-/etc/litestream.yml}
haat=${HAAT_BIN:-haat}

for tool in litestream rclone "$haat"; do
    command -v "$tool" >/dev/null || stop "$tool is not installed"
done
[ -r "$settings" ] || stop "$settings is missing: it has the address and the keys of the storage"
[ -r "$config" ] || stop "$config is missing"
[ ! -e "$HAAT_DATA/haat.db" ] || stop "there is a shop in $HAAT_DATA already; restore into an empty folder"
if command -v systemctl >/dev/null && systemctl is-active --quiet haat haat-litestream 2>/dev/null; then
    stop "the shop or Litestream is running: systemctl stop haat haat-litestream"
fi
set -a
# shellcheck source=/dev/null
. "$settings"
set +a

# Everything belongs to the user of the shop, and nobody else can read it.
umask 077
as_shop=()
if [ "$(id -u)" = 0 ] && id haat >/dev/null 2>&1; then
    as_shop=(runuser -u haat --)
    install -d -m 700 -o haat -g haat "$HAAT_DATA"
else
    mkdir -p "$HAAT_DATA"
fi
# What Litestream remembered of a database that is gone would mislead it.
rm -rf "$HAAT_DATA/.haat.db-litestream"

echo "the database…"
# Under another name first: what is cut off is never taken for a shop.
rm -f "$HAAT_DATA"/restoring.db*
"${as_shop[@]}" litestream restore -config "$config" "${moment[@]}" -o "$HAAT_DATA/restoring.db" "$HAAT_DATA/haat.db"
echo "the pictures…"
RCLONE_CONFIG=/dev/null "${as_shop[@]}" rclone copy --size-only \
    --s3-provider Other --s3-env-auth --s3-endpoint "$HAAT_S3_ENDPOINT" \
    ":s3:$HAAT_S3_BUCKET/$HAAT_S3_PATH/uploads" "$HAAT_DATA/uploads"
"${as_shop[@]}" mv "$HAAT_DATA/restoring.db" "$HAAT_DATA/haat.db"
sync -f "$HAAT_DATA"

echo "the check…"
fine=yes
"${as_shop[@]}" "$haat" --data "$HAAT_DATA" check || fine=no
[ -e "$HAAT_DATA/secret.key" ] ||
    echo "secret.key is not there: put your copy into $HAAT_DATA before the start, else two-step sign-in needs recovery codes"
[ "$fine" = yes ] || stop "everything is in place, but the check found what stands above"
echo "restored; start the shop: systemctl start haat haat-litestream haat-pictures.path haat-pictures.timer"
