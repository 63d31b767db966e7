#include "ai/wanderer.h"

#include "base/overloaded.h"
#include "rules/action_needs.h"
#include "rules/cameras.h"
#include "rules/decide.h"
#include "rules/explore.h"
#include "rules/sand.h"
#include "rules/theft.h"

namespace ai {

using rules::Ability;
using rules::Action;
using rules::Pawn;
using rules::Seat;

struct Wanderer::Table {
  const rules::Ruleset& rules;
  const rules::State& state;
  rules::GameTime now;
};

namespace {

constexpr std::uint32_t kWhim = 24;          // one action in this many is a whim
constexpr std::uint32_t kWhimsAtALoss = 4;   // when nothing useful can be reached
constexpr std::uint32_t kSignalsAmong = 12;  // one whim in this many may be a signal

// A flip now would leave more than there is, and it is time for it. If a flip costs two tiles, it waits
// longer.
bool sand_is_low(const rules::Ruleset& rules, const rules::State& state, rules::GameTime now) {
  const std::uint32_t share = rules.rearrangement && !state.stolen ? 5 : 3;
  return sand_left(state, now).count < rules.sand_ms / share;
}

}  // namespace

Wanderer::Wanderer(WandererKind kind, base::Seed seed, rules::Signals signals)
    : kind_(kind),
      signals_(signals),
      random_(seed),
      is_thorough_(one_in(2)),
      shift_{static_cast<std::uint8_t>(1 + random_.below(3))} {}

std::optional<rules::Stamped> Wanderer::next(const rules::Ruleset& rules, const rules::State& state,
                                             rules::GameTime now) {
  const Table table{rules, state, now};
  if (state.outcome != rules::Outcome::Running) return std::nullopt;
  if (kind_ == WandererKind::Uniform || state.discards_due > 0 || one_in(kWhim))
    return any_legal_action(table);
  if (at_a_loss_ > 0) {
    --at_a_loss_;
    return any_legal_action(table);
  }
  if (const MaybeAction useful = useful_action(table)) return useful;
  at_a_loss_ = kWhimsAtALoss;
  return any_legal_action(table);
}

Wanderer::MaybeAction Wanderer::any_legal_action(const Table& table) {
  const std::uint8_t seats = table.state.seats;
  const std::uint32_t first = random_.below(seats);
  const bool with_signals = signals_ == rules::Signals::With && one_in(kSignalsAmong);
  for (std::uint32_t i = 0; i < seats; ++i) {
    const Seat seat{static_cast<std::uint8_t>((first + i) % seats)};
    const rules::Actions actions =
        with_signals ? legal_actions(table.rules, table.state, seat, rules::Signals::With, table.now)
                     : legal_actions(table.rules, table.state, seat);
    if (actions.empty()) continue;
    return rules::Stamped{seat, table.now,
                          actions[random_.below(static_cast<std::uint32_t>(actions.size()))]};
  }
  return std::nullopt;
}

Wanderer::MaybeAction Wanderer::useful_action(const Table& table) {
  if (table.state.held) return place_held_tile(table);
  if (!why_cannot_steal(table.rules, table.state)) {
    return rules::Stamped{Seat{static_cast<std::uint8_t>(random_.below(table.state.seats))}, table.now,
                          rules::Theft{}};
  }
  const bool may_look_again = table.state.ball_in_use && !table.state.deck.empty();
  if (may_look_again) {
    if (const MaybeAction second = by_a_holder(table, Ability::Explore, rules::Draw{})) return second;
  }
  if (const MaybeAction step = follow_route(table)) return step;
  return find_route(table) ? follow_route(table) : std::nullopt;
}

Wanderer::MaybeAction Wanderer::place_held_tile(const Table& table) {
  const rules::EligiblePlaces places = eligible_places(table.rules, table.state);
  if (places.empty()) return std::nullopt;
  const rules::Place from = places[random_.below(static_cast<std::uint32_t>(places.size()))];
  return by_a_holder(table, Ability::Explore, rules::PlaceTile{from});
}

Wanderer::MaybeAction Wanderer::follow_route(const Table& table) {
  if (route_.empty()) return std::nullopt;
  const std::optional<Ability> ability = ability_for(table.state, route_.back());
  const MaybeAction choice = ability ? by_a_holder(table, *ability, route_.back()) : std::nullopt;
  if (!choice) {
    route_.clear();  // someone else got there first
  } else if (choice->what == route_.back()) {
    route_.pop_back();
  }
  return choice;
}

// One of the seats with the ability, if the action would be accepted; in a solo game, the tile has to come up
// first.
Wanderer::MaybeAction Wanderer::by_a_holder(const Table& table, Ability ability, const Action& action) {
  base::FixedList<Seat, rules::kMostSeats> holders;
  for (std::uint8_t i = 0; i < table.state.seats; ++i) {
    if (table.state.action_tiles[i].allows(ability)) holders.push_back(Seat{i});
  }
  if (holders.empty()) {
    return is_solo(table.state) ? MaybeAction{rules::Stamped{Seat{0}, table.now, rules::Reveal{}}}
                                : std::nullopt;
  }
  const auto count = static_cast<std::uint32_t>(holders.size());
  const Seat seat = holders[count == 1 ? 0 : random_.below(count)];
  const rules::Stamped stamped{seat, table.now, action};
  return why_refused(table.rules, table.state, stamped) ? std::nullopt : MaybeAction{stamped};
}

bool Wanderer::find_route(const Table& table) {
  const rules::State& state = table.state;
  const bool is_watched = cameras_are_watching(table.rules, state);
  if (sand_is_low(table.rules, state, table.now) && !is_watched && find_route(table, Goal::FlipTheTimer))
    return true;
  if (state.stolen) return find_route(table, Goal::Leave) || find_route(table, Goal::Explore);

  if ((is_watched || one_in(4)) && find_route(table, Goal::BreakCamera)) return true;
  if (one_in(2) && find_route(table, Goal::LookAhead)) return true;
  if (is_thorough_ && find_route(table, Goal::Explore)) return true;
  if (all_items_are_out(state) && find_route(table, Goal::Steal)) return true;
  return !is_thorough_ && find_route(table, Goal::Explore);
}

// For the first hero, in a random order of the ring, who can get there and isn't there yet.
bool Wanderer::find_route(const Table& table, Goal goal) {
  const bool explores = goal == Goal::Explore || goal == Goal::LookAhead;
  const std::uint32_t first = random_.below(rules::kHeroes.size());
  for (std::uint32_t i = 0; i < rules::kHeroes.size(); ++i) {
    const Pawn hero = rules::kHeroes[(first + i) % rules::kHeroes.size()];
    if (!is_in_the_mall(table.state, hero)) continue;
    const Spaces wanted = wanted_spaces(table.rules, table.state, hero, goal, shift_);
    const std::optional<Route> route = route_to(table.rules, table.state, hero, wanted);
    if (!route || (route->empty() && !explores)) continue;
    route_ = *route;
    if (explores && !route_.full()) route_.push_front(rules::Draw{});
    return true;
  }
  return false;
}

}  // namespace ai
