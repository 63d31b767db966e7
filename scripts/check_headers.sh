#!/usr/bin/env bash
# Each header compiles alone, and twice in a row: scripts/check_headers.sh [HEADER...]
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

compile_alone() {
  local header=$1 name=${1#src/} more=(-fno-exceptions -fno-rtti) output
  case $name in store/* | net/* | app/*) more=() ;; esac
  if output=$(printf '#include "%s"\n#include "%s"\n' "$name" "$name" |
    g++-12 -std=c++23 -fsyntax-only -Wall -Wextra -Werror "${more[@]}" -Isrc -x c++ - 2>&1); then
    echo "ok      $header"
  else
    printf '%s\nFAILED  %s\n' "$output" "$header"
    return 1
  fi
}
export -f compile_alone

if (($# == 0)); then
  mapfile -t headers < <(find src -name '*.h' | sort)
  set -- "${headers[@]}"
fi
(($#)) || { echo "There are no headers in src."; exit 1; }
printf '%s\0' "$@" | xargs -0 -n 1 -P "$(nproc)" bash -c 'compile_alone "$0"'
