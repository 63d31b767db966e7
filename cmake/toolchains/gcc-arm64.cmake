# The product's toolchain for arm64: Debian's g++ 12 that makes programs for it, with the libraries that scripts/sysroot.sh has
# unpacked.
include(${CMAKE_CURRENT_LIST_DIR}/require_tool.cmake)
set(CMAKE_SYSTEM_NAME Linux)
set(CMAKE_SYSTEM_PROCESSOR aarch64)
set(CMAKE_LIBRARY_ARCHITECTURE aarch64-linux-gnu) # CMake doesn't find it out if the path has a space
set(CMAKE_SKIP_RPATH ON) # or the program has one then, which lintian calls an error
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
cmake_path(SET CMAKE_SYSROOT NORMALIZE ${CMAKE_CURRENT_LIST_DIR}/../../build/sysroot-arm64)
require_tool(CMAKE_CXX_COMPILER aarch64-linux-gnu-g++-12 g++-12-aarch64-linux-gnu)
require_tool(CMAKE_AR aarch64-linux-gnu-gcc-ar-12 gcc-12-aarch64-linux-gnu)
require_tool(CMAKE_RANLIB aarch64-linux-gnu-gcc-ranlib-12 gcc-12-aarch64-linux-gnu)
require_tool(CMAKE_NM aarch64-linux-gnu-gcc-nm-12 gcc-12-aarch64-linux-gnu)
require_tool(CMAKE_LINKER aarch64-linux-gnu-ld.bfd binutils-aarch64-linux-gnu)
