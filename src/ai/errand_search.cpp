#include "ai/errand_search.h"

#include <algorithm>
#include <bit>

#include "ai/position_key.h"
#include "ai/trial.h"
#include "base/overloaded.h"
#include "rules/before_acting.h"
#include "rules/decide.h"
#include "rules/goal.h"
#include "rules/guard_room.h"
#include "rules/legal.h"
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
constexpr std::size_t kNearEnough = 6;  // actions, for a wall to breach
constexpr std::size_t kSmallMall = 8;
constexpr std::size_t kFewTiles = 6;    // in larger malls everything takes longer
constexpr std::uint32_t kShutIn = 160;  // a position after which not everyone could leave
// How often the search continues to look beyond the theft: from the first such position, from others, in all.
constexpr unsigned kThoughtsBeyond = 160;
constexpr unsigned kThoughtsBeyondOthers = 40;
constexpr unsigned kMostThoughtsBeyond = 500;
constexpr unsigned kAlike = 3;
constexpr std::size_t kSlotsOfSeen = 4;  // for each position, two of them used
constexpr rules::Seat kAnybody{0};

// Everything that matters except where the pawns are.
std::uint64_t key_of_the_mall(const rules::State& state) {
  const rules::Security& security = state.security;
  std::uint64_t key = 3;
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

}  // namespace

ErrandSearch::ErrandSearch(const rules::Ruleset& rules, const rules::State& view, rules::GameTime now,
                           const Assignments& assignments, const Landmarks& marks, const Efforts& efforts,
                           std::size_t most_positions)
    : rules_(rules),
      now_(now),
      most_positions_(most_positions),
      is_coarse_(has_watchers(rules) && !rules.modules.contains(rules::Module::Telekinesis) &&
                 static_cast<std::size_t>(view.placed.size()) <= kSmallMall),
      assignments_(assignments),
      evaluator_(rules_, assignments_, marks, efforts) {
  seen_.resize(std::bit_ceil(most_positions * kSlotsOfSeen));
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
  if (rules_.modules.empty()) return search(effort);
  const std::size_t tiles = std::max(static_cast<std::size_t>(start().placed.size()), kFewTiles);
  return search(static_cast<unsigned>(effort * kFewTiles / tiles));
}

