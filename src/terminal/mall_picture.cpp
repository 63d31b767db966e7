#include "terminal/mall_picture.h"

#include <algorithm>
#include <array>
#include <string>

#include "base/ascii.h"
#include "notation/words.h"
#include "rules/evolve.h"
#include "rules/mall.h"
#include "terminal/mall_plan.h"

namespace terminal {
namespace {

using rules::Cell;
using rules::Pawn;
using rules::Place;
using rules::State;
using rules::Symbol;
using rules::Tile;

constexpr Style kWall{};
constexpr Style kShop{.ink = Ink::Grey};

// The letters of a symbol, in the order of the enumerators; if the second one is blank, the colour's is used.
constexpr std::array<std::string_view, 20> kCodes{"· ", "░░", "· ", "e ", "v ", "i ", "x ", "tm", "cb", "ca",
                                                  "co", "mp", "rg", "gs", "k ", "cr", "sc", "hs", "gr", "cf"};

std::string code_of(const rules::Space& space) {
  std::string code{kCodes[static_cast<std::size_t>(space.symbol)]};
  if (space.colour) code.back() = catalog::name(*space.colour)[0];
  if (space.symbol == Symbol::Exploration && !space.colour) code = "ea";
  if (space.symbol == Symbol::Command && space.direction) {
    code.back() = base::upper_case(catalog::name(*space.direction)[0]);
  }
  return code;
}

bool is_plain(const rules::Space& space) {
  return space.symbol == Symbol::Plain || space.symbol == Symbol::Start;
}

// Symbols that no longer have an effect are drawn faintly.
bool is_spent(const State& state, Place at) {
  switch (rules::space_at(at).symbol) {
    case Symbol::Exploration:
      return !rules::leads_to_the_unexplored(state, at);
    case Symbol::Vortex:
    case Symbol::Item:
      return state.stolen;
    default:
      return rules::is_out_of_order(state, at);
  }
}

Style style_of(const State& state, Place at) {
  const rules::Space& space = rules::space_at(at);
  if (is_plain(space) || space.symbol == Symbol::Illustrated || is_spent(state, at)) return kFaint;
  Style style{.ink = Ink::Plain, .weight = Weight::Bold};
  if (space.colour) style.ink = ink_of(*space.colour);
  if (space.symbol == Symbol::SandTimer) style.ink = Ink::Sand;
  if (space.symbol == Symbol::CrystalBall) style.ink = Ink::Purple;
  if (space.symbol == Symbol::Camera) style.ink = Ink::Red;
  return style;
}

// Both ends of an escalator have the same mark; a second escalator on the tile has another.
char escalator_mark(Place at) {
  const auto& ends = catalog::def(at.tile()).escalator;
  const std::optional<Cell> other = ends[at.cell().index];
  if (!other) return ' ';
  const std::uint8_t mine = std::min(at.cell().index, other->index);
  for (std::uint8_t i = 0; i < mine; ++i) {
    if (ends[i] && ends[i]->index > i) return '\\';
  }
  return '/';
}

std::optional<Pawn> pawn_on(const State& state, Place at) {
  for (std::size_t i = 0; i < rules::kPawns; ++i) {
    if (state.places[i] == at) return static_cast<Pawn>(i);
  }
  return std::nullopt;
}

bool is_line(const Border& border) { return border.fence >= Fence::OrangeWall; }

Style style_of(const Border& border) {
  if (border.fence == Fence::Shop) return kShop;
  if (border.fence == Fence::OrangeWall) return {.ink = Ink::Orange, .weight = Weight::Bold};
  if (border.fence != Fence::Arrow) return kWall;
  return {.ink = border.colour ? ink_of(*border.colour) : Ink::Plain, .weight = Weight::Bold};
}

constexpr int kHigh = 2;
constexpr int kWide = 5;
constexpr Spot scaled(Spot spot) { return {spot.row * kHigh, spot.column * kWide}; }

// Corners, by the lines that meet there: 1 above, 2 right, 4 below, 8 left.
constexpr std::u32string_view kCorners = U" │─└││┌├─┘─┴┐┤┬┼";

Glyph corner(const MallFences& fences, Spot spot) {
  const Border above = fences.left({spot.row - 1, spot.column});
  const Border right = fences.above(spot);
  const Border below = fences.left(spot);
  const Border left = fences.above({spot.row, spot.column - 1});
  const std::size_t lines = (is_line(above) ? 1U : 0U) + (is_line(right) ? 2U : 0U) +
                            (is_line(below) ? 4U : 0U) + (is_line(left) ? 8U : 0U);
  if (lines != 0) return {kCorners[lines], kWall};
  const bool is_shop = above.fence == Fence::Shop && right.fence == Fence::Shop &&
                       below.fence == Fence::Shop && left.fence == Fence::Shop;
  return is_shop ? Glyph{U'░', kShop} : Glyph{};
}

constexpr std::array<char32_t, 4> kArrows{U'↑', U'→', U'↓', U'←'};

char32_t along(const Border& border, bool is_level) {
  switch (border.fence) {
    case Fence::Nothing:
    case Fence::Open:
      return U' ';
    case Fence::Shop:
      return U'░';
    case Fence::Arrow:
      return kArrows[catalog::index(border.toward)];
    case Fence::OrangeWall:
      return is_level ? U'┄' : U'┆';
    case Fence::Wall:
      return is_level ? U'─' : U'│';
  }
  return U' ';
}

void draw_fences(Picture& picture, const MallFences& fences, Extent spaces) {
  for (int row = 0; row <= spaces.rows; ++row) {
    for (int column = 0; column <= spaces.columns; ++column) {
      const Spot at = scaled({row, column});
      picture.put(at, corner(fences, {row, column}));
      const Border above = fences.above({row, column});
      for (int i = 1; i < kWide; ++i) {
        const bool is_open = above.fence == Fence::Arrow && (i == 1 || i == kWide - 1);
        if (!is_open) picture.put({at.row, at.column + i}, {along(above, true), style_of(above)});
      }
      const Border left = fences.left({row, column});
      picture.put({at.row + 1, at.column}, {along(left, false), style_of(left)});
    }
  }
}

// A hero fills its space, but the letters of the symbol below stay readable.
void draw_pawn(Picture& picture, Spot spot, Pawn pawn, const rules::Space& space, bool is_chosen) {
  const Style badge{.ink = ink_of(pawn), .weight = Weight::Bold, .ground = Ground::Reversed};
  const std::string sign{sign_of(pawn)};
  const bool is_alone = is_plain(space);
  const std::string text =
      is_alone ? (is_chosen ? "›" + sign + "‹" : " " + sign + " ") : sign + code_of(space);
  const int end = picture.write(spot, text, badge);
  if (is_chosen && !is_alone && picture.at({spot.row, end}).symbol == U' ') {
    picture.put({spot.row, end}, {U'‹', badge});
  }
}

void draw_space(Picture& picture, Spot spot, const State& state, Place at, const Highlights& highlights) {
  const rules::Space& space = rules::space_at(at);
  if (space.symbol == Symbol::Illustrated) {
    picture.write(spot, "░░░░", kShop);
    return;
  }
  picture.write({spot.row, spot.column + 1}, code_of(space), style_of(state, at));
  picture.put({spot.row, spot.column + 3}, {static_cast<char32_t>(escalator_mark(at)), kBold});
  if (rules::is_out_of_order(state, at)) {
    picture.put({spot.row, spot.column + 3}, {U'x', Style{.ink = Ink::Red, .weight = Weight::Bold}});
  }
  if (highlights.chosen && std::ranges::find(highlights.within_reach, at) != highlights.within_reach.end()) {
    const int column = spot.column + (is_plain(space) ? 1 : 0);
    picture.put({spot.row, column}, {U'•', Style{.ink = ink_of(*highlights.chosen), .weight = Weight::Bold}});
  }
  if (const auto pawn = pawn_on(state, at)) draw_pawn(picture, spot, *pawn, space, pawn == highlights.chosen);
}

Style style_of_mark(const Highlights& highlights, std::size_t index) {
  const Ink ink = highlights.looking_at == index ? Ink::Red : Ink::Plain;
  return {.ink = ink, .weight = Weight::Bold, .ground = Ground::Reversed};
}

// Every tile has one stretch of wall that no neighbour ever touches, however it is turned: above its upper
// left space.
void draw_name(Picture& picture, const State& state, const MallPlan& plan, Tile tile,
               const Highlights& highlights) {
  const rules::Turns back{
      static_cast<std::uint8_t>((4U - rules::placed_tile(state, tile).turns.quarters) & 3U)};
  const Spot corner = scaled(plan.spot(rules::place(tile, catalog::turned(catalog::cell_at(0, 0), back))));
  const std::string_view name = catalog::name(tile);
  picture.write({corner.row, corner.column + (name.size() > 2 ? 1 : 2)}, name, kBold);
  for (std::size_t i = 0; i < highlights.tiles.size(); ++i) {
    if (highlights.tiles[i].tile != tile) continue;
    picture.write({corner.row, corner.column + 1}, "[" + std::string{highlights.tiles[i].sign} + "]",
                  style_of_mark(highlights, i));
  }
}

void draw_marks(Picture& picture, const Highlights& highlights, const auto& spot_of) {
  for (std::size_t i = 0; i < highlights.spaces.size(); ++i) {
    const auto& mark = highlights.spaces[i];
    picture.put(spot_of(mark.place), {static_cast<char32_t>(mark.sign), style_of_mark(highlights, i)});
  }
}

void draw_in_full(MallPicture& mall, const State& state, const MallPlan& plan, const Highlights& highlights) {
  const Extent spaces = plan.extent();
  mall.picture = Picture{{spaces.rows * kHigh + 1, spaces.columns * kWide + 1}};
  draw_fences(mall.picture, MallFences{state, plan}, spaces);
  for (const Tile tile : state.placed) {
    for (std::uint8_t i = 0; i < catalog::kCells; ++i) {
      const Place at = rules::place(tile, Cell{i});
      const Spot corner = scaled(plan.spot(at));
      draw_space(mall.picture, {corner.row + 1, corner.column + 1}, state, at, highlights);
    }
    draw_name(mall.picture, state, plan, tile, highlights);
  }
  draw_marks(mall.picture, highlights, [&](Place at) {
    const Spot corner = scaled(plan.spot(at));
    return Spot{corner.row + 1, corner.column + 4};
  });
}

void draw_overview(MallPicture& mall, const State& state, const MallPlan& plan,
                   const Highlights& highlights) {
  const Extent spaces = plan.extent();
  mall.picture = Picture{{spaces.rows, spaces.columns * 2}};
  for (const Tile tile : state.placed) {
    for (std::uint8_t i = 0; i < catalog::kCells; ++i) {
      const Place at = rules::place(tile, Cell{i});
      const Spot spot = plan.spot(at);
      const Spot here{spot.row, spot.column * 2};
      mall.picture.write(here, code_of(rules::space_at(at)), style_of(state, at));
      if (rules::is_out_of_order(state, at)) mall.picture.write(here, "x ", {.ink = Ink::Red});
      if (const auto pawn = pawn_on(state, at)) {
        const std::string sign{sign_of(*pawn)};
        mall.picture.write(here, sign + (pawn == highlights.chosen ? "‹" : " "),
                           {.ink = ink_of(*pawn), .weight = Weight::Bold, .ground = Ground::Reversed});
      }
    }
  }
  draw_marks(mall.picture, highlights, [&](Place at) {
    const Spot spot = plan.spot(at);
    return Spot{spot.row, spot.column * 2};
  });
}

}  // namespace

Ink ink_of(rules::Colour colour) {
  constexpr std::array kInks{Ink::Yellow, Ink::Purple, Ink::Green, Ink::Orange};
  return kInks[catalog::index(colour)];
}

Ink ink_of(Pawn pawn) { return rules::is_hero(pawn) ? ink_of(rules::colour_of(pawn)) : Ink::Plain; }

char sign_of(Pawn pawn) { return base::upper_case(notation::letter(pawn)); }

MallPicture picture_of(const State& state, const Highlights& highlights, Scale scale) {
  const MallPlan plan{state};
  MallPicture mall;
  if (scale == Scale::Full) {
    draw_in_full(mall, state, plan, highlights);
  } else {
    draw_overview(mall, state, plan, highlights);
  }
  const auto on_picture = [&](Place at) {
    const Spot spot = plan.spot(at);
    return scale == Scale::Full ? Spot{spot.row * kHigh + 1, spot.column * kWide + 1}
                                : Spot{spot.row, spot.column * 2};
  };
  for (std::size_t i = 0; i < rules::kPawns; ++i) {
    if (state.places[i] != rules::kNowhere) mall.pawns[i] = on_picture(state.places[i]);
  }
  for (const auto& mark : highlights.spaces) mall.highlights.push_back(on_picture(mark.place));
  return mall;
}

Picture picture_of_tile(Tile tile, rules::Turns turns, Scale scale) {
  State alone;
  rules::evolve(alone, rules::TilePlaced{.tile = rules::Card{tile},
                                         .from = rules::kNowhere,
                                         .row = 0,
                                         .column = 0,
                                         .turns = turns,
                                         .dimension = 0,
                                         .right = rules::Right::Hero});
  return picture_of(alone, {}, scale).picture;
}

}  // namespace terminal
