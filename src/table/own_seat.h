#pragma once

#include <cstdint>
#include <string>

namespace table {

// A seat that someone held when a table's last game ended.
struct OwnSeat {
  std::string record;  // of the game
  std::uint8_t seat = 0;
  friend bool operator==(const OwnSeat&, const OwnSeat&) = default;
};

}  // namespace table
