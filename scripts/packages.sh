# Installs Debian packages that are missing, for ./play, ./test and ./package. Sourced after common.sh.
# shellcheck shell=bash
# A row is: NAME[|NAME] - WHY. If there are several names, the first one that this Debian has is used.

# What the program is linked with.
LIBRARY_PACKAGES=(
  "libboost1.81-dev|libboost1.83-dev - sockets, HTTP and websockets"
  "libboost-json1.81-dev|libboost-json1.83-dev - JSON"
  "libsqlite3-dev                    - stores every game"
  "libssl-dev                        - TLS and token digests"
  "libqrencode-dev                   - shows the server's address as a QR code"
)
PLAY_PACKAGES=(
  "g++-12                            - compiles the game"
  "cmake                             - describes the build"
  "ninja-build                       - runs the build"
  "${LIBRARY_PACKAGES[@]}"
  "clang-19                          - compiles the engine for the browser"
  "lld-19                            - links it"
  "llvm-19                           - archives it"
  "wasi-libc                         - C library of the browser engine"
  "libc++-19-dev-wasm32              - C++ library of the browser engine"
  "libc++abi-19-dev-wasm32           - C++ library of the browser engine"
  "libclang-rt-19-dev-wasm32         - compiler run time of the browser engine"
)
TEST_PACKAGES=(
  "python3                           - runs the checks in scripts/ and tests/"
  "libgtest-dev                      - unit tests"
  "libgmock-dev                      - unit tests"
  "librapidcheck-dev                 - property tests"
  "systemd                           - checks the service and the timer"
  "strace                            - shows that nothing is sent before it is on disk"
  "nginx-light                       - tries deploy/nginx.conf with the server"
  "openssl                           - makes certificates for tests"
  "chromium-headless-shell           - runs the browser tests"
)
# In addition, for ./test --ci and --full.
CI_PACKAGES=(
  "ccache                            - compiles nothing twice"
  "libclang-rt-19-dev                - run time of sanitizers and fuzzers"
  "clang-format-19                   - checks the layout of sources"
  "clang-tidy-19                     - checks sources for mistakes"
  "libpq-dev                         - the store on PostgreSQL"
  "pkgconf                           - finds libmagicmaze as other projects do"
  "python3-numpy                     - for the Python package"
  "mypy                              - checks the types of the Python package"
  "python3-venv                      - installs the Python package as others do"
  "python3-setuptools                - builds it"
  "python3-wheel                     - the same"
  "dpkg-dev                          - makes the Debian package and its repository"
  "lintian                           - checks the Debian package"
  "gnupg                             - signs the repository"
)
# In addition, for ./test --full.
FULL_PACKAGES=(
  "chromium                          - plays the long games in the browser people use"
  "firefox-esr                       - plays a whole game in Firefox"
  "webkit2gtk-driver                 - plays a whole game in WebKit"
  "xvfb                              - a screen for WebKit"
)
# In addition, for ./test --only recipes. Debian starts some of these as services when they are installed.
RECIPE_PACKAGES=(
  "curl                              - asks over HTTP/2 and IPv6"
  "pebble                            - an authority for certificates, for tests"
  "certbot                           - fetches certificates for nginx"
  "caddy                             - fetches its own"
  "coturn                            - relays voices"
  "fail2ban                          - reads the proxy's log"
  "docker-compose                    - reads deploy/compose"
  "python3-yaml                      - reads what it says"
)
# In addition, for ./test --ci, --full and --only postgresql. Debian starts it as a service when it is installed; the tests
# have one of their own.
POSTGRESQL_PACKAGES=(
  "postgresql-15|postgresql-17       - the store on PostgreSQL"
)
FRESH_PACKAGES=(
  "debootstrap                       - makes a bare Debian to try ./play in"
)
RELEASE_PACKAGES=(
  "dpkg-dev                          - finds the libraries the program needs, and lists the repository"
  "xz-utils                          - packs the archive"
  "python3-setuptools                - packs the Python package"
  "python3-wheel                     - the same"
)
SIGN_PACKAGES=(
  "gnupg                             - signs the repository"
)
# In addition, for ./package --arch arm64. The libraries for that architecture are only unpacked (scripts/sysroot.sh).
CROSS_PACKAGES=(
  "g++-12-aarch64-linux-gnu          - compiles the game for arm64"
)
# In addition, for ./test --only arm64.
ARM64_PACKAGES=(
  "qemu-user                         - runs programs for arm64"
)

