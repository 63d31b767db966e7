#!/usr/bin/env bash
# Checks that each header compiles on its own, and twice in a row: scripts/check_headers.sh [HEADER...]
# A header that its own source includes first has already been compiled on its own by the release preset; for such a
# header, only the include guard is checked.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

opens_its_source() {
  local source=${1%.h}.cpp
  [[ -e $source && $(grep -m 1 '^#' "$source") == "#include \"${1#src/}\"" && $(grep -m 1 '^#' "$1") == '#pragma once' ]]
}

compile_alone() {
  local header=$1 name=${1#src/} more=(-fno-exceptions -fno-rtti) output
  case $name in store/* | sqlite/* | postgresql/* | net/* | cli/* | engine/* | reference/* | sim/* | load/* | client/* | terminal/* | serve/* | admin/*) more=() ;; esac
  if opens_its_source "$header"; then
    echo "ok      $header (with its source)"
  elif output=$(printf '#include "%s"\n#include "%s"\n' "$name" "$name" |
    g++-12 -std=c++23 -fsyntax-only -Wall -Wextra -Werror "${more[@]}" -Isrc -x c++ - 2>&1); then
    echo "ok      $header"
  else
    printf '%s\nFAILED  %s\n' "$output" "$header"
    return 1
  fi
}
export -f opens_its_source compile_alone

if (($# == 0)); then
  mapfile -t headers < <(find src -name '*.h' | sort)
  set -- "${headers[@]}"
fi
(($#)) || { echo "There are no headers in src."; exit 1; }
printf '%s\0' "$@" | xargs -0 -n 1 -P "$(nproc)" bash -c 'compile_alone "$0"'
