# Builds the engine for the browser, the page and the program in parallel, and shows the progress in one line.
# Sourced after node.sh.
# shellcheck shell=bash

# Objects are the same wherever the folder is, so a second clone finds the first one's in the compiler cache.
export CCACHE_BASEDIR=$ROOT CCACHE_NOHASHDIR=1
if [[ -z ${HOME:-} || ! -w ${HOME:-/} ]]; then export CCACHE_DIR=$ROOT/build/ccache; fi

# As many compilers at once as there are cores and memory for them: the largest batch of sources takes 1.5 GB.
jobs() {
  local cores memory
  cores=$(nproc)
  memory=$(awk '/^MemAvailable:/ {print int($2 / 1500000)}' /proc/meminfo)
  if ((memory < 1)); then memory=1; fi
  printf '%d' "${MAGICMAZE_JOBS:-$((cores < memory ? cores : memory))}"
}

# configure PRESET: only needed once; after that, Ninja notices all changes except those to the presets.
configure() {
  local log=$LOGS/configure-$1.log
  if [[ build/$1/build.ninja -nt CMakePresets.json ]]; then return 0; fi
  cmake --preset "$1" >"$log" 2>&1 && return 0
  rm -f "build/$1/build.ninja"
  tail -n 20 "$log" >&2
  say "CMake couldn't configure the preset $1; its whole output is in $log."
  return 1
}

# build PRESET LOG TARGET...
build() {
  local preset=$1 log=$LOGS/$2
  shift 2
  configure "$preset" && NINJA_STATUS='[%f/%t] ' ninja -C "build/$preset" -j "$(jobs)" "$@" >"$log" 2>&1 </dev/null
}

# A hash of everything the page is built from.
page_inputs() {
  {
    find web -name node_modules -prune -o -path web/e2e -prune -o -path web/gallery -prune -o -path web/shots -prune \
      -o -type f -print0 | LC_ALL=C sort -z | xargs -0 sha256sum
    sha256sum build/wasm/*.wasm
  } | sha256sum | cut -c 1-32
}

# build_page: builds build/web if anything it is built from has changed. The new page replaces the old one once it is
# complete.
build_page() {
  local inputs
  build wasm engine.log || return 1
  inputs=$(page_inputs)
  if [[ -e build/web/index.html && $(cat build/web.inputs 2>/dev/null) == "$inputs" ]]; then return 0; fi
  printf '[0/2] packages\n' >"$LOGS/page.log"
  if ! has_modules; then need_npm && install_modules || return 1; fi
  need_node
  printf '[1/2] page\n' >>"$LOGS/page.log"
  rm -rf build/web.new
  (cd web && "$NODE" node_modules/vite/bin/vite.js build --outDir ../build/web.new --emptyOutDir &&
    "$NODE" scripts/compress.mjs ../build/web.new --any-size) >>"$LOGS/page.log" 2>&1 </dev/null || return 1
  rm -rf build/web
  mv build/web.new build/web
  printf '%s\n' "$inputs" >build/web.inputs
  printf '[2/2] page\n' >>"$LOGS/page.log"
}

# build_game [--without-page] TARGET...: the page and the targets of the preset release, with the page inside.
build_game() {
  local begun=$SECONDS page='' program
  rm -f "$LOGS"/{engine,page,program}.log
  if [[ ${1:-} == --without-page ]]; then
    shift
  else
    # Ask questions and install packages before anything runs in the background.
    if has_modules; then need_node; else need_npm; fi
    build_page &
    page=$!
  fi
  # Build everything except the page first, because the page isn't ready yet.
  build release program.log "${@/#magicmaze/rooms}" &
  program=$!
  trap 'stop_building; fail "Interrupted."' INT TERM
  watch_building
  if ! wait "$program"; then stop_building; fail_build program; fi
  if [[ -n $page ]] && ! wait "$page"; then fail_page; fi
  build release program.log "$@" || fail_build program
  trap - INT TERM
  if ((SECONDS - begun > 5)); then say "Built in $((SECONDS - begun)) seconds."; fi
}

# build_program PRESET: the program alone, with the page that is there already.
build_program() {
  local page='' program
  rm -f "$LOGS"/{engine,page,program}.log
  build "$1" program.log magicmaze &
  program=$!
  trap 'stop_building; fail "Interrupted."' INT TERM
  watch_building
  wait "$program" || fail_build program
  trap - INT TERM
}

stop_building() {
  local process
  for process in $page $program; do pkill -TERM -P "$process" 2>/dev/null || true; done
}

fail_build() {
  grep -m 1 -A 30 '^FAILED:' "$LOGS/$1.log" >&2 || tail -n 20 "$LOGS/$1.log" >&2
  if grep -qi 'No space left on device' "$LOGS/$1.log"; then fail "The disk is full. Free 500 MB and run this again."; fi
  if grep -qiE 'Killed|virtual memory exhausted|out of memory' "$LOGS/$1.log"; then
    fail "The compiler ran out of memory. Close other programs, or try again with MAGICMAZE_JOBS=1."
  fi
  fail "The build failed; its whole output is in $LOGS/$1.log."
}

fail_page() {
  if grep -q '^FAILED:' "$LOGS/engine.log" 2>/dev/null; then fail_build engine; fi
  tail -n 20 "$LOGS/page.log" >&2 2>/dev/null || true
  fail "The page couldn't be built; its whole output is in $LOGS/page.log."
}

# progress_of NAME LOG: "NAME 12 of 80", from Ninja's last line.
progress_of() {
  local done
  done=$(tail -c 4000 "$LOGS/$2" 2>/dev/null | grep -av 'Re-checking' | grep -aoE '^\[[0-9]+/[0-9]+\]' | tail -n 1 | tr -d '[]')
  if [[ -n $done ]]; then printf '%s %s of %s' "$1" "${done%/*}" "${done#*/}"; fi
}

# watch_building: shows the progress until both are done, in one line on a terminal, otherwise now and then.
watch_building() {
  local parts line last='' next=$((SECONDS + 3))
  while kill -0 "$program" 2>/dev/null || { [[ -n $page ]] && kill -0 "$page" 2>/dev/null; }; do
    sleep 0.2
    if ((SECONDS < next)); then continue; fi
    parts=("$(progress_of 'engine for the browser' engine.log)" "$(progress_of page page.log)" "$(progress_of program program.log)")
    line=$(printf '%s\n' "${parts[@]}" | sed '/^$/d' | paste -sd, | sed 's/,/, /g')
    if [[ -t 2 ]]; then
      printf '\r\e[KBuilding: %s' "$line" >&2
      next=$SECONDS
    elif [[ $line != "$last" ]]; then
      say "Building: $line"
      last=$line next=$((SECONDS + 20))
    fi
  done
  if [[ -t 2 ]]; then printf '\r\e[K' >&2; fi
}