is_installed() { [[ $(dpkg-query -W -f='${db:Status-Status}' "$1" 2>/dev/null) == installed ]]; }

# is_any_installed NAME[|NAME]
is_any_installed() {
  local name
  for name in ${1//|/ }; do is_installed "$name" && return 0; done
  return 1
}

# available_of NAME[|NAME]: the first one that can be installed, or the first one.
available_of() {
  local name
  for name in ${1//|/ }; do
    [[ -n $(apt-cache show --no-all-versions "$name" 2>/dev/null) ]] && { printf '%s' "$name"; return; }
  done
  printf '%s' "${1%%|*}"
}

# need_packages ROW...: installs what is missing, or says in one sentence why it can't.
need_packages() {
  local row missing=() system release
  system=$(. /etc/os-release 2>/dev/null && printf '%s' "${PRETTY_NAME:-}" || true)
  release=$(. /etc/os-release 2>/dev/null && printf '%s' "${ID:-}-${VERSION_ID:-}" || true)
  command -v dpkg-query >/dev/null && command -v apt-get >/dev/null ||
    fail "This needs Debian 12 or 13 and its apt-get; this is ${system:-an unknown system}."
  for row in "$@"; do is_any_installed "${row%% *}" || missing+=("$row"); done
  ((${#missing[@]})) || return 0

  say "${BOLD}Debian packages to install:${PLAIN}"
  printf '  %s\n' "${missing[@]}" >&2
  [[ $release == debian-12 || $release == debian-13 ]] ||
    fail "Packages are installed on Debian 12 and 13 only. This is ${system:-an unknown system}: please install them by hand."
  local as_root=()
  if ((EUID != 0)); then
    command -v sudo >/dev/null || fail "Installing packages needs root, and there is no sudo. Run this once as root."
    [[ -t 0 ]] || sudo -n true 2>/dev/null ||
      fail "Installing packages needs root, and sudo can't ask for a password here. Run this once in a terminal or as root."
    as_root=(sudo)
  fi
  need_space / 2500 "the packages" # all of ./test unpack to 1.6 GB; apt-get keeps 0.4 GB of downloads meanwhile
  install_packages "${missing[@]}"
}

# install_packages ROW...: as_root says how to become root.
install_packages() {
  local row name names=() log=$LOGS/install.log
  local apt=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -q -y
    -o DPkg::Lock::Timeout=300 -o Acquire::Retries=2 -o Acquire::http::Timeout=30)
  mkdir -p "$LOGS"
  say "Installing (log: $log) ..."
  # A broken third-party source must not stop us: only the installation's result counts.
  "${apt[@]}" update >"$log" 2>&1 </dev/null || true
  for row in "$@"; do names+=("$(available_of "${row%% *}")"); done
  if ! "${apt[@]}" install --no-install-recommends "${names[@]}" </dev/null 2>&1 | tee -a "$log" | show_installing; then
    tail -n 12 "$log" >&2
    explain_failed_installation "$log"
  fi
  for name in "${names[@]}"; do
    is_installed "$name" || fail "apt-get reported no error, but $name is not installed; see $log."
  done
}

explain_failed_installation() {
  local log=$1
  if grep -qiE 'No space left|enough free space' "$log"; then
    fail "The disk is full. Free 2.5 GB and run this again."
  elif grep -qiE 'Temporary failure|Could not resolve|Could not connect|Failed to fetch|Network is unreachable|timed out' "$log"; then
    fail "Can't reach Debian's package server. Check the network and run this again."
  elif grep -qi 'Could not get lock' "$log"; then
    fail "Another program is installing packages. Wait until it's done and run this again."
  elif grep -qiE 'Unable to locate package|has no installation candidate' "$log"; then
    fail "A package is not in this system's package sources. Add Debian's section 'main' and run this again."
  fi
  fail "apt-get couldn't install the packages; its whole output is in $log."
}

# Reads apt-get's output and shows the progress, in one line on a terminal.
show_installing() {
  local line total=0 done=0
  while IFS= read -r line; do
    case $line in
      *' newly installed'*) [[ $line =~ ([0-9]+)\ newly ]] && total=${BASH_REMATCH[1]} ;;
      'Need to get '*) say "  $line" ;;
      'Setting up '*)
        if ((done < total)); then ((++done)); fi
        [[ -t 2 ]] && printf '\r\e[K  Packages: %d of %d, %s' "$done" "$total" "${line#Setting up }" >&2
        ;;
    esac
  done
  [[ -t 2 ]] && printf '\r\e[K' >&2
  say "  $done of $total packages installed."
}
