// A game of an engine session: its position, its record, what can be taken back, and the teammates who play
// along.
#pragma once

#include <optional>
#include <vector>

#include "ai/teammates.h"
#include "notation/record.h"
#include "rules/game.h"

namespace engine {

// The result of a request.
struct News {
  std::vector<rules::Event> events{};
  std::vector<rules::Stamped> by_teammates{};  // what they did meanwhile; its events are included above
  rules::Objection refused = std::nullopt;
};

class EngineGame {
 public:
  // Without a record, it was loaded as a view: nobody knows how it came about.
  EngineGame(const rules::Game& game, std::optional<notation::Record> record);

  const rules::Game& game() const { return game_; }
  rules::GameTime now() const { return now_; }
  const std::optional<notation::Record>& record() const { return record_; }

  // Time passes: teammates act as they would by then, and the sand may run out. `at` never decreases.
  News advance(rules::GameTime at);
  // Time passes, and then a seat acts.
  News act(const rules::Stamped& action);

  // Takes back the last action, whoever did it, and the time since the one before. False if there is none.
  bool undo();
  std::size_t actions_to_undo() const { return past_.size(); }

  // From now on teammates play these seats, instead of those they played before.
  void seat_teammates(ai::SeatSet seats, ai::Pace pace, base::Seed seed);

 private:
  // As it was before an action.
  struct Before {
    rules::State state;
    rules::GameTime game_now;
    rules::GameTime now;
  };

  void let_teammates_act(rules::GameTime at, News& news);
  void let_sand_run(rules::GameTime at, News& news);
  rules::Objection play(const rules::Stamped& action, News& news);
  void take_down(const rules::Stamped& action, const rules::Events& events, News& news);
  Before before() const { return {game_.state, game_.now, now_}; }

  rules::Game game_;
  std::optional<notation::Record> record_;
  rules::GameTime now_;
  std::vector<Before> past_{};
  std::optional<ai::Teammates> teammates_{};
  std::uint32_t actions_of_teammates_ = 0;
};

}  // namespace engine
