#include "ai/ways.h"

#include <algorithm>
#include <queue>

#include "rules/arrival.h"
#include "rules/escalator.h"
#include "rules/walk.h"

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

void Ways::survey(const rules::Ruleset& rules, const rules::State& state) {
  const rules::State alone = without_heroes(state);
  fill(others_, rules, alone, Pawn::Yellow);
  fill(dwarf_, rules, alone, rules::kDwarf);
  whirl_works_ = !state.stolen && rules.vortex != catalog::Vortex::OutOfService;
  whirl_is_between_dimensions_ = rules.vortex == catalog::Vortex::BetweenDimensions;
  for (const rules::Colour colour : rules::kColours) {
    std::vector<Place>& whirls = whirls_[index(colour)];
    whirls.clear();
    for (const rules::Tile tile : state.placed& catalog::tiles_with_vortex(colour)) {
      whirls.push_back(rules::place(tile, *catalog::def(tile).vortex[index(colour)]));
    }
  }
}

void Ways::fill(Net& net, const rules::Ruleset& rules, const rules::State& alone, Pawn walker) {
  net.edges.clear();
  for (const rules::Tile tile : alone.placed) {
    const rules::Cells corridor = catalog::def(tile).corridor;
    for (std::uint8_t i = 0; i < catalog::kCells; ++i) {
      if (!catalog::contains(corridor, rules::Cell{i})) continue;
      const Place at = rules::place(tile, rules::Cell{i});
      for (const rules::Direction toward : rules::kDirections) {
        for (rules::Step next = step(rules, alone, walker, at, toward); next;
             next = step(rules, alone, walker, next.place, toward)) {
          if (ban_on_ending(rules, alone, walker, next.place)) continue;
          net.edges.push_back(
              {at.code, next.place.code, static_cast<std::uint8_t>(catalog::move_towards(toward))});
        }
      }
      const std::optional<Place> end = rules::escalator_end(at);
      if (end && !is_occupied(alone, *end)) {
        net.edges.push_back({at.code, end->code, static_cast<std::uint8_t>(Ability::Escalator)});
      }
    }
  }
  sort_by_end(net);
}

void Ways::sort_by_end(Net& net) {
  std::stable_sort(net.edges.begin(), net.edges.end(),
                   [](const Edge& a, const Edge& b) { return a.to < b.to; });
  std::uint16_t next = 0;
  for (std::uint16_t code = 0; code <= kPlaces; ++code) {
    while (next < net.edges.size() && net.edges[next].to < code) ++next;
    net.first[code] = next;
  }
}

Field Ways::field(const rules::State& state, Pawn hero, std::span<const Destination> wanted,
                  const Efforts& efforts, Whirl whirl) const {
  struct Reached {
    Effort effort;
    std::uint16_t code;
    bool operator>(const Reached& other) const {
      return effort != other.effort ? effort > other.effort : code > other.code;
    }
  };
  Field field;
  std::priority_queue<Reached, std::vector<Reached>, std::greater<>> to_visit;
  const auto reach = [&](std::uint16_t code, unsigned effort) {
    if (effort >= field.at_code(code)) return;
    field.set(code, static_cast<Effort>(effort));
    to_visit.push({static_cast<Effort>(effort), code});
  };
  for (const Destination& destination : wanted) reach(destination.at.code, destination.malus);

  const Net& net = net_of(hero);
  const std::vector<Place>& whirls = whirls_[index(colour_of(hero))];
  const bool may_whirl = whirl == Whirl::Works && whirl_works_ && !whirls.empty();
  const unsigned one_whirl = efforts[index(Ability::Vortex)];
  unsigned from_anywhere = kUnreachable;  // where the vortex leads from anywhere to anywhere
  while (!to_visit.empty()) {
    const Reached best = to_visit.top();
    to_visit.pop();
    if (best.effort != field.at_code(best.code)) continue;
    for (std::uint16_t i = net.first[best.code]; i < net.first[best.code + 1U]; ++i) {
      const Edge& edge = net.edges[i];
      reach(edge.from, best.effort + efforts[edge.ability]);
    }
    if (!may_whirl) continue;
    const Place here{best.code};
    if (std::find(whirls.begin(), whirls.end(), here) == whirls.end()) continue;
    if (!whirl_is_between_dimensions_) {
      from_anywhere = std::min(from_anywhere, best.effort + one_whirl);
      continue;
    }
    for (const Place other : whirls) {
      if (lies(state, other.tile()).dimension != lies(state, here.tile()).dimension)
        reach(other.code, best.effort + one_whirl);
    }
  }
  if (from_anywhere != kUnreachable) {
    for (const rules::Tile tile : state.placed) {
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
