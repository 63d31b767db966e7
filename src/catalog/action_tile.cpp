#include "catalog/action_tile.h"

#include <cassert>

namespace catalog {
namespace {

using enum Ability;

constexpr std::array kForOne{action_tile(North),  action_tile(East),   action_tile(South),
                             action_tile(West),   action_tile(Vortex), action_tile(Escalator),
                             action_tile(Explore)};
constexpr std::array kForTwo{action_tile(Vortex, North, East), action_tile(Escalator, Explore, South, West)};
constexpr std::array kForThree{action_tile(Vortex, West), action_tile(Escalator, Explore, South),
                               action_tile(North, East)};
// From four seats on, each further seat adds one tile and changes no other.
constexpr std::array kForFourAndMore{
    action_tile(Vortex, West), action_tile(Explore, South), action_tile(Escalator, East), action_tile(North),
    action_tile(West),         action_tile(East),           action_tile(South),           action_tile(North)};

}  // namespace

std::span<const ActionTile> action_tiles_for(std::size_t seats) {
  assert(seats >= 1 && seats <= kForFourAndMore.size());
  if (seats == 1) return kForOne;
  if (seats == 2) return kForTwo;
  if (seats == 3) return kForThree;
  return std::span(kForFourAndMore).first(seats);
}

}  // namespace catalog
