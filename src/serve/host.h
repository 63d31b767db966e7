// What the machine says about itself: how many files it allows, and its addresses on the network.
#pragma once

#include <cstddef>
#include <vector>

#include "net/address.h"

namespace serve {

struct FileLimits {
  std::size_t files = 0;        // the limit, raised as far as this process may
  std::size_t connections = 0;  // what remains of it for sockets
};
FileLimits file_limits();

// The addresses of this machine without loopback and link-local ones; IPv4 first.
std::vector<net::Address> lan_addresses();

}  // namespace serve
