#include "ai/mind.h"

#include <algorithm>

#include "ai/laying.h"
#include "base/overloaded.h"
#include "rules/action_needs.h"
#include "rules/decide.h"
#include "rules/evolve.h"
#include "rules/explore.h"
#include "rules/theft.h"

namespace ai {

using rules::Ability;
using rules::Action;
using rules::Seat;

namespace {

constexpr std::uint32_t kPositionsAPlan = 500;
constexpr int kVisitsOfACircle = 2;
constexpr std::size_t kLongestCircle = 256;
constexpr catalog::ActionTile kEverything{0x7f};

// Somebody with every action on his tile does it, if it is possible.
bool happens(const rules::Ruleset& rules, rules::State& hands, rules::GameTime now, const Action& action) {
  const rules::Decision decision = decide(rules, hands, {Seat{0}, now, action});
  if (!decision) return false;
  for (const rules::Event& event : *decision) evolve(hands, event);
  hands.action_tiles[0] = kEverything;
  return true;
}

bool something_is_urgent(const Errands& errands) {
  return std::any_of(errands.begin(), errands.end(), [](const Errand& errand) { return errand.is_urgent(); });
}

Errands only_urgent(const Errands& errands) {
  Errands urgent{};
  for (std::size_t i = 0; i < errands.size(); ++i) {
    if (errands[i].is_urgent()) urgent[i] = errands[i];
    urgent[i].exit = errands[i].exit;
  }
  return urgent;
}

// Where pawns stand and what may be said changes all the time; everything else changes the orders.
bool changes_the_mall(const rules::Event& event) {
  return std::visit(
      base::Overloaded{
          [](const rules::PawnMoved&) { return false; }, [](const rules::TalkOpened&) { return false; },
          [](const rules::TalkClosed&) { return false; }, [](const rules::RedPawnPut&) { return false; },
          [](const rules::Stared&) { return false; }, [](const rules::SoloRevealed&) { return false; },
          [](const rules::SoloRenewed&) { return false; }, [](const auto&) { return true; }},
      event);
}

bool somewhere_suits(const Outlook& outlook, bool anywhere) {
  const rules::EligiblePlaces places = eligible_places(outlook.rules, outlook.state);
  return std::any_of(places.begin(), places.end(),
                     [&](rules::Place at) { return anywhere || suits_the_next_tile(outlook, at); });
}

}  // namespace

Mind::Mind(const rules::Ruleset& rules, const Rhythm& rhythm, Style style, std::uint32_t taste)
    : rules_(rules), rhythm_(&rhythm), style_(style), taste_(taste), traveller_(kPositionsAPlan) {}

Outlook Mind::outlook(const rules::State& view, rules::GameTime now) const {
  // Heroes who go in circles undo each other's ways. Then one explores, perhaps elsewhere, and the others
  // wait: even when everything has been found, another tile may be another way.
  const Style style = circles_ == 0 ? style_ : Style::Thrifty;
  return {rules_,       view,      now, marks_, ways_, efforts_, *rhythm_, style, taste_ + circles_,
          circles_ > 0, blueprint_};
}

void Mind::plan(const rules::State& view, rules::GameTime now) {
  if (mall_is_new_) {
    ways_.survey(rules_, view);
    marks_ = landmarks_of(view);
    mall_is_new_ = false;
  }
  orders_ = orders_for(outlook(view, now));
  journey_ = {};
  rules::State then = view;
  then.action_tiles[0] = kEverything;
  if (something_is_urgent(orders_.errands)) {
    journey_ = traveller_.plan(rules_, view, only_urgent(orders_.errands), efforts_, ways_, circles_ > 0);
    for (const Action& action : journey_.actions) happens(rules_, then, now, action);
  }
  const Journey rest = traveller_.plan(rules_, then, orders_.errands, efforts_, ways_, circles_ > 0);
  for (const Action& action : rest.actions) {
    if (!journey_.actions.full()) journey_.actions.push_back(action);
  }
  journey_.arrives = rest.arrives;
}

void Mind::notice(const rules::State& view, rules::GameTime now, const Action& action,
                  const rules::Events& events) {
  for (const rules::Event& event : events) mall_is_new_ |= changes_the_mall(event);
  watch_for_circles(view);
  if (!follows_the_plan(action, events)) plan(view, now);
}

void Mind::watch_for_circles(const rules::State& view) {
  if (mall_is_new_) {
    stood_.clear();
    circles_ = 0;
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
  if (mall_is_new_) return false;
  if (!pawn_of(action)) return true;  // a signal, or a tile of the solo deck
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
         somewhere_suits(outlook(view, now), orders_.anywhere);
}

std::optional<Action> Mind::wish_of(const rules::State& view, rules::GameTime now, Seat seat) const {
  if (view.outcome != rules::Outcome::Running) return std::nullopt;
  if (view.discards_due > 0) {
    const auto tile = tile_to_discard(outlook(view, now));
    return tile ? std::optional<Action>{rules::Discard{*tile}} : std::nullopt;
  }
  if (orders_.steal && !theft_is_not_ready(rules_, view)) return rules::Theft{};
  const rules::ActionTile tile = view.action_tiles[seat.index];
  if (tile.allows(Ability::Explore)) {
    if (view.held) {
      if (const auto place = place_for_held_tile(outlook(view, now))) return rules::PlaceTile{*place};
    }
    if (wants_to_explore(view, now)) return rules::Draw{};
  }
  if (const auto step = step_for(view, now, tile)) return step;
  const bool something_is_left = !journey_.actions.empty() || view.held || wants_to_explore(view, now);
  if (is_solo(view) && something_is_left) return rules::Reveal{};
  return std::nullopt;
}

bool Mind::is_urgent(const Action& action) const {
  return orders_.errands[index(*pawn_of(action))].is_urgent();
}

// The first action of the journey that such a tile allows and that need not wait for an earlier one. What
// keeps the sand running comes before everything else, and alone nothing else is done at the last call.
std::optional<Action> Mind::step_for(const rules::State& view, rules::GameTime now,
                                     rules::ActionTile tile) const {
  const auto is_last_call = [this](const Action& action) {
    return orders_.errands[index(*pawn_of(action))].task == Task::TurnTheSand;
  };
  const auto& actions = journey_.actions;
  const bool alone_at_last_call = is_solo(view) && std::any_of(actions.begin(), actions.end(), is_last_call);
  for (const bool urgent : {true, false}) {
    if (!urgent && alone_at_last_call) break;
    for (std::size_t i = 0; i < actions.size(); ++i) {
      if (is_urgent(actions[i]) != urgent) continue;
      const auto ability = ability_for(view, actions[i]);
      if (ability && tile.allows(*ability) && can_come_first(view, now, i)) return actions[i];
    }
  }
  return std::nullopt;
}

bool Mind::can_come_first(const rules::State& view, rules::GameTime now, std::size_t number) const {
  const Action& action = journey_.actions[number];
  for (std::size_t i = 0; i < number; ++i) {
    if (pawn_of(journey_.actions[i]) == pawn_of(action)) return false;
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
  if (view.outcome != rules::Outcome::Running || view.discards_due > 0) return std::nullopt;
  if (view.held) {
    const auto place = place_for_held_tile(outlook(view, now));
    return place ? std::optional{Need{Ability::Explore, rules::PlaceTile{*place}}} : std::nullopt;
  }
  if (wants_to_explore(view, now)) return Need{Ability::Explore, rules::Draw{}};
  const auto step = step_for(view, now, kEverything);
  if (!step) return std::nullopt;
  return Need{*ability_for(view, *step), *step};
}

}  // namespace ai
