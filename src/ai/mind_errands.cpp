// The part of the mind that looks further, in the background, when a journey doesn't arrive.
#include <algorithm>

#include "ai/hands.h"
#include "ai/mind.h"
#include "ai/prospect.h"
#include "rules/theft.h"

namespace ai {

using rules::Action;

namespace {

constexpr unsigned kEffortAThought = 100;

bool somebody_is_blocked(const Assignments& assignments) {
  return std::ranges::any_of(assignments, [](const Assignment& assignment) { return assignment.is_blocked; });
}

}  // namespace

void Mind::look_for_errands(const rules::State& view, rules::GameTime now, bool arrives) {
  errands_.reset();
  sees_no_way_ = false;
  if (view.outcome != rules::Outcome::Running || view.held) return;
  bool has_way_out = true;
  if (orders_.steal && !rules_.modules.empty()) {
    Prospect prospect{rules_, orders_.assignments, marks_, efforts_};
    has_way_out = prospect.of(view).has_way_out;
  }
  const bool is_stuck = !arrives && journey_.actions.empty();
  if (!somebody_is_blocked(orders_.assignments) && has_way_out && !is_stuck) return;
  if (std::ranges::find(hopeless_, view.places) != hopeless_.end()) {
    sees_no_way_ = true;
    return;
  }
  errands_ = std::make_unique<ErrandSearch>(rules_, view, now, orders_.assignments, marks_, efforts_);
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
  sees_no_way_ = true;
  hopeless_.push_back(view.places);
  if (!is_stuck_ && !view.deck.empty() && !rules_.modules.empty()) {
    is_stuck_ = true;
    plan(view, now);
  }
  orders_.steal = !orders_.explore && !missing_at_the_theft(rules_, view);
  return true;
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
