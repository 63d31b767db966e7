// Reads the drawing of a tile at compile time, so that a wrong drawing doesn't compile. Nothing here runs
// during a game.
//
// A drawing is nine lines of 21 characters, each indented by two blanks:
//   +     corner
//   ---- and |    wall, or edge of an illustrated area
//   :::: and :    orange wall with a small passage
//   !!!! and !    steel door
//   ^^ vv < >     on the outer border an opening, pointing out for exploration and in for the entrance
// Between the walls each space has a code of two letters and a blank, or the mark of an escalator's end
// instead of the blank: / for the first escalator of the tile, \ for the second.
//   ..  plain                        ##  illustrated
//   st  start                        in  at the entrance; on a wall or a steel door the entrance is blind
//   eg eo ep ey  exploration         ea  auto-explore
//   vg vo vp vy  vortex              ig io ip iy  item              xg xo xp xy  exit
//   tm  sand timer                   cb  crystal ball               ca  camera
//   co  code                         mp  map                        rg  reinforcement
//   gs  guard start                  cr  control room               sc  sensor control
//   kN kE kS kW  command             hs gr cf  hero, guard and coffee machine of the guard room
#pragma once

#include <array>
#include <cstddef>
#include <initializer_list>
#include <optional>
#include <string_view>

#include "catalog/cell.h"
#include "catalog/colour.h"
#include "catalog/direction.h"
#include "catalog/tile.h"

