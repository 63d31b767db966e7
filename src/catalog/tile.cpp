#include "catalog/tile.h"

#include "catalog/tile_set.h"
#include "catalog/tiles_base.h"
#include "catalog/tiles_expansion.h"

namespace catalog {
namespace {

// The faces of both boxes by the index of their tile; a tile without a face is counted as missing.
struct Assembled {
  std::array<TileDef, kTiles> defs{};
  std::array<bool, kTiles> present{};
  bool complete = true;
};

consteval void add(Assembled& all, const Face& face) {
  const std::size_t at = index(face.tile);
  all.complete = all.complete && !all.present[at];
  all.present[at] = true;
  all.defs[at] = face.def;
}

consteval Assembled assemble() {
  Assembled all;
  for (const Face& face : kBaseFaces) add(all, face);
  for (const Face& face : kExpansionFaces) add(all, face);
  for (const bool present : all.present) all.complete = all.complete && present;
  return all;
}

static_assert(assemble().complete, "every tile has exactly one face");

consteval std::array<TileSet, kSymbols> sort_by_symbol() {
  std::array<TileSet, kSymbols> sets{};
  const Assembled all = assemble();
  for (std::size_t i = 0; i < kTiles; ++i) {
    for (const Space& space : all.defs[i].spaces)
      sets[static_cast<std::size_t>(space.symbol)].insert(tile_at(i));
  }
  return sets;
}

consteval std::array<TileSet, 4> sort_by_vortex() {
  std::array<TileSet, 4> sets{};
  const Assembled all = assemble();
  for (std::size_t i = 0; i < kTiles; ++i) {
    for (const Colour colour : kColours) {
      if (all.defs[i].vortex[index(colour)]) sets[index(colour)].insert(tile_at(i));
    }
  }
  return sets;
}

consteval TileSet sort_by_steel_door() {
  TileSet set;
  const Assembled all = assemble();
  for (std::size_t i = 0; i < kTiles; ++i) {
    if (all.defs[i].door_count > 0) set.insert(tile_at(i));
  }
  return set;
}

}  // namespace

constinit const std::array<TileDef, kTiles> kTileDefs = assemble().defs;
constinit const std::array<TileSet, kSymbols> kTilesWith = sort_by_symbol();
constinit const std::array<TileSet, 4> kTilesWithVortex = sort_by_vortex();
constinit const TileSet kTilesWithSteelDoors = sort_by_steel_door();

std::optional<Tile> tile_named(std::string_view name) {
  for (std::size_t i = 0; i < kTiles; ++i) {
    if (kTileNames[i] == name) return tile_at(i);
  }
  return std::nullopt;
}

}  // namespace catalog
