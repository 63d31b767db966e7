#include "terminal/mall_picture.h"

#include <gtest/gtest.h>

#include <string>

#include "support/scene.h"

namespace terminal {
namespace {

using scene::Scene;

Scene discovery() { return Scene{rules::ScenarioChoice{.scenario = 1}}; }

std::string drawn(const Scene& scene, const Highlights& highlights = {}) {
  return "\n" + text_of(picture_of(scene.game.state, highlights).picture, Alphabet::Unicode);
}

TEST(MallPicture, shows_the_starting_tile) {
  EXPECT_EQ(drawn(discovery()), R"(
┌─1a─────── ↑↑ ─────┐
│ tm   ·    eo   vp │
└─────         ─────┤
← ep   Y    P    vy │
┌─────         ┌────┘
│ vo   G    O  │ eg/→
├─────         ├────┐
│ vg   ey   · /│░░░░│
└───── ↓↓ ─────┴────┘
)");
}

TEST(MallPicture, can_be_drawn_in_ascii) {
  EXPECT_EQ("\n" + text_of(picture_of(discovery().game.state).picture, Alphabet::Ascii), R"(
+-1a------- ^^ -----+
| tm   .    eo   vp |
+-----         -----+
< ep   Y    P    vy |
+-----         +----+
| vo   G    O  | eg/>
+-----         +----+
| vg   ey   . /|####|
+----- vv -----+----+
)");
}

// Tile 12 has two escalators; its entrance is printed in the east and ends up in the south.
TEST(MallPicture, turns_a_tile_as_it_is_placed) {
  EXPECT_EQ("\n" + text_of(picture_of_tile(scene::tile("12"), rules::Turns{1}), Alphabet::Unicode), R"(
┌─12─────── ↑↑ ─────┐
│ xo   · \  ey   ·  │
├────┬─────────┐    │
│ · \│░░░░░░░░░│ · /│
│    └─────────┼────┤
│ ·    ·    · /│░░░░│
├─────    ─────┤░░░░│
│ vp   ·    vo │░░░░│
└───── ↑↑ ─────┴────┘
)");
}

TEST(MallPicture, shows_the_small_opening_of_an_orange_wall) {
  EXPECT_EQ("\n" + text_of(picture_of_tile(scene::tile("14"), rules::Turns{0}), Alphabet::Unicode), R"(
┌─14─┬────┐ ↑↑ ┌────┐
│ vp │░░░░│ eg │░░░░│
│    │░░░░│    └────┤
│ · /│░░░░│ ·    ·  │
│    │░░░░│    │    │
│ ·  │░░░░│ · /│ ·  ←
│    └────┴┄┄┄┄┴────┐
│ ·    eo   ·    vy │
└───── ↓↓ ──────────┘
)");
}

// Each neighbour is shifted by one space; where an opening meets a wall, there is a wall.
TEST(MallPicture, joins_four_neighbours_in_a_pinwheel) {
  Scene scene = discovery();
  scene.tile("5", "1a:0,2").tile("3", "1a:2,3").tile("2", "1a:3,1").tile("4", "1a:1,0");
  EXPECT_EQ(drawn(scene), R"(
                         ┌─5───────┐ ↑↑ ─────┐
                         │ ·    ·  │ eo   ·  │
                         │    │    ├────┐    │
                         ← ey │ ·  │ tm │ ·  │
                         ┌────┘    │    │    │
                         │ vp   ·    ·    eg →
┌─4──┬────┐ ↑↑ ┌────┐    ├────┬─────    ┌────┐
│ vy │░░░░│ eg │░░░░│    │░░░░│ ·    ·  │░░░░│
│    └────┘    │░░░░├─1a─┴────┘    ─────┼────┘
← ep   ·    ·  │░░░░│ tm   ·    eo   vp │
┌────┬─────    └────┴─────         ─────┼─3──┬────┐ ↑↑ ─────┐
│░░░░│ tm   ·    ·    ep   Y    P    vy │░░░░│ tm │ ep   ·  │
│░░░░└────┐    ┌────┬─────         ┌────┴────┤    └─────    │
│░░░░░░░░░│ vo │░░░░│ vo   G    O  │ eg/  ·  │ ·    ·    ·  │
└─────────┴────┴────┼─────         ├────┐    │    │    ─────┤
                    │ vg   ey   · /│░░░░│ ·    ·  │ ·    vo │
               ┌─2──┼─────    ┌────┼────┼────┐    │    ┌────┤
               │░░░░│ vp   ·  │ vg │    │░░░░│ ey │ vg │░░░░│
               │░░░░└────┐    │    │    └────┘ ↓↓ └────┴────┘
               │░░░░░░░░░│ ·    ·  │
               │░░░░░░░░░└────┐    │
               │░░░░░░░░░░░░░░│ eo/→
               ├─────────┐░░░░└────┐
               │ xp   · /│░░░░░░░░░│
               └─────────┴─────────┘
)");
}

// The yellow way out of tile 5 leads to the unexplored until a wall of tile 2 is placed there (B-MOVE-5).
TEST(MallPicture, an_opening_that_meets_a_wall_is_closed) {
  Scene scene = discovery();
  scene.tile("5", "1a:0,2").tile("4", "1a:1,0");
  EXPECT_NE(drawn(scene).find("← ey │ ·  │ tm │"), std::string::npos) << drawn(scene);
  scene.tile("2", "4:3,1");
  EXPECT_NE(drawn(scene).find("│ ey │ ·  │ tm │"), std::string::npos) << drawn(scene);
}

TEST(MallPicture, marks_what_the_chosen_hero_can_reach_and_what_can_be_chosen) {
  Scene scene = discovery();
  scene.hero("purple", "1a:1,0").out_of_order("1a:0,0");
  const Highlights highlights{.chosen = rules::Pawn::Purple,
                              .within_reach = {scene::at("1a:1,2"), scene::at("1a:1,3")},
                              .spaces = {{scene::at("1a:0,3"), '1'}}};
  EXPECT_EQ(drawn(scene, highlights), R"(
┌─1a─────── ↑↑ ─────┐
│ tmx  ·    eo   vp1│
└─────         ─────┤
←Pep‹  Y    •   •vy │
┌─────         ┌────┘
│ vo   G    O  │ eg/→
├─────         ├────┐
│ vg   ey   · /│░░░░│
└───── ↓↓ ─────┴────┘
)");
}

TEST(MallPicture, makes_heroes_stand_out_in_their_colours) {
  const MallPicture mall = picture_of(discovery().game.state);
  const std::optional<Spot> yellow = mall.pawns[rules::index(rules::Pawn::Yellow)];
  ASSERT_TRUE(yellow);
  const Glyph glyph = mall.picture.at({yellow->row, yellow->column + 1});
  EXPECT_EQ(glyph.symbol, U'Y');
  EXPECT_EQ(glyph.style.ink, Ink::Yellow);
  EXPECT_EQ(glyph.style.ground, Ground::Reversed);
  EXPECT_FALSE(mall.pawns[rules::index(rules::Pawn::Guard1)]);
}

TEST(MallPicture, draws_what_has_been_used_faintly) {
  Scene scene = discovery();
  const auto ink_at_north = [&] {
    const Picture picture = picture_of(scene.game.state).picture;
    for (int row = 0; row < picture.extent().rows; ++row) {
      for (int column = 0; column + 1 < picture.extent().columns; ++column) {
        const bool is_there =
            picture.at({row, column}).symbol == U'e' && picture.at({row, column + 1}).symbol == U'o';
        if (is_there && picture.at({row + 2, column}).style.ink != Ink::Orange)
          return picture.at({row, column}).style.ink;
      }
    }
    return Ink::Plain;
  };
  EXPECT_EQ(ink_at_north(), Ink::Orange);
  scene.tile("9", "1a:0,2");
  EXPECT_EQ(ink_at_north(), Ink::Grey);
}

TEST(MallPicture, puts_two_dimensions_side_by_side) {
  const Scene scene{rules::ScenarioChoice{.scenario = 13}};
  const Picture picture = picture_of(scene.game.state).picture;
  EXPECT_EQ(picture.extent(), (Extent{9, 51}));
}

TEST(MallPicture, shows_the_whole_mall_small) {
  const Picture picture = picture_of(discovery().game.state, {}, Scale::Overview).picture;
  EXPECT_EQ("\n" + text_of(picture, Alphabet::Unicode), R"(
tm· eovp
epY P vy
voG O eg
vgey· ░░
)");
}

}  // namespace
}  // namespace terminal
