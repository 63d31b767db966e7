// The Great Book of Challenges as values (B-SCORE-1): who is entered in it, what an entry says, and what can
// be looked up. A crew is anyone who has its secret; it has no account and no list of people.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "protocol/table_state.h"
#include "table/marks.h"

namespace table {

using protocol::GameResult;

struct CrewId {
  std::uint32_t value = 0;
  friend constexpr auto operator<=>(CrewId, CrewId) = default;
};

struct CrewCard {
  CrewId id;
  std::string name;
  std::int64_t founded_wall_s = 0;
  std::int64_t games = 0;
  std::int64_t won = 0;
};

// A crew's first game with the deal of a day: one try counts.
struct HeistTry {
  std::string day;  // 2026-11-16
  CrewId crew;
  std::uint32_t game = 0;  // at its table
  std::int64_t at_wall_s = 0;
  friend bool operator==(const HeistTry&, const HeistTry&) = default;
};

// How far a crew has got with the heist of a day.
enum class HeistStage : std::uint8_t { NotTried, Begun, Finished };

// A win.
struct BookEntry {
  std::string record;  // the ID by which anyone may watch
  std::string scenario;
  std::uint32_t level = 0;  // how many tiles; 0: no longer known
  std::uint8_t seats = 0;
  std::uint8_t timer_spaces_used = 0;
  std::optional<std::uint32_t> left_ms = std::nullopt;  // of the sand
  std::uint32_t game_ms = 0;
  std::int64_t ended_wall_s = 0;
  Marks marks;          // as on its record's card
  std::string crew;     // its name; empty: none
  std::string names;    // of the seats, as a JSON array of texts; empty: kept secret
  std::string faces{};  // their avatars, as on its record's card; empty: kept secret or not known
  GameResult outcome = GameResult::Won;
};

// Fields left out are not filtered on.
struct BookQuestion {
  std::optional<std::string> scenario = std::nullopt;
  std::optional<std::uint32_t> level = std::nullopt;
  std::optional<std::uint8_t> seats = std::nullopt;
  std::optional<CrewId> crew = std::nullopt;  // all of its entries
  bool asks_for_itself = true;                // the crew; nobody else is told who played at private tables
  std::optional<std::string> record = std::nullopt;  // the entry of this game alone
  std::optional<bool> apart = std::nullopt;          // special ones, or the others
  enum class Order : std::uint8_t { Best, Latest };
  Order order = Order::Latest;
  std::optional<std::int64_t> newest = std::nullopt;  // games that were written after it don't count
  std::size_t from = 0;
  std::size_t most = 50;
};

// All entries of a scenario at a level.
struct BookCell {
  std::string scenario;
  std::uint32_t level = 0;
  std::int64_t entries = 0;
  std::int64_t apart = 0;                                    // of these
  std::optional<std::uint8_t> fewest_spaces = std::nullopt;  // among those that aren't special
  std::string best_crew{};                                   // of the best of these; empty: none
  std::string best_names{};                                  // as in its entry
};

// What a crew has achieved for the first time, with the game that proves it.
struct Achieved {
  std::string achievement;
  std::string record;
};

// How a scenario has gone at all tables.
struct ScenarioTally {
  std::string scenario;
  std::int64_t won = 0;
  std::int64_t lost = 0;
  std::int64_t given_up = 0;
  std::int64_t game_ms = 0;  // all its games together
  std::optional<std::int64_t> quickest_win_ms = std::nullopt;
};

// A crew's counted try of a day; without a record while the game runs, or if it was never finished.
struct HeistEntry {
  BookEntry entry;
  bool is_mine = false;
};

}  // namespace table
