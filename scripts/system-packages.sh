#!/bin/sh
# Real parts for the tests: PostgreSQL, Redis and a browser. Installed where that is possible
# without asking; elsewhere the tests that need them say that they were skipped.
set -u

missing=""
ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || missing="$missing postgresql"
command -v redis-server >/dev/null 2>&1 || missing="$missing redis-server"
command -v chromium >/dev/null 2>&1 || missing="$missing chromium"
command -v chromium-headless-shell >/dev/null 2>&1 || missing="$missing chromium-headless-shell"
[ -n "$missing" ] || exit 0

if [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null 2>&1; then
    echo "Not here:$missing. The tests that need them will be skipped (install these packages)."
    exit 0
fi
echo "Installing for the tests:$missing …"
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq >/dev/null
for package in $missing; do
    apt-get install -y -qq "$package" >/dev/null ||
        echo "$package could not be installed; the tests that need it will be skipped."
done
