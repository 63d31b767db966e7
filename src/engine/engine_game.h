// A game of an engine session: its position, its record, what can be taken back, and who plays along.
#pragma once

#include <optional>
#include <vector>

#include "engine/partners.h"
#include "notation/record.h"
#include "rules/game.h"

namespace engine {

// The result of a request.
struct News {
  std::vector<rules::Event> events{};
  std::vector<rules::Stamped> by_partners{};  // what they did meanwhile; its events are included above
  rules::Objection refused = std::nullopt;
};

class EngineGame {
 public:
  // Without a record, it was loaded as a view: nobody knows how it came about.
  EngineGame(const rules::Game& game, std::optional<notation::Record> record);

  const rules::Game& game() const { return game_; }
  rules::GameTime now() const { return now_; }
  // The whole game, worked out by playing it once more; none if it was loaded as a view.
  std::optional<notation::Record> record() const;

  // Time passes: partners act as they would by then, and the sand may run out. `at` never decreases.
  News advance(rules::GameTime at);
  // Time passes, and then a seat acts.
  News act(const rules::Stamped& action);

  // Takes back the last action, whoever did it, and the time since the one before. False if there is none.
  bool undo();
  std::size_t actions_to_undo() const { return done_.size(); }

  // From now on these play along, instead of those who did before.
  void seat(const Partners::Wanted& partners);

 private:
  struct Done {
    rules::Stamped action;
    rules::GameTime before;  // the game time until then
  };

  void let_partners_act(rules::GameTime at, News& news);
  void let_sand_run(rules::GameTime at, News& news);
  rules::Objection play(const rules::Stamped& action, News& news);
  void take_down(const Done& done, const rules::Events& events, News& news);

  rules::Game game_;
  rules::Game first_;                          // as it began here
  std::optional<notation::Record> beginning_;  // until then
  rules::GameTime now_;
  // Actions are much smaller than positions, and the same actions lead to the same positions. So that little
  // has to be played again to take an action back, some positions on the way are kept.
  std::vector<Done> done_{};
  std::vector<rules::Game> milestones_{};  // after each kBetweenMilestones actions
  Partners partners_{};
  std::uint32_t actions_of_partners_ = 0;
};

}  // namespace engine
