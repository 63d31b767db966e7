// Finished games as a server collects them over the years: real games of teammates, repeated with other
// people, crews, days and figures. The same seed gives the same games.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/random.h"
#include "table/ports.h"

namespace admin {

struct GeneratedGame {
  table::RecordCard card;
  std::string_view text;  // lives as long as the generator
};

class GameGenerator {
 public:
  explicit GameGenerator(std::uint64_t seed);

  // With one of this many crews, numbered from 1, or with none.
  GeneratedGame next(std::uint32_t crews);

 private:
  struct Played {
    table::RecordCard card;
    std::string text;
  };
  static Played play(unsigned scenario);
  std::string names(std::uint8_t seats);

  base::Random random_;
  std::uint32_t made_ = 0;
  std::vector<Played> played_;  // one game per scenario of the Book
};

}  // namespace admin
