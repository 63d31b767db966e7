# Most presets compile many sources of a room at a time (CMAKE_UNITY_BUILD), so that its headers are read once for all of
# them. These are compiled on their own, because another source uses the same local name. The debug preset compiles every
# source on its own, so missing includes are found there.
set(alone
    src/ai/simulation_test.cpp
    src/ai/wanderer_test.cpp
    src/sim/runner_test.cpp
    src/terminal/game_screen_test.cpp
    src/catalog/action_tile.cpp
    src/catalog/tile_test.cpp
    src/catalog/tile_ways_test.cpp
    src/net/socket_facts.cpp
    src/rules/module_shaft_test.cpp
    src/rules/ruling_exploring_test.cpp
    src/rules/scenario_rearrangement_test.cpp
    src/sqlite/crash_test.cpp
    src/sqlite/folder_test.cpp
    src/store/folder_test.cpp
    tests/property/invariants_test.cpp)
list(TRANSFORM alone PREPEND ${PROJECT_SOURCE_DIR}/)
file(GLOB alone CONFIGURE_DEPENDS ${alone})
get_property(folders DIRECTORY PROPERTY SUBDIRECTORIES)
set_source_files_properties(${alone} DIRECTORY . ${folders} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
