#include "ai/mind.h"

#include <algorithm>

#include "ai/evaluator.h"
#include "ai/tile_laying.h"
#include "ai/trial.h"
#include "base/overloaded.h"
#include "rules/before_acting.h"
#include "rules/explore.h"
#include "rules/goal.h"
#include "rules/legal.h"
#include "rules/stress_token.h"
#include "rules/theft.h"

namespace ai {

using rules::Ability;
using rules::Action;
using rules::Seat;

namespace {

constexpr std::uint32_t kPositionsAPlan = 500;
constexpr int kVisitsOfACircle = 2;
constexpr std::size_t kLongestCircle = 256;
bool something_is_urgent(const Assignments& assignments) {
  return std::any_of(assignments.begin(), assignments.end(),
                     [](const Assignment& assignment) { return assignment.is_urgent(); });
}

Assignments only_urgent(const Assignments& assignments) {
  Assignments urgent{};
  for (std::size_t i = 0; i < assignments.size(); ++i) {
    if (assignments[i].is_urgent()) urgent[i] = assignments[i];
    urgent[i].exit = assignments[i].exit;
  }
  return urgent;
}

// Where heroes are and whether talking is allowed changes all the time; everything else changes the orders.
bool changes_the_mall(const rules::Event& event) {
  return std::visit(
      base::Overloaded{
          [](const rules::PawnMoved&) { return false; }, [](const rules::TalkOpened&) { return false; },
          [](const rules::TalkClosed&) { return false; }, [](const rules::RedPawnPut&) { return false; },
          [](const rules::Stared&) { return false; }, [](const rules::SoloRevealed&) { return false; },
          [](const rules::SoloRenewed&) { return false; }, [](const auto&) { return true; }},
      event);
}

// A guard who is somewhere else watches another tile.
bool changes_the_ways(const rules::Event& event) {
  const auto* moved = std::get_if<rules::PawnMoved>(&event);
  return moved != nullptr ? !is_hero(moved->pawn) : changes_the_mall(event);
}

// Those who can't get there by themselves are left to the search for errands.
Assignments without_blocked(const Assignments& assignments) {
  Assignments free = assignments;
  for (Assignment& assignment : free) {
    if (assignment.is_blocked) assignment = Assignment{.exit = assignment.exit};
  }
  return free;
}

bool somewhere_suits(const Situation& situation, bool anywhere) {
  const rules::EligiblePlaces places = eligible_places(situation.rules, situation.state);
  return std::any_of(places.begin(), places.end(),
                     [&](rules::Place at) { return anywhere || suits_the_next_tile(situation, at); });
}

}  // namespace

Mind::Mind(const rules::Ruleset& rules, const Timing& timing, Style style, std::uint32_t variation)
    : rules_(rules),
      timing_(&timing),
      style_(style),
      variation_(variation),
      journey_planner_(kPositionsAPlan) {}

Situation Mind::situation(const rules::State& view, rules::GameTime now) const {
  // Heroes who go in circles undo each other's moves. Then one explores, perhaps elsewhere, and the others
  // wait: even when everything has been found, another tile may be another way.
  const Style style = circles_ == 0 ? style_ : Style::Thrifty;
  return {rules_,
          view,
          now,
          marks_,
          ways_,
          efforts_,
          *timing_,
          style,
          variation_ + circles_,
          circles_ > 0 || is_stuck_,
          blueprint_};
}

void Mind::plan(const rules::State& view, rules::GameTime now) {
  if (ways_are_old_) {
    rules::TileSet avoided;
    for (const rules::Pawn hero : rules::kHeroes) {
      if (is_asked_for(rules_, hero)) avoided = avoided | tiles_to_avoid(rules_, view, hero);
    }
    ways_.survey(rules_, view, avoided);
    marks_ = landmarks_of(view);
    ways_are_old_ = false;
  }
  mall_is_new_ = false;
  on_an_errand_ = false;
  orders_ = orders_for(situation(view, now));
  const Assignments assignments = without_blocked(orders_.assignments);
  journey_ = {};
  rules::State then = view;
  then.action_tiles[0] = kEverything;
  if (something_is_urgent(assignments)) {
    journey_ = journey_planner_.plan(rules_, view, only_urgent(assignments), efforts_, ways_, circles_ > 0);
    for (const Action& action : journey_.actions) happens(rules_, then, now, action);
  }
  const Journey rest = journey_planner_.plan(rules_, then, assignments, efforts_, ways_, circles_ > 0);
  for (const Action& action : rest.actions) {
    if (!journey_.actions.full()) journey_.actions.push_back(action);
  }
  journey_.arrives = rest.arrives;
  look_for_errands(view, now, rest.arrives);
}

void Mind::notice(const rules::State& view, rules::GameTime now, const Action& action,
                  const rules::Events& events) {
  for (const rules::Event& event : events) {
    mall_is_new_ |= changes_the_mall(event);
    ways_are_old_ |= changes_the_ways(event);
  }
  watch_for_circles(view);
  if (on_an_errand_ && goes_on_with_the_errand(view, now, action)) return;
  if (!follows_the_plan(action, events)) plan(view, now);
}

void Mind::watch_for_circles(const rules::State& view) {
  if (mall_is_new_) {
    stood_.clear();
    circles_ = 0;
    is_stuck_ = false;
    steps_aside_ = 0;
    hopeless_.clear();
  }
  if (!stood_.empty() && stood_.back() == view.places) return;
  if (std::ranges::count(stood_, view.places) == kVisitsOfACircle) {
    stood_.clear();
    ++circles_;
  }
  if (stood_.size() == kLongestCircle) stood_.erase(stood_.begin());
  stood_.push_back(view.places);
}

bool Mind::follows_the_plan(const Action& action, const rules::Events& events) {
  if (mall_is_new_ || ways_are_old_) return false;
  if (!mover_of(action)) return true;  // a signal, or a tile of the solo deck
  if (events.size() > 2) return false;
  for (std::size_t i = 0; i < journey_.actions.size(); ++i) {
    if (journey_.actions[i] == action) {
      journey_.actions.erase_at(i);
      return !journey_.actions.empty();
    }
  }
  return false;
}

bool Mind::wants_to_explore(const rules::State& view, rules::GameTime now) const {
  return orders_.explore && !view.held && !view.deck.empty() &&
         somewhere_suits(situation(view, now), orders_.anywhere);
}

std::optional<Action> Mind::planned_action(const rules::State& view, rules::GameTime now, Seat seat) const {
  if (view.outcome != rules::Outcome::Running) return std::nullopt;
  if (what_is_due(view) != rules::Due::Nothing) return what_is_due_now(view, now, seat);
  if (orders_.turn_by_token && !why_cannot_use_timer_token(rules_, view)) return rules::UseTimerToken{};
  if (orders_.steal) {
    if (!why_cannot_steal(rules_, view)) return rules::Theft{};
    if (const auto before = what_allows_the_theft(rules_, view, now)) return before;
  }
  const rules::ActionTile tile = view.action_tiles[seat.index];
  if (tile.allows(Ability::Explore)) {
    if (view.held) {
      if (const auto place = place_for_held_tile(situation(view, now))) return rules::PlaceTile{*place};
    }
    if (wants_to_explore(view, now)) return rules::Draw{};
  }
  if (const auto step = step_for(view, now, tile)) return step;
  const bool something_is_left = !journey_.actions.empty() || view.held || wants_to_explore(view, now);
  if (is_solo(view) && something_is_left) return rules::Reveal{};
  return std::nullopt;
}

std::optional<Action> Mind::what_is_due_now(const rules::State& view, rules::GameTime now, Seat seat) const {
  if (view.discards_due > 0) {
    const auto tile = tile_to_discard(situation(view, now));
    return tile ? std::optional<Action>{rules::Discard{*tile}} : std::nullopt;
  }
  const rules::Actions choices = legal_actions(rules_, view, seat);
  return choices.empty() ? std::nullopt : std::optional{choices.front()};
}

bool Mind::is_urgent(const Action& action) const {
  const auto pawn = mover_of(action);
  return pawn && is_hero(*pawn) && orders_.assignments[index(*pawn)].is_urgent();
}

bool Mind::is_last_call(const Action& action) const {
  const auto pawn = mover_of(action);
  return pawn && is_hero(*pawn) && orders_.assignments[index(*pawn)].task == Task::FlipTheTimer;
}

// The first action of the journey that this tile allows and that doesn't have to wait for an earlier one.
// What keeps the sand running comes before everything else, and in a solo game nothing else is done at the
// last moment.
std::optional<Action> Mind::step_for(const rules::State& view, rules::GameTime now,
                                     rules::ActionTile tile) const {
  const auto& actions = journey_.actions;
  const bool alone_at_last_call =
      is_solo(view) && std::any_of(actions.begin(), actions.end(),
                                   [this](const Action& action) { return is_last_call(action); });
  for (const bool urgent : {true, false}) {
    if (!urgent && alone_at_last_call) break;
    for (std::size_t i = 0; i < actions.size(); ++i) {
      if (is_urgent(actions[i]) != urgent) continue;
      const Demand demand = demand_of(view, actions[i]);
      if (demand.is_met_by(tile) && can_come_first(view, now, i)) return actions[i];
    }
  }
  return std::nullopt;
}

bool Mind::can_come_first(const rules::State& view, rules::GameTime now, std::size_t number) const {
  const Action& action = journey_.actions[number];
  const auto mover = mover_of(action);
  for (std::size_t i = 0; i < number; ++i) {
    // The others build on what a token does and where guards go.
    if (!mover || !is_hero(*mover) || mover_of(journey_.actions[i]) == mover) return false;
  }
  rules::State hands = view;
  hands.action_tiles[0] = kEverything;
  if (!happens(rules_, hands, now, action)) return false;
  for (std::size_t i = 0; i < number; ++i) {
    if (!happens(rules_, hands, now, journey_.actions[i])) return false;
  }
  return true;
}

std::optional<Mind::Need> Mind::first_need(const rules::State& view, rules::GameTime now) const {
  if (view.outcome != rules::Outcome::Running || what_is_due(view) != rules::Due::Nothing)
    return std::nullopt;
  if (view.held) {
    const auto place = place_for_held_tile(situation(view, now));
    return place ? std::optional{Need{Ability::Explore, rules::PlaceTile{*place}}} : std::nullopt;
  }
  if (wants_to_explore(view, now)) return Need{Ability::Explore, rules::Draw{}};
  const auto step = step_for(view, now, kEverything);
  const auto ability = step ? demand_of(view, *step).ability : std::nullopt;
  if (!ability) return std::nullopt;  // or anyone can do it
  return Need{*ability, *step};
}

}  // namespace ai
