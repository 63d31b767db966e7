// Where pawns are put in generated positions, so that something of the modules can happen soon.
#pragma once

#include <cstdint>
#include <vector>

#include "rules/game.h"
#include "rules/mall.h"

namespace property {

enum class SpaceKind : std::uint8_t {
  Anywhere,
  Special,
  BesideATile,
  BeforeADoor,
  CodeDoor,
  Timer,
  BesideATimer,
  Item,
  Explore,
  Map,
  Command,
  SensorControl,
  OnTheSensorTile,
  ControlRoom,
  Reinforcement,
  BesideTheBeholder,
};

bool fits(const rules::Game& game, rules::Pawn pawn, rules::Place at, SpaceKind kind);

// Nobody watches the space, and nobody is there.
bool is_calm(const rules::Game& game, rules::Place at);
bool is_hero_on(const rules::State& state, rules::Tile tile);
bool leads_to_another_tile(const rules::Game& game, rules::Place at);
std::vector<rules::Pawn> pawns_in_the_mall(const rules::State& state);

// The spaces of the mall for which something holds.
template <class Predicate>
std::vector<rules::Place> spaces_where(const rules::State& state, Predicate holds) {
  std::vector<rules::Place> found;
  rules::each_space(state, [&](rules::Place at) {
    if (holds(at)) found.push_back(at);
  });
  return found;
}

}  // namespace property
