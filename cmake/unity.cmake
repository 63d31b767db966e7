# Most presets compile many sources of a room at a time (CMAKE_UNITY_BUILD): its headers are then read once for all of
# them. These stand alone, because a name they keep to themselves is another source's too. The preset debug compiles every
# source alone, so a missing include is found there.
set(alone src/net/socket_facts.cpp)
list(TRANSFORM alone PREPEND ${PROJECT_SOURCE_DIR}/)
file(GLOB alone CONFIGURE_DEPENDS ${alone})
get_property(folders DIRECTORY PROPERTY SUBDIRECTORIES)
set_source_files_properties(${alone} DIRECTORY . ${folders} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
