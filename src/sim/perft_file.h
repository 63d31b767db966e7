// A file of counts: a position as the engine protocol describes it, and how many sequences of actions it
// has.
//
//   # why this position
//   new {"scenario":"S7","seats":4,"setup":{...}}
//   play 1000 s0 y 1a:1,1>1a:0,1
//   depth 2 1054        counted by every test
//   large 4 1234567     counted by the long test only
#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "rules/game.h"

namespace sim {

struct PerftCount {
  unsigned depth = 0;
  std::int64_t count = 0;
  bool is_large = false;
};

struct PerftFile {
  rules::Game game;
  std::vector<PerftCount> counts;
};

// The error names the line and says what is wrong with it.
std::expected<PerftFile, std::string> read_perft_file(std::string_view text);

}  // namespace sim
