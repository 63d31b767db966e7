#include "ai/errand_search.h"

#include <algorithm>

#include "ai/position_key.h"
#include "ai/trial.h"
#include "base/overloaded.h"
#include "rules/decide.h"
#include "rules/goal.h"
#include "rules/guard_room.h"
#include "rules/legal.h"
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

constexpr std::uint32_t kErrandGreed = 2;  // how much more the way ahead counts than the way so far
// What one step of the search costs, in hundredths of a few milliseconds.
constexpr unsigned kJudging = 1;
constexpr unsigned kSurveying = 10;
constexpr unsigned kExpanding = 20;
constexpr Effort kToken = 6 * kOneAction;  // a token or spell is kept for when it is needed
constexpr std::size_t kNearEnough = 6;     // actions, for a wall to breach
constexpr rules::Seat kAnybody{0};

std::uint64_t key_of(const rules::State& state) {
  const rules::Security& security = state.security;
  std::uint64_t key = 3;
  for (std::size_t i = 0; i < rules::kPawns; ++i)
    mix(key, state.places[i].code * 16U + static_cast<unsigned>(state.presence[i]));
  for (const rules::TwoEnded& shaft : security.shafts)
    mix(key, static_cast<unsigned>(shaft.token) + shaft.first.code * 65536U + shaft.second.code * 8U);
  for (const rules::TwoEnded& breach : security.breaches)
    mix(key, static_cast<unsigned>(breach.token) + breach.first.code * 65536U + breach.second.code * 8U);
  mix(key, security.spells.bits * 65536U + security.telekinesis_tokens * 256U + security.stress_tokens);
  mix(key, static_cast<unsigned>(security.beholder_tile) * 16U + static_cast<unsigned>(security.sensor_side));
  for (const rules::Spell spell : security.holding) mix(key, catalog::index(spell));
  for (const rules::Tile tile : state.placed) {
    mix(key, state.out_of_order[catalog::index(tile)] * 65536U +
                 static_cast<std::uint8_t>(placed_tile(state, tile).row) * 256U +
                 static_cast<std::uint8_t>(placed_tile(state, tile).column));
  }
  return key;
}

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

ErrandSearch::ErrandSearch(const rules::Ruleset& rules, const rules::State& view, rules::GameTime now,
                           const Assignments& assignments, const Landmarks& marks, const Efforts& efforts,
                           std::size_t most_positions)
    : rules_(rules),
      now_(now),
      most_positions_(most_positions),
      assignments_(assignments),
      evaluator_(rules_, assignments_, marks, efforts) {
  Node& start = nodes_.emplace_back();
  start.state = view;
  start.state.action_tiles[kAnybody.index] = kEverything;
  is_new(start.state);
  judge(0);
  push(0);
}

bool ErrandSearch::is_later(const OpenPosition& a, const OpenPosition& b) {
  return a.promise != b.promise ? a.promise > b.promise : a.node > b.node;
}

ErrandSearch::Progress ErrandSearch::go_on(unsigned effort) {
  for (unsigned spent = 0; spent < effort;) {
    if (heap_.empty() || nodes_.size() >= most_positions_) return Progress::NoWay;
    std::ranges::pop_heap(heap_, is_later);
    const std::uint32_t index = heap_.back().node;
    heap_.pop_back();
    if (!nodes_[index].is_judged) {
      const unsigned before = evaluator_.surveys();
      judge(index);
      push(index);
      spent += kJudging + kSurveying * (evaluator_.surveys() - before);
      continue;
    }
    if (nodes_[index].arrives) {
      tell_plan(index);
      return Progress::Found;
    }
    const std::size_t first = nodes_.size();
    expand(index);
    for (std::size_t added = first; added < nodes_.size(); ++added) push(static_cast<std::uint32_t>(added));
    spent += kExpanding;
  }
  return Progress::Searching;
}

void ErrandSearch::push(std::uint32_t index) {
  const Node& node = nodes_[index];
  const std::uint32_t promise = node.is_judged ? node.spent + kErrandGreed * node.ahead : 0;
  heap_.push_back({promise, index});
  std::ranges::push_heap(heap_, is_later);
}

void ErrandSearch::judge(std::uint32_t index) {
  Node& node = nodes_[index];
  node.is_judged = true;
  if (node.state.outcome == rules::Outcome::Won) {
    node.ahead = 0;
    node.arrives = true;
    return;
  }
  const Evaluator::Evaluation evaluation = evaluator_.evaluate(node.state);
  node.ahead = evaluation.ahead;
  node.arrives = evaluation.missing == 0 && evaluation.has_way_out;
}

void ErrandSearch::expand(std::uint32_t index) {
  for (std::size_t i = 0; i < rules::kPawns; ++i) {
    const auto pawn = static_cast<Pawn>(i);
    if (is_in_the_mall(nodes_[index].state, pawn)) send(index, pawn);
  }
  operate(index);
  use_tokens(index);
}

