// What the search for errands tries with tokens and spells, and where a hero is of use to the others.
#include <algorithm>

#include "ai/errand_search.h"
#include "base/overloaded.h"
#include "rules/goal.h"
#include "rules/guard_room.h"
#include "rules/mall.h"
#include "rules/map.h"
#include "rules/token_actions.h"
#include "rules/watch.h"

namespace ai {

using rules::Action;
using rules::Pawn;
using rules::Place;
using rules::Symbol;

namespace {

constexpr Effort kToken = 6 * kOneAction;  // a token or spell is kept for when it is needed
constexpr rules::Seat kAnySeat{0};

bool is_timer(const rules::Ruleset& rules, const rules::State& state, Place at) {
  return working_symbol(rules, state, at) == Symbol::SandTimer;
}

bool is_next_to_a_timer(const rules::Ruleset& rules, const rules::State& state, Place at) {
  return std::ranges::any_of(catalog::kDirections, [&](catalog::Direction toward) {
    const auto next = rules::touching_space(state, at, toward);
    return next && is_timer(rules, state, *next);
  });
}

}  // namespace

// Somewhere a hero can do something for the others: give a code, command the beholder, lift a tile. It may be
// far away, but nobody goes far to use a token that works nearly everywhere.
bool ErrandSearch::is_worth_standing_on(const rules::State& state, Pawn hero, Place at, bool is_near) const {
  const rules::Security& security = state.security;
  const bool turns_around = security.sensor == rules::PieceState::InTheMall &&
                            at.tile() == rules::Tile::T6s &&
                            assignments_[rules::index(hero)].task != Task::Rest;
  if (turns_around) return true;  // halfway, while the sensor is turned
  switch (working_symbol(rules_, state, at)) {
    case Symbol::Code:
      return !is_out_of_order(state, at);
    case Symbol::Command:
    case Symbol::ControlRoom:
    case Symbol::SensorControl:
      return true;
    case Symbol::Exploration:
      if (hero == rules::kElf && is_near && security.telekinesis_tokens != 0)
        return can_be_explored(rules_, state, at);
      break;
    default:
      break;
  }
  const bool may_breach = std::ranges::any_of(security.breaches, [](const rules::TwoEnded& breach) {
    return breach.token == rules::TokenState::Ready;
  });
  if (!is_near || hero != rules::kBarbarian || !may_breach ||
      !rules_.modules.contains(rules::Module::Breaches))
    return false;
  return !waits_for_a_cover(state) || is_next_to_a_timer(rules_, state, at);
}

// T-2: the exit takes nobody until a breach has covered a sand timer space.
bool ErrandSearch::waits_for_a_cover(const rules::State& state) const {
  return state.stolen && std::ranges::any_of(rules::kHeroes, [&](Pawn hero) {
           return !has_escaped(state, hero) && !exit_takes(rules_, state, hero);
         });
}

bool ErrandSearch::is_of_use(const rules::State& state, const Action& action) const {
  const rules::Security& security = state.security;
  const auto first_ready = [](const auto& tokens) {
    return static_cast<std::size_t>(
        std::ranges::find_if(
            tokens, [](const rules::TwoEnded& token) { return token.token == rules::TokenState::Ready; }) -
        tokens.begin());
  };
  const auto is_plain = [&](Place at) {
    const Symbol symbol = working_symbol(rules_, state, at);
    return symbol == Symbol::Plain || symbol == Symbol::Start || symbol == Symbol::Vortex;
  };
  const auto is_wanted_tile = [&](rules::Tile tile) {
    for (const Assignment& assignment : assignments_) {
      if (assignment.task == Task::Rest) continue;
      for (std::uint8_t i = 0; i < catalog::kCells; ++i) {
        if (assignment.wanted.contains(rules::place(tile, rules::Cell{i}))) return true;
      }
    }
    return false;
  };
  return std::visit(
      base::Overloaded{
          [&](const rules::DeployShaft& deploy) {
            return deploy.pair == first_ready(security.shafts) && is_plain(deploy.to) &&
                   is_plain(deploy.from) &&
                   (is_wanted_tile(deploy.to.tile()) || is_wanted_tile(deploy.from.tile()) ||
                    rules::is_guard_room(rules_, deploy.to.tile()));
          },
          [&](const rules::DeployBreach& deploy) {
            return deploy.number == first_ready(security.breaches) &&
                   (!waits_for_a_cover(state) || is_timer(rules_, state, deploy.from) ||
                    is_timer(rules_, state, deploy.to));
          },
          [&](const rules::LiftTile& lift) {
            return lift.token == 0 || !rules::is_left(security.telekinesis_tokens, 0);
          },
          [&](const rules::CastSpell& cast) {
            return cast.spell != rules::Spell::CrystalBall && cast.spell != rules::Spell::Clairvoyance;
          },
          [&](const rules::CastBroom& cast) { return rules::space_at(cast.at).symbol == Symbol::Code; },
          [&](const rules::CastSwap&) { return true; },
          [&](const rules::CastTeleportation& cast) {
            if (is_hero(cast.pawn)) return assignments_[rules::index(cast.pawn)].wanted.contains(cast.to);
            return cast.to.cell().index % 5 == 0;
          },
          // T-10: the frog is needed at its meal.
          [&](const rules::CastFrog&) { return rules_.game != catalog::ExpansionGame::T10; },
          [&](const rules::CastVoucher&) { return true; }, [](const auto&) { return false; }},
      action);
}

// Only for a hero that can't get any further otherwise.
void ErrandSearch::use_tokens(std::uint32_t index) {
  std::vector<Action> useful;
  const rules::State& state = nodes_[index].state;
  each_token_action(rules_, state, kAnySeat, [&](const Action& action) {
    if (is_of_use(state, action)) useful.push_back(action);
  });
  for (const Action& action : useful) add(index, Trip{action}, kToken);
}

}  // namespace ai
