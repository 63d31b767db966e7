#include "ai/reach.h"

#include "base/fixed_list.h"
#include "rules/escalator.h"
#include "rules/shaft.h"
#include "rules/walk.h"

namespace ai {

using rules::Place;

Spaces spaces_around(const rules::Ruleset& rules, const rules::State& alone, rules::Pawn hero, Place there) {
  Spaces reached;
  base::FixedList<Place, rules::kTiles * catalog::kCells> to_visit;
  const auto reach = [&](Place at) {
    if (reached.contains(at)) return;
    reached.insert(at);
    to_visit.push_back(at);
  };
  reach(there);
  for (std::size_t i = 0; i < to_visit.size(); ++i) {
    const Place at = to_visit[i];
    for (const rules::Direction toward : rules::kDirections) {
      if (const rules::Step next = step(rules, alone, hero, at, toward)) reach(next.place);
    }
    const std::optional<Place> end = rules::escalator_end(at);
    if (end && !is_occupied(alone, *end)) reach(*end);
    if (!rules.modules.contains(rules::Module::Shafts)) continue;
    for (std::uint8_t pair = 0; pair < rules::kShafts; ++pair) {
      if (const auto shaft = rules::shaft_from(alone, at, pair)) reach(shaft->to);
    }
  }
  return reached;
}

bool serves(const rules::Ruleset& rules, rules::Pawn hero, rules::Colour exit) {
  switch (rules.exits) {
    case catalog::Exits::OneForAll:
      return exit == rules::Colour::Purple;
    case catalog::Exits::OwnColour:
      return exit == colour_of(hero);
    case catalog::Exits::Foreign:
      return exit != colour_of(hero);
  }
  return false;
}

bool all_can_leave(const rules::Ruleset& rules, const rules::State& alone, const WaysOut& ways) {
  for (const WayOut& way : ways) {
    if (!spaces_around(rules, alone, way.hero, way.exit).contains(way.from)) return false;
  }
  if (rules.groups == catalog::Groups::Allowed || ways.empty()) return true;
  for (std::size_t i = 0; i < ways.size(); ++i) {
    rules::State after = alone;
    after.places[index(ways[i].hero)] = ways[i].exit;
    after.presence[index(ways[i].hero)] = rules::Presence::Escaped;
    WaysOut others = ways;
    others.erase_at(i);
    if (all_can_leave(rules, after, others)) return true;
  }
  return false;
}

}  // namespace ai
