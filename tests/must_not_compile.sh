#!/bin/sh
# Checks that wrong drawings do not compile, each for the reason that its first line names after the colon.
# The control must compile: otherwise the others might fail for some other reason.
# Usage: must_not_compile.sh COMPILER INCLUDE_DIR
set -eu

if [ $# -ne 2 ]; then
  echo "usage: must_not_compile.sh COMPILER INCLUDE_DIR" >&2
  exit 2
fi
compiler=$1
include_dir=$2
folder=$(dirname "$0")/catalog_must_not_compile
failures=0

compile() {
  LC_ALL=C "$compiler" -std=c++23 -fsyntax-only -I"$include_dir" "$1" 2>&1
}

if ! message=$(compile "$folder/correct.cpp"); then
  echo "correct.cpp does not compile:"
  echo "$message"
  exit 1
fi

checked=0
for file in "$folder"/*.cpp; do
  label=$(basename "$file")
  [ "$label" = correct.cpp ] && continue
  reason=$(sed -n '1s/.*: *//p' "$file")
  checked=$((checked + 1))
  if [ -z "$reason" ]; then
    echo "$label names no reason in its first line"
    failures=$((failures + 1))
  elif message=$(compile "$file"); then
    echo "$label compiles, but it should fail with $reason"
    failures=$((failures + 1))
  elif ! echo "$message" | grep -Eq "non-'?constexpr'? function .*\b$reason\b"; then
    echo "$label fails, but not with $reason:"
    echo "$message"
    failures=$((failures + 1))
  fi
done

# A check without a wrong drawing of its own might be dead code.
reasons=$(grep -o 'drawing_error_[a-z0-9_]*();' "$include_dir/catalog/draw.h" | tr -d '();' | sort -u)
for reason in $reasons; do
  if ! grep -q ": $reason\$" "$folder"/*.cpp; then
    echo "no drawing is wrong by $reason"
    failures=$((failures + 1))
  fi
done

if [ "$checked" -eq 0 ]; then
  echo "no wrong drawings in $folder"
  exit 1
fi
echo "$checked wrong drawings, $failures failures"
[ "$failures" -eq 0 ]
