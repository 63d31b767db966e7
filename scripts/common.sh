# Sourced by ./play, ./test and ./package: finds the project, prints messages, and allows one build at a time.
# shellcheck shell=bash

ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
LOGS=build/logs
cd "$ROOT"

if [[ -t 2 ]]; then
  BOLD=$'\e[1m' RED=$'\e[31m' PLAIN=$'\e[0m'
else
  BOLD='' RED='' PLAIN=''
fi

say() { printf '%s\n' "$*" >&2; }
fail() {
  say "$RED$*$PLAIN"
  exit 1
}

# need_space FOLDER MEGABYTES WHAT
need_space() {
  local free
  free=$(df -Pm "$1" | awk 'NR == 2 {print $4}')
  ((free >= $2)) || fail "Not enough disk space for $3: it takes $2 MB, and $(cd "$1" && pwd) has $free MB left."
}

# lock_build: a second ./play or ./test in this folder waits for the first one. unlock_build lets it continue.
lock_build() {
  mkdir -p build "$LOGS" 2>/dev/null && [[ -w build && -w $LOGS ]] ||
    fail "Can't write to the folder build. Delete it, or run this as the user who owns it."
  exec 9>build/.lock
  flock -n 9 && return 0
  say "Another ./play or ./test is building here; waiting for it to finish ..."
  flock 9
}
unlock_build() { exec 9>&-; }
