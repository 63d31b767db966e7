#include "property/space_kinds.h"

#include <algorithm>
#include <optional>

#include "rules/guard_room.h"
#include "rules/mall.h"
#include "rules/map.h"
#include "rules/watch.h"

namespace property {

using rules::Pawn;
using rules::Place;
using rules::Symbol;
using rules::Tile;

namespace {

bool is_at_a_steel_door(const rules::Game& game, Place at) {
  return std::ranges::any_of(rules::kDirections, [&](rules::Direction side) {
    return next_space(game.state, at, side).border == rules::Border::SteelDoor;
  });
}

bool is_before_a_code_door(const rules::Game& game, Place at) {
  return std::ranges::any_of(rules::kDirections, [&](rules::Direction side) {
    return next_space(game.state, at, side).border == rules::Border::SteelDoor &&
           rules::door_way(game.state, at, side) == catalog::DoorWay::Code;
  });
}

// M7-2: there is a space of its colour to explore.
bool can_use_a_map(const rules::Game& game, Pawn hero) {
  return !spaces_where(game.state, [&](Place at) {
            return rules::space_at(at).colour == rules::colour_of(hero) &&
                   rules::can_be_explored(game.rules, game.state, at);
          }).empty();
}

bool is_beside_a_timer(const rules::Game& game, Place at) {
  return std::ranges::any_of(rules::kDirections, [&](rules::Direction side) {
    const rules::NextSpace next = next_space(game.state, at, side);
    return next.border == rules::Border::Open && rules::space_at(next.place).symbol == Symbol::SandTimer;
  });
}

bool is_beside_the_beholder(const rules::Game& game, Tile tile) {
  return std::ranges::any_of(rules::kDirections, [&](rules::Direction side) {
    const std::optional<Tile> next = rules::placed_tile(game.state, tile).neighbour(side);
    return next && rules::beholder_is_on(game.state, *next);
  });
}

bool is_item_for(const rules::Game& game, Pawn hero, const rules::Space& space) {
  const std::size_t step = game.rules.items == catalog::Items::Foreign ? 1 : 0;
  return space.symbol == Symbol::Item && rules::index(hero) == (catalog::index(*space.colour) + step) % 4;
}

}  // namespace

bool is_hero_on(const rules::State& state, Tile tile) {
  return std::ranges::any_of(rules::kHeroes, [&](Pawn hero) {
    return rules::is_in_the_mall(state, hero) && rules::place_of(state, hero).tile() == tile;
  });
}

bool is_calm(const rules::Game& game, Place at) {
  const Tile tile = at.tile();
  return !rules::is_occupied(game.state, at) && tile != rules::kGuardRoom &&
         !rules::guard_on(game.state, tile) && !rules::beholder_is_on(game.state, tile) &&
         !rules::sensor_covers(game.state, at);
}

bool leads_to_another_tile(const rules::Game& game, Place at) {
  return std::ranges::any_of(rules::kDirections, [&](rules::Direction side) {
    const rules::NextSpace next = next_space(game.state, at, side);
    return next.border == rules::Border::Open && next.place.tile() != at.tile();
  });
}

std::vector<Pawn> pawns_in_the_mall(const rules::State& state) {
  std::vector<Pawn> pawns;
  for (std::size_t i = 0; i < rules::kPawns; ++i) {
    const auto pawn = static_cast<Pawn>(i);
    if (rules::is_in_the_mall(state, pawn)) pawns.push_back(pawn);
  }
  return pawns;
}

bool fits(const rules::Game& game, Pawn pawn, Place at, SpaceKind kind) {
  const rules::Space& space = rules::space_at(at);
  switch (kind) {
    case SpaceKind::Anywhere:
      return true;
    case SpaceKind::Special:
      return space.symbol != Symbol::Plain && space.symbol != Symbol::Exit;
    case SpaceKind::BesideATile:
      return leads_to_another_tile(game, at);
    case SpaceKind::BeforeADoor:
      return is_at_a_steel_door(game, at) || space.symbol == Symbol::Code;
    case SpaceKind::CodeDoor:
      return is_before_a_code_door(game, at);
    case SpaceKind::Timer:
      return space.symbol == Symbol::SandTimer;
    case SpaceKind::BesideATimer:
      return is_beside_a_timer(game, at);
    case SpaceKind::Item:
      return is_item_for(game, pawn, space);
    case SpaceKind::Explore:
      return (space.colour == rules::colour_of(pawn) || pawn == rules::kElf) &&
             rules::can_be_explored(game.rules, game.state, at);
    case SpaceKind::Map:
      return space.symbol == Symbol::Map && !rules::is_out_of_order(game.state, at) &&
             can_use_a_map(game, pawn);
    case SpaceKind::Command:
      return space.symbol == Symbol::Command;
    case SpaceKind::SensorControl:
      return space.symbol == Symbol::SensorControl;
    case SpaceKind::OnTheSensorTile:
      return at.tile() == Tile::T6s;
    case SpaceKind::ControlRoom:
      return space.symbol == Symbol::ControlRoom;
    case SpaceKind::Reinforcement:
      return space.symbol == Symbol::Reinforcement;
    case SpaceKind::BesideTheBeholder:
      return is_beside_the_beholder(game, at.tile());
  }
  return true;
}

}  // namespace property
