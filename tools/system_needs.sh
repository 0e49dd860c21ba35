#!/bin/sh
# What the tests need besides Python: a browser, PostgreSQL and node. Installs what it may (Debian, as root) and says how otherwise.
set -eu

missing=
have() { command -v "$1" >/dev/null 2>&1; }
have chromium || have chromium-browser || have google-chrome || missing="$missing chromium"
ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || have initdb || missing="$missing postgresql"
have npm || missing="$missing npm"

[ -n "$missing" ] || exit 0
if have apt-get && [ "$(id -u)" = 0 ]; then
  echo "Installing:$missing"
  export DEBIAN_FRONTEND=noninteractive
  apt-get update -qq
  # shellcheck disable=SC2086 # a list of packages
  apt-get install -y -qq --no-install-recommends $missing >/dev/null
else
  echo "Some tests will be skipped: they need$missing. On Debian or Ubuntu: sudo apt-get install$missing"
fi
