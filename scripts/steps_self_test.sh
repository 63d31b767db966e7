#!/usr/bin/env bash
# What scripts/steps.sh makes of tests that fail: with a stand-in for a GoogleTest program, and words of Playwright.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
source scripts/house.sh
source scripts/steps.sh
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
LOGS=$folder STEP=sample

# stand_in SAYS AGAIN: a program whose second half has a test that fails and SAYS something; alone it ends with AGAIN.
stand_in() {
  cat >"$folder/program" <<TEXT
#!/bin/sh
case "\$*" in *--gtest_filter=A.two/0*) exit $2 ;; esac
echo '[       OK ] A.one (1 ms)'
if [ "\$GTEST_SHARD_INDEX" = 1 ]; then echo '[  FAILED  ] A.two/0, where GetParam() = 4 (1 ms)'; echo '$1'; fi
echo '[==========] 2 tests from 1 test suite ran. (2 ms total)'
echo '[  PASSED  ] 1 test.'
[ "\$GTEST_SHARD_INDEX" = 0 ]
TEXT
  chmod +x "$folder/program"
  rm -f "$folder"/sample.*
}
expect() { # expect WHAT WANTED GOT
  if [[ $2 != "$3" ]]; then fail "$1: wanted '$2', got '$3'"; fi
}

stand_in "" 0
run_halves "$folder/program" >/dev/null
expect "passed at the second try" "3 0" "$(<"$folder/sample.count")"
expect "its name" "A.two/0" "$(<"$folder/sample.unsteady")"

stand_in "" 1
if run_halves "$folder/program" >/dev/null; then fail "A test that fails twice has passed."; fi
expect "failed twice" "2 1" "$(<"$folder/sample.count")"

stand_in "ERROR: AddressSanitizer: heap-use-after-free" 0
if run_halves "$folder/program" >/dev/null; then fail "A sanitizer's report has passed."; fi
expect "a sanitizer's report" "2 1" "$(<"$folder/sample.count")"

cat >"$folder/playwright" <<'TEXT'
  ok 1 e2e/a.spec.ts:3:1 › a (1.0s)
  1 flaky
    e2e/b.spec.ts:11:1 › b is here ──────────
  2 passed (10.1s)
TEXT
expect "Playwright's word" "e2e/b.spec.ts:11:1 › b is here" "$(flaky_in "$folder/playwright")"
