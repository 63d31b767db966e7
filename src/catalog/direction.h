// Directions on the table and quarter turns. North is up on tile 1 and on every action tile (B-SETUP-4).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace catalog {

enum class Direction : std::uint8_t { North, East, South, West };

inline constexpr std::array kDirections{Direction::North, Direction::East, Direction::South, Direction::West};
inline constexpr std::array<std::string_view, 4> kDirectionNames{"north", "east", "south", "west"};

constexpr std::size_t index(Direction direction) { return static_cast<std::size_t>(direction); }
constexpr std::string_view name(Direction direction) { return kDirectionNames[index(direction)]; }

// Quarter turns clockwise, 0 to 3.
struct Turns {
  std::uint8_t quarters = 0;
  friend constexpr bool operator==(Turns, Turns) = default;
};

// A direction printed on a tile, as it points on the table once the tile is turned.
constexpr Direction on_table(Direction printed, Turns turns) {
  return static_cast<Direction>((static_cast<unsigned>(printed) + turns.quarters) & 3U);
}
// A direction on the table, as it is printed on a turned tile.
constexpr Direction as_printed(Direction table, Turns turns) {
  return static_cast<Direction>((static_cast<unsigned>(table) - turns.quarters) & 3U);
}
constexpr Direction opposite(Direction direction) {
  return static_cast<Direction>((static_cast<unsigned>(direction) + 2U) & 3U);
}
// The turns that make a printed direction point in a given direction on the table.
constexpr Turns turns_between(Direction printed, Direction table) {
  return Turns{
      static_cast<std::uint8_t>((static_cast<unsigned>(table) - static_cast<unsigned>(printed)) & 3U)};
}

// A row and a column, or a distance in rows and columns; rows grow to the south, columns to the east.
struct Offset {
  int rows = 0;
  int columns = 0;
  friend constexpr bool operator==(Offset, Offset) = default;
};

inline constexpr std::array<Offset, 4> kStep{Offset{-1, 0}, Offset{0, 1}, Offset{1, 0}, Offset{0, -1}};

}  // namespace catalog
