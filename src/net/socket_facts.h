// What the kernel knows of a socket and Asio does not tell.
#pragma once

#include <cstdint>

namespace net {

// All bytes this TCP socket has ever received; 0 if the kernel does not say.
std::uint64_t bytes_received(int socket);

}  // namespace net