ErrandSearch::Progress ErrandSearch::search(unsigned effort) {
  for (unsigned spent = 0; spent < effort;) {
    if (beyond_) {
      const Progress beyond = beyond_->search(effort - spent);
      ++thoughts_beyond_;
      if (beyond == Progress::Searching && --thoughts_left_ > 0) return beyond;
      beyond_.reset();
      if (beyond == Progress::Found) {
        tell_plan(beyond_which_);
        return beyond;
      }
      Node& dead_end = nodes_[beyond_which_];
      dead_end.arrives = false;
      dead_end.ahead += kShutIn;
      if (best_ == beyond_which_) best_ = 0;
      push(beyond_which_);
      spent += kExpanding;
      continue;
    }
    if (heap_.empty() || nodes_.size() >= most_positions_) {
      tell_plan(best_);
      return Progress::NoWay;
    }
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
      if (begins_to_look_beyond(index)) continue;
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

// When everyone is in place, the theft could happen; but watchers may then shut someone in who can't be
// helped any more.
bool ErrandSearch::begins_to_look_beyond(std::uint32_t index) {
  if (!has_watchers(rules_)) return false;
  rules::State then = nodes_[index].state;
  if (thoughts_beyond_ > kMostThoughtsBeyond || !apply(rules_, then, {kAnybody, now_, rules::Theft{}}))
    return false;
  while (then.outcome == rules::Outcome::Running && what_is_due(then) != rules::Due::Nothing) {
    const rules::Actions due = legal_actions(rules_, then, kAnybody);
    if (due.empty() || !apply(rules_, then, {kAnybody, now_, due.front()})) return false;
  }
  // Where the way after the theft is prescribed (T-1, T-7), the evaluator has already looked at it.
  for (const Pawn hero : rules::kHeroes) {
    if (is_asked_for(rules_, hero) && !tiles_to_avoid(rules_, then, hero).empty()) return false;
  }
  const auto leaving = evaluator_.leaving(then);
  if (then.outcome != rules::Outcome::Running || !leaving) return false;
  beyond_which_ = index;
  thoughts_left_ = thoughts_beyond_ == 0 ? kThoughtsBeyond : kThoughtsBeyondOthers;
  beyond_ = std::make_unique<ErrandSearch>(rules_, then, now_, *leaving, landmarks_of(then),
                                           evaluator_.efforts(), most_positions_);
  return true;
}

void ErrandSearch::push(std::uint32_t index) {
  const Node& node = nodes_[index];
  // As good as where it comes from, until it is judged.
  const std::uint32_t ahead = node.is_judged ? node.ahead : nodes_[node.parent].ahead;
  const bool is_first = !is_coarse_ && !node.is_judged;
  const std::uint32_t promise = is_first ? 0 : node.spent + kErrandGreed * ahead;
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
  if (index == 0) was_in_control_ = evaluation.is_in_control;
  node.arrives =
      evaluation.missing == 0 && evaluation.has_way_out && (evaluation.is_in_control || !was_in_control_);
  if (node.ahead < nodes_[best_].ahead) best_ = index;
}

void ErrandSearch::expand(std::uint32_t index) {
  for (std::size_t i = 0; i < rules::kPawns; ++i) {
    const auto pawn = static_cast<Pawn>(i);
    if (is_in_the_mall(nodes_[index].state, pawn)) send(index, pawn);
  }
  operate(index);
  use_tokens(index);
}

// To where it is wanted, to where it can be useful, and to every other tile: to the nearest space there, and
// a hero also to the most remote one, where it leaves room for others.
void ErrandSearch::send(std::uint32_t index, Pawn pawn) {
  static const Spaces kNone;
  const rules::State& state = nodes_[index].state;
  const Spaces& wanted = is_hero(pawn) ? assignments_[rules::index(pawn)].wanted : kNone;
  const bool has_wish = is_hero(pawn) && assignments_[rules::index(pawn)].task != Task::Rest;
  const Trips trips{rules_, state, pawn, wanted};
  const Place here = place_of(state, pawn);
  rules::TileSet visited;
  visited.insert(here.tile());
  std::array<std::optional<Place>, rules::kTiles> remotest{};
  bool has_arrived = wanted.contains(here);
  for (const Place at : trips.spaces()) {
    if (at == here) continue;
    const bool is_goal = has_wish && !has_arrived && wanted.contains(at);
    const bool is_near = trips.actions_to(at) <= kNearEnough || waits_for_a_cover(state);
    const bool is_of_use = is_hero(pawn) && is_worth_standing_on(state, pawn, at, is_near);
    const bool is_plain = working_symbol(rules_, state, at) != Symbol::Exploration;
    const bool is_elsewhere = !visited.contains(at.tile()) && (is_plain || !is_hero(pawn));
    if (is_coarse_ && is_hero(pawn) && is_plain) remotest[catalog::index(at.tile())] = at;
    const bool is_in_the_room = !is_hero(pawn) && rules::is_guard_room(rules_, here.tile());
    if (!is_goal && !is_of_use && !is_elsewhere && !is_in_the_room) continue;
    has_arrived |= is_goal;
    if (is_elsewhere) visited.insert(at.tile());
    go(index, trips, at);
  }
  for (const auto& at : remotest) {
    if (at) go(index, trips, *at);
  }
}

void ErrandSearch::go(std::uint32_t index, const Trips& trips, Place at) {
  const Trip trip = trips.way_to(at);
  if (!trip.empty()) add(index, trip, static_cast<Effort>(trip.size() * kOneAction));
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

// Which space of a tile a pawn is on hardly ever matters, unless it is wanted there: of the positions that
// differ in nothing else, a few are enough.
bool ErrandSearch::is_new(const rules::State& state) {
  std::uint64_t exactly = key_of_the_mall(state);
  std::uint64_t roughly = exactly + 1;
  // It begins under the dwarf.
  const bool can_lay_a_shaft = std::ranges::any_of(state.security.shafts, rules::is_ready);
  for (std::size_t i = 0; i < rules::kPawns; ++i) {
    const auto pawn = static_cast<Pawn>(i);
    const Place at = state.places[i];
    const auto presence = static_cast<unsigned>(state.presence[i]);
    mix(exactly, at.code * 16U + presence);
    const bool is_exact = pawn == rules::kDwarf && can_lay_a_shaft;
    const bool counts =
        at != rules::kNowhere && is_hero(pawn) &&
        (is_exact || assignments_[i].wanted.contains(at) || is_worth_standing_on(state, pawn, at, true));
    const std::size_t where = counts || at == rules::kNowhere ? at.code : kPlaces + catalog::index(at.tile());
    mix(roughly, where * 16U + presence);
  }
  if (slot_of(exactly) != 0) return false;
  if (!is_coarse_) {
    slot_of(exactly) = exactly;
    return true;
  }
  for (unsigned i = 0; i < kAlike; ++i) {
    if (std::uint64_t& slot = slot_of(roughly + i); slot == 0) {
      slot = roughly + i;
      slot_of(exactly) = exactly;
      return true;
    }
  }
  return false;
}

// Where the key is remembered, or will be.
std::uint64_t& ErrandSearch::slot_of(std::uint64_t key) {
  std::size_t slot = key % seen_.size();
  while (seen_[slot] != 0 && seen_[slot] != key) slot = (slot + 1) % seen_.size();
  return seen_[slot];
}

void ErrandSearch::tell_plan(std::uint32_t index) {
  std::vector<std::uint32_t> path;
  for (std::uint32_t i = index; i != 0; i = nodes_[i].parent) path.push_back(i);
  for (auto it = path.rbegin(); it != path.rend(); ++it) {
    for (const Action& action : nodes_[*it].actions) plan_.push_back(action);
  }
}

}  // namespace ai
