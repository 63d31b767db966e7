// The running game of a table, or its last one: the position, what is observed of it for achievements, and
// its clock. What the rules decide changes it; the rest are queries.
#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>

#include "chronicle/chronicle.h"
#include "protocol/new_game.h"
#include "rules/game.h"
#include "table/connection.h"
#include "table/lobby.h"
#include "table/people.h"

namespace table {

// What the people seated now would play.
std::expected<protocol::NewGame, protocol::ScenarioProblem> next_game(const Lobby& lobby, base::Seed seed);

class PlayedGame {
 public:
  const std::optional<rules::Game>& game() const { return game_; }
  bool is_there() const { return game_.has_value(); }
  const rules::Game& operator*() const { return *game_; }
  const rules::Game* operator->() const { return &*game_; }

  // ---- its course
  void begin(const protocol::NewGame& game);
  // Decided by the rules: nothing changes if they refuse.
  rules::Decision play(const rules::Stamped& action) { return rules::play(*game_, action); }
  rules::Events run_out(rules::GameTime at) { return rules::run_out(*game_, at); }
  // An accepted action's events, and facts about people who communicate, for the achievements.
  void observe(const rules::Events& events);
  void overhear(const Fact& fact);
  // What was earned; from here on nothing is observed.
  chronicle::AchievementSet finish(const Lobby& lobby);

  // ---- as the journal has it
  // A game that began, or the last one as it ended. False: it cannot be read.
  bool restore(const Fact& fact);
  // An accepted action. False: it does not fit.
  bool restore(const notation::RecordLine& line);

  // ---- its clock
  // As everyone is shown it; nothing before the first game.
  std::optional<rules::GameTime> time(const Lobby& lobby, ServerTime now) const;
  // Never before the last action.
  rules::GameTime now(const Lobby& lobby, Moment now) const;
  // an action counts if it was sent before the sand ran out, as far as the connection's delay shows;
  // then it gets the last millisecond of sand as its time. Otherwise the server's clock decides. Times never
  // decrease.
  rules::GameTime stamp(const Lobby& lobby, const Connection& connection, Moment now) const;
  std::int64_t sand_end_ms() const;  // in game time
  // when nothing that still counts can arrive any more, in server time.
  std::int64_t verdict_at_ms(const Lobby& lobby, const People& people) const;

  // ---- what its card says
  RecordCard card(const Lobby& lobby, const std::string& id, Moment now) const;
  Marks marks(const Lobby& lobby) const;

 private:
  bool carries_achievements(const Lobby& lobby) const;
  std::uint32_t sand_left_ms() const;
  std::string scenario_in_the_book(const Lobby& lobby) const;

  std::optional<rules::Game> game_;
  std::optional<chronicle::Chronicle> chronicle_;  // of the game that runs
};

}  // namespace table
