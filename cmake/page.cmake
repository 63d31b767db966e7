# Makes the browser page a part of the executable: MAGICMAZE_PAGE is the folder of a built page. Without one, the program
# is still built and serves plain pages.

set(MAGICMAZE_PAGE ${PROJECT_SOURCE_DIR}/build/web CACHE STRING "The folder of the built page; OFF: none")

# embed_page(ROOM): adds the files of the page and their table to the room's library. The list of files is checked before
# every build; their bytes are embedded again whenever they have changed.
function(embed_page ROOM)
  set(files)
  if(MAGICMAZE_PAGE)
    file(GLOB_RECURSE files CONFIGURE_DEPENDS ${MAGICMAZE_PAGE}/*)
    list(FILTER files EXCLUDE REGEX "/\\.vite/") # what only the build of the page wants to know
  endif()
  if(NOT "${MAGICMAZE_PAGE}/index.html" IN_LIST files)
    message(STATUS "No page in ${MAGICMAZE_PAGE}: the program will serve plain pages")
    set(files)
  endif()
  set(script ${PROJECT_SOURCE_DIR}/cmake/embed_page.cmake)
  set(bytes ${PROJECT_BINARY_DIR}/page/page_bytes.s)
  set(table ${PROJECT_BINARY_DIR}/page/page_table.cpp)
  # Written only when it has changed: in the command itself, the list would be too long for some shells.
  file(GENERATE OUTPUT ${PROJECT_BINARY_DIR}/page/files.txt CONTENT "$<JOIN:${files},\n>\n")
  add_custom_command(
    OUTPUT ${bytes} ${table}
    COMMAND ${CMAKE_COMMAND} -D FOLDER=${MAGICMAZE_PAGE} -D FILES=${PROJECT_BINARY_DIR}/page/files.txt -D BYTES=${bytes}
            -D TABLE=${table} -P ${script}
    DEPENDS ${script} ${PROJECT_BINARY_DIR}/page/files.txt ${files}
    COMMENT "Embedding the page"
    VERBATIM)
  # Separate, because our warnings are for C++.
  add_library(page_bytes OBJECT ${bytes})
  set_source_files_properties(${table} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON) # nothing for clang-tidy
  target_sources(${ROOM} PRIVATE ${table} $<TARGET_OBJECTS:page_bytes>)
endfunction()
