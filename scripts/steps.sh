# The steps of ./test: each function proves one thing and counts what it proved. Meant to be sourced.
# A step fails when it returns non-zero, counts a failure, counts nothing, or meets its time limit.
# shellcheck shell=bash

PROGRAM=build/release/magicmaze

# count PASSED FAILED: adds to what this step has proved.
count() { printf '%d %d\n' "$1" "$2" >>"$LOGS/$STEP.count"; }

# unsteady TEST: it failed, and passed when it ran once more. It counts as passed, and the run names it at the end.
# Only for tests that wait for clocks and browsers; what a sanitizer reports and what durability finds has one try.
unsteady() { printf '%s\n' "$1" >>"$LOGS/$STEP.unsteady"; }

# check WHAT COMMAND...: one proof; its output is shown only where it fails, and the step goes on.
check() {
  local what=$1 output
  shift
  if output=$("$@" 2>&1); then
    say "ok      $what"
    count 1 0
  else
    say "$output"
    say "FAILED  $what"
    count 0 1
  fi
}

# check_told WHAT COMMAND...: the same, and its last line, with the figures, is shown where it passes.
check_told() {
  local what=$1 output
  shift
  if output=$("$@" 2>&1); then
    say "ok      $what: $(tail -n 1 <<<"$output")"
    count 1 0
  else
    say "$output"
    say "FAILED  $what"
    count 0 1
  fi
}

# need_input WHAT FILE...: a step without its inputs fails, it never passes silently.
need_input() {
  local what=$1
  shift
  [[ -e ${1:-} ]] && return 0
  say "There are no inputs for this step: $what."
  return 1
}

need_program() {
  build_preset release magicmaze
  [[ -x $PROGRAM ]] || { say "The build made no $PROGRAM (src/app/main.cpp)."; return 1; }
}

# run_ctest PRESET: all unit tests of a preset, counted one by one.
run_ctest() {
  local output=$LOGS/$STEP.ctest status=0
  ctest --preset "$1" -L unit -j "$(nproc)" --output-on-failure --no-tests=error 2>&1 | tee "$output" |
    sed -uE '/^ *[0-9]+\/[0-9]+ Test .* Passed/d; /^ +Start +[0-9]+:/d' || status=$?
  local all=0 bad=0
  if [[ $(<"$output") =~ ([0-9]+)\ tests\ failed\ out\ of\ ([0-9]+) ]]; then
    bad=${BASH_REMATCH[1]} all=${BASH_REMATCH[2]}
  fi
  count $((all - bad)) "$bad"
  return "$status"
}

# run_halves PROGRAM...: GoogleTest programs, each in two halves, a half on each core. With sanitizers a process for each
# test costs more than most tests, and tests of the server mostly wait.
run_halves() {
  local program half log status=0 good=0 bad=0
  need_input "programs of tests" "$@" || return 1
  for program in "$@"; do rm -f "$LOGS/$STEP.$(basename "$program")".*.gtest; done
  for half in 0 1; do printf "%s $half\n" "$@"; done |
    LOG=$LOGS/$STEP xargs -P "$(nproc)" -L 1 sh -c 'GTEST_TOTAL_SHARDS=2 GTEST_SHARD_INDEX=$2 timeout 600 "$1" \
      --gtest_color=no >"$LOG.$(basename "$1").$2.gtest" 2>&1 || echo "$1, half $2: status $?"' sh
  for program in "$@"; do
    for log in "$LOGS/$STEP.$(basename "$program")".[01].gtest; do
      good=$((good + $(grep -cE '^\[       OK \]' "$log" || true)))
      if grep -q '^\[  PASSED  \]' "$log" && ! grep -q '^\[  FAILED  \]' "$log"; then continue; fi
      sed -E '/^\[ RUN      \]|^\[       OK \]|^\[-{10}\]/d' "$log"
      if half=$(passed_again "$program" "$log"); then
        good=$((good + half))
        continue
      fi
      echo "${log##*/}: the last test to begin was $(sed -nE 's/^\[ RUN      \] //p' "$log" | tail -1)"
      half=$(failed_in "$log" | wc -l)
      bad=$((bad + (half ? half : 1))) status=1 # without a name: it ended before its last test
    done
  done
  count "$good" "$bad"
  return "$status"
}

