// The part of the mind that looks further, in the background, when a journey doesn't arrive.
#include <algorithm>

#include "ai/evaluator.h"
#include "ai/mind.h"
#include "ai/position_key.h"
#include "ai/trial.h"
#include "ai/trips.h"
#include "base/fixed_list.h"
#include "base/random.h"
#include "rules/goal.h"
#include "rules/theft.h"

namespace ai {

using rules::Action;

namespace {

constexpr unsigned kEffortAThought = 100;
constexpr std::size_t kPositionsAfterAStep = 2'000;
constexpr std::uint32_t kMostStepsAside = 24;  // then teammates say that they see no way
constexpr std::uint32_t kMostWalks = 8;
constexpr std::uint32_t kMostDraws = 40;
constexpr std::size_t kLongestWalkAside = 6;

bool somebody_is_blocked(const Assignments& assignments) {
  return std::ranges::any_of(assignments, [](const Assignment& assignment) { return assignment.is_blocked; });
}

// T-2: someone stands on an exit that doesn't take anyone yet.
bool waits_at_the_exit(const rules::Ruleset& rules, const rules::State& view,
                       const Assignments& assignments) {
  return std::ranges::any_of(rules::kHeroes, [&](rules::Pawn hero) {
    const Assignment& assignment = assignments[index(hero)];
    return assignment.task == Task::Leave && is_in_the_mall(view, hero) &&
           assignment.wanted.contains(place_of(view, hero)) && !exit_takes(rules, view, hero);
  });
}

}  // namespace

void Mind::look_for_errands(const rules::State& view, rules::GameTime now, bool arrives) {
  errands_.reset();
  sees_no_way_ = false;
  if (view.outcome != rules::Outcome::Running || view.held) return;
  bool has_way_out = true;
  if (orders_.steal && !rules_.modules.empty()) {
    Evaluator evaluator{rules_, orders_.assignments, marks_, efforts_};
    has_way_out = evaluator.evaluate(view).has_way_out;
  }
  const bool is_stuck =
      journey_.actions.empty() && (!arrives || waits_at_the_exit(rules_, view, orders_.assignments));
  if (!somebody_is_blocked(orders_.assignments) && has_way_out && !is_stuck) return;
  if (std::ranges::find(hopeless_, view.places) != hopeless_.end()) {
    sees_no_way_ = !step_aside(view, now);
    return;
  }
  const std::size_t positions = steps_aside_ == 0 ? ErrandSearch::kMostPositions : kPositionsAfterAStep;
  errands_ =
      std::make_unique<ErrandSearch>(rules_, view, now, orders_.assignments, marks_, efforts_, positions);
  orders_.steal = orders_.steal && has_way_out;  // not before there is a way, unless none is found
}

bool Mind::ponder(const rules::State& view, rules::GameTime now) {
  if (!errands_) return false;
  switch (errands_->go_on(kEffortAThought)) {
    case ErrandSearch::Progress::Searching:
      return false;
    case ErrandSearch::Progress::Found: {
      journey_ = {};
      for (const Action& action : errands_->plan()) {
        if (!journey_.actions.full()) journey_.actions.push_back(action);
      }
      errands_.reset();
      on_an_errand_ = true;
      if (!can_be_carried_out(view, now)) plan(view, now);
      return true;
    }
    case ErrandSearch::Progress::NoWay:
      break;
  }
  errands_.reset();
  hopeless_.push_back(view.places);
  if (!is_stuck_ && !view.deck.empty() && !rules_.modules.empty()) {
    is_stuck_ = true;
    plan(view, now);
  } else {
    sees_no_way_ = !step_aside(view, now);
  }
  orders_.steal = !orders_.explore && !missing_at_the_theft(rules_, view);
  return true;
}

// Nothing was found from here. Heroes may stand in each other's way in a manner that no search has seen
// through: some of them walk elsewhere, and from there everything looks different. False if that has been
// tried often.
bool Mind::step_aside(const rules::State& view, rules::GameTime now) {
  const bool can_steal = !view.stolen && !why_cannot_steal(rules_, view);
  if (!journey_.actions.empty() || wants_to_explore(view, now) || can_steal) return true;
  if (stays_put_) return false;
  while (journey_.actions.empty() && steps_aside_ < kMostStepsAside) walk_aside(view, now);
  on_an_errand_ = !journey_.actions.empty();
  return on_an_errand_;
}

// Heroes and guards, to spaces that aren't far; not every one that is drawn leads anywhere.
void Mind::walk_aside(const rules::State& view, rules::GameTime now) {
  std::uint64_t key = 5;
  for (const rules::Place at : view.places) mix(key, at.code);
  base::Random random{{key, ++steps_aside_}};
  static const Spaces kNone;
  rules::State hands = view;
  hands.action_tiles[0] = kEverything;
  base::FixedList<rules::Pawn, rules::kPawns> walkers;
  for (std::size_t i = 0; i < rules::kPawns; ++i) {
    const auto pawn = static_cast<rules::Pawn>(i);
    if (is_in_the_mall(view, pawn)) walkers.push_back(pawn);
  }
  if (walkers.empty()) return;
  std::uint32_t walks = std::min(1 + steps_aside_ / 4, kMostWalks);
  for (std::uint32_t draws = 0; draws < kMostDraws && walks > 0; ++draws) {
    const rules::Pawn pawn = walkers[random.below(static_cast<std::uint32_t>(walkers.size()))];
    if (!is_in_the_mall(hands, pawn)) continue;
    const Trips trips{rules_, hands, pawn, kNone};
    const auto& spaces = trips.spaces();
    const rules::Place at = spaces[random.below(static_cast<std::uint32_t>(spaces.size()))];
    if (trips.actions_to(at) == 0 || trips.actions_to(at) > kLongestWalkAside) continue;
    --walks;
    for (const Action& action : trips.way_to(at)) {
      rules::State then = hands;
      if (!happens(rules_, then, now, action) || then.outcome == rules::Outcome::Lost) break;
      if (journey_.actions.full()) break;
      journey_.actions.push_back(action);
      hands = then;
    }
  }
}

bool Mind::can_be_carried_out(const rules::State& view, rules::GameTime now) const {
  rules::State hands = view;
  hands.action_tiles[0] = kEverything;
  return std::ranges::all_of(journey_.actions, [&](const Action& action) {
    return happens(rules_, hands, now, action) && hands.outcome != rules::Outcome::Lost;
  });
}

// What was found is carried out to the end, as long as nobody interferes and the mall stays as it is.
bool Mind::goes_on_with_the_errand(const rules::State& view, rules::GameTime now, const Action& action) {
  const auto at = std::ranges::find(journey_.actions, action);
  const bool is_part = at != journey_.actions.end();
  if (is_part) journey_.actions.erase_at(static_cast<std::size_t>(at - journey_.actions.begin()));
  const bool is_signal =
      std::holds_alternative<rules::PutRedPawn>(action) || std::holds_alternative<rules::Stare>(action);
  const bool goes_on = (is_part || is_signal || std::holds_alternative<rules::Reveal>(action)) &&
                       !journey_.actions.empty() && can_be_carried_out(view, now);
  if (goes_on) mall_is_new_ = false;
  return goes_on;
}

}  // namespace ai
