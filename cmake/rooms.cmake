# What every part of the build shares: language, warnings, and the shape of a room.

set(MAGICMAZE_TESTS AUTO CACHE STRING "Build the tests: ON, OFF, or AUTO: if GoogleTest and RapidCheck are installed")
option(MAGICMAZE_CHECKS "Let ctest run all that ./test can run (tests/checks.cmake)" OFF)
set(MAGICMAZE_PATIENCE 1 CACHE STRING "Every time limit of the tests, so many times over (slow machines)")
option(MAGICMAZE_FUZZERS "Build the fuzz targets (clang only)" OFF)
option(MAGICMAZE_WASM "Build the engine for the browser" OFF)
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

set(CMAKE_UNITY_BUILD_BATCH_SIZE 60)
if(MAGICMAZE_UNITY)
  set(CMAKE_UNITY_BUILD ON)
endif()

# Decided once for a build folder: another launcher would mean to compile everything again.
if(NOT DEFINED MAGICMAZE_CCACHE)
  find_program(MAGICMAZE_CCACHE ccache)
  set(MAGICMAZE_CCACHE "${MAGICMAZE_CCACHE}" CACHE FILEPATH "ccache, or NOTFOUND: compile without" FORCE)
endif()
if(MAGICMAZE_CCACHE)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${MAGICMAZE_CCACHE})
endif()

add_library(house_flags INTERFACE)
target_include_directories(house_flags INTERFACE ${PROJECT_SOURCE_DIR}/src)
target_compile_options(house_flags INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion
                                             -Wnon-virtual-dtor -Wold-style-cast -Wimplicit-fallthrough)
if(MAGICMAZE_WERROR)
  target_compile_options(house_flags INTERFACE -Werror)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  # libstdc++ 12 calls its own deprecated helpers from stable_sort.
  target_compile_options(house_flags INTERFACE -Wno-deprecated-declarations)
else()
  # False warnings of GCC 12: about an empty std::optional and joined strings (its bugs 80635 and 105651), and about the
  # operators new and delete of a coroutine's frame when it inlines only one of them. clang and the sanitizers look instead.
  target_compile_options(house_flags INTERFACE -Wno-maybe-uninitialized -Wno-restrict -Wno-mismatched-new-delete)
  if(MAGICMAZE_UNITY)
    # A source of a batch looks to it like a header, in which the frame of a coroutine would be everybody's.
    target_compile_options(house_flags INTERFACE -Wno-subobject-linkage)
  endif()
endif()

# For all but the hot loops of rules and teammates: -O3 would add a seventh to the build time and nothing to any figure.
set(optimised_enough $<$<CONFIG:Release>:-O2>)

# room_sources(VARIABLE ROOM): the sources of src/ROOM that are not tests.
function(room_sources VARIABLE ROOM)
  file(GLOB sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/${ROOM}/*.cpp)
  list(FILTER sources EXCLUDE REGEX "_test\\.cpp$")
  set(${VARIABLE} ${sources} PARENT_SCOPE)
endfunction()

# room(NAME [HOT] [THROWS] [USES ROOM...]): all sources of src/NAME as one library; tests/CMakeLists.txt makes a test program of
# its *_test.cpp. The rooms of the engine never throw and never ask for a type at run time: the browser build could not.
# THROWS is for those that speak with the world through libraries that do, HOT for those whose speed is measured in steps.
function(room NAME)
  cmake_parse_arguments(ROOM "HOT;THROWS" "" "USES" ${ARGN})
  room_sources(sources ${NAME})
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
  target_link_libraries(${NAME} PUBLIC ${ROOM_USES} PRIVATE house_flags)
  target_include_directories(${NAME} PUBLIC ${PROJECT_SOURCE_DIR}/src)
endfunction()
