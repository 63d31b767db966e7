// The nouns that all rules use: seats, pawns, places, game time.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "catalog/action_tile.h"
#include "catalog/cell.h"
#include "catalog/colour.h"
#include "catalog/direction.h"
#include "catalog/ruleset.h"
#include "catalog/tile.h"
#include "catalog/tile_set.h"

namespace rules {

using catalog::Ability;
using catalog::ActionTile;
using catalog::Back;
using catalog::Cell;
using catalog::Cells;
using catalog::Colour;
using catalog::DeckFace;
using catalog::Direction;
using catalog::kColours;
using catalog::kDirections;
using catalog::kMostSeats;
using catalog::kTiles;
using catalog::Module;
using catalog::Ruleset;
using catalog::SideKind;
using catalog::Space;
using catalog::Symbol;
using catalog::Tile;
using catalog::TileSet;
using catalog::Turns;

// A player's place at the table. The left neighbour of seat i is seat i + 1, around the ring.
struct Seat {
  std::uint8_t index = 0;
  friend constexpr auto operator<=>(Seat, Seat) = default;
};

// Milliseconds since the sand began to run; never decreases.
struct GameTime {
  std::uint32_t ms = 0;
  friend constexpr auto operator<=>(GameTime, GameTime) = default;
};

// Milliseconds of sand, or of waiting.
struct Millis {
  std::uint32_t count = 0;
  friend constexpr auto operator<=>(Millis, Millis) = default;
};

constexpr GameTime operator+(GameTime time, Millis wait) { return GameTime{time.ms + wait.count}; }

// The heroes in the order of their colours, then the guards of the expansion.
enum class Pawn : std::uint8_t { Yellow, Purple, Green, Orange, Guard1, Guard2, Guard3, Guard4 };

inline constexpr std::size_t kPawns = 8;
inline constexpr std::array kHeroes{Pawn::Yellow, Pawn::Purple, Pawn::Green, Pawn::Orange};
inline constexpr std::array<std::string_view, kPawns> kPawnNames{"yellow", "purple", "green",  "orange",
                                                                 "guard1", "guard2", "guard3", "guard4"};

inline constexpr Pawn kBarbarian = Pawn::Yellow;
inline constexpr Pawn kMage = Pawn::Purple;
inline constexpr Pawn kElf = Pawn::Green;
inline constexpr Pawn kDwarf = Pawn::Orange;

constexpr std::size_t index(Pawn pawn) { return static_cast<std::size_t>(pawn); }
constexpr std::string_view name(Pawn pawn) { return kPawnNames[index(pawn)]; }
constexpr bool is_hero(Pawn pawn) { return pawn <= Pawn::Orange; }
constexpr Pawn hero(Colour colour) { return static_cast<Pawn>(colour); }
constexpr Colour colour_of(Pawn hero) { return static_cast<Colour>(hero); }

// One space of one tile, in printed coordinates.
struct Place {
  std::uint16_t code = 0;  // tile * 16 + cell
  constexpr Tile tile() const { return catalog::tile_at(code >> 4U); }
  constexpr Cell cell() const { return Cell{static_cast<std::uint8_t>(code & 15U)}; }
  friend constexpr auto operator<=>(Place, Place) = default;
};

constexpr Place place(Tile tile, Cell cell) {
  return Place{static_cast<std::uint16_t>((static_cast<unsigned>(tile) << 4U) | cell.index)};
}

inline const Space& space_at(Place at) { return catalog::def(at.tile()).spaces[at.cell().index]; }

}  // namespace rules
