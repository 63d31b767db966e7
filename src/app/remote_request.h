// What a client says, as lines of the protocol: the other direction of protocol/read_request.h.
#pragma once

#include <string>

#include "protocol/request.h"

namespace app {

// One line without its line break; protocol::read_request reads it back.
std::string line_of(const protocol::Request& request);

}  // namespace app
