// The mall drawn in characters: a pure function of the position. A space is four characters wide and one
// high, with walls between them. Tiles are turned as they are on the table, and neighbours share their
// border.
//
//   ┌─1a─────── ↑↑ ─────┐     ·  a space        ey ep eg eo  exploration       tm  sand timer
//   │ tm   ·    eo   vp │     ░  nobody there   vy vp vg vo  vortex            cb  crystal ball
//   └─────         ─────┤     Y  a hero         iy ip ig io  item              ca  camera
//   ← ep  ›Y‹   P    vy │     /  an escalator   xy xp xg xo  exit              x   out of order
#pragma once

#include <optional>
#include <vector>

#include "rules/state.h"
#include "terminal/picture.h"

namespace terminal {

// What the player is looking at, besides the position.
struct Highlights {
  std::optional<rules::Pawn> chosen = std::nullopt;
  std::vector<rules::Place> within_reach = {};
  // Keys to choose with.
  struct OnSpace {
    rules::Place place;
    char sign = ' ';
  };
  struct OnTile {
    rules::Tile tile = rules::Tile::T1a;
    char sign = ' ';
  };
  std::vector<OnSpace> spaces = {};
  std::vector<OnTile> tiles = {};
  std::optional<std::size_t> looking_at = std::nullopt;  // which of those spaces or tiles
};

enum class Scale : std::uint8_t {
  Full,
  Overview,  // two characters per space and no walls: where things are, not how to get there
};

struct MallPicture {
  Picture picture;
  // The first character of each pawn's space; none for a pawn that isn't in the mall.
  std::array<std::optional<Spot>, rules::kPawns> pawns{};
  std::vector<Spot> highlights;  // of the spaces to choose from, in order
};

MallPicture picture_of(const rules::State& state, const Highlights& highlights = {},
                       Scale scale = Scale::Full);

// One tile alone, turned as it would be placed.
Picture picture_of_tile(rules::Tile tile, rules::Turns turns, Scale scale = Scale::Full);

Ink ink_of(rules::Colour colour);
Ink ink_of(rules::Pawn pawn);
char sign_of(rules::Pawn pawn);  // Y P G O

}  // namespace terminal
