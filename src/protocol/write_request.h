// A client's requests as lines of the protocol: the opposite of read_request.h.
#pragma once

#include <string>

#include "protocol/request.h"

namespace protocol {

// One line without its line break; read_request reads it back.
std::string line_of(const Request& request);

}  // namespace protocol
