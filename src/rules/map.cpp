#include "rules/map.h"

#include "rules/goal.h"
#include "rules/mall.h"
#include "rules/watch.h"

namespace rules {

std::optional<Place> map_under(const Ruleset& rules, const State& state, Pawn hero) {
  if (!rules.modules.contains(Module::Maps) || !is_in_the_mall(state, hero)) return std::nullopt;
  const Place at = place_of(state, hero);
  if (working_symbol(state, at) != Symbol::Map || is_out_of_order(state, at)) return std::nullopt;
  return at;
}

std::optional<Pawn> hero_on_map_in_use(const State& state) {
  const Place map = state.security.map_in_use;
  if (map == kNowhere) return std::nullopt;
  for (const Pawn hero : kHeroes) {
    if (place_of(state, hero) == map) return hero;
  }
  return std::nullopt;
}

void end_map(Resolution& resolution) {
  if (resolution.now.security.map_in_use == kNowhere) return;
  emit(resolution, WentOutOfOrder{resolution.now.security.map_in_use});
  emit(resolution, MapEnded{});
  judge_map(resolution);  // T-5
}

bool can_be_explored(const Ruleset& rules, const State& state, Place at) {
  if (!leads_to_the_unexplored(state, at) || is_covered(rules, state, at)) return false;
  return space_at(at).colour.has_value() || rules.modules.contains(Module::Maps);  // X-GEN-4
}

bool is_auto_explore(const Ruleset& rules, const State& state, Place at) {
  return !space_at(at).colour && can_be_explored(rules, state, at);
}

}  // namespace rules