namespace catalog {

// What a face shows besides its drawing.
struct Extras {
  Floor floor = Floor::Pale;
  std::optional<Direction> exit_faces{};  // the side of the tile that the exit's sign points to
  std::optional<Restaurant> restaurant{};
  std::array<std::optional<Door>, 2> doors{};
  std::optional<Direction> sensor{};  // where the sensor is when the tile is placed
  bool beholder = false;              // it starts here
};

consteval Cells cells(std::initializer_list<Cell> list) {
  unsigned set = 0;
  for (const Cell cell : list) set |= bit(cell);
  return static_cast<Cells>(set);
}

namespace drawing {

// Reaching one of these stops the compiler, and its name is the message; that's why none has a body.
[[noreturn]] void drawing_error_not_nine_lines_of_21_characters();
[[noreturn]] void drawing_error_corner_is_not_a_plus();
[[noreturn]] void drawing_error_unknown_space_code();
[[noreturn]] void drawing_error_unknown_wall_sign();
[[noreturn]] void drawing_error_unknown_border_sign();
[[noreturn]] void drawing_error_illustrated_space_not_walled();
[[noreturn]] void drawing_error_opening_in_the_wrong_place();
[[noreturn]] void drawing_error_steel_door_in_the_border_without_entrance();
[[noreturn]] void drawing_error_exploration_or_entrance_away_from_its_opening();
[[noreturn]] void drawing_error_exploration_space_behind_a_wall();
[[noreturn]] void drawing_error_exploration_arrow_must_point_out();
[[noreturn]] void drawing_error_entrance_arrow_must_point_in();
[[noreturn]] void drawing_error_opening_without_exploration_or_entrance();
[[noreturn]] void drawing_error_not_exactly_one_entrance();
[[noreturn]] void drawing_error_start_spaces_are_not_the_central_four();
[[noreturn]] void drawing_error_start_tile_with_an_entrance();
[[noreturn]] void drawing_error_escalator_without_exactly_two_ends();
[[noreturn]] void drawing_error_escalator_in_an_illustrated_space();
[[noreturn]] void drawing_error_two_vortexes_of_one_colour();
[[noreturn]] void drawing_error_doors_drawn_and_described_differ();
[[noreturn]] void drawing_error_restaurant_area_is_not_illustrated();
[[noreturn]] void drawing_error_restaurant_front_is_no_corridor();
[[noreturn]] void drawing_error_restaurant_front_does_not_touch_the_area();
[[noreturn]] void drawing_error_more_than_one_exit();
[[noreturn]] void drawing_error_exit_and_exit_faces_do_not_go_together();
[[noreturn]] void drawing_error_exit_faces_into_the_tile();

enum class Border : unsigned char { Open, Wall, Passage, SteelDoor, ArrowOut, ArrowIn };

inline constexpr std::size_t kLines = 9;
inline constexpr std::size_t kWidth = 21;
inline constexpr std::size_t kIndent = 2;
inline constexpr std::size_t kLineLength = kIndent + kWidth + 1;  // including the line's end
inline constexpr Cells kCentre =
    bit(cell_at(1, 1)) | bit(cell_at(1, 2)) | bit(cell_at(2, 1)) | bit(cell_at(2, 2));

struct Code {
  std::string_view text;
  Symbol symbol;
};

// The codes that have neither a colour nor a direction.
inline constexpr std::array kCodes{
    Code{"..", Symbol::Plain},       Code{"in", Symbol::Plain},         Code{"##", Symbol::Illustrated},
    Code{"st", Symbol::Start},       Code{"ea", Symbol::Exploration},   Code{"tm", Symbol::SandTimer},
    Code{"cb", Symbol::CrystalBall}, Code{"ca", Symbol::Camera},        Code{"co", Symbol::Code},
    Code{"mp", Symbol::Map},         Code{"rg", Symbol::Reinforcement}, Code{"gs", Symbol::GuardStart},
    Code{"cr", Symbol::ControlRoom}, Code{"sc", Symbol::SensorControl}, Code{"hs", Symbol::RoomHero},
    Code{"gr", Symbol::RoomGuard},   Code{"cf", Symbol::CoffeeMachine},
};

consteval std::optional<Colour> colour_of(char letter) {
  for (const Colour colour : kColours) {
    if (name(colour)[0] == letter) return colour;
  }
  return std::nullopt;
}

consteval std::optional<Direction> direction_of(char letter) {
  constexpr std::string_view kLetters = "NESW";
  for (const Direction direction : kDirections) {
    if (kLetters[index(direction)] == letter) return direction;
  }
  return std::nullopt;
}

consteval std::optional<Symbol> coloured_symbol(char letter) {
  if (letter == 'e') return Symbol::Exploration;
  if (letter == 'v') return Symbol::Vortex;
  if (letter == 'i') return Symbol::Item;
  if (letter == 'x') return Symbol::Exit;
  return std::nullopt;
}

consteval Space space_of(std::string_view code) {
  for (const Code& known : kCodes) {
    if (known.text == code) return Space{known.symbol, std::nullopt, std::nullopt};
  }
  if (const std::optional<Direction> direction = direction_of(code[1]); code[0] == 'k' && direction) {
    return Space{Symbol::Command, std::nullopt, direction};
  }
  const std::optional<Symbol> symbol = coloured_symbol(code[0]);
  const std::optional<Colour> colour = colour_of(code[1]);
  if (!symbol || !colour) drawing_error_unknown_space_code();
  return Space{*symbol, colour, std::nullopt};
}

consteval bool on_tile(Cell cell, Direction direction) {
  switch (direction) {
    case Direction::North:
      return cell.row() > 0;
    case Direction::East:
      return cell.column() < 3;
    case Direction::South:
      return cell.row() < 3;
    case Direction::West:
      return cell.column() > 0;
  }
  return false;
}

// A drawing of the right size, split into spaces.
class Picture {
 public:
  consteval explicit Picture(std::string_view text) : text_(text) {
    if (text.size() != 1 + kLines * kLineLength || text[0] != '\n') {
      drawing_error_not_nine_lines_of_21_characters();
    }
    for (std::size_t line = 0; line < kLines; ++line) {
      const std::string_view whole = text.substr(1 + line * kLineLength, kLineLength);
      if (!whole.starts_with("  ") || !whole.ends_with('\n') || whole.find('\n') + 1 != kLineLength) {
        drawing_error_not_nine_lines_of_21_characters();
      }
      if (line % 2 == 1) continue;
      for (std::size_t corner = 0; corner < kWidth; corner += 5) {
        if (whole[kIndent + corner] != '+') drawing_error_corner_is_not_a_plus();
      }
    }
  }

  consteval std::string_view code(Cell cell) const {
    if (at(2 * cell.row() + 1, 5 * cell.column() + 1, 1) != " ") drawing_error_unknown_space_code();
    return at(2 * cell.row() + 1, 5 * cell.column() + 2, 2);
  }

  consteval char escalator_mark(Cell cell) const {
    const char mark = at(2 * cell.row() + 1, 5 * cell.column() + 4, 1)[0];
    if (mark != ' ' && mark != '/' && mark != '\\') drawing_error_unknown_space_code();
    return mark;
  }

  consteval Border border(Cell cell, Direction direction) const {
    const std::string_view sign = border_sign(cell, direction);
    if (sign == "----" || sign == "|") return Border::Wall;
    if (sign == "!!!!" || sign == "!") return Border::SteelDoor;
    if (on_tile(cell, direction)) {
      if (sign == "    " || sign == " ") return Border::Open;
      if (sign == "::::" || sign == ":") return Border::Passage;
      drawing_error_unknown_wall_sign();
    }
    constexpr std::array<std::string_view, 4> kOut{" ^^ ", ">", " vv ", "<"};
    if (sign == kOut[index(direction)]) return Border::ArrowOut;
    if (sign == kOut[index(opposite(direction))]) return Border::ArrowIn;
    drawing_error_unknown_border_sign();
  }

