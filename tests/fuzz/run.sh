#!/usr/bin/env bash
# Runs one fuzzer over its committed seeds and what it found here before: tests/fuzz/run.sh NAME SECONDS
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
name=$1 seconds=$2 more=()
seeds=(tests/fuzz/corpus/"$name"/*)
[[ -e ${seeds[0]} ]] || { echo "There are no seeds in tests/fuzz/corpus/$name."; exit 1; }
mkdir -p "build/fuzz/corpus/$name" build/fuzz/found
if [[ -e tests/fuzz/$name.dict ]]; then more=(-dict="tests/fuzz/$name.dict"); fi
UBSAN_OPTIONS=print_stacktrace=1 exec "build/fuzz/$name" -max_total_time="$seconds" -timeout=10 -rss_limit_mb=4096 \
  -print_final_stats=1 -artifact_prefix="build/fuzz/found/$name-" "${more[@]}" "build/fuzz/corpus/$name" "tests/fuzz/corpus/$name"