# failed_in LOG: the tests that failed in a run of a GoogleTest program, by name.
failed_in() { sed -nE 's/^\[  FAILED  \] ([^ ,]+).* \([0-9]+ ms\)$/\1/p' "$1"; }

# passed_again PROGRAM LOG: runs the tests that failed once more, and prints how many they were where all pass.
passed_again() {
  local names name
  names=$(failed_in "$2")
  if [[ -z $names ]] || ! grep -q '^\[==========\].* ran\.' "$2" || grep -qE 'Sanitizer|runtime error:' "$2"; then return 1; fi
  timeout 300 "$1" --gtest_color=no --gtest_filter="$(paste -sd: <<<"$names")" >"${2%.gtest}.again.gtest" 2>&1 || return 1
  while read -r name; do unsteady "$name"; done <<<"$names"
  wc -l <<<"$names"
}

# run_gtest PROGRAM [OPTION...]: one GoogleTest program as a whole, its tests counted.
run_gtest() {
  local program=$1 output=$LOGS/$STEP.gtest status=0 good=0 bad=0
  shift
  [[ -x $program ]] || { say "The build made no $program."; return 1; }
  "$program" --gtest_color=no "$@" 2>&1 | tee "$output" || status=$?
  if [[ $(<"$output") =~ \[\ \ PASSED\ \ \]\ ([0-9]+)\ test ]]; then good=${BASH_REMATCH[1]}; fi
  if [[ $(<"$output") =~ \[\ \ FAILED\ \ \]\ ([0-9]+)\ test ]]; then bad=${BASH_REMATCH[1]}; fi
  count "$good" "$bad"
  return "$status"
}

