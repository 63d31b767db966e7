#include "ai/trial.h"

#include <vector>

#include "rules/action_needs.h"
#include "rules/guard_room.h"
#include "rules/theft.h"
#include "rules/token_actions.h"

namespace ai {

using rules::Action;
using rules::Seat;

namespace {

std::vector<Action> spells_and_tokens(const rules::Ruleset& rules, const rules::State& state) {
  std::vector<Action> actions;
  each_token_action(rules, state, Seat{0}, [&](const Action& action) {
    const bool is_charm =
        std::holds_alternative<rules::CastFrog>(action) || std::holds_alternative<rules::CastVoucher>(action);
    if (is_charm) actions.push_back(action);
  });
  return actions;
}

}  // namespace

unsigned captives(const rules::Ruleset& rules, const rules::State& state) {
  if (rules.modules.empty()) return 0;
  unsigned number = 0;
  for (const rules::Pawn hero : rules::kHeroes) number += is_captive(rules, state, hero) ? 1U : 0U;
  return number;
}

bool happens(const rules::Ruleset& rules, rules::State& hands, rules::GameTime now, const Action& action) {
  const unsigned before = captives(rules, hands);
  if (!apply(rules, hands, {Seat{0}, now, action})) return false;
  hands.action_tiles[0] = kEverything;
  return captives(rules, hands) <= before;
}

std::optional<rules::Pawn> mover_of(const Action& action) {
  if (const auto* shaft = std::get_if<rules::TakeShaft>(&action)) return shaft->pawn;
  return pawn_of(action);
}

Demand demand_of(const rules::State& state, const Action& action) {
  if (const auto* beholder = std::get_if<rules::MoveBeholder>(&action))
    return {.ability = catalog::move_towards(beholder->toward)};
  const auto ability = ability_for(state, action);
  if (std::holds_alternative<rules::Move>(action))
    return {.is_possible = ability.has_value(), .ability = ability};
  return {.ability = ability};
}

std::optional<Action> what_allows_the_theft(const rules::Ruleset& rules, const rules::State& view,
                                            rules::GameTime now) {
  if (rules.game == catalog::ExpansionGame::None || missing_at_the_theft(rules, view)) return std::nullopt;
  for (const Action& first : spells_and_tokens(rules, view)) {
    rules::State once = view;
    if (!apply(rules, once, {Seat{0}, now, first})) continue;
    if (!why_cannot_steal(rules, once)) return first;
    for (const Action& second : spells_and_tokens(rules, once)) {
      rules::State twice = once;
      if (apply(rules, twice, {Seat{0}, now, second}) && !why_cannot_steal(rules, twice)) return first;
    }
  }
  return std::nullopt;
}

}  // namespace ai
