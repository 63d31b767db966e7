# require_tool(VARIABLE NAME PACKAGE): the full path of a build tool with exactly this name. Every tool is named with its
# version, because a different version that happens to be found may not understand what the compiler has made.
function(require_tool VARIABLE NAME PACKAGE)
  string(MAKE_C_IDENTIFIER "MAGICMAZE_TOOL_${NAME}" found)
  find_program(${found} ${NAME})
  mark_as_advanced(${found})
  if(NOT ${found})
    message(FATAL_ERROR "${NAME} is missing: install Debian's package ${PACKAGE}, or run ./play, which installs it.")
  endif()
  set(${VARIABLE} ${${found}} CACHE FILEPATH "${NAME} of Debian's package ${PACKAGE}" FORCE)
endfunction()