# signature_in: the signature in a command's output: the last word of the line that says so, or the only word.
signature_in() {
  awk '/^[ \t]*#/ {next} {words += NF; last = $NF} tolower($0) ~ /signature/ {found = $NF}
       END {if (found == "" && words == 1) found = last; gsub(/[",{}]/, "", found); print found}'
}

# check_signature WHO COMMAND...: the command's signature is the one in tests/bench.signature.
check_signature() { compare_signature tests/bench.signature "$@"; }
# compare_signature FILE WHO COMMAND...
compare_signature() {
  local file=$1 who=$2 want got
  shift 2
  need_input "$file" "$file"
  want=$(signature_in <"$file")
  got=$("$@" | signature_in)
  say "$who: ${got:-none}; $file: ${want:-none}"
  [[ -n $want && $got == "$want" ]] || { say "The signatures differ: another game is played than the committed one."; return 1; }
  count 1 0
}

# web WORDS...: a program of web/node_modules in web/; its colours would hide its figures.
web() {
  local program=$1
  shift
  (cd web && NO_COLOR=1 FORCE_COLOR=0 "$NODE" "node_modules/$program" "$@")
}

# ------------------------------------------------------------------------------------------------------ the steps
# With the page in it, so that the later steps try both.
step_program() {
  MAGICMAZE_NICE=5 # many steps wait for this one
  need_modules
  build_page
  count 1 0
  need_program
  check_signature g++ "$PROGRAM" bench
}

step_page() {
  local output=$LOGS/$STEP.vitest status=0 good=0 bad=0
  need_modules
  build_page
  check_told "weight" "$NODE" web/scripts/compress.mjs
  check "types" web typescript/bin/tsc --noEmit
  web vitest/vitest.mjs run --reporter=dot >"$output" 2>&1 || status=$?
  cat "$output"
  if [[ $(<"$output") =~ Tests[^$'\n']*\ ([0-9]+)\ failed ]]; then bad=${BASH_REMATCH[1]}; fi
  if [[ $(<"$output") =~ Tests[^$'\n']*\ ([0-9]+)\ passed ]]; then good=${BASH_REMATCH[1]}; fi
  count "$good" "$bad"
  return "$status"
}

# The quick run has them under the sanitizers.
step_unit() {
  build_preset release
  run_ctest release
}

step_property() {
  need_input "tests/property/*.cpp" tests/property/*.cpp
  build_preset release test_property
  run_gtest build/release/test_property
}

step_coverage() {
  need_program
  "$PROGRAM" rules --coverage
  count 1 0
}

step_must_not_compile() {
  need_input "tests/must_not_compile.sh" tests/must_not_compile.sh
  local status=0 output=$LOGS/$STEP.output
  sh tests/must_not_compile.sh g++-12 src >"$output" 2>&1 || status=$?
  cat "$output"
  if [[ $(tail -n 1 "$output") =~ ^([0-9]+)\ .*\ ([0-9]+)\ failures$ ]]; then
    count $((BASH_REMATCH[1] - BASH_REMATCH[2])) "${BASH_REMATCH[2]}"
  fi
  return "$status"
}

step_records() {
  local record
  need_input "tests/records/*/*.mmr" tests/records/*/*.mmr
  need_program
  for record in tests/records/*/*.mmr; do check "$record" "$PROGRAM" replay --verify "$record"; done
}

perft() {
  local file
  need_input "tests/perft/*.txt" tests/perft/*.txt
  need_program
  for file in tests/perft/*.txt; do check "$file" "$PROGRAM" perft --verify "$file" "$@"; done
}
step_perft() { perft; }
step_perft_large() { perft --large; }

# An implementation of the rules in another language, from the ledger alone, plays against the engine protocol.
step_second_opinion() {
  need_program
  python3 tests/system/second_opinion.py --program "$PROGRAM" --quick
  count 1 0
}

# play_in BROWSER ARGUMENTS: Playwright with one of Debian's chromiums, against the program with the page in it.
play_in() {
  local browser=$1 output=$LOGS/$STEP.playwright status=0 good=0 bad=0 name
  shift
  need_input "web/e2e/*.spec.ts" web/e2e/*.spec.ts
  need_modules
  build_page
  need_program
  CHROMIUM=$(command -v "$browser") MAGICMAZE=$ROOT/$PROGRAM E2E_WORKERS=${E2E_WORKERS:-2} \
    web @playwright/test/cli.js test --reporter=list "$@" >"$output" 2>&1 || status=$?
  cat "$output"
  if [[ $(<"$output") =~ ([0-9]+)\ failed ]]; then bad=${BASH_REMATCH[1]}; fi
  if [[ $(<"$output") =~ ([0-9]+)\ passed ]]; then good=${BASH_REMATCH[1]}; fi
  while read -r name; do
    unsteady "$name"
    good=$((good + 1))
  done < <(flaky_in "$output")
  count "$good" "$bad"
  return "$status"
}
# flaky_in OUTPUT: what Playwright lists as failed at first and passed at the second try.
flaky_in() {
  awk '/^ +[0-9]+ (passed|failed|skipped|did not run|interrupted)/ {found = 0}
       found && NF {sub(/^ +/, ""); print}
       /^ +[0-9]+ flaky$/ {found = 1}' "$1" | sed -E 's/ (─)+ *$//'
}
# Without a window it is the same browser for two thirds of the work.
step_browser() { play_in chromium-headless-shell --grep-invert @long --retries 1; }
step_browser_long() { play_in chromium --grep @long --output ../build/e2e-long --retries 1; }

step_evening() { play_in chromium-headless-shell --config evening/playwright.config.ts; }

# Games of all scenarios in virtual time; the program's status tells whether a request was illegal.
step_teammates() {
  need_program
  check_told "a million decisions, none of them illegal" "$PROGRAM" sim --all --games 250 --seed 2000000
}

# Browsers that Playwright cannot drive here.
step_other_browsers() {
  local output=$LOGS/$STEP.output status=0
  need_modules
  build_page
  need_program
  MAGICMAZE=$ROOT/$PROGRAM "$NODE" web/e2e/other_browsers/run.mjs >"$output" 2>&1 || status=$?
  cat "$output"
  if [[ $(tail -n 1 "$output") =~ ^([0-9]+)\ passed,\ ([0-9]+)\ failed$ ]]; then count "${BASH_REMATCH[1]}" "${BASH_REMATCH[2]}"; fi
  return "$status"
}

# durability KILLS ROUNDS RESTARTS: whole servers that are killed, starved and stopped while people play.
durability() {
  need_program
  check "the judge of a server's system calls finds planted faults" python3 tests/system/sync_test.py --self-test
  check_told "sync before send" python3 tests/system/sync_test.py --program "$PROGRAM"
  check_told "kill -9" python3 tests/system/kill_test.py --program "$PROGRAM" --kills "$1"
  check_told "full disk" python3 tests/system/full_disk_test.py --program "$PROGRAM" --rounds "$2"
  check_told "restart" python3 tests/system/restart_test.py --program "$PROGRAM" --restarts "$3"
  check_told "backup" python3 tests/system/backup_test.py --program "$PROGRAM" --rounds "$2"
  check_told "upgrade" python3 tests/system/upgrade_test.py --program "$PROGRAM"
}
# Bots at a real server: whole games, and what they can do wrong.
step_bots() {
  need_program
  check_told "bots" python3 tests/system/bots_test.py --program "$PROGRAM"
}

# What is handed out, before it is: ./package itself packs what is laid out here.
step_release() {
  need_program
  check_told "release" python3 tests/system/release_test.py --program "$PROGRAM"
}

step_durability() { durability 20 3 2; }
step_durability_long() { durability 200 30 20; }

step_includes() {
  python3 scripts/check_includes.py
  count 1 0
}

step_headers() {
  local status=0 output=$LOGS/$STEP.output
  nice -n "$MAGICMAZE_NICE" scripts/check_headers.sh >"$output" 2>&1 || status=$?
  cat "$output"
  count "$(grep -c '^ok ' "$output" || true)" "$(grep -c '^FAILED ' "$output" || true)"
  return "$status"
}

# all_parse SHELL FILE...: a shell reads one script at a time; further words are what it would be called with.
all_parse() {
  local shell=$1 file
  shift
  for file in "$@"; do "$shell" -n "$file" || return 1; done
}

step_scripts() {
  check "check_includes.py finds planted mistakes" python3 scripts/check_includes.py --self-test
  check "check_docs.py finds planted mistakes" python3 scripts/check_docs.py --self-test
  check "check_promise.py finds planted mistakes" python3 scripts/check_promise.py --self-test
  check "mutants.py finds and disables what it should" python3 scripts/mutants.py --self-test
  check "a test that passes at the second try is named, others fail" scripts/steps_self_test.sh
  check "shell scripts parse" all_parse bash play test package scripts/*.sh .ci/run
  check "the package's own scripts parse" all_parse sh deploy/debian/{postinst,prerm,postrm}
}

step_docs() {
  python3 scripts/check_docs.py
  count 1 0
  check_told "what the protocol has promised" python3 scripts/check_promise.py
}

# The sanitized builds compile everything with clang and its warnings; optimised, the whole program is for --full.
step_clang() {
  build_preset clang signature
  count 1 0
  check_signature clang build/clang/signature
}
step_clang_whole() {
  build_preset clang magicmaze
  count 1 0
  check_signature clang build/clang/magicmaze bench
}

step_wasm() {
  build_preset wasm
  need_input "src/wasm/*.cpp make no build/wasm/engine.wasm yet" build/wasm/engine.wasm
  need_input "src/wasm/*.cpp make no build/wasm/engine-security.wasm yet" build/wasm/engine-security.wasm
  need_input "src/wasm/*.cpp make no build/wasm/teammates.wasm yet" build/wasm/teammates.wasm
  count 1 0
  check_signature WebAssembly "$NODE" scripts/wasm_signature.mjs build/wasm/engine.wasm bench_signature
  check_signature "WebAssembly with the expansion" \
    "$NODE" scripts/wasm_signature.mjs build/wasm/engine-security.wasm bench_signature
  compare_signature tests/expansion.signature "The expansion in WebAssembly" \
    "$NODE" scripts/wasm_signature.mjs build/wasm/engine-security.wasm expansion_signature
  compare_signature tests/teammates.signature "Teammates in WebAssembly" \
    "$NODE" scripts/wasm_signature.mjs build/wasm/teammates.wasm teammates_signature
}

lint() {
  configure_preset clang # clang-tidy reads their compile_commands.json
  configure_preset wasm
  nice -n "$MAGICMAZE_NICE" python3 scripts/lint.py --jobs "$(nproc)" --count "$LOGS/$STEP.count" "$@"
}
step_lint() { lint; }
step_lint_tests() { lint --tests --slow; }

sanitize() {
  need_input "tests/property/*.cpp" tests/property/*.cpp
  export UBSAN_OPTIONS=print_stacktrace=1 ASAN_OPTIONS=detect_stack_use_after_return=1
  build_preset asan-ubsan
  local program programs=()
  for program in build/asan-ubsan/test_*; do
    if [[ -x $program && ! -d $program && $program != *_property ]]; then programs+=("$program"); fi
  done
  run_halves "${programs[@]}"
  MAGICMAZE_ACTIONS=$1 run_gtest build/asan-ubsan/test_property
}
step_sanitize() { sanitize 200000; }
step_sanitize_long() { sanitize 10000000; }

# What several threads touch: the store, the network side, tables, and a whole server under load and in trouble.
step_threads() {
  local program=build/tsan/magicmaze
  export TSAN_OPTIONS=halt_on_error=1
  build_preset release magicmaze test_system # the other ends of the sockets need no sanitizer
  build_preset tsan magicmaze test_store test_net
  run_halves build/tsan/test_store build/tsan/test_net
  MAGICMAZE_PROGRAM=$program run_halves build/release/test_system
  check_told "load" python3 tests/system/threads_test.py --program "$program" --load "$PROGRAM"
  check_told "full disk" python3 tests/system/full_disk_test.py --program "$program" --rounds 3
  check_told "restart" python3 tests/system/restart_test.py --program "$program" --restarts 1
}

# fuzz SECONDS: each target over its committed seeds and what it found here before, two at a time.
fuzz() {
  local seconds=$1 source name names=() running=0
  need_input "tests/fuzz/*_fuzz.cpp" tests/fuzz/*_fuzz.cpp
  for source in tests/fuzz/*_fuzz.cpp; do names+=("$(basename "$source" .cpp)"); done
  for name in "${names[@]}"; do need_input "seeds in tests/fuzz/corpus/$name" "tests/fuzz/corpus/$name"/*; done
  build_preset fuzz fuzzers
  for name in "${names[@]}"; do
    one_fuzzer "$name" "$seconds" &
    if ((++running >= 2)); then
      wait -n
      running=$((running - 1))
    fi
  done
  wait
  for name in "${names[@]}"; do
    if [[ $(<"$LOGS/$STEP-$name.status") == 0 ]]; then
      say "ok      $name: $(grep -E '^Done|^stat::number_of_executed_units' "$LOGS/$STEP-$name.log" | tail -n 1)"
      count 1 0
    else
      tail -n 40 "$LOGS/$STEP-$name.log"
      say "FAILED  $name; the whole story is in $LOGS/$STEP-$name.log, the input in build/fuzz/found"
      count 0 1
    fi
  done
}
one_fuzzer() {
  local name=$1 seconds=$2 status=0 more=()
  mkdir -p "build/fuzz/corpus/$name" build/fuzz/found
  if [[ -e tests/fuzz/$name.dict ]]; then more=(-dict="tests/fuzz/$name.dict"); fi
  UBSAN_OPTIONS=print_stacktrace=1 "build/fuzz/$name" -max_total_time="$seconds" -timeout=10 -rss_limit_mb=4096 -print_final_stats=1 \
    -artifact_prefix="build/fuzz/found/$name-" "${more[@]}" "build/fuzz/corpus/$name" "tests/fuzz/corpus/$name" \
    >"$LOGS/$STEP-$name.log" 2>&1 || status=$?
  printf '%d' "$status" >"$LOGS/$STEP-$name.status"
}
step_fuzz() { fuzz 6; }
step_fuzz_long() { fuzz 180; }

step_mutants() {
  need_input "src/rules/*.cpp" src/rules/*.cpp
  python3 scripts/mutants.py --jobs 2 --count "$LOGS/$STEP.count"
}

# ---------------------------------------------------------------------------------------------------- the runner
# run_steps STEP...: runs them all, AT_ONCE at a time, and adds to the totals (passed, failed, durations, broken, unsteady_tests, number;
# deadline and patience are ./test's too).
declare -A process=() began=() limit_of=() # of the running steps
run_steps() {
  local waiting=("$@") all=$# name
  trap 'stop_steps; fail "Interrupted."' INT TERM
  while ((${#waiting[@]} + ${#process[@]})); do
    while ((${#process[@]} < AT_ONCE)) && next_step; do start_step "$name"; done
    show_progress
    sleep 0.3
    for name in "${!process[@]}"; do
      kill -0 "${process[$name]}" 2>/dev/null || end_step "$name"
    done
  done
  trap - INT TERM
}

# next_step: takes the first of the waiting steps that can run now out of them, as name.
next_step() {
  local position
  for position in "${!waiting[@]}"; do
    name=${waiting[position]}
    if can_run "$name"; then
      unset "waiting[$position]"
      return 0
    fi
  done
  return 1
}

can_run() {
  local need other needs
  needs=$(field "$(row_of "$1")" 4)
  for need in $needs; do
    for other in "${!process[@]}"; do
      if [[ $other == "$need" ]]; then return 1; fi
      if [[ $need == clock && " $(field "$(row_of "$other")" 4) " == *" clock "* ]]; then return 1; fi
    done
    if [[ " ${waiting[*]} " == *" $need "* ]]; then return 1; fi
  done
}

# start_step NAME: runs ./test --one-step NAME under its time limit.
start_step() {
  local name=$1 log=$LOGS/$1.log limit
  limit=$(($(field "$(row_of "$name")" 2) * 60 * patience))
  if ((limit > deadline - SECONDS)); then limit=$((deadline - SECONDS)); fi
  rm -f "$log" "$LOGS/$name.count" "$LOGS/$name.unsteady"
  if ((limit <= 0)); then
    number=$((number + 1)) failed=$((failed + 1)) broken+=("$name")
    say "$(head_of "$name") ${RED}not started: the whole run's time is over${PLAIN}"
    return 0
  fi
  STEP=$name timeout --kill-after=10 "$limit" "$BASH" ./test --one-step "$name" >"$log" 2>&1 </dev/null 9>&- &
  process[$name]=$! began[$name]=$SECONDS limit_of[$name]=$limit
}

head_of() { printf '[%2d/%d] %-16s' "$number" "$all" "$1"; }

# end_step NAME: tells how it went.
end_step() {
  local name=$1 log=$LOGS/$1.log status=0 good=0 bad=0 a b seconds=$((SECONDS - began[$1])) colour=$GREEN
  wait "${process[$name]}" || status=$?
  unset "process[$name]"
  if [[ -e $LOGS/$name.count ]]; then
    while read -r a b; do good=$((good + a)) bad=$((bad + b)); done <"$LOGS/$name.count"
  fi
  if ((status != 0 && bad == 0)); then bad=1; fi
  if ((good + bad == 0)); then
    say "This step proved nothing: it counted neither a pass nor a failure." >>"$log"
    bad=1
  fi
  if ((bad)); then colour=$RED; fi
  passed=$((passed + good)) failed=$((failed + bad)) number=$((number + 1))
  durations+=("$(printf '%6d  %s' "$seconds" "$name")")
  if [[ -t 1 ]]; then printf '\r\e[K'; fi
  say "$(head_of "$name") $colour$good passed, $bad failed$PLAIN ($seconds s)"
  if [[ -e $LOGS/$name.unsteady ]]; then
    while read -r a; do unsteady_tests+=("$name: $a"); done <"$LOGS/$name.unsteady"
  fi
  if ((bad)); then
    broken+=("$name")
    tail -n 40 "$log" | sed 's/^/    | /'
    if ((status == 124 || status == 137)); then say "    Stopped at its time limit of ${limit_of[$name]} seconds."; fi
    if grep -qi 'No space left on device' "$log"; then say "    The disk is full: free some space and run this again."; fi
    say "    The whole output: $log"
  fi
}

# Each process has a group of its own, which hears what timeout hears.
stop_steps() {
  say ""
  if ((${#process[@]})); then
    kill -TERM "${process[@]}" 2>/dev/null || true
    wait "${process[@]}" 2>/dev/null || true
  fi
}

# On a terminal: what runs, for how long, and its last line.
show_progress() {
  local name text='' last width
  [[ -t 1 ]] || return 0
  width=$(($(tput cols 2>/dev/null || echo 100) - 1))
  for name in "${!process[@]}"; do
    last=$(tail -n 1 "$LOGS/$name.log" 2>/dev/null | tr -d '\000-\037' | cut -c "1-$((width / AT_ONCE - 20))" || true)
    text+="${text:+ | }$name, $((SECONDS - began[$name])) s: $last"
  done
  printf '\r\e[K%s' "$(cut -c "1-$width" <<<"$text")"
}
