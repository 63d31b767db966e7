// The action tiles: who may do what (B-SETUP-3, B-SOLO-1).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "catalog/direction.h"

namespace catalog {

// What an action tile can show. The first four are moves, in the order of the directions.
enum class Ability : std::uint8_t { North, East, South, West, Vortex, Escalator, Explore };

inline constexpr std::size_t kAbilities = 7;
inline constexpr std::array<std::string_view, kAbilities> kAbilityNames{
    "north", "east", "south", "west", "vortex", "escalator", "explore"};
constexpr std::size_t index(Ability ability) { return static_cast<std::size_t>(ability); }
constexpr std::string_view name(Ability ability) { return kAbilityNames[index(ability)]; }
constexpr Ability move_towards(Direction direction) { return static_cast<Ability>(direction); }
// Of one of the four abilities to move.
constexpr Direction direction_of_move(Ability ability) { return static_cast<Direction>(ability); }

// A set of abilities: one action tile, or no tile if empty.
struct ActionTile {
  std::uint8_t bits = 0;
  constexpr bool allows(Ability ability) const { return ((bits >> index(ability)) & 1U) != 0; }
  friend constexpr bool operator==(ActionTile, ActionTile) = default;
};

template <class... Abilities>
constexpr ActionTile action_tile(Abilities... abilities) {
  return ActionTile{static_cast<std::uint8_t>((0U | ... | (1U << index(abilities))))};
}

inline constexpr std::size_t kMostSeats = 9;  // nine only with a leader (S9-1)

// The tiles dealt for a number of seats, 2 to 8; for one seat, the seven of the solo deck.
std::span<const ActionTile> action_tiles_for(std::size_t seats);

}  // namespace catalog
