#include "ai/regions.h"

#include "rules/escalator.h"
#include "rules/mall.h"

namespace ai {
namespace {

using catalog::DoorWay;
using rules::Border;
using rules::Place;

// another hero has to be on a code space, and where groups are forbidden (S17-1), on another tile.
bool a_code_could_be_given(const rules::Ruleset& rules, const rules::State& mall, rules::Tile door) {
  catalog::TileSet codes = mall.placed & catalog::tiles_with(rules::Symbol::Code);
  if (rules.groups == catalog::Groups::Forbidden) codes.erase(door);
  return !codes.empty();
}

bool lets_pass(const rules::Ruleset& rules, const rules::State& mall, Place at, rules::Direction toward) {
  switch (door_way(mall, at, toward)) {
    case DoorWay::Free:
      return true;
    case DoorWay::Code:
      return a_code_could_be_given(rules, mall, at.tile());
    case DoorWay::Never:
      break;
  }
  return false;
}

bool is_passable(const rules::Ruleset& rules, const rules::State& mall, rules::Pawn walker, Place at,
                 rules::Direction toward, Border border) {
  switch (border) {
    case Border::Open:
      return true;
    case Border::OrangeWall:
      return rules.dwarf_passages && walker == rules::kDwarf;
    case Border::SteelDoor:
      return lets_pass(rules, mall, at, toward);
    case Border::Wall:
    case Border::DeadEnd:
    case Border::Edge:
      break;
  }
  return false;
}

}  // namespace

Regions::Regions(const rules::Ruleset& rules, const rules::State& mall, rules::Pawn walker) {
  const auto each_space = [&](auto&& visit) {
    for (const rules::Tile tile : mall.placed) {
      for (std::uint8_t i = 0; i < catalog::kCells; ++i) visit(rules::place(tile, rules::Cell{i}));
    }
  };
  each_space([&](Place at) { part_[at.code] = at.code; });
  each_space([&](Place at) {
    for (const rules::Direction toward : rules::kDirections) {
      const rules::NextSpace next = next_space(mall, at, toward);
      if (is_passable(rules, mall, walker, at, toward, next.border)) unite(at, next.place);
    }
    if (const auto end = rules::escalator_end(at)) unite(at, *end);
  });
  each_space([&](Place at) { part_[at.code] = find(at.code); });
}

std::uint16_t Regions::find(std::uint16_t code) {
  while (part_[code] != code) {
    part_[code] = part_[part_[code]];
    code = part_[code];
  }
  return code;
}

}  // namespace ai
