# The product's toolchain: g++ 12 with the archiver that belongs to it, and GNU ld.
include(${CMAKE_CURRENT_LIST_DIR}/require_tool.cmake)
require_tool(CMAKE_CXX_COMPILER g++-12 g++-12)
require_tool(CMAKE_AR gcc-ar-12 gcc-12)
require_tool(CMAKE_RANLIB gcc-ranlib-12 gcc-12)
require_tool(CMAKE_NM gcc-nm-12 gcc-12)
require_tool(CMAKE_LINKER ld.bfd binutils)
