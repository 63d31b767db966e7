# What ./test runs besides the unit tests. A check's name is GROUP.NAME; ./test --only GROUP runs a group.
#
# check(GROUP[.NAME] RUN run MINUTES n [NEEDS fixture...] [CLOCK] COMMAND ...)
#
# RUN is the smallest run that includes it: quick is ./test, ci is ./test --ci, full is ./test --full; each includes the ones
# before it, except for quick-only, quick-ci and ci-only, which a longer version replaces. Checks marked "asked" only run with
# --only, those marked "needed" only if another check needs them.
# CLOCK: its tests wait for clocks and browsers, so no other such check runs at the same time.
# If a check writes build/results/NAME.xml (JUnit), the test cases in it are counted.
set(results ${PROJECT_SOURCE_DIR}/build/results)

function(check NAME)
  cmake_parse_arguments(CHECK "CLOCK" "RUN;MINUTES" "COMMAND;NEEDS;ENVIRONMENT" ${ARGN})
  add_test(NAME ${NAME} COMMAND ${CHECK_COMMAND} WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})
  math(EXPR seconds "${CHECK_MINUTES} * 60 * ${MAGICMAZE_PATIENCE}")
  # The most expensive checks start first, and those that have to wait for the clock before all others.
  set(cost ${seconds})
  if(CHECK_CLOCK)
    math(EXPR cost "${seconds} + 10000")
  endif()
  set_tests_properties(${NAME} PROPERTIES LABELS ${CHECK_RUN} TIMEOUT ${seconds} COST ${cost})
  if(CHECK_NEEDS)
    set_tests_properties(${NAME} PROPERTIES FIXTURES_REQUIRED "${CHECK_NEEDS}")
  endif()
  if(CHECK_ENVIRONMENT)
    set_tests_properties(${NAME} PROPERTIES ENVIRONMENT "${CHECK_ENVIRONMENT}")
  endif()
  if(CHECK_CLOCK)
    set_tests_properties(${NAME} PROPERTIES RESOURCE_LOCK clock)
  endif()
endfunction()

# build_check(PRESET [AS name] MINUTES n [TARGETS target...]): a build that other checks need. It yields to checks that wait
# for clocks.
function(build_check PRESET)
  cmake_parse_arguments(BUILD "" "MINUTES;AS" "TARGETS" ${ARGN})
  set(name ${PRESET})
  if(BUILD_AS)
    set(name ${BUILD_AS})
  endif()
  set(command "${CMAKE_COMMAND} --preset ${PRESET}")
  if(NOT BUILD_TARGETS STREQUAL "none")
    string(APPEND command " && ${CMAKE_COMMAND} --build --preset ${PRESET}")
    if(BUILD_TARGETS)
      list(JOIN BUILD_TARGETS " " targets)
      string(APPEND command " --target ${targets}")
    endif()
  endif()
  check(build.${name} RUN needed MINUTES ${BUILD_MINUTES} COMMAND nice -n 10 sh -c "${command}")
  set_tests_properties(build.${name} PROPERTIES FIXTURES_SETUP ${name} RESOURCE_LOCK build-${PRESET})
endfunction()

