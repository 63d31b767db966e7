#include "notation/catalog_json.h"

#include "catalog/scenario.h"
#include "notation/scenario_json.h"
#include "notation/words.h"

namespace notation {

template <>
struct Words<catalog::Symbol> {
  static constexpr std::array<std::string_view, catalog::kSymbols> kAll{
      "plain",         "illustrated",   "start",        "exploration",  "vortex",         "item",
      "exit",          "sand_timer",    "crystal_ball", "camera",       "code",           "map",
      "reinforcement", "guard_start",   "command",      "control_room", "sensor_control", "room_hero",
      "room_guard",    "coffee_machine"};
};
template <>
struct Words<catalog::SideKind> {
  static constexpr std::array<std::string_view, 6> kAll{"wall",       "entrance", "blind_wall",
                                                        "blind_door", "explore",  "auto_explore"};
};
template <>
struct Words<catalog::Floor> {
  static constexpr std::array<std::string_view, 4> kAll{"pale", "blue", "yellow", "grey"};
};

namespace {

using catalog::Cell;
using catalog::Direction;
using catalog::Scenario;
using catalog::Tile;
using catalog::TileDef;

// A colour or a direction by its name, or null.
template <class Named>
void write_name(JsonWriter& json, const std::optional<Named>& named) {
  named ? json.string(catalog::name(*named)) : json.null();
}

void write_place(JsonWriter& json, Tile tile, Cell cell) { json.string(text_of(rules::place(tile, cell))); }

std::string_view border(const TileDef& def, Cell cell, Direction direction) {
  const std::size_t side = catalog::index(direction);
  if (catalog::contains(def.open[side], cell)) return "open";
  if (catalog::contains(def.passage[side], cell)) return "passage";
  if (catalog::contains(def.steel_door[side], cell)) return "steel_door";
  return cell == catalog::kOpening[side] && def.open_side[side] ? "gate" : "wall";
}

void write_space(JsonWriter& json, Tile tile, Cell cell) {
  const TileDef& def = catalog::def(tile);
  const catalog::Space& space = def.spaces[cell.index];
  json.begin_object().key("place");
  write_place(json, tile, cell);
  json.key("row").number(cell.row()).key("column").number(cell.column());
  json.key("symbol").string(word(space.symbol)).key("colour");
  write_name(json, space.colour);
  json.key("direction");
  write_name(json, space.direction);
  json.key("borders").begin_object();
  for (const Direction direction : catalog::kDirections) {
    json.key(catalog::name(direction)).string(border(def, cell, direction));
  }
  json.end_object().end_object();
}

void write_spaces(JsonWriter& json, Tile tile) {
  json.key("spaces").begin_array();
  for (std::uint8_t i = 0; i < catalog::kCells; ++i) write_space(json, tile, Cell{i});
  json.end_array();
}

void write_sides(JsonWriter& json, const TileDef& def) {
  json.key("sides").begin_object();
  for (const Direction direction : catalog::kDirections) {
    const catalog::Side& side = def.sides[catalog::index(direction)];
    json.key(catalog::name(direction)).begin_object().key("kind").string(word(side.kind)).key("colour");
    write_name(json, side.colour);
    json.end_object();
  }
  json.end_object();
}

// Each escalator once, as its two ends.
void write_escalators(JsonWriter& json, Tile tile) {
  json.key("escalators").begin_array();
  for (std::uint8_t i = 0; i < catalog::kCells; ++i) {
    const std::optional<Cell>& end = catalog::def(tile).escalator[i];
    if (!end || end->index < i) continue;
    json.begin_array();
    write_place(json, tile, Cell{i});
    write_place(json, tile, *end);
    json.end_array();
  }
  json.end_array();
}

void write_restaurant(JsonWriter& json, Tile tile) {
  json.key("restaurant");
  const std::optional<catalog::Restaurant>& restaurant = catalog::def(tile).restaurant;
  if (!restaurant) {
    json.null();
    return;
  }
  json.begin_object().key("area").begin_array();
  for (std::uint8_t i = 0; i < catalog::kCells; ++i) {
    if (catalog::contains(restaurant->area, Cell{i})) write_place(json, tile, Cell{i});
  }
  json.end_array().key("front");
  write_place(json, tile, restaurant->front);
  json.end_object();
}

void write_tile(JsonWriter& json, Tile tile) {
  const TileDef& def = catalog::def(tile);
  json.begin_object().key("tile").string(catalog::name(tile)).key("number").number(catalog::number(tile));
  json.key("back").string(catalog::back(tile) == catalog::Back::Base ? "base" : "expansion");
  write_spaces(json, tile);
  write_sides(json, def);
  write_escalators(json, tile);
  json.key("entrance");
  write_name(json, def.entrance);
  json.key("exit_faces");
  write_name(json, def.exit_faces);
  write_restaurant(json, tile);
  json.key("sensor");
  write_name(json, def.sensor);
  json.key("beholder").boolean(def.beholder).key("floor").string(word(def.floor)).end_object();
}

void write_scenario(JsonWriter& json, const Scenario& scenario) {
  json.begin_object().key("id").string("S" + std::to_string(scenario.number));
  json.key("number").number(scenario.number).key("title").string(scenario.title);
  write_choices(json, scenario);
  json.key("rules");
  write_switches(json, scenario.rules);
  json.end_object();
}

void write_action_tile(JsonWriter& json, catalog::ActionTile tile) {
  json.begin_array();
  for (std::size_t i = 0; i < catalog::kAbilities; ++i) {
    if (tile.allows(static_cast<catalog::Ability>(i))) json.string(catalog::kAbilityNames[i]);
  }
  json.end_array();
}

void write_action_tiles(JsonWriter& json) {
  json.key("action_tiles").begin_object();
  for (std::size_t seats = 1; seats <= catalog::kMostSeats; ++seats) {
    const bool has_a_leader = seats == catalog::kMostSeats;  // nine only with a leader, who has none (S9-1)
    json.key(std::to_string(seats)).begin_array();
    for (const catalog::ActionTile tile : catalog::action_tiles_for(has_a_leader ? seats - 1 : seats)) {
      write_action_tile(json, tile);
    }
    if (has_a_leader) write_action_tile(json, catalog::ActionTile{});
    json.end_array();
  }
  json.end_object();
}

}  // namespace

std::string_view symbol_name(catalog::Symbol symbol) { return word(symbol); }

void write_catalog(JsonWriter& json) {
  json.key("tiles").begin_array();
  for (std::size_t i = 0; i < catalog::kTiles; ++i) write_tile(json, catalog::tile_at(i));
  json.end_array().key("scenarios").begin_array();
  for (const Scenario& scenario : catalog::kScenarioTable) write_scenario(json, scenario);
  json.end_array();
  write_action_tiles(json);
}

std::string catalog_json() {
  JsonWriter json;
  json.begin_object();
  write_catalog(json);
  return json.end_object().text();
}

}  // namespace notation
