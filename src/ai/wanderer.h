// A simple player that plays for all seats: it makes the games that tests, signatures and measurements use.
// It decides from what everyone may know, so it plays the same on a view.
#pragma once

#include <cstdint>
#include <optional>

#include "ai/goal.h"
#include "ai/route.h"
#include "base/random.h"
#include "rules/action.h"
#include "rules/legal.h"
#include "rules/state.h"

namespace ai {

enum class WandererKind : std::uint8_t {
  Uniform,  // a random legal action of a random seat
  Biased,   // one hero at a time to something useful, and now and then a whim
};

class Wanderer {
 public:
  Wanderer(WandererKind kind, base::Seed seed, rules::Signals signals = rules::Signals::Without);

  // The next action of some seat; none when the game is over or nobody can do anything. It is always legal.
  std::optional<rules::Stamped> next(const rules::Ruleset& rules, const rules::State& state,
                                     rules::GameTime now);

 private:
  using MaybeAction = std::optional<rules::Stamped>;
  struct Table;  // ruleset, position and time

  MaybeAction any_legal_action(const Table& table);
  MaybeAction useful_action(const Table& table);
  MaybeAction place_held_tile(const Table& table);
  MaybeAction follow_route(const Table& table);
  MaybeAction by_a_holder(const Table& table, rules::Ability ability, const rules::Action& action);
  bool find_route(const Table& table);
  bool find_route(const Table& table, Goal goal);
  bool one_in(std::uint32_t chances) { return random_.below(chances) == 0; }

  WandererKind kind_;
  rules::Signals signals_;
  base::Random random_;
  // Traits, drawn once: whether it explores the whole mall before it steals, and who takes what in
  // scenario 10.
  bool is_thorough_;
  ColourShift shift_;
  Route route_;
  std::uint32_t at_a_loss_ = 0;  // whims to have before it looks for a way again
};

}  // namespace ai
