// What the kernel knows about a socket that Asio doesn't report.
#pragma once

#include <cstdint>

namespace net {

// All bytes this TCP socket has ever received; 0 if the kernel doesn't say.
std::uint64_t bytes_received(int socket);

}  // namespace net
