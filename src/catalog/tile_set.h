// A set of tiles, one bit each, in the order of their names.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "catalog/tile.h"

namespace catalog {

class TileSet {
 public:
  constexpr TileSet() = default;
  constexpr explicit TileSet(std::uint64_t bits) : bits_(bits) {}

  constexpr bool contains(Tile tile) const { return ((bits_ >> index(tile)) & 1U) != 0; }
  constexpr void insert(Tile tile) { bits_ |= std::uint64_t{1} << index(tile); }
  constexpr void erase(Tile tile) { bits_ &= ~(std::uint64_t{1} << index(tile)); }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr std::uint64_t bits() const { return bits_; }

  friend constexpr TileSet operator&(TileSet a, TileSet b) { return TileSet{a.bits_ & b.bits_}; }
  friend constexpr TileSet operator|(TileSet a, TileSet b) { return TileSet{a.bits_ | b.bits_}; }
  friend constexpr bool operator==(TileSet, TileSet) = default;

  class Iterator {
   public:
    constexpr explicit Iterator(std::uint64_t rest) : rest_(rest) {}
    constexpr Tile operator*() const { return tile_at(static_cast<std::size_t>(std::countr_zero(rest_))); }
    constexpr Iterator& operator++() {
      rest_ &= rest_ - 1;
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    std::uint64_t rest_;
  };
  constexpr Iterator begin() const { return Iterator{bits_}; }
  constexpr Iterator end() const { return Iterator{0}; }

 private:
  std::uint64_t bits_ = 0;
};

// The tiles that show a symbol, those with a vortex of a colour, and those with steel doors: few tiles have
// what a rule looks for.
extern const std::array<TileSet, kSymbols> kTilesWith;
extern const std::array<TileSet, 4> kTilesWithVortex;
extern const TileSet kTilesWithSteelDoors;
inline TileSet tiles_with(Symbol symbol) { return kTilesWith[static_cast<std::size_t>(symbol)]; }
inline TileSet tiles_with_vortex(Colour colour) { return kTilesWithVortex[index(colour)]; }

}  // namespace catalog