// Somewhere a hero can do something for the others: give a code, command the beholder, lift a tile.
bool ErrandSearch::is_worth_standing_on(const rules::State& state, Pawn hero, Place at) const {
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
      if (hero == rules::kElf && security.telekinesis_tokens != 0) return can_be_explored(rules_, state, at);
      break;
    default:
      break;
  }
  const bool may_breach = std::ranges::any_of(security.breaches, [](const rules::TwoEnded& breach) {
    return breach.token == rules::TokenState::Ready;
  });
  if (hero != rules::kBarbarian || !may_breach || !rules_.modules.contains(rules::Module::Breaches))
    return false;
  return !waits_for_a_cover(state) || is_next_to_a_timer(rules_, state, at);
}

// T-2: the exit takes nobody until a breach has covered a sand timer space.
bool ErrandSearch::waits_for_a_cover(const rules::State& state) const {
  return state.stolen && std::ranges::any_of(rules::kHeroes, [&](Pawn hero) {
           return !has_escaped(state, hero) && !exit_takes(rules_, state, hero);
         });
}

// To where it is wanted, to where it can be useful, and to every other tile.
void ErrandSearch::send(std::uint32_t index, Pawn pawn) {
  static const Spaces kNone;
  const rules::State& state = nodes_[index].state;
  const Spaces& wanted = is_hero(pawn) ? assignments_[rules::index(pawn)].wanted : kNone;
  const bool has_wish = is_hero(pawn) && assignments_[rules::index(pawn)].task != Task::Rest;
  const Trips trips{rules_, state, pawn, wanted};
  const Place here = place_of(state, pawn);
  rules::TileSet visited;
  visited.insert(here.tile());
  bool has_arrived = wanted.contains(here);
  for (const Place at : trips.spaces()) {
    if (at == here) continue;
    const bool is_goal = has_wish && !has_arrived && wanted.contains(at);
    const bool is_near = trips.actions_to(at) <= kNearEnough || waits_for_a_cover(state);
    const bool is_of_use = is_hero(pawn) && is_near && is_worth_standing_on(state, pawn, at);
    const bool is_plain = working_symbol(rules_, state, at) != Symbol::Exploration;
    const bool is_elsewhere = !visited.contains(at.tile()) && (is_plain || !is_hero(pawn));
    const bool is_in_the_room = !is_hero(pawn) && rules::is_guard_room(rules_, here.tile());
    if (!is_goal && !is_of_use && !is_elsewhere && !is_in_the_room) continue;
    has_arrived |= is_goal;
    if (is_elsewhere) visited.insert(at.tile());
    const Trip trip = trips.way_to(at);
    if (!trip.empty()) add(index, trip, static_cast<Effort>(trip.size() * kOneAction));
  }
}

// Beholder, sensor, control room: everything that is legal and doesn't move a hero.
void ErrandSearch::operate(std::uint32_t index) {
  const rules::Actions legal = legal_actions(rules_, nodes_[index].state, kAnybody);
  for (const Action& action : legal) {
    const bool operates =
        std::visit(base::Overloaded{[](const rules::MoveBeholder&) { return true; },
                                    [](const rules::TurnSensor&) { return true; },
                                    [](const rules::TakeVortex& vortex) { return !is_hero(vortex.pawn); },
                                    [](const rules::TakeShaft& shaft) { return !is_hero(shaft.pawn); },
                                    [](const auto&) { return false; }},
                   action);
    if (operates) add(index, Trip{action}, kOneAction);
  }
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
  each_token_action(rules_, state, kAnybody, [&](const Action& action) {
    if (is_of_use(state, action)) useful.push_back(action);
  });
  for (const Action& action : useful) add(index, Trip{action}, kToken);
}

void ErrandSearch::add(std::uint32_t index, const Trip& actions, Effort effort) {
  if (nodes_.size() >= most_positions_) return;
  const rules::State& before = nodes_[index].state;
  Node& node = nodes_.emplace_back();
  node.state = before;
  for (const Action& action : actions) {
    const bool happens = apply(rules_, node.state, {kAnybody, now_, action}).has_value();
    node.state.action_tiles[kAnybody.index] = kEverything;
    const bool is_bad = !happens || node.state.outcome == rules::Outcome::Lost ||
                        node.state.flips != before.flips ||
                        captives(rules_, node.state) > captives(rules_, before);
    if (is_bad) {
      nodes_.pop_back();
      return;
    }
  }
  if (!is_new(node.state)) {
    nodes_.pop_back();
    return;
  }
  node.parent = index;
  node.actions = actions;
  node.spent = nodes_[index].spent + effort;
}

bool ErrandSearch::is_new(const rules::State& state) {
  const std::uint64_t key = key_of(state);
  const auto at = std::ranges::lower_bound(seen_, key);
  if (at != seen_.end() && *at == key) return false;
  seen_.insert(at, key);
  return true;
}

void ErrandSearch::tell_plan(std::uint32_t index) {
  std::vector<std::uint32_t> path;
  for (std::uint32_t i = index; i != 0; i = nodes_[i].parent) path.push_back(i);
  for (auto it = path.rbegin(); it != path.rend(); ++it) {
    for (const Action& action : nodes_[*it].actions) plan_.push_back(action);
  }
}

}  // namespace ai
