// What a table was opened for besides a game: for a crew, for the heist of a day, or against another game.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace protocol {

struct TablePurpose {
  std::optional<std::uint32_t> crew = std::nullopt;  // its number
  std::string heist{};                               // the day, like 2026-11-16; empty: none
  std::string race{};                                // the record it races against; empty: none
  std::string race_head{};                           // its first line: what is played, and with which deal
  friend bool operator==(const TablePurpose&, const TablePurpose&) = default;

  // Then what is played is fixed, and nobody at the table can choose anything else.
  bool sets_the_deal() const { return !heist.empty() || !race.empty(); }
};

}  // namespace protocol
