#!/bin/sh
# What the tests need besides Python: a browser, PostgreSQL and node. Installs what it may (Debian, as root) and says how otherwise.
# Of browsers Debian's Chromium without windows is the quickest.
set -eu

missing=
have() { command -v "$1" >/dev/null 2>&1; }
have chromium-headless-shell || have chromium || have chromium-browser || have google-chrome || missing="$missing chromium"
ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || have initdb || missing="$missing postgresql"
have npm || missing="$missing npm"

[ -n "$missing" ] || exit 0
if have apt-get && [ "$(id -u)" = 0 ]; then
  export DEBIAN_FRONTEND=noninteractive
  apt-get update -qq
  if apt-cache show chromium-headless-shell >/dev/null 2>&1; then
    missing=$(echo "$missing" | sed 's/chromium/chromium-headless-shell/')
  fi
  echo "Installing:$missing"
  # shellcheck disable=SC2086 # a list of packages
  apt-get install -y -qq --no-install-recommends $missing >/dev/null
else
  echo "Some tests will be skipped: they need$missing. On Debian or Ubuntu: sudo apt-get install$missing"
fi
