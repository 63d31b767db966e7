# The second compiler: clang 19 with LLVM's own tools, on libstdc++ 12.
include(${CMAKE_CURRENT_LIST_DIR}/require_tool.cmake)
require_tool(CMAKE_CXX_COMPILER clang++-19 clang-19)
require_tool(CMAKE_AR llvm-ar-19 llvm-19)
require_tool(CMAKE_RANLIB llvm-ranlib-19 llvm-19)
require_tool(CMAKE_NM llvm-nm-19 llvm-19)
require_tool(CMAKE_LINKER ld.lld-19 lld-19)
set(CMAKE_EXE_LINKER_FLAGS_INIT "--ld-path=${CMAKE_LINKER}")
