#!/bin/sh
# Checks that a field missing from its list doesn't compile: in a position, in the expansion's part of it, in an event,
# in a fact about a table.
# Usage: forgotten_field.sh COMPILER INCLUDE_DIR
set -eu

if [ $# -ne 2 ]; then
  echo "usage: forgotten_field.sh COMPILER INCLUDE_DIR" >&2
  exit 2
fi
compiler=$1
include_dir=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/rules" "$work/table" "$work/protocol"
failures=0

compile() {
  LC_ALL=C "$compiler" -std=c++23 -fsyntax-only -I"$work" -I"$include_dir" "$include_dir/$1" 2>&1
}

# HEADER STRUCT SOURCE: a new field in the struct, and the source that lists the fields.
forget() {
  if ! message=$(compile "$3"); then
    echo "$3 does not compile as it is:"
    echo "$message"
    exit 1
  fi
  sed "s/^struct $2 {/&\n  bool forgotten = false;/" "$include_dir/$1" >"$work/$1"
  if cmp -s "$include_dir/$1" "$work/$1"; then
    echo "no struct $2 in $1"
    failures=$((failures + 1))
  elif message=$(compile "$3"); then
    echo "$3 compiles though it forgets a field of $2"
    failures=$((failures + 1))
  elif ! echo "$message" | grep -Eq "names? provided|decomposes into"; then
    echo "$3 fails, but not for the forgotten field of $2:"
    echo "$message"
    failures=$((failures + 1))
  fi
  rm "$work/$1"
}

forget rules/state.h State rules/canonical_bytes.cpp
forget rules/state.h State rules/read_canonical_bytes.cpp
forget rules/security.h Security rules/canonical_bytes.cpp
forget rules/security.h Security rules/read_canonical_bytes.cpp
forget rules/event.h PawnMoved ai/event_bytes.cpp
forget rules/event.h GameLost notation/event_text.cpp
forget table/fact.h Joined table/fact_text.cpp
forget protocol/choice.h Choice table/fact_text.cpp
echo "8 forgotten fields, $failures failures"
[ "$failures" -eq 0 ]
