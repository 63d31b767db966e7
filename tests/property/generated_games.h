// Generated games for the properties: all scenarios and numbers of seats, uniform and biased play, from the
// start and from late positions.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "ai/playout.h"
#include "property/census.h"
#include "rules/game.h"

namespace property {

// A game before its first generated action.
struct Opening {
  rules::Game first;                 // the first position
  std::vector<rules::Event> events;  // that led from it to where the play begins
  rules::Game game;
  ai::WandererKind kind = ai::WandererKind::Uniform;
  std::uint32_t most_actions = 0;
  base::Seed seed;
};

// One accepted action.
struct Step {
  const rules::Ruleset& rules;
  const rules::State& before;
  const rules::Stamped& action;
  const rules::Events& events;
  const rules::State& after;
  std::uint32_t number;  // in its game
};

// The games of one property; each property has its own, distinguished by a salt.
Opening opening(std::uint64_t salt, std::uint64_t number);

using CheckStep = std::function<void(const Step&)>;
using CheckGame =
    std::function<void(const Opening&, const std::vector<rules::Event>& events, const rules::Game& end)>;

// Plays games until the property's share of all planned actions (in hundredths) is used up, or a check fails;
// a failure lists the game and all its actions.
void for_each_step(std::uint64_t salt, std::uint32_t hundredths, const CheckStep& check);
void for_each_game(std::uint64_t salt, std::uint32_t hundredths, const CheckStep& check,
                   const CheckGame& check_end);

}  // namespace property
