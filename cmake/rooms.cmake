# What every part of the build shares: language, warnings, and how a room is built.

set(MAGICMAZE_TESTS AUTO CACHE STRING "Build the tests: ON, OFF, or AUTO: if GoogleTest and RapidCheck are installed")
option(MAGICMAZE_CHECKS "Let ctest run all that ./test can run (tests/checks.cmake)" OFF)
set(MAGICMAZE_PATIENCE 1 CACHE STRING "Multiplies every time limit of the tests (for slow machines)")
option(MAGICMAZE_FUZZERS "Build the fuzz targets (clang only)" OFF)
option(MAGICMAZE_WASM "Build the engine for the browser" OFF)
option(MAGICMAZE_LIBRARY "Build libmagicmaze alone, without the program" OFF)
option(MAGICMAZE_WERROR "Warnings are errors" ON)

set(MAGICMAZE_UNITY OFF CACHE BOOL "Compile many sources at a time (cmake/unity.cmake)")
set(MAGICMAZE_UNOPTIMISED "" CACHE STRING "Rooms that are compiled without optimisation")

set(CMAKE_CXX_STANDARD 23)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Release)
endif()

# A library is compiled without waiting for the libraries it will be linked with.
set(CMAKE_OPTIMIZE_DEPENDENCIES ON)
set(CMAKE_UNITY_BUILD_BATCH_SIZE 60)
if(MAGICMAZE_UNITY)
  set(CMAKE_UNITY_BUILD ON)
endif()

# Decided once per build folder: another launcher would mean compiling everything again.
if(NOT DEFINED MAGICMAZE_CCACHE)
  find_program(MAGICMAZE_CCACHE ccache)
  set(MAGICMAZE_CCACHE "${MAGICMAZE_CCACHE}" CACHE FILEPATH "ccache, or NOTFOUND: compile without" FORCE)
endif()
if(MAGICMAZE_CCACHE)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${MAGICMAZE_CCACHE})
endif()

add_library(project_flags INTERFACE)
target_include_directories(project_flags INTERFACE ${PROJECT_SOURCE_DIR}/src)
target_compile_options(project_flags INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion
                                             -Wnon-virtual-dtor -Wold-style-cast -Wimplicit-fallthrough)
if(MAGICMAZE_WERROR)
  target_compile_options(project_flags INTERFACE -Werror)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  # libstdc++ 12 calls its own deprecated helpers from stable_sort.
  target_compile_options(project_flags INTERFACE -Wno-deprecated-declarations)
else()
  # False warnings of GCC 12: about an empty std::optional and joined strings (its bugs 80635 and 105651), and about the
  # operators new and delete of a coroutine's frame when it inlines only one of them. clang and the sanitizers look instead.
  target_compile_options(project_flags INTERFACE -Wno-maybe-uninitialized -Wno-restrict -Wno-mismatched-new-delete)
  if(MAGICMAZE_UNITY)
    # To GCC, a source in a batch looks like a header, where a coroutine's frame would be visible to every includer.
    target_compile_options(project_flags INTERFACE -Wno-subobject-linkage)
  endif()
endif()

# For everything except the hot loops of rules and teammates. Most of what the compiler does at -O2 makes a busy server 0 to
# 3 % faster and takes a quarter of these rooms' build time; what helps most, inlining, is asked for by name.
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  set(optimised_enough $<$<CONFIG:Release>:-O1;-finline-functions;-finline-small-functions;-findirect-inlining>
                       $<$<CONFIG:Release>:-fpartial-inlining;-foptimize-sibling-calls;-fdevirtualize;-fstrict-aliasing>)
else()
  set(optimised_enough $<$<CONFIG:Release>:-O2>)
endif()

# GCC tidies up its memory often, as if there were little of it: a tenth of its time. A batch needs at most 2 GB without.
cmake_host_system_information(RESULT memory QUERY TOTAL_PHYSICAL_MEMORY)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND memory GREATER 7000) # MiB
  target_compile_options(project_flags INTERFACE --param=ggc-min-heapsize=2000000) # KiB
endif()

# All libraries: what ./play compiles while the page is still being built.
add_custom_target(rooms)

# room_sources(VARIABLE ROOM): the sources of src/ROOM that are not tests.
function(room_sources VARIABLE ROOM)
  file(GLOB sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/${ROOM}/*.cpp)
  list(FILTER sources EXCLUDE REGEX "_test\\.cpp$")
  set(${VARIABLE} ${sources} PARENT_SCOPE)
endfunction()

# room_group(NAME USES ROOM...): one library for several small rooms, which are added by room(... GROUP NAME). Compiled together,
# they read shared headers twice in total instead of once each; scripts/check_includes.py still keeps them apart.
function(room_group NAME)
  cmake_parse_arguments(GROUP "" "" "USES" ${ARGN})
  add_library(${NAME} STATIC)
  target_link_libraries(${NAME} PUBLIC ${GROUP_USES} PRIVATE project_flags)
  target_include_directories(${NAME} PUBLIC ${PROJECT_SOURCE_DIR}/src)
  # Enough for what a command line does once.
  target_compile_options(${NAME} PRIVATE $<$<CONFIG:Release>:-O1>)
  if(NAME IN_LIST MAGICMAZE_UNOPTIMISED)
    target_compile_options(${NAME} PRIVATE -O0)
  endif()
endfunction()

# room(NAME [HOT] [THROWS] [GROUP LIBRARY] [USES ROOM...]): all sources of src/NAME as one library; tests/CMakeLists.txt makes a test program of
# its *_test.cpp. The engine's rooms never throw and never query a type at run time, because the browser build couldn't.
# THROWS is for rooms that use libraries that do, HOT for rooms whose speed is measured.
function(room NAME)
  cmake_parse_arguments(ROOM "HOT;THROWS" "GROUP" "USES" ${ARGN})
  room_sources(sources ${NAME})
  if(ROOM_GROUP)
    target_sources(${ROOM_GROUP} PRIVATE ${sources})
    add_library(${NAME} INTERFACE)
    target_link_libraries(${NAME} INTERFACE ${ROOM_GROUP})
    return()
  endif()
  if(NOT sources)
    message(STATUS "Room ${NAME}: no sources yet, headers only")
    add_library(${NAME} INTERFACE)
    target_link_libraries(${NAME} INTERFACE ${ROOM_USES})
    target_include_directories(${NAME} INTERFACE ${PROJECT_SOURCE_DIR}/src)
    return()
  endif()
  add_library(${NAME} STATIC ${sources})
  if(NOT ROOM_HOT)
    target_compile_options(${NAME} PRIVATE ${optimised_enough})
  endif()
  if(NOT ROOM_THROWS)
    target_compile_options(${NAME} PRIVATE -fno-exceptions -fno-rtti)
  endif()
  if(NAME IN_LIST MAGICMAZE_UNOPTIMISED)
    target_compile_options(${NAME} PRIVATE -O0)
  endif()
  add_dependencies(rooms ${NAME})
  target_link_libraries(${NAME} PUBLIC ${ROOM_USES} PRIVATE project_flags)
  target_include_directories(${NAME} PUBLIC ${PROJECT_SOURCE_DIR}/src)
endfunction()
