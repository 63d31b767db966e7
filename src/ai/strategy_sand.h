// The sand: how long the rest will take, who waits at a timer and who flips it.
#pragma once

#include <optional>

#include "ai/reach.h"
#include "ai/strategy_base.h"
#include "rules/stress_token.h"

namespace ai {

class SandStrategy : protected StrategyBase {
 protected:
  using StrategyBase::StrategyBase;

  // Fewer seats have more to do each, and a solo player has to turn tiles over for nearly every action.
  std::uint32_t time_for(unsigned effort) const {
    constexpr std::array<std::uint32_t, 4> kPercent{430, 180, 135, 100};
    const std::size_t hands = std::min<std::size_t>(state_.seats, kPercent.size());
    return effort * situation_.timing.per_action / kOneAction * kPercent[hands - 1] / 100;
  }

  // A guess at how long the rest of the heist takes; very long while something is still to be found.
  std::uint32_t work_left() const {
    if (orders_.explore) return 0xffffff;
    unsigned sum = 0;
    unsigned longest = 0;
    for (const Pawn hero : rules::kHeroes) {
      if (!is_here(hero) || !is_asked(hero)) continue;
      const Effort effort = effort_of(hero, given(hero));
      if (given(hero).task == Task::Rest || effort == kUnreachable) return 0xffffff;
      unsigned whole = effort;
      if (given(hero).task == Task::Steal) whole += way_out_from_item(hero);
      sum += whole;
      longest = std::max(longest, whole);
    }
    const std::uint32_t at_once = std::min<std::uint32_t>(state_.seats, 4);
    return (time_for(longest) + time_for(sum) / at_once) * 7 / 5 + 2 * situation_.timing.safety;
  }

  unsigned way_out_from_item(Pawn hero) const {
    for (const Colour colour : rules::kColours) {
      const auto& exit = marks_.exits[index(colour)];
      if (!exit || !serves(rules_, hero, colour)) continue;
      const EffortField out =
          situation_.ways.field(state_, hero, Destinations{{*exit}}, situation_.efforts, VortexUse::Off);
      const auto& item = marks_.items[index(hero)];
      const Effort effort = item ? out.from(*item) : kUnreachable;
      if (effort != kUnreachable) return effort;
    }
    return 10 * kOneAction;
  }

  static unsigned reluctance(Task task) {
    switch (task) {
      case Task::BreakCamera:
      case Task::LookAhead:
        return 2 * kOneAction;
      case Task::Steal:
      case Task::Explore:
        return kOneAction;
      default:
        return 0;
    }
  }

  void mind_the_sand() {
    if (work_left() < sand_) return;
    if (state_.security.stress_tokens != 0) keep_the_token_ready();
    if (marks_.timers.empty()) return;
    Destinations timers;
    for (const Place at : marks_.timers) timers.push_back({at});
    std::optional<Pawn> best;
    Assignment best_assignment;
    unsigned least = 0xffffffff;
    for (const Pawn hero : rules::kHeroes) {
      if (!is_here(hero)) continue;
      const Assignment turn = assignment(Task::FlipTheTimer, hero, timers);
      if (!can_be_reached(hero, turn)) continue;
      const unsigned effort = effort_of(hero, turn) + reluctance(given(hero).task);
      if (effort >= least) continue;
      least = effort;
      best = hero;
      best_assignment = turn;
    }
    if (!best) return;
    const std::uint32_t on_the_way = time_for(effort_of(*best, best_assignment)) * 3 / 2;
    const std::uint32_t last_call = situation_.timing.safety + time_for(kOneAction);
    const std::uint32_t go = last_call + on_the_way;
    const std::uint32_t get_ready = go + 3 * situation_.timing.safety;
    if (sand_ <= last_call || (sand_ <= go && effort_of(*best, best_assignment) > kOneAction)) {
      give(*best, best_assignment);
      return;
    }
    if (sand_ > get_ready) {
      look_again_in(sand_ - get_ready);
      return;
    }
    look_again_in(sand_ - (sand_ > go ? go : last_call));
    give(*best, one_action_before(*best, best_assignment.toward));
  }

  void keep_the_token_ready() {
    const std::uint32_t last_call = situation_.timing.safety / 2 + time_for(kOneAction);
    if (why_cannot_use_timer_token(rules_, state_)) return;
    if (sand_ > last_call) return look_again_in(sand_ - last_call);
    orders_.turn_by_token = true;
  }

  Assignment one_action_before(Pawn hero, const EffortField& toward) const {
    Destinations beside;
    for (const rules::Tile tile : state_.placed) {
      for (std::uint8_t i = 0; i < catalog::kCells; ++i) {
        const Place at = rules::place(tile, rules::Cell{i});
        const Effort effort = toward.from(at);
        if (effort > 0 && effort <= kOneAction) beside.push_back({at});
      }
    }
    return assignment(Task::WaitAtTheTimer, hero, beside);
  }
};

}  // namespace ai
