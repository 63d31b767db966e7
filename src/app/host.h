// What the machine tells about itself: how many files it lends, and where others on its network find it.
#pragma once

#include <cstddef>
#include <vector>

#include "net/address.h"

namespace app {

struct Room {
  std::size_t files = 0;        // the limit, raised as far as this process may
  std::size_t connections = 0;  // what is left of it for sockets
};
Room room_for_connections();

// The addresses of this machine but for the loopback and those of one cable only; IPv4 first.
std::vector<net::Address> lan_addresses();

}  // namespace app
