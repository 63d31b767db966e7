// What a table was opened for beside a game: for a crew, for the heist of a day, or against another game.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace protocol {

struct Challenge {
  std::optional<std::uint32_t> crew = std::nullopt;  // its number
  std::string heist{};                               // the day, like 2026-11-16; empty: none
  std::string race{};                                // the record that is raced; empty: none
  std::string race_head{};                           // its first line: what is played, and with which deal
  friend bool operator==(const Challenge&, const Challenge&) = default;

  // Then what is played is settled, and nobody at the table can choose anything else.
  bool sets_the_deal() const { return !heist.empty() || !race.empty(); }
};

}  // namespace protocol
