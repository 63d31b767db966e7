#include "notation/box_json.h"

#include "base/version.h"
#include "catalog/expansion_game.h"
#include "notation/catalog_json.h"
#include "notation/words.h"
#include "rules/module_table.h"

namespace notation {

template <>
struct Words<catalog::DoorWay> {
  static constexpr std::array<std::string_view, 3> kAll{"never", "code", "free"};
};

namespace {

using catalog::Direction;
using catalog::ExpansionGame;
using catalog::ExpansionGameDef;
using catalog::Module;
using catalog::Spell;
using catalog::Tile;
using catalog::TileSet;

template <class Tiles>
void write_tiles(JsonWriter& json, const Tiles& tiles) {
  json.begin_array();
  for (const Tile tile : tiles) json.string(catalog::name(tile));
  json.end_array();
}

void write_modules(JsonWriter& json, catalog::Modules modules) {
  json.begin_array();
  for (std::size_t i = 0; i < catalog::kModules; ++i) {
    if (modules.contains(static_cast<Module>(i))) json.string(catalog::kModuleNames[i]);
  }
  json.end_array();
}

void write_spells(JsonWriter& json, catalog::Spells spells) {
  json.begin_array();
  for (std::size_t i = 0; i < catalog::kSpells; ++i) {
    if (spells.contains(static_cast<Spell>(i))) json.string(catalog::kSpellNames[i]);
  }
  json.end_array();
}

void write_heroes(JsonWriter& json, catalog::Heroes heroes) {
  json.begin_array();
  for (const catalog::Colour colour : catalog::kColours) {
    if (heroes.contains(colour)) json.string(catalog::name(colour));
  }
  json.end_array();
}

void write_game(JsonWriter& json, const ExpansionGameDef& game) {
  json.begin_object().key("id").string(catalog::name(game.game));
  json.key("tutorial").boolean(catalog::is_tutorial(game.game)).key("deck");
  write_tiles(json, game.deck);
  json.key("top");
  write_tiles(json, game.on_top);
  json.key("bottom");
  write_tiles(json, game.at_bottom);
  json.key("modules");
  write_modules(json, game.modules);
  json.key("spells");
  write_spells(json, game.spells);
  json.key("heroes");
  write_heroes(json, game.heroes);
  json.end_object();
}

void write_cell(JsonWriter& json, catalog::Cell cell) {
  json.begin_array().number(cell.row()).number(cell.column()).end_array();
}

// Where neighbouring tiles are, and what the sensor covers from each side, all as printed.
void write_geometry(JsonWriter& json) {
  json.key("openings").begin_object();
  for (const Direction side : catalog::kDirections) {
    json.key(catalog::name(side));
    write_cell(json, catalog::kOpening[catalog::index(side)]);
  }
  json.end_object().key("neighbours").begin_object();
  for (const Direction side : catalog::kDirections) {
    const catalog::Offset offset = catalog::kNeighbourPlace[catalog::index(side)];
    json.key(catalog::name(side)).begin_array().number(offset.rows).number(offset.columns).end_array();
  }
  json.end_object().key("sensor_cells").begin_object();
  for (const Direction side : catalog::kDirections) {
    json.key(catalog::name(side)).begin_array();
    for (std::uint8_t i = 0; i < catalog::kCells; ++i) {
      const catalog::Cell cell{i};
      if (catalog::contains(catalog::kSensorCells[catalog::index(side)], cell)) write_cell(json, cell);
    }
    json.end_array();
  }
  json.end_object();
}

// Who can open a steel door: nobody, a hero with the code, everyone.
void write_doors(JsonWriter& json, Tile tile) {
  const catalog::TileDef& def = catalog::def(tile);
  for (unsigned i = 0; i < def.door_count; ++i) {
    const catalog::Door& door = def.doors[i];
    json.begin_object().key("place").string(text_of(rules::place(tile, door.cell)));
    json.key("toward").string(catalog::name(door.toward)).key("out").string(word(door.out));
    json.key("in").string(word(door.in)).end_object();
  }
}

// A deck has to hold a tile of each of its lists.
void write_module(JsonWriter& json, const rules::ModuleDef& module) {
  json.begin_object().key("id").string(catalog::name(module.module)).key("needs").begin_array();
  for (const TileSet needed : module.needs) {
    if (!needed.empty()) write_tiles(json, needed);
  }
  json.end_array().end_object();
}

}  // namespace

std::string box_json() {
  JsonWriter json;
  json.begin_object().key("catalog").number(base::kCatalogVersion);
  write_catalog(json);
  write_geometry(json);
  json.key("doors").begin_array();
  for (std::size_t i = 0; i < catalog::kTiles; ++i) write_doors(json, catalog::tile_at(i));
  json.end_array().key("games").begin_array();
  for (const ExpansionGameDef& game : catalog::kExpansionGameTable) {
    if (game.game != ExpansionGame::None) write_game(json, game);
  }
  json.end_array().key("modules").begin_array();
  for (const rules::ModuleDef& module : rules::kModuleTable) write_module(json, module);
  json.end_array().key("spells").begin_array();
  for (std::size_t i = 0; i < catalog::kSpells; ++i) {
    json.begin_object().key("id").string(catalog::kSpellNames[i]);
    json.key("temporary").boolean(catalog::is_temporary(static_cast<Spell>(i))).end_object();
  }
  return json.end_array().end_object().text() + "\n";
}

}  // namespace notation
