#include "chronicle/waits.h"

#include <algorithm>

#include "rules/action_needs.h"
#include "rules/decide.h"

namespace chronicle {
namespace {

using rules::GameTime;

// Whether anyone could have done it then.
bool could_be_done(const Course& course, std::size_t position, const rules::Action& what) {
  const rules::State& state = course.positions[position];
  const auto ability = rules::ability_for(state, what);
  if (!ability) return false;
  for (std::uint8_t seat = 0; seat < state.seats; ++seat) {
    if (!state.action_tiles[seat].allows(*ability)) continue;
    const rules::Stamped action{rules::Seat{seat}, course.begin_of(position), what};
    if (!rules::why_refused(course.rules, state, action)) return true;
  }
  return false;
}

// Since which action it could have been done without interruption.
std::size_t possible_since(const Course& course, std::size_t action) {
  std::size_t first = action;
  while (first > 0 && could_be_done(course, first - 1, course.actions[action].what)) --first;
  return first;
}

// The time that several waits cover together.
rules::Millis covered(std::vector<Wait>& waits) {
  std::ranges::sort(waits, {}, [](const Wait& wait) { return std::pair{wait.since, wait.action}; });
  std::uint32_t sum = 0;
  GameTime end{};
  for (const Wait& wait : waits) {
    const GameTime since = std::max(wait.since, end);
    if (wait.until <= since) continue;
    sum += wait.until.ms - since.ms;
    end = wait.until;
  }
  return rules::Millis{sum};
}

}  // namespace

WaitsByAbility waits_of(const Course& course) {
  std::array<std::vector<Wait>, catalog::kAbilities> found{};
  for (std::size_t i = 0; i < course.actions.size() && course.rules.seats > 1; ++i) {
    const PlayedAction& action = course.actions[i];
    const auto ability = rules::ability_for(course.positions[i], action.what);
    if (!ability) continue;
    const GameTime since = course.begin_of(possible_since(course, i));
    found[catalog::index(*ability)].push_back({.action = i, .since = since, .until = action.at});
  }
  WaitsByAbility all{};
  for (std::size_t i = 0; i < found.size(); ++i) {
    if (found[i].empty()) continue;
    all[i].longest = *std::ranges::max_element(found[i], {}, &Wait::ms);
    all[i].all = covered(found[i]);
  }
  return all;
}

}  // namespace chronicle
