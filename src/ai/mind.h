// What the teammates of a table think: orders for the heroes and the journey that carries them out, kept up
// to date with what happens. It knows nothing about slow or quick seats; that is for Teammates.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "ai/errand_search.h"
#include "ai/journey_planner.h"
#include "ai/landmarks.h"
#include "ai/pace.h"
#include "ai/strategy.h"
#include "ai/ways.h"
#include "rules/event.h"

namespace ai {

// The search that continues in the background; a copy of a mind starts its own when it plans.
class OwnSearch : public std::unique_ptr<ErrandSearch> {
 public:
  using std::unique_ptr<ErrandSearch>::unique_ptr;
  using std::unique_ptr<ErrandSearch>::operator=;
  OwnSearch() = default;
  OwnSearch(const OwnSearch&) : std::unique_ptr<ErrandSearch>() {}
  OwnSearch(OwnSearch&&) = default;
  OwnSearch& operator=(const OwnSearch& other) {
    if (this != &other) reset();
    return *this;
  }
  OwnSearch& operator=(OwnSearch&&) = default;
  ~OwnSearch() = default;
};

class Mind {
 public:
  Mind(const rules::Ruleset& rules, const Timing& timing, Style style = Style::Swift,
       std::uint32_t variation = 0);

  // For those who know the deal: where its tiles have to go, the one at the bottom of the deck first.
  void follow(std::vector<rules::Place> blueprint) { blueprint_ = std::move(blueprint); }

  // For searches that look at many games: nobody steps aside in the hope that it helps.
  void stay_put() { stays_put_ = true; }

  // Plans everything from scratch: at the start, when the orders have expired, or when a player turns out to
  // be slow.
  void plan(const rules::State& view, rules::GameTime now);
  // Continues with the plan if that was part of it, and otherwise makes a new one.
  void notice(const rules::State& view, rules::GameTime now, const rules::Action& action,
              const rules::Events& events);

  // The search for errands continues in the background, a little at a time.
  bool is_pondering() const { return errands_ != nullptr; }
  // Continues thinking for a moment; true if that changed the plan.
  bool ponder(const rules::State& view, rules::GameTime now);
  // Nobody has anything to do, and the search has found nothing either.
  bool sees_no_way() const { return sees_no_way_; }

  rules::GameTime valid_until() const { return orders_.valid_until; }
  const Orders& orders() const { return orders_; }
  const Journey& journey() const { return journey_; }

  // What a seat with this tile would do now; nothing if the plan needs others.
  std::optional<rules::Action> planned_action(const rules::State& view, rules::GameTime now,
                                              rules::Seat seat) const;

  // The first thing to do that doesn't depend on anything else, no matter who can do it, and what it takes.
  struct Need {
    rules::Ability ability;
    rules::Action what;
  };
  std::optional<Need> first_need(const rules::State& view, rules::GameTime now) const;

  const Efforts& efforts() const { return efforts_; }
  void set_effort(rules::Ability ability, Effort effort) { efforts_[catalog::index(ability)] = effort; }

 private:
  void watch_for_circles(const rules::State& view);
  void look_for_errands(const rules::State& view, rules::GameTime now, bool arrives);
  bool step_aside(const rules::State& view, rules::GameTime now);
  void walk_aside(const rules::State& view, rules::GameTime now);
  bool can_be_carried_out(const rules::State& view, rules::GameTime now) const;
  bool goes_on_with_the_errand(const rules::State& view, rules::GameTime now, const rules::Action& action);
  std::optional<rules::Action> what_is_due_now(const rules::State& view, rules::GameTime now,
                                               rules::Seat seat) const;
  std::optional<rules::Action> step_for(const rules::State& view, rules::GameTime now,
                                        rules::ActionTile tile) const;
  bool is_urgent(const rules::Action& action) const;
  bool is_last_call(const rules::Action& action) const;
  bool follows_the_plan(const rules::Action& action, const rules::Events& events);
  bool can_come_first(const rules::State& view, rules::GameTime now, std::size_t number) const;
  bool wants_to_explore(const rules::State& view, rules::GameTime now) const;
  Situation situation(const rules::State& view, rules::GameTime now) const;

  rules::Ruleset rules_;
  const Timing* timing_;
  Style style_;
  std::uint32_t variation_;
  std::vector<rules::Place> blueprint_{};
  Efforts efforts_ = kEvenEfforts;
  Ways ways_;
  Landmarks marks_{};
  JourneyPlanner journey_planner_;
  Orders orders_;
  Journey journey_{};
  OwnSearch errands_{};
  bool on_an_errand_ = false;  // the journey was found by the search for errands
  bool sees_no_way_ = false;
  bool stays_put_ = false;
  std::uint32_t steps_aside_ = 0;  // since the mall changed
  bool is_stuck_ = false;  // no errand has been found since the mall changed: perhaps another tile helps
  std::vector<std::array<rules::Place, rules::kPawns>> hopeless_{};  // where no errand was found
  bool mall_is_new_ = true;
  bool ways_are_old_ = true;
  // Where the pawns have been since the mall changed, and how often they were in the same places again.
  std::vector<std::array<rules::Place, rules::kPawns>> stood_{};
  std::uint32_t circles_ = 0;
};

}  // namespace ai
