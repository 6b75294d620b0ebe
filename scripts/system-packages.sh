#!/bin/sh
# Real parts for the tests: a PostgreSQL server. Installed where that is possible without asking;
# elsewhere the tests that need it say that they were skipped.
set -u

if ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1; then
    exit 0
fi
if [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null 2>&1; then
    echo "No PostgreSQL server here; its tests will be skipped (install the package 'postgresql')."
    exit 0
fi
echo "Installing PostgreSQL for the tests …"
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq >/dev/null && apt-get install -y -qq postgresql >/dev/null ||
    echo "PostgreSQL could not be installed; its tests will be skipped."
