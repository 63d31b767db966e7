// What anyone with a table's code may know about it; for a public one, anyone at all.
#pragma once

#include <cstddef>
#include <string>

#include "protocol/code.h"

namespace table {

struct Lobby;

struct Summary {
  protocol::Code code;
  std::string phase;     // "gathering", "counting", "playing"
  std::string scenario;  // "S7", or the name of a custom scenario
  std::size_t players = 0;
  std::size_t spectators = 0;
  std::size_t screens = 0;  // which aren't spectators
  std::size_t free_seats = 0;
  bool is_locked = false;
  bool is_public = false;
  std::string host;           // its name
  std::size_t teammates = 0;  // of the players
  std::string heist;          // the day whose heist is played here; empty if none
  std::string race;           // the record that is raced; empty if none
};

Summary summary_of(const Lobby& lobby);

}  // namespace table
