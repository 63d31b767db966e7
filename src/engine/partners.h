// Who plays along in a game of an engine session: teammates, and people who act by a script.
#pragma once

#include <optional>
#include <vector>

#include "ai/scripted_person.h"
#include "ai/teammates.h"
#include "rules/game.h"

namespace engine {

class Partners {
 public:
  struct Wanted {
    ai::SeatSet teammates{};
    ai::SeatSet people{};
    ai::Pace pace = ai::Pace::Human;
    ai::PersonScript script{};
    base::Seed seed{};
  };

  Partners() = default;
  Partners(const rules::Ruleset& rules, const Wanted& wanted);

  bool empty() const { return !teammates_ && people_.empty(); }

  // The position as everyone sees it, at the start and after each accepted action.
  void begin(const rules::State& view, rules::GameTime now);
  void notice(const rules::State& view, rules::GameTime now, const rules::Stamped& action,
              const rules::Events& events);

  // When one of them acts or looks again, if nothing else happens first.
  rules::GameTime next_time(const rules::State& view, rules::GameTime now);
  // That time has come: what one of them does, if anything.
  std::optional<rules::Stamped> act(const rules::State& view);

 private:
  ai::ScriptedPerson* first_person();

  std::optional<ai::Teammates> teammates_{};
  std::vector<ai::ScriptedPerson> people_{};  // in the order of their seats
  // What next_time has found.
  rules::GameTime then_{};
  std::optional<ai::Intention> intention_{};
};

}  // namespace engine
