// What the teammates of a table think: orders for the heroes and the journey that carries them out, kept up
// to date with what happens. It knows nothing of seats that act slowly or soon; that is the crew's.
#pragma once

#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "ai/landmarks.h"
#include "ai/pace.h"
#include "ai/strategy.h"
#include "ai/traveller.h"
#include "ai/ways.h"
#include "rules/event.h"

namespace ai {

class Mind {
 public:
  Mind(const rules::Ruleset& rules, const Rhythm& rhythm, Style style = Style::Swift,
       std::uint32_t taste = 0);

  // For those who know the deal: where its tiles have to go, the one at the bottom of the deck first.
  void follow(std::vector<rules::Place> blueprint) { blueprint_ = std::move(blueprint); }

  // Everything anew: at the start, when the orders have expired, when somebody turns out to be slow.
  void plan(const rules::State& view, rules::GameTime now);
  // Goes on with the plan if that was part of it, and makes a new one otherwise.
  void notice(const rules::State& view, rules::GameTime now, const rules::Action& action,
              const rules::Events& events);

  rules::GameTime valid_until() const { return orders_.valid_until; }
  const Orders& orders() const { return orders_; }
  const Journey& journey() const { return journey_; }

  // What somebody with such a tile would do now: nothing, if the plan needs others.
  std::optional<rules::Action> wish_of(const rules::State& view, rules::GameTime now, rules::Seat seat) const;

  // The first thing to be done that needs no other first, whoever can do it, and what it takes.
  struct Need {
    rules::Ability ability;
    rules::Action what;
  };
  std::optional<Need> first_need(const rules::State& view, rules::GameTime now) const;

  const Efforts& efforts() const { return efforts_; }
  void set_effort(rules::Ability ability, Effort effort) { efforts_[catalog::index(ability)] = effort; }

 private:
  void watch_for_circles(const rules::State& view);
  std::optional<rules::Action> step_for(const rules::State& view, rules::GameTime now,
                                        rules::ActionTile tile) const;
  bool is_urgent(const rules::Action& action) const;
  bool follows_the_plan(const rules::Action& action, const rules::Events& events);
  bool can_come_first(const rules::State& view, rules::GameTime now, std::size_t number) const;
  bool wants_to_explore(const rules::State& view, rules::GameTime now) const;
  Outlook outlook(const rules::State& view, rules::GameTime now) const;

  rules::Ruleset rules_;
  const Rhythm* rhythm_;
  Style style_;
  std::uint32_t taste_;
  std::vector<rules::Place> blueprint_{};
  Efforts efforts_ = kEvenEfforts;
  Ways ways_;
  Landmarks marks_{};
  Traveller traveller_;
  Orders orders_;
  Journey journey_{};
  bool mall_is_new_ = true;
  // Where the pawns have stood since the mall changed, and how often they came to stand there once more.
  std::vector<std::array<rules::Place, rules::kPawns>> stood_{};
  std::uint32_t circles_ = 0;
};

}  // namespace ai