 private:
  consteval std::string_view at(std::size_t line, std::size_t column, std::size_t count) const {
    return text_.substr(1 + line * kLineLength + kIndent + column, count);
  }

  consteval std::string_view border_sign(Cell cell, Direction direction) const {
    const std::size_t line = std::size_t{2} * cell.row();
    const std::size_t column = std::size_t{5} * cell.column();
    switch (direction) {
      case Direction::North:
        return at(line, column + 1, 4);
      case Direction::East:
        return at(line + 1, column + 5, 1);
      case Direction::South:
        return at(line + 2, column + 1, 4);
      case Direction::West:
        return at(line + 1, column, 1);
    }
    return {};
  }

  std::string_view text_;
};

consteval void add(Cells& set, Cell cell) { set = static_cast<Cells>(set | bit(cell)); }

consteval void read_spaces(TileDef& def, const Picture& picture) {
  Cells start = 0;
  for (unsigned i = 0; i < kCells; ++i) {
    const Cell cell{static_cast<unsigned char>(i)};
    const Space space = space_of(picture.code(cell));
    def.spaces[i] = space;
    if (space.symbol != Symbol::Illustrated) add(def.corridor, cell);
    if (space.symbol == Symbol::Start) add(start, cell);
    if (space.symbol == Symbol::Vortex) {
      std::optional<Cell>& vortex = def.vortex[index(*space.colour)];
      if (vortex) drawing_error_two_vortexes_of_one_colour();
      vortex = cell;
    }
  }
  if (start != 0 && start != kCentre) drawing_error_start_spaces_are_not_the_central_four();
}

// A wall is drawn once and read from both sides, so it can't differ between them.
consteval void read_walls(TileDef& def, const Picture& picture) {
  for (unsigned i = 0; i < kCells; ++i) {
    const Cell cell{static_cast<unsigned char>(i)};
    for (const Direction direction : kDirections) {
      const Border border = picture.border(cell, direction);
      const bool inner = on_tile(cell, direction);
      const bool illustrated =
          !contains(def.corridor, cell) || (inner && !contains(def.corridor, neighbour(cell, direction)));
      if (illustrated && border != Border::Wall) drawing_error_illustrated_space_not_walled();
      if (border == Border::Open) add(def.open[index(direction)], cell);
      if (border == Border::Passage) add(def.passage[index(direction)], cell);
      if (border == Border::SteelDoor) add(def.steel_door[index(direction)], cell);
      if (inner || border == Border::Wall || cell == kOpening[index(direction)]) continue;
      if (border == Border::SteelDoor) drawing_error_steel_door_in_the_border_without_entrance();
      drawing_error_opening_in_the_wrong_place();
    }
  }
}

consteval Side side_of(const Space& space, std::string_view code, Border border) {
  const bool exploration = space.symbol == Symbol::Exploration;
  const bool entrance = code == "in";
  if (border == Border::Wall) {
    if (exploration) drawing_error_exploration_space_behind_a_wall();
    return Side{entrance ? SideKind::BlindWall : SideKind::Wall, std::nullopt};
  }
  if (border == Border::SteelDoor) {
    if (!entrance) drawing_error_steel_door_in_the_border_without_entrance();
    return Side{SideKind::BlindDoor, std::nullopt};
  }
  if (!exploration && !entrance) drawing_error_opening_without_exploration_or_entrance();
  if (exploration && border != Border::ArrowOut) drawing_error_exploration_arrow_must_point_out();
  if (entrance && border != Border::ArrowIn) drawing_error_entrance_arrow_must_point_in();
  if (entrance) return Side{SideKind::Entrance, std::nullopt};
  return Side{space.colour ? SideKind::Explore : SideKind::AutoExplore, space.colour};
}

consteval void read_sides(TileDef& def, const Picture& picture) {
  unsigned entrances = 0;
  for (const Direction direction : kDirections) {
    const Cell cell = kOpening[index(direction)];
    const Side side = side_of(def.spaces[cell.index], picture.code(cell), picture.border(cell, direction));
    def.sides[index(direction)] = side;
    def.open_side[index(direction)] = side.kind == SideKind::Entrance || side.kind == SideKind::Explore ||
                                      side.kind == SideKind::AutoExplore;
    if (side.kind == SideKind::Entrance || side.kind == SideKind::BlindWall ||
        side.kind == SideKind::BlindDoor) {
      def.entrance = direction;
      ++entrances;
    }
  }
  for (unsigned i = 0; i < kCells; ++i) {
    const Cell cell{static_cast<unsigned char>(i)};
    if (contains(cells({kOpening[0], kOpening[1], kOpening[2], kOpening[3]}), cell)) continue;
    if (def.spaces[i].symbol == Symbol::Exploration || picture.code(cell) == "in") {
      drawing_error_exploration_or_entrance_away_from_its_opening();
    }
  }
  const bool start = def.spaces[cell_at(1, 1).index].symbol == Symbol::Start;
  if (start && entrances != 0) drawing_error_start_tile_with_an_entrance();
  if (!start && entrances != 1) drawing_error_not_exactly_one_entrance();
}

consteval void read_escalator(TileDef& def, const Picture& picture, char mark) {
  std::array<Cell, 2> ends{};
  std::size_t found = 0;
  for (unsigned i = 0; i < kCells; ++i) {
    const Cell cell{static_cast<unsigned char>(i)};
    if (picture.escalator_mark(cell) != mark) continue;
    if (!contains(def.corridor, cell)) drawing_error_escalator_in_an_illustrated_space();
    if (found == ends.size()) drawing_error_escalator_without_exactly_two_ends();
    ends[found] = cell;
    ++found;
  }
  if (found == 0) return;
  if (found != ends.size()) drawing_error_escalator_without_exactly_two_ends();
  def.escalator[ends[0].index] = ends[1];
  def.escalator[ends[1].index] = ends[0];
}

consteval void take_doors(TileDef& def, const Extras& extras) {
  std::array<Cells, 4> described{};
  for (const std::optional<Door>& door : extras.doors) {
    if (!door) continue;
    const std::size_t toward = index(door->toward);
    if (contains(described[toward], door->cell)) drawing_error_doors_drawn_and_described_differ();
    add(described[toward], door->cell);
    if (on_tile(door->cell, door->toward)) {
      add(described[index(opposite(door->toward))], neighbour(door->cell, door->toward));
    }
    def.doors[def.door_count] = *door;
    ++def.door_count;
  }
  if (described != def.steel_door) drawing_error_doors_drawn_and_described_differ();
}

consteval void take_restaurant(TileDef& def, const Extras& extras) {
  if (!extras.restaurant) return;
  const Restaurant restaurant = *extras.restaurant;
  if (restaurant.area == 0 || (restaurant.area & def.corridor) != 0) {
    drawing_error_restaurant_area_is_not_illustrated();
  }
  if (!contains(def.corridor, restaurant.front)) drawing_error_restaurant_front_is_no_corridor();
  bool touches = false;
  for (const Direction direction : kDirections) {
    touches = touches || (on_tile(restaurant.front, direction) &&
                          contains(restaurant.area, neighbour(restaurant.front, direction)));
  }
  if (!touches) drawing_error_restaurant_front_does_not_touch_the_area();
  def.restaurant = restaurant;
}

consteval void take_exit_faces(TileDef& def, const Extras& extras) {
  std::optional<Cell> exit;
  for (unsigned i = 0; i < kCells; ++i) {
    if (def.spaces[i].symbol != Symbol::Exit) continue;
    if (exit) drawing_error_more_than_one_exit();
    exit = Cell{static_cast<unsigned char>(i)};
  }
  if (exit.has_value() != extras.exit_faces.has_value()) {
    drawing_error_exit_and_exit_faces_do_not_go_together();
  }
  if (exit && on_tile(*exit, *extras.exit_faces)) drawing_error_exit_faces_into_the_tile();
  def.exit_faces = extras.exit_faces;
}

}  // namespace drawing

consteval TileDef draw(std::string_view text, const Extras& extras = {}) {
  const drawing::Picture picture(text);
  TileDef def;
  drawing::read_spaces(def, picture);
  drawing::read_walls(def, picture);
  drawing::read_sides(def, picture);
  drawing::read_escalator(def, picture, '/');
  drawing::read_escalator(def, picture, '\\');
  drawing::take_doors(def, extras);
  drawing::take_restaurant(def, extras);
  drawing::take_exit_faces(def, extras);
  def.sensor = extras.sensor;
  def.beholder = extras.beholder;
  def.floor = extras.floor;
  return def;
}

// A drawn face and the tile it belongs to.
struct Face {
  Tile tile = Tile::T1a;
  TileDef def;
};

}  // namespace catalog
