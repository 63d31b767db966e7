// A table's side of the teammates (TeammateService in ports.h): whether it has a place there, who they think
// is playing, what they were asked and what they want to do. It knows when; the table decides what is done
// with their advice.
#pragma once

#include <cstdint>
#include <optional>

#include "protocol/teammates.h"
#include "rules/game.h"
#include "table/ports.h"

namespace table {

class TeammateClient {
 public:
  explicit TeammateClient(TeammateService& service) : service_(&service) {}

  // ---- the table's place
  bool has_place() const { return has_place_; }
  // It is kept for as long as a teammate is on the table's list.
  void keep_place(Code table, bool wants_one, TeammateService::Arrival arrival);
  // Asks for a place before anyone sits down; `keep_place` returns it if nobody does.
  bool take_place(Code table);
  // The table is closed.
  void leave(Code table);

  // ---- the game
  // These play from here on, if that has changed.
  void meet(Code table, const rules::Game& game, const SeatList& seats,
            const protocol::TeammateSettings& settings, rules::GameTime now, RandomSource& random_source);
  void part(Code table);
  // What they are thinking about is no longer needed.
  void rest() { stage_ = Stage::Idle; }
  // They see what everyone sees, and think again.
  void see(Code table, const rules::Stamped& action, const rules::Events& events, const rules::State& state);

  // ---- questions and advice
  // False: they should be asked, and nobody has time.
  bool ask(Code table, const rules::State& state, rules::GameTime now, std::int64_t steady_ms);
  enum class Heard : std::uint8_t { InTime, Late, Overtaken };
  // Overtaken: it is about an earlier position, and is dropped.
  Heard hear(const Advice& advice, rules::GameTime now);
  // The advice that is due.
  std::optional<Advice> take_due(rules::GameTime now);
  // Their action was refused: they have misunderstood something, and look at it again, but not at once.
  void correct(std::int64_t steady_ms);
  // When there is something to do in a running game, in steady milliseconds; `game_began_ms` is when game
  // time was 0.
  std::optional<std::int64_t> wakes_at(const SeatList& seats, std::int64_t game_began_ms, Moment now) const;

 private:
  enum class Stage : std::uint8_t { Idle, Asked, Advised };

  TeammateService* service_;
  bool has_place_ = false;
  bool has_met_ = false;  // the teammates know this game
  SeatList seats_{};
  protocol::TeammateSettings settings_{};
  Stage stage_ = Stage::Idle;
  std::uint32_t asked_ = 0;         // the number of the last question
  Advice advice_{};                 // once it is there
  std::int64_t not_before_ms_ = 0;  // when they may be asked again, in steady milliseconds
};

}  // namespace table
