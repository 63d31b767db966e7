#include "ai/ways.h"

#include <algorithm>
#include <queue>

#include "rules/arrival.h"
#include "rules/escalator.h"
#include "rules/guard_room.h"
#include "rules/shaft.h"
#include "rules/walk.h"
#include "rules/watch.h"

namespace ai {

using rules::Ability;
using rules::Pawn;
using rules::Place;

rules::State without_heroes(const rules::State& state) {
  rules::State alone = state;
  for (const Pawn hero : rules::kHeroes) {
    if (!is_in_the_mall(state, hero)) continue;
    alone.places[index(hero)] = rules::kNowhere;
    alone.presence[index(hero)] = rules::Presence::NotInPlay;
  }
  return alone;
}

rules::State without_watchers(const rules::State& state) {
  rules::State alone = without_heroes(state);
  for (const Pawn guard : rules::kGuardPawns) {
    if (!is_in_the_mall(state, guard)) continue;
    alone.places[index(guard)] = rules::kNowhere;
    alone.presence[index(guard)] = rules::Presence::NotInPlay;
  }
  alone.security.beholder = rules::PieceState::NotInPlay;
  alone.security.sensor = rules::PieceState::NotInPlay;
  alone.security.code_spell = true;
  return alone;
}

bool comes_unseen(const rules::Ruleset& rules, const rules::State& state, Pawn hero, Place to) {
  if (rules.modules.empty()) return !why_cannot_stop_at(rules, state, hero, to);
  const rules::Watch watch = watch_at_arrival(rules, state, hero, to);
  return !watch.objection && !watch.caught;
}

void Ways::survey(const rules::Ruleset& rules, const rules::State& state, rules::TileSet avoided) {
  avoided_ = avoided;
  has_modules_ = !rules.modules.empty();
  has_guard_room_ = rules.modules.contains(rules::Module::GuardRoom);
  mage_is_enchanted_ = has_modules_ && !state.security.holding.empty();
  survey(here_, rules, without_heroes(state));
  if (has_modules_) survey(unwatched_, rules, without_watchers(state));
  vortex_works_ = !state.stolen && rules.vortex != catalog::Vortex::OutOfService;
  vortex_is_between_dimensions_ = rules.vortex == catalog::Vortex::BetweenDimensions;
}

void Ways::survey(Map& map, const rules::Ruleset& rules, const rules::State& alone) {
  fill(map.others, rules, alone, Pawn::Yellow);
  fill(map.dwarf, rules, alone, rules::kDwarf);
  if (!rules.modules.empty() && !alone.security.holding.empty()) fill(map.mage, rules, alone, rules::kMage);
  for (const rules::Colour colour : rules::kColours) {
    std::vector<Place>& vortexes = map.vortexes[index(colour)];
    vortexes.clear();
    for (const rules::Tile tile : alone.placed& catalog::tiles_with_vortex(colour)) {
      const Place vortex = rules::place(tile, *catalog::def(tile).vortex[index(colour)]);
      if (!rules.modules.empty() &&
          (is_covered(alone.security, vortex) || is_occupied(alone, vortex) || sensor_covers(alone, vortex) ||
           guard_on(alone, tile) || beholder_is_on(alone, tile)))
        continue;
      vortexes.push_back(vortex);
    }
  }
}

const Ways::WayGraph& Ways::graph_of(const Map& map, Pawn hero) const {
  if (hero == rules::kDwarf) return map.dwarf;
  return hero == rules::kMage && mage_is_enchanted_ ? map.mage : map.others;
}

void Ways::fill(WayGraph& graph, const rules::Ruleset& rules, const rules::State& alone, Pawn walker) {
  graph.edges.clear();
  const bool has_modules = !rules.modules.empty();
  rules::State with_walker = alone;
  if (has_modules) with_walker.presence[index(walker)] = rules::Presence::InTheMall;
  for (const rules::Tile tile : alone.placed) {
    const rules::Cells corridor = catalog::def(tile).corridor;
    for (std::uint8_t i = 0; i < catalog::kCells; ++i) {
      if (!catalog::contains(corridor, rules::Cell{i})) continue;
      const Place at = rules::place(tile, rules::Cell{i});
      if (has_modules) with_walker.places[index(walker)] = at;
      const auto add = [&](Place to, Ability ability) {
        graph.edges.push_back({at.code, to.code, static_cast<std::uint8_t>(ability)});
      };
      for (const rules::Direction toward : rules::kDirections) {
        for (rules::Step next = step(rules, with_walker, walker, at, toward); next && !next.is_caught;
             next = step(rules, with_walker, walker, next.place, toward)) {
          if (avoided_.contains(next.place.tile()) && next.place.tile() != tile) break;
          if (!why_cannot_stop_at(rules, with_walker, walker, next.place))
            add(next.place, catalog::move_towards(toward));
        }
      }
      const std::optional<Place> end = rules::escalator_end(at);
      if (end && !is_occupied(alone, *end) &&
          (!has_modules || comes_unseen(rules, with_walker, walker, *end)))
        add(*end, Ability::Escalator);
      if (!rules.modules.contains(rules::Module::Shafts)) continue;
      for (std::uint8_t pair = 0; pair < rules::kShafts; ++pair) {
        const auto shaft = rules::shaft_from(alone, at, pair);
        if (shaft && !avoided_.contains(shaft->to.tile()) && !is_occupied(alone, shaft->to) &&
            comes_unseen(rules, with_walker, walker, shaft->to))
          add(shaft->to, Ability::Escalator);  // everyone may do it, so it costs no more effort
      }
    }
  }
  sort_by_end(graph);
}

void Ways::sort_by_end(WayGraph& graph) {
  std::stable_sort(graph.edges.begin(), graph.edges.end(),
                   [](const Edge& a, const Edge& b) { return a.to < b.to; });
  std::uint16_t next = 0;
  for (std::uint16_t code = 0; code <= kPlaces; ++code) {
    while (next < graph.edges.size() && graph.edges[next].to < code) ++next;
    graph.first[code] = next;
  }
}

EffortField Ways::field(const rules::State& state, Pawn hero, std::span<const Destination> wanted,
                        const Efforts& efforts, VortexUse vortex, Watchers watchers) const {
  struct Reached {
    Effort effort;
    std::uint16_t code;
    bool operator>(const Reached& other) const {
      return effort != other.effort ? effort > other.effort : code > other.code;
    }
  };
  EffortField field;
  std::priority_queue<Reached, std::vector<Reached>, std::greater<>> to_visit;
  const auto reach = [&](std::uint16_t code, unsigned effort) {
    if (effort >= field.at_code(code)) return;
    field.set(code, static_cast<Effort>(effort));
    to_visit.push({static_cast<Effort>(effort), code});
  };
  for (const Destination& destination : wanted) reach(destination.at.code, destination.penalty);

  const Map& map = has_modules_ && watchers == Watchers::LeftAside ? unwatched_ : here_;
  const WayGraph& graph = graph_of(map, hero);
  const std::vector<Place>& vortexes = map.vortexes[index(colour_of(hero))];
  const bool may_take_vortex = vortex == VortexUse::Works && vortex_works_ && !vortexes.empty();
  const unsigned one_vortex = efforts[index(Ability::Vortex)];
  unsigned from_anywhere = kUnreachable;  // where the vortex leads from anywhere to anywhere
  while (!to_visit.empty()) {
    const Reached best = to_visit.top();
    to_visit.pop();
    if (best.effort != field.at_code(best.code)) continue;
    for (std::uint16_t i = graph.first[best.code]; i < graph.first[best.code + 1U]; ++i) {
      const Edge& edge = graph.edges[i];
      reach(edge.from, best.effort + efforts[edge.ability]);
    }
    if (!may_take_vortex) continue;
    const Place here{best.code};
    if (std::find(vortexes.begin(), vortexes.end(), here) == vortexes.end()) continue;
    if (!vortex_is_between_dimensions_) {
      from_anywhere = std::min(from_anywhere, best.effort + one_vortex);
      continue;
    }
    for (const Place other : vortexes) {
      if (placed_tile(state, other.tile()).dimension != placed_tile(state, here.tile()).dimension)
        reach(other.code, best.effort + one_vortex);
    }
  }
  if (from_anywhere != kUnreachable) {
    for (const rules::Tile tile : state.placed) {
      if (has_guard_room_ && tile == rules::kGuardRoom) continue;
      for (std::uint8_t i = 0; i < catalog::kCells; ++i) {
        if (!catalog::contains(catalog::def(tile).corridor, rules::Cell{i})) continue;
        const std::uint16_t code = rules::place(tile, rules::Cell{i}).code;
        if (field.at_code(code) > from_anywhere) field.set(code, static_cast<Effort>(from_anywhere));
      }
    }
  }
  return field;
}

}  // namespace ai