# What ./test --list shows.
file(WRITE ${PROJECT_BINARY_DIR}/groups.txt "\
unit             every unit test of every room, the network and whole programs
property         properties of generated games
records          old games still verify
perft            counts of action sequences, small depths
perft-large      the same, large depths
coverage         every rule identifier has a test
signature        g++, clang and WebAssembly play the committed games
second-opinion   an independent implementation of the rules plays the same games
teammates        a million decisions of AI teammates are all legal
must-not-compile wrong tile drawings don't compile
forgotten-field  a field missing from its table doesn't compile
durability       kill -9, a full disk and restarts lose nothing that was shown
durability-long  the same, with 200 kills
postgresql       the store on PostgreSQL does what every store does, and kill -9 loses nothing there either
bots             bots play whole games like anyone, and bad ones do no harm
library          libmagicmaze, installed and used by another project, plays like the engine; so do the Python and npm packages
catalog          the board as data is enough to know where every hero can go
arm64            the package for arm64, cross-compiled, plays and serves under qemu-user
release          the files of a release, the service, the container and the documents agree
page             the page: types, layout, unit tests and the size of a first visit
browser          whole games in chromium
browser-long     every tutorial of the expansion and other long games in chromium
other-browsers   a whole game in Firefox ESR and in WebKitGTK
evening          three tables of four play the campaign, with everything that can happen in an evening
debug            a build that compiles every source on its own
headers          each header compiles on its own
sanitize         all unit tests and the properties under ASan and UBSan
sanitize-long    properties with ten million generated actions
threads          the server and its tests under ThreadSanitizer
fuzz             each fuzzer for a few seconds
fuzz-long        each fuzzer for three minutes
mutants          a disabled refusal or event is noticed
lint             clang-format, clang-tidy
lint-tests       clang-tidy of the tests too, with the check that takes longest
includes         no room includes a room above it
docs             files named in the documents exist, and the protocol keeps its promise
scripts          the checking scripts find what they should
recipes          what docs/hosting.md recommends around the server: certificates, coturn, fail2ban, compose
fresh            ./play and ./package in a bare Debian 12 and 13, ./play in one with LLVM 14, and the Python package (needs root)
")

set(program ${PROJECT_BINARY_DIR}/magicmaze)
set(python python3)
set(system ${PROJECT_SOURCE_DIR}/tests/system)
set(scripts ${PROJECT_SOURCE_DIR}/scripts)
set(node sh ${scripts}/with_node.sh) # in web/, with the Node that ./test has found

# ------------------------------------------------------------------------------------------------------ the game
file(GLOB records CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR} ${PROJECT_SOURCE_DIR}/tests/records/*/*.mmr)
# Games that a corrected rule would decide differently today; they can still be watched to the end (R-8: the second tile of
# a crystal ball used to go back to the deck). src/notation/golden_records_test.cpp names the line.
set(decided_otherwise v1/won-s07-tile-returned)
foreach(record ${records})
  string(REGEX REPLACE "^tests/records/(.*)\\.mmr$" "\\1" name ${record})
  set(verify --verify)
  if(name IN_LIST decided_otherwise)
    set(verify)
  endif()
  check(records.${name} RUN quick MINUTES 2 COMMAND ${program} replay ${verify} ${record})
endforeach()

file(GLOB counts CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR} ${PROJECT_SOURCE_DIR}/tests/perft/*.txt)
foreach(file ${counts})
  get_filename_component(name ${file} NAME_WE)
  check(perft.${name} RUN quick-ci MINUTES 4 COMMAND ${program} perft --verify ${file})
  check(perft-large.${name} RUN full MINUTES 10 COMMAND ${program} perft --verify ${file} --large)
endforeach()

check(property RUN quick MINUTES 10 COMMAND test_property ENVIRONMENT GTEST_OUTPUT=xml:${results}/property.xml)
check(coverage RUN quick MINUTES 1 COMMAND ${program} rules --coverage)
check(signature.gcc RUN quick MINUTES 2
      COMMAND ${python} ${scripts}/check_signature.py tests/bench.signature ${program} bench)
check(second-opinion RUN quick MINUTES 4 COMMAND ${python} ${system}/second_opinion.py --program ${program} --quick)
check(teammates RUN full MINUTES 5 COMMAND ${program} sim --all --games 250 --seed 2000000)
check(must-not-compile RUN ci MINUTES 5 COMMAND sh tests/must_not_compile.sh ${CMAKE_CXX_COMPILER} src)
check(forgotten-field RUN ci MINUTES 5 COMMAND sh tests/forgotten_field.sh ${CMAKE_CXX_COMPILER} src)

# ------------------------------------------------------------------------------------------------------ the server
function(durability GROUP RUN MINUTES KILLS ROUNDS RESTARTS)
  check(${GROUP}.kill RUN ${RUN} MINUTES ${MINUTES} COMMAND ${python} ${system}/kill_test.py --program ${program} --kills ${KILLS})
  check(${GROUP}.full-disk RUN ${RUN} MINUTES ${MINUTES} COMMAND ${python} ${system}/full_disk_test.py --program ${program} --rounds ${ROUNDS})
  check(${GROUP}.restart RUN ${RUN} MINUTES ${MINUTES} COMMAND ${python} ${system}/restart_test.py --program ${program} --restarts ${RESTARTS})
  check(${GROUP}.backup RUN ${RUN} MINUTES ${MINUTES} COMMAND ${python} ${system}/backup_test.py --program ${program} --rounds ${ROUNDS})
endfunction()
check(durability.judge RUN quick MINUTES 2 COMMAND ${python} ${system}/sync_test.py --self-test)
check(durability.sync RUN quick MINUTES 2 COMMAND ${python} ${system}/sync_test.py --program ${program})
check(durability.standstill RUN quick MINUTES 3 CLOCK COMMAND ${python} ${system}/standstill_test.py --program ${program})
check(durability.keep-days RUN quick MINUTES 2 COMMAND ${python} ${system}/keep_days_test.py --program ${program})
check(durability.upgrade RUN quick MINUTES 4 COMMAND ${python} ${system}/upgrade_test.py --program ${program})
durability(durability quick-ci 6 20 3 2)
durability(durability-long full 15 200 30 20)

# Only if the program was built with libpq.
if(TARGET test_postgresql)
  set(with_postgresql ${python} ${PROJECT_SOURCE_DIR}/tests/support/with_postgresql.py)
  check(postgresql.unit RUN ci MINUTES 6 COMMAND ${with_postgresql} $<TARGET_FILE:test_postgresql> --gtest_brief=1
        ENVIRONMENT GTEST_OUTPUT=xml:${results}/postgresql.unit.xml)
  check(postgresql.kill RUN ci MINUTES 8 COMMAND ${with_postgresql} ${python} ${system}/kill_test.py --program ${program} --kills 20 --postgresql)
endif()

check(bots RUN ci MINUTES 4 CLOCK COMMAND ${python} ${system}/bots_test.py --program ${program})
check(bots.partner RUN ci MINUTES 4 COMMAND ${python} ${system}/partner_test.py --program ${program})
check(catalog RUN quick MINUTES 2 COMMAND ${python} ${system}/catalog_test.py --program ${program})
check(release RUN quick MINUTES 3 COMMAND ${python} ${system}/release_test.py --program ${program})
check(release.backup-timer RUN quick MINUTES 2 COMMAND ${python} ${system}/backup_timer_test.py --program ${program})
check(release.package RUN ci MINUTES 5 COMMAND ${python} ${system}/package_test.py)
# Compiles the whole program once more.
check(arm64 RUN asked MINUTES 40 COMMAND ${python} ${system}/arm64_test.py --program ${program})
foreach(recipe caddy certbot coturn fail2ban compose)
  check(recipes.${recipe} RUN asked MINUTES 4 COMMAND ${python} tests/recipes/${recipe}_test.py --program ${program})
endforeach()

# ------------------------------------------------------------------------------------------------------ the page
function(browser_check NAME BROWSER)
  cmake_parse_arguments(BROWSER "" "RUN;MINUTES" "ARGUMENTS" ${ARGN})
  check(${NAME} RUN ${BROWSER_RUN} MINUTES ${BROWSER_MINUTES} CLOCK COMMAND ${node} node_modules/@playwright/test/cli.js test ${BROWSER_ARGUMENTS}
        --reporter=list,junit ENVIRONMENT BROWSER=${BROWSER} MAGICMAZE=${program} PLAYWRIGHT_JUNIT_OUTPUT_NAME=${results}/${NAME}.xml)
endfunction()
check(page.types RUN quick MINUTES 4 COMMAND ${node} node_modules/typescript/bin/tsc --noEmit)
check(page.lint RUN quick MINUTES 1 COMMAND ${node} scripts/biome.mjs ci --error-on-warnings)
check(page.weight RUN quick MINUTES 1 COMMAND ${node} scripts/compress.mjs)
check(page.unit RUN quick MINUTES 10 COMMAND ${node} node_modules/vitest/vitest.mjs run --reporter=dot --reporter=junit
      --outputFile.junit=${results}/page.unit.xml)
browser_check(browser.telling chromium-headless-shell RUN quick-only MINUTES 6 ARGUMENTS --grep @quick)
browser_check(browser chromium-headless-shell RUN ci MINUTES 20 ARGUMENTS --grep-invert @long)
browser_check(browser-long chromium RUN full MINUTES 14 ARGUMENTS --grep @long --output ../build/e2e-long)
browser_check(evening chromium-headless-shell RUN asked MINUTES 40 ARGUMENTS --config evening/playwright.config.ts)
check(other-browsers RUN full MINUTES 10 CLOCK COMMAND ${node} e2e/other_browsers/run.mjs ENVIRONMENT MAGICMAZE=${program})

# ------------------------------------------------------------------------------------- other compilers and builds
build_check(clang MINUTES 12 TARGETS signature)
build_check(clang AS clang-whole MINUTES 15 TARGETS magicmaze)
build_check(wasm MINUTES 12)
build_check(clang AS clang-commands MINUTES 2 TARGETS none)
build_check(wasm AS wasm-commands MINUTES 2 TARGETS none)
build_check(every-source MINUTES 30 TARGETS magicmaze wasm library)
check(signature.clang RUN ci MINUTES 4 NEEDS clang
      COMMAND ${python} ${scripts}/check_signature.py tests/bench.signature build/clang/signature)
check(signature.clang-whole RUN full MINUTES 4 NEEDS clang-whole
      COMMAND ${python} ${scripts}/check_signature.py tests/bench.signature build/clang/magicmaze bench)
foreach(row "engine bench" "engine-security bench" "engine-security expansion" "teammates teammates")
  separate_arguments(row)
  list(GET row 0 module)
  list(GET row 1 what)
  check(signature.${module}-${what} RUN ci MINUTES 5 NEEDS wasm COMMAND ${python} ${scripts}/check_signature.py tests/${what}.signature
        ${node} ../scripts/wasm_signature.mjs ../build/wasm/${module}.wasm ${what}_signature)
endforeach()
# Debian's Python, because it has Debian's numpy.
build_check(library MINUTES 10)
check(library.outside RUN ci MINUTES 6 NEEDS library wasm COMMAND /usr/bin/python3 ${system}/library_test.py --program ${program}
      --node "sh ${scripts}/with_node.sh")
# A million actions in all.
check(library.million RUN full MINUTES 20 NEEDS library wasm COMMAND /usr/bin/python3 ${system}/library_test.py --program ${program}
      --node "sh ${scripts}/with_node.sh" --actions 143000)
check(library.python RUN ci MINUTES 4 NEEDS library COMMAND /usr/bin/python3 tests/python/package_test.py ${program}
      ENVIRONMENT MAGICMAZE_LIBRARY=${PROJECT_SOURCE_DIR}/build/library/libmagicmaze.so)
check(library.npm RUN ci MINUTES 4 NEEDS wasm COMMAND ${node} ../tests/npm/package_test.mjs ${program})
check(library.npm-outside RUN ci MINUTES 2 NEEDS wasm COMMAND ${node} ../tests/npm/outside_test.mjs)
check(library.npm-types RUN ci MINUTES 2 COMMAND ${node} node_modules/typescript/bin/tsc -p ../tests/npm)
check(library.pip RUN ci MINUTES 5 NEEDS library COMMAND /usr/bin/python3 tests/python/install_test.py)
set_tests_properties(library.pip PROPERTIES RESOURCE_LOCK build-library) # pip builds the library, too
check(library.types RUN ci MINUTES 2 COMMAND /usr/bin/python3 -m mypy --strict python/magicmaze)
# Every source on its own, with assertions; finds missing includes.
check(debug RUN ci MINUTES 10 NEEDS every-source
      COMMAND ${python} ${scripts}/check_signature.py tests/bench.signature build/every-source/magicmaze bench)
check(headers RUN full MINUTES 10 COMMAND bash ${scripts}/check_headers.sh)

# ---------------------------------------------------------------------------------------------------- sanitizers
build_check(asan-ubsan MINUTES 30)
build_check(tsan MINUTES 30 TARGETS magicmaze test_store test_sqlite test_net)
set(asan UBSAN_OPTIONS=print_stacktrace=1 ASAN_OPTIONS=detect_stack_use_after_return=1)

# sharded(GROUP.NAME PROGRAM RUN run MINUTES n [CLOCK] NEEDS fixture ENVIRONMENT ...): a test program in two halves. With a
# sanitizer, starting a process for each test takes longer than most tests.
function(sharded NAME PROGRAM)
  cmake_parse_arguments(SHARD "" "" "ENVIRONMENT" ${ARGN})
  foreach(half 0 1)
    check(${NAME}.${half} COMMAND ${PROGRAM} ${SHARD_UNPARSED_ARGUMENTS} ENVIRONMENT ${SHARD_ENVIRONMENT} GTEST_TOTAL_SHARDS=2
          GTEST_SHARD_INDEX=${half} GTEST_OUTPUT=xml:${results}/${NAME}.${half}.xml)
  endforeach()
endfunction()
foreach(name ${test_programs})
  sharded(sanitize.${name} build/asan-ubsan/test_${name} RUN ci MINUTES 10 NEEDS asan-ubsan ENVIRONMENT ${asan})
endforeach()
check(sanitize.property RUN ci-only MINUTES 10 NEEDS asan-ubsan COMMAND build/asan-ubsan/test_property
      ENVIRONMENT ${asan} MAGICMAZE_ACTIONS=200000 GTEST_OUTPUT=xml:${results}/sanitize.property.xml)
check(sanitize-long.property RUN full MINUTES 35 NEEDS asan-ubsan COMMAND build/asan-ubsan/test_property
      ENVIRONMENT ${asan} MAGICMAZE_ACTIONS=10000000 GTEST_OUTPUT=xml:${results}/sanitize-long.property.xml)

# What several threads use: the store, the network side, and a whole server under load and in trouble. The other ends of
# the sockets need no sanitizer.
set(tsan TSAN_OPTIONS=halt_on_error=1)
set(watched build/tsan/magicmaze)
sharded(threads.store build/tsan/test_store RUN ci MINUTES 10 CLOCK NEEDS tsan ENVIRONMENT ${tsan})
sharded(threads.sqlite build/tsan/test_sqlite RUN ci MINUTES 10 CLOCK NEEDS tsan ENVIRONMENT ${tsan})
sharded(threads.net build/tsan/test_net RUN ci MINUTES 10 CLOCK NEEDS tsan ENVIRONMENT ${tsan})
sharded(threads.system test_system RUN ci MINUTES 10 CLOCK NEEDS tsan ENVIRONMENT ${tsan} MAGICMAZE_PROGRAM=${watched})
check(threads.load RUN ci MINUTES 5 CLOCK NEEDS tsan ENVIRONMENT ${tsan}
      COMMAND ${python} ${system}/threads_test.py --program ${watched} --load ${program})
check(threads.full-disk RUN ci MINUTES 5 CLOCK NEEDS tsan ENVIRONMENT ${tsan}
      COMMAND ${python} ${system}/full_disk_test.py --program ${watched} --rounds 3)
check(threads.restart RUN ci MINUTES 5 CLOCK NEEDS tsan ENVIRONMENT ${tsan}
      COMMAND ${python} ${system}/restart_test.py --program ${watched} --restarts 1)

file(GLOB fuzzers CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tests/fuzz/*_fuzz.cpp)
build_check(fuzz MINUTES 20 TARGETS fuzzers)
foreach(fuzzer ${fuzzers})
  get_filename_component(name ${fuzzer} NAME_WE)
  check(fuzz.${name} RUN asked MINUTES 2 NEEDS fuzz COMMAND bash tests/fuzz/run.sh ${name} 6)
  check(fuzz-long.${name} RUN full MINUTES 6 NEEDS fuzz COMMAND bash tests/fuzz/run.sh ${name} 180)
endforeach()
check(mutants RUN full MINUTES 30 COMMAND ${python} ${scripts}/mutants.py --jobs 2)

# ------------------------------------------------------------------------------------------- sources and documents
check(lint.layout RUN ci MINUTES 5 COMMAND ${python} ${scripts}/lint.py --only layout)
check(lint.tidy RUN ci MINUTES 30 NEEDS clang-commands wasm-commands COMMAND nice -n 10 ${python} ${scripts}/lint.py --only tidy)
check(lint-tests RUN asked MINUTES 60 NEEDS clang-commands wasm-commands
      COMMAND nice -n 10 ${python} ${scripts}/lint.py --tests --slow)
check(includes RUN quick MINUTES 1 COMMAND ${python} ${scripts}/check_includes.py)
check(docs.links RUN quick MINUTES 1 COMMAND ${python} ${scripts}/check_docs.py)
check(docs.promise RUN quick MINUTES 1 COMMAND ${python} ${scripts}/check_promise.py)
foreach(script check_includes check_docs check_promise mutants changed summary)
  check(scripts.${script} RUN quick MINUTES 1 COMMAND ${python} ${scripts}/${script}.py --self-test)
endforeach()
file(GLOB shell_scripts CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR} ${PROJECT_SOURCE_DIR}/scripts/*.sh ${PROJECT_SOURCE_DIR}/tests/*/*.sh)
foreach(script play test package .ci/run ${shell_scripts})
  check(scripts.parse/${script} RUN quick MINUTES 1 COMMAND bash -n ${script})
endforeach()
foreach(script debian/postinst debian/prerm debian/postrm backup.sh)
  check(scripts.parse/deploy/${script} RUN quick MINUTES 1 COMMAND sh -n deploy/${script})
endforeach()

# A bare Debian 12 and 13, to find what only shows on a new machine. Needs root.
check(fresh.12 RUN asked MINUTES 60 COMMAND bash tests/fresh/run.sh bookworm)
check(fresh.12-llvm RUN asked MINUTES 60 COMMAND bash tests/fresh/run.sh bookworm llvm clang nodejs npm cmake ninja-build)
check(fresh.python RUN asked MINUTES 90 COMMAND bash tests/fresh/run.sh bookworm
      ENVIRONMENT "FRESH_COMMAND=bash tests/fresh/python.sh")
check(fresh.13 RUN asked MINUTES 60 COMMAND bash tests/fresh/run.sh trixie)
foreach(debian "12 bookworm" "13 trixie")
  separate_arguments(debian)
  list(GET debian 0 number)
  list(GET debian 1 suite)
  check(fresh.package-${number} RUN asked MINUTES 60 COMMAND bash tests/fresh/package.sh ${suite})
endforeach()
